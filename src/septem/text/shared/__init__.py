"""Words and sentences that every game uses."""
