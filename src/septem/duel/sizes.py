"""How long each fixed row is. `make generate` repeats the numbers in sizes.pxd."""

SEATS = 2
GOODS = 5
COLOURS = 12
ITEMS = 160
SLOTS = 20
AGES = 3
DEAL = AGES * SLOTS
PILE = 80
AGENDA = 16
MENU = 1024
BAG = 32  # at most so many cards in a deck, wonders or tokens: sets of them are numbers of 32 bits
OFFER = 8
BOX = 20
WONDERS = 20
SHEET = 16
QUESTIONS = 32
VERBS = 32
FACTS = 96
DECKS = 8
REMOVED = AGES * 3
MYTHOLOGIES = 5
PILED = MYTHOLOGIES * 3
SHRINES = 6
LENT = 2
MARKS = 8
OFFERINGS = 3
