"""How long each fixed row is. `make generate` repeats the numbers in sizes.pxd.

Declarations may grow up to these lengths; one entry more fails at import and names the length to raise. The room
that the game and its expansions leave is for expansions outside the package.
"""

CITIES = 8
CLASSES = 2
SUPPLIES = 4
SYMBOLS = 3
AGES = 3
ROUNDS = 7  # of an age of the base game; the position says how many there are,
MOST_ROUNDS = 8  # and at most there are so many
HAND = MOST_ROUNDS + 1  # cards; one more while the Free City's is drawn
DEALS = AGES * CITIES  # hands
PAST = AGES * MOST_ROUNDS  # rounds of a game
EDITIONS = 2  # of the base game
DECKS = EDITIONS * (CITIES + 1) * AGES  # by edition and number of cities
DECK = CITIES * MOST_ROUNDS  # cards of an age

COUNTED = 14  # colours of items and kinds of tokens
ITEMS = 320
WORDS = 8  # sixteen cards each; their numbers must fit into a signed byte
CARDS = 16 * WORDS
BOARDS = 49  # sides
OTHER_ITEMS = 48  # neither cards nor stages
QUESTIONS = 32
FACTS = 96
SPARE = 32  # numbers that expansions of other packages keep in a position
CATEGORIES = 10  # of the score sheet
SHEET = CATEGORIES + 1 + 2 * SYMBOLS

AGENDA = 4
MENU = 2048
WAYS = 256
WILD = 3
GOODS_SETS = 16
PICKS = 4
REVIVALS = 8
CHECKS = 16

# Where a card of an age can be (`knowledge.slots`): played in a round by a city; from here on in hands, in the Free
# City's draw pile, in the box.
HAND_SLOTS = 64
DRAW_SLOTS = 192
BOX_SLOTS = 208
SLOTS = 256
