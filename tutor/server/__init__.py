"""The pages served in a browser: Voilà under our template, locked down, with what it starts stopped again."""
