"""The components of Duel: how cards are declared, the cards, wonders and tokens, and their numbers."""
