"""The second edition of 7 Wonders (2020): the cards and boards that differ, and their effects."""
