"""Playing: deals by a seed, bots that see what their seat sees, and what they make of it."""
