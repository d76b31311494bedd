"""7 Wonders in words."""
