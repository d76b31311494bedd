"""Bots of Duel: features, the network, the search, and training by self-play."""
