"""Where each part of an observation of Duel begins. `make generate` repeats the numbers in sizes.pxd.

All of it follows from version 0 of the environments, not from the catalogue: it stays what was published.
"""

from . import version_0

ITEMS = len(version_0.ITEMS)
CARDS, WONDERS, TOKENS = len(version_0.CARDS), len(version_0.WONDERS), len(version_0.TOKENS)
DIVINITIES, KINDS = len(version_0.DIVINITIES), len(version_0.QUESTIONS)
FIRST_WONDER, FIRST_TOKEN, FIRST_DIVINITY = CARDS, CARDS + WONDERS, CARDS + WONDERS + TOKENS  # numbers of version 0
STRUCTURE, GOODS, COLOURS, SYMBOLS, LOOT = 20, 5, 12, 7, 4
OFFERINGS, MYTHOLOGIES, IN_PANTHEON = 3, 5, 6

# An observation: where each part begins.
MINE = 0  # by item: how many of it stand in my city,
YOURS = MINE + ITEMS  # and in the other
DISCARDED = YOURS + ITEMS  # by card
VISIBLE = DISCARDED + CARDS  # by card: 1 face up in the structure, 2 open
MY_WONDERS = VISIBLE + CARDS  # by wonder: unbuilt ones
YOUR_WONDERS = MY_WONDERS + WONDERS
OFFERED_WONDERS = YOUR_WONDERS + WONDERS  # lying there to be drafted
BOARD = OFFERED_WONDERS + WONDERS  # by token
SEEN_TOKENS = BOARD + TOKENS  # drawn or lent, and seen by me
SEEN_DIVINITIES = SEEN_TOKENS + TOKENS  # 1 to 6: the slot of the pantheon, from 7 on: the place in its deck
SLOTS = SEEN_DIVINITIES + DIVINITIES  # by slot: 0 empty, 1 face down, 2 a guild or temple face down, from 3 on the card
MARKS = SLOTS + STRUCTURE  # by slot: what lies on it
CITIES = MARKS + STRUCTURE  # mine, then the other
CITY = 12 + 2 * GOODS + COLOURS + SYMBOLS + OFFERINGS
TABLE = CITIES + 2 * CITY
QUESTION = TABLE + 10 + LOOT  # by kind: what it is about, and 1; negative if the other is asked
SHRINES = QUESTION + KINDS  # by slot of the pantheon: 0 empty, 1 face down, 2 known to me
DECKS = SHRINES + IN_PANTHEON  # divinities left in each
OBSERVATION = DECKS + MYTHOLOGIES

A_SLOT = 2 + WONDERS  # actions of a slot: sell, build, and a wonder raised with its card
