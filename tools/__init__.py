"""What `make` and the tests run: finding a Python and a browser, locking versions."""
