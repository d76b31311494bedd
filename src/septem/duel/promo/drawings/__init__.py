"""The promotional wonders in the terminal."""
