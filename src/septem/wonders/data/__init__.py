"""The components of 7 Wonders: how cards and boards are declared, the cards and boards, and their numbers."""
