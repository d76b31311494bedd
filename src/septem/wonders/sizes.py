"""How long each fixed row is. `make generate` repeats the numbers in sizes.pxd."""

CITIES = 8
CLASSES = 2
SUPPLIES = 4
COUNTED = 12
SYMBOLS = 3
ITEMS = 208
WORDS = 7
HAND = 9
AGES = 3
ROUNDS = 7  # of an age of the base game; the position says how many there are
DEALS = 24
PAST = 24
BOARDS = 21
DECKS = 27
DECK = 64
AGENDA = 4
WAYS = 256
MENU = 2048
SHEET = 16
SLOTS = 256
WILD = 3
GOODS_SETS = 16
PICKS = 4
LEADERS = 42
REVIVALS = 8
CHECKS = 16
