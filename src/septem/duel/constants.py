"""Numbers with names: colours, goods, questions, moves, facts. Expansions append theirs in their own `constants`."""

from ..core.names import Names
from ..core.reasons import Reason, Source
from . import sizes

SIZES = "septem/duel/sizes.py"  # where to raise what is too small

COLOURS = Names("colours", sizes.COLOURS, f"COLOURS in {SIZES}")
BROWN, GRAY, BLUE, GREEN, YELLOW, RED, PURPLE, WONDER, TOKEN = COLOURS.add(
    "brown", "gray", "blue", "green", "yellow", "red", "purple", "wonder", "progress_token"
)

GOODS = ("clay", "wood", "stone", "glass", "papyrus")
LETTERS = "CWSGP"
RAW_FROM, RAW_TO, MADE_FROM, MADE_TO = 0, 3, 3, 5

SYMBOLS = ("armillary_sphere", "sundial", "mortar", "plumb_line", "quill", "wheel", "scales")
DECKS = Names("decks", sizes.DECKS - 1, f"DECKS in {SIZES}")  # one row more, for the end of the last
AGE_ONE_DECK, AGE_TWO_DECK, AGE_THREE_DECK, GUILD_DECK = DECKS.add("age1", "age2", "age3", "guilds")
NO_DECK = -1

LAID = {  # cards of each deck in the structure of each age (D-007, D-008)
    AGE_ONE_DECK: (20, 0, 0),
    AGE_TWO_DECK: (0, 20, 0),
    AGE_THREE_DECK: (0, 0, 17),
    GUILD_DECK: (0, 0, 3),
}
REMOVED = 3  # cards of each age that are (D-007)
TOKENS_ON_BOARD = 5
NOTHING = sizes.ITEMS - 1  # an item nobody ever builds; also: no card here
CAPITAL = 9
NEAR_LOOT, NEAR_COINS = 3, 2  # where the pawn meets a loot token, and what that costs
FAR_LOOT, FAR_COINS = 6, 5
ENOUGH_SYMBOLS = 6  # different ones, for the victory
NOWHERE = 99  # no space of the track
GROUP = 4  # wonders shown at once
DRAFTED_EACH = 4  # wonders of each city
DRAFT_ORDER = (0, 1, 1, 0, 1, 0, 0, 1)  # seats (D-012)
DRAFT_ORDERS = {"usual": DRAFT_ORDER, "mirrored": (1, 0, 0, 1, 0, 1, 1, 0), "alternating": (0, 1, 0, 1, 0, 1, 0, 1)}
MOST_WONDERS = 7  # built in one game, both cities together
LOOT = ("loot_p1_2", "loot_p1_5", "loot_p2_2", "loot_p2_5")  # bit numbers of State.loot

# Questions: the agenda of a position says which seat is asked, and about what.
QUESTIONS = Names("questions", sizes.QUESTIONS, f"QUESTIONS in {SIZES}")
DRAFT_WONDER, TAKE_TURN, PICK_TOKEN, KEEP_TOKEN, REVIVE_CARD, DESTROY_CARD, CHOOSE_STARTER = QUESTIONS.add(
    "draft", "turn", "token", "library", "revive", "destroy", "starter"
)

BASE_QUESTIONS = len(QUESTIONS)

# Verbs of moves: see `moves`.
VERBS = Names("verbs", sizes.VERBS, f"VERBS in {SIZES}")
DRAFT, SELL, BUILD, RAISE, TOKEN_MOVE, REVIVE, DESTROY, START = VERBS.add(
    "draft", "sell", "build", "raise", "token", "revive", "destroy", "start"
)
SALE = 2  # coins for a card sold, and one more for each yellow building (D-060)

# Winners, and kinds of victory.
NOBODY, DRAW = -1, 2
VICTORIES = Names("victories", sizes.VICTORIES, f"VICTORIES in {SIZES}")
NO_VICTORY, BY_ARMY, BY_SCIENCE, BY_POINTS, BY_BLUE, SHARED = VICTORIES.add(
    "none", "military", "science", "points", "blue_points", "shared"
)
BASE_VICTORIES = len(VICTORIES)

# The score sheet.
CATEGORIES = Names("score categories", sizes.SHEET, f"SHEET in {SIZES}")
CIVILIAN, SCIENTIFIC, COMMERCIAL, GUILDS, WONDERS, PROGRESS, TREASURY, MILITARY = CATEGORIES.add(
    "blue", "green", "yellow", "guilds", "wonders", "progress", "treasury", "military"
)
BASE_CATEGORIES = len(CATEGORIES)
# The category each colour scores in; brown, gray and red buildings are worth nothing and go with the blue ones.
CATEGORY_OF = [CIVILIAN, CIVILIAN, CIVILIAN, SCIENTIFIC, COMMERCIAL, CIVILIAN, GUILDS, WONDERS, PROGRESS]

