"""How long each fixed row is. The numbers stand again in sizes.pxd; a test compares them."""

CITIES = 7
CLASSES = 2
SUPPLIES = 4
COUNTED = 9
SYMBOLS = 3
ITEMS = 128
WORDS = 5
HAND = 8
AGES = 3
ROUNDS = 7
DEALS = 21
PAST = 21
BOARDS = 14
DECKS = 24
DECK = 64
AGENDA = 4
WAYS = 64
MENU = 512
SHEET = 16
SLOTS = 128
REVIVALS = 8
CHECKS = 16
