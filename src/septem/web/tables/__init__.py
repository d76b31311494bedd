"""Tables: seats, moves, clocks, audience, bots and replays, without network or database."""
