"""Table sessions: seats, moves, clocks, bots, chat and replays.

Nothing here imports a web framework, a database, sockets or processes: `interfaces` names what a session needs, the
server implements it in `store` and `thinking`, and `standalone` implements it in memory, for a page without a server.
"""
