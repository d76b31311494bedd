"""Expert iteration for Duel: self-play, training with torch, and promotion by a match."""
