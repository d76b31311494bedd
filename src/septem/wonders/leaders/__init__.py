"""7 Wonders: Leaders, an expansion."""
