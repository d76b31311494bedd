"""The commands. Each is a function in a module of the same name; help lists them in this order."""

NAMES = (
    *("new", "show", "moves", "quote", "play", "score", "replay", "verify", "demo", "game"),
    *("rules", "serve", "admin", "match", "ladder", "simulate", "train", "report", "bot", "hint", "analyse"),
    "puzzles",
)