# Facts: what an event says. Each line gives the meaning of (seat, what, amount).
FACTS = Names("facts", sizes.FACTS, f"FACTS in {SIZES}")
(
    TOKEN_LAID,
    COINS_RECEIVED,
    OFFER_SHOWN,
    WONDER_DRAFTED,
    AGE_OPENED,
    CARD_LAID,
    BACK_LAID,
    TURN_BEGUN,
    CARD_TAKEN,
    GOOD_BOUGHT,
    COINS_PAID,
    TOLL_RECEIVED,
    CARD_BUILT,
    CARD_SOLD,
    WONDER_RAISED,
    WONDER_BOXED,
    PAWN_MOVED,
    LOOT_SPENT,
    COINS_LOST,
    PAIR_MADE,
    TOKEN_TAKEN,
    TOKENS_DRAWN,
    TOKEN_SEEN,
    TOKEN_KEPT,
    CARD_REVIVED,
    CARD_DESTROYED,
    CARD_REVEALED,
    TURN_REPEATED,
    REPEAT_LOST,
    STARTER_CHOSEN,
    GAME_WON,
    GAME_SHARED,
) = FACTS.add(
    "token_laid",  # (-, token, -) face up on the board
    "coins_received",  # (seat, reason, coins) from the bank
    "offer_shown",  # (-, wonder, -)
    "wonder_drafted",  # (seat, wonder, -)
    "age_opened",  # (-, age, -)
    "card_laid",  # (-, card, slot) face up
    "back_laid",  # (-, deck, slot) face down
    "turn_begun",  # (seat, -, -)
    "card_taken",  # (seat, card, slot) leaves the structure
    "good_bought",  # (seat, good, units and price: see payment/purchases)
    "coins_paid",  # (seat, item, coins) the whole price
    "toll_received",  # (seat, item, coins) the part of it that goes to the opponent
    "card_built",  # (seat, card, route)
    "card_sold",  # (seat, card, coins)
    "wonder_raised",  # (seat, wonder, card spent on it)
    "wonder_boxed",  # (owner, wonder, -)
    "pawn_moved",  # (seat who pushes, new position, spaces)
    "loot_spent",  # (victim, loot token, -)
    "coins_lost",  # (seat, reason, coins)
    "pair_made",  # (seat, symbol, -)
    "token_taken",  # (seat, token, -) from the board
    "tokens_drawn",  # (seat, wonder, how many)
    "token_seen",  # (seat, token, place) told to those who may see the draw
    "token_kept",  # (seat, token, -) of those drawn
    "card_revived",  # (seat, card, -)
    "card_destroyed",  # (owner, card, -)
    "card_revealed",  # (-, card, slot)
    "turn_repeated",  # (seat, -, -)
    "repeat_lost",  # (seat, -, -) the age is over
    "starter_chosen",  # (seat who begins, seat who chose, -)
    "game_won",  # (seat, victory, -)
    "game_shared",  # (-, -, -)
)
# The base applies these two; their numbers date from when expansions declared them.
VAULT_SPENT = FACTS.reserve("vault_spent", 48)  # (seat, -, coins)
BARRIER_SPENT = FACTS.reserve("barrier_spent", 54)  # (seat who pushed, position, -)

# Numbers that expansions of other packages keep in a position: places of State.extra, by name.
EXTRA = Names("numbers of expansions", sizes.EXTRA, f"EXTRA in {SIZES}")
# And those that not everyone sees: places of State.private. `Extension.show` copies what a seat sees to a fast view.
PRIVATE = Names("private numbers of expansions", sizes.EXTRA, f"EXTRA in {SIZES}")

# Why coins come or go, where it is not one item's doing.
FOR_SETUP, FOR_CHAIN, FOR_LOOT, FOR_SIEGE, FOR_PATRON, FOR_COMPENSATION = 201, 202, 203, 204, 205, 206

EVERY_SEAT = 7  # as a set of seats, the spectators among them

# Why moves are refused, and where a unit of a cost comes from.
Reason.add(
    NOT_IN_STRUCTURE=6,
    COVERED=7,
    NOT_YOUR_WONDER=9,
    WONDER_BUILT=10,
    ENOUGH_WONDERS=11,
    NOT_ON_BOARD=12,
    NOT_DRAWN=13,
    NOT_IN_THEIR_CITY=15,
    WRONG_COLOUR=16,
    NOT_A_BUILDING=32,  # a card that can be taken, but not built
)
Source.add(
    LINKED=6,  # all of it, for the price of any card with a chain
    VAULT=11,  # of the coins paid, those not from the treasury
)
