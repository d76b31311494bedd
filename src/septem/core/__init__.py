"""What every game shares: randomness, events, quotes, tables and records. No word of 7 Wonders in here."""
