"""The steps, one a file, the oldest first."""
