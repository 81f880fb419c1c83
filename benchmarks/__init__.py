"""Speed and size, measured beside peers in one run; `python -m benchmarks` writes RESULTS.md. Never part of a test."""
