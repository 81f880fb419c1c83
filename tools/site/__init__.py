"""The static site: every page as a file, Python in the browser, no server (docs/site.md)."""
