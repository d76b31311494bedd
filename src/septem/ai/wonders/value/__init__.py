"""The learned value of positions of 7 Wonders: features, and a network of whole numbers."""
