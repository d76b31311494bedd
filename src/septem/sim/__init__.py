"""Many games between players that are programs, and what can be concluded from them."""
