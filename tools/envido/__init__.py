"""The envido of two players as a game by itself: solved exactly, for the bots (``python -m tools.envido``).

It runs where numpy and scipy are, in the environment of the benchmark's peers; the tables need neither.
"""
