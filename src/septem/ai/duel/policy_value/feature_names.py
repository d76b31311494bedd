"""The features of positions by name: families of consecutive numbers, the only declaration of both.

Beside what `septem.ai.duel.features` declares there are: how many cards lie above a covered card and what an open one
would uncover, prices, cards that nobody has seen, the discard pile while somebody may build from it, tempo (cards left,
safe cards, extra turns), and what guilds and the best buildings would score now.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....duel import sizes
from ....duel.constants import CAPITAL, COLOURS, GUILD_DECK, MOST_WONDERS, NO_DECK, QUESTIONS
from ....duel.constants import GOODS as GOOD_NAMES
from ....duel.constants import SYMBOLS as SYMBOL_NAMES
from ....duel.data.catalogue import CATALOGUE
from ....duel.data.components import FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN, MOST_SLOTS
from ....duel.expansions import EXPANSIONS as DECLARED
from ....duel.expansions import loaded
from ....duel.features import FeatureNames, check_features, number_features
from . import sizes as room

DRAFTED = sizes.OFFER  # wonders drafted in all
MOST_COINS = 31  # more coins than this are seen as this many
MOST_UNITS = 4  # units of a good
MOST_SYMBOLS = 7  # different symbols
MOST_SAFE = 7  # open cards that uncover nothing
MOST_EXTRA_TURNS = 3  # wonders that would bring one now
MOST_POINTS = 15  # of a guild, or of what could be built now
WIDEST = 30  # differences of points beyond this are seen as this
PHASES = ("draft", *(f"age{age + 1}" for age in range(sizes.AGES)))
PARITIES = ("even", "odd")  # of the number of cards left
PRICES = ("free", "below4", "below7", "more", "short2", "short5", "short")  # see `market.price_class`
PAYABLE = PRICES.index("short2")  # classes before this one can be paid
DEPTHS = ("below1", "below2", "below5", "below")  # under so many cards at most, directly or not
UNCOVERING = 3  # 0, 1 or 2 cards
GAINS = ("card", "second_card", "wonder")  # of which the best one is seen


def ids(items: Iterable[int]) -> list[str]:
    return [CATALOGUE.id(item) for item in items]


def each(outer: Iterable[object], inner: Iterable[object]) -> list[str]:
    """Every member of one family with every member of another."""
    every = list(inner)
    return [f"{one}.{other}" for one in outer for other in every]


ITEMS = CATALOGUE.size
CARDS = 1 + max(item for item in range(ITEMS) if CATALOGUE.deck[item] != NO_DECK)
WONDERS = FIRST_TOKEN - FIRST_WONDER
FIRST_GUILD = CATALOGUE.deck_start[GUILD_DECK]
GUILDS = CARDS - FIRST_GUILD  # what stands for guilds in expansions comes after them
SCORES = 2 * WIDEST + 1
SPACES = 2 * CAPITAL + 1
KINDS = len(SYMBOL_NAMES)
CARD_IDS, WONDER_IDS = ids(range(CARDS)), ids(range(FIRST_WONDER, FIRST_TOKEN))
TOKEN_IDS, GUILD_IDS = ids(range(FIRST_TOKEN, LAST_TOKEN)), ids(range(FIRST_GUILD, CARDS))
AGES = PHASES[1:]

# The number of the first feature of each family. `for_both` adds two blocks: the asked seat's, then the other's.
FEATURES = FeatureNames()
BUILT = FEATURES.for_both("built", ids(range(ITEMS)))
GOODS = FEATURES.for_both("goods", each(GOOD_NAMES, range(MOST_UNITS + 1)))
COINS = FEATURES.for_both("coins", range(MOST_COINS + 1))
SYMBOLS = FEATURES.for_both("symbols", each(PHASES, range(MOST_SYMBOLS + 1)))
KNOWN = FEATURES.for_both("symbol", SYMBOL_NAMES)
PAIRS = FEATURES.for_both("pair", SYMBOL_NAMES)
HAND = FEATURES.for_both("unbuilt", WONDER_IDS)
WONDER_PRICE = FEATURES.for_both("wonder_price", each(WONDER_IDS, PRICES))
PRICE = FEATURES.for_both("price", each(CARD_IDS, PRICES))
COVERED_PRICE = FEATURES.for_both("covered_price", each(CARD_IDS, PRICES))
OPEN = FEATURES.family("open", each(CARD_IDS, [f"uncovers{number}" for number in range(UNCOVERING)]))
COVERED = FEATURES.family("covered", each(CARD_IDS, DEPTHS))
HIDDEN = FEATURES.family("hidden", each(AGES, range(MOST_SLOTS)))
UNSEEN = FEATURES.family("unseen", CARD_IDS)
DISCARDED = FEATURES.family("discarded", CARD_IDS)
LEFT = FEATURES.family("cards_left", each(AGES, range(MOST_SLOTS + 1)))
SAFE = FEATURES.family("safe", each(AGES, each(PARITIES, range(MOST_SAFE + 1))))
EXTRA_TURNS = FEATURES.for_both("extra_turns", each(PARITIES, range(MOST_EXTRA_TURNS + 1)))
DRAFT = FEATURES.family("drafted", range(DRAFTED))
OFFER = FEATURES.family("offer", WONDER_IDS)
QUESTION = FEATURES.family("question", QUESTIONS)
DESTROYED = FEATURES.family("destroyed", COLOURS)
EXTRA_TURN = FEATURES.family("extra_turn", ("due",))
AT_TURN = FEATURES.family("at_turn", ("mine",))
RAISED = FEATURES.family("wonders_built", range(MOST_WONDERS + 1))
PAWN = FEATURES.family("pawn", each(PHASES, range(-CAPITAL, CAPITAL + 1)))
LOOT = FEATURES.for_both("loot", ("near", "far"))
BOARD = FEATURES.family("board", TOKEN_IDS)
DRAWN = FEATURES.family("drawn", TOKEN_IDS)
SCORE = FEATURES.family("score", each(PHASES, range(-WIDEST, WIDEST + 1)))
VICTORY = FEATURES.for_both("victory", ("next",))  # an open card or a wonder would win at once
NEAR_VICTORY = FEATURES.for_both("victory_covered", ("next",))  # a covered card would
PAIRABLE = FEATURES.for_both("pairable", ("next",))  # an open card would make a pair
GUILD = FEATURES.for_both("guild", each(GUILD_IDS, range(MOST_POINTS + 1)))
GAIN = FEATURES.for_both("gain", each(AGES, each(GAINS, range(MOST_POINTS + 1))))
POINTS = MOST_POINTS + 1


SIZES = "FEATURES in septem/ai/duel/policy_value/sizes.py"  # what to raise where features do not fit
DETAILED = [one.detailed_features or one.features for one in DECLARED]
EXPANSIONS = number_features(FEATURES, [loaded(name)() for name in DETAILED if name])
check_features(FEATURES.names, room.FEATURES, SIZES)
