"""Training of the value network of 7 Wonders: self-play, training with torch, and promotion by a match."""
