"""What a seat may know of a position, and positions that it cannot rule out."""
