"""The information that a seat may have about a position."""
