"""Players of Duel that think ahead: what they see of a position, how they judge it, and the search."""
