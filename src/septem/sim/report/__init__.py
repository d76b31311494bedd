"""What simulated games came to, for people to read: figures with their intervals, pictures, a page."""
