"""The things that cards of Leaders count, besides coins, points and shields."""

COUNTED = {"leader": "count.leader"}  # nouns, by the text that counts them
