"""A game in the terminal: session, input, drawing aids."""
