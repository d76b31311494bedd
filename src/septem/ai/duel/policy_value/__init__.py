"""The learned player of Duel: features, a network with a value head and a policy head, PUCT, and exact endgames."""
