"""What the terminal says besides the game."""
