"""Numbers with names: colours, goods, questions, moves, facts. Expansions append theirs in their own `constants`."""

from ..core.names import Names, check_room
from . import moves, sizes

SIZES = "septem/wonders/sizes.py"  # where to raise what is too small

# Things that a city has, counted in one row: cards by colour, stages and tokens.
COLOURS = Names("colours", sizes.COUNTED, f"COUNTED in {SIZES}")
BROWN, GRAY, BLUE, GREEN, YELLOW, RED, PURPLE, STAGE, DEFEAT, VICTORY = COLOURS.add(
    *("brown", "gray", "blue", "green", "yellow", "red", "purple", "wonder_stage", "defeat_token", "victory_token")
)

GOODS = ("clay", "ore", "stone", "wood", "glass", "loom", "papyrus")
LETTERS = "COSWGLP"
RAW, MADE = 0, 1  # the two classes of goods
CLASSES = ("raw", "manufactured")
CLASS_LETTERS = ("COSW", "GLP")
GOOD_COUNT = len(GOODS)
RAW_COUNT, MADE_COUNT = (len(letters) for letters in CLASS_LETTERS)
BOARD = -1  # the source of goods that is no item
SYMBOLS = ("compass", "gear", "tablet")

# Where effects look, as seen from a city.
SELF, LEFT, RIGHT = 1, 2, 4
NEIGHBOURS = LEFT | RIGHT
EVERYWHERE = SELF | LEFT | RIGHT
SIDES = {SELF: "self", LEFT: "left", RIGHT: "right"}

# Sources of a purchase: the own city alone, with one neighbour, with both.
OWN, WITH_LEFT, WITH_RIGHT, WITH_BOTH = range(4)

NOTHING = sizes.CARDS - 1  # a building nobody ever builds
NO_CARD = -1
NOWHERE = -1  # no slot of `knowledge.slots`

# An age of the base game; positions say how long theirs are. Rounds are counted from 0.
ROUNDS = sizes.ROUNDS
GUILDS_BEYOND_CITIES = 2  # so many more guilds than cities are dealt (S-011)
LAST_TURN = ROUNDS - 2
AFTERWARDS = ROUNDS - 1  # where the history keeps the last cards of an age
BEFORE = -1  # the turn of an age whose hands are not dealt yet
SALE = 3  # coins for a card sold (S-087)
VICTORY_POINTS = (1, 3, 5)  # of a victory token of each age (S-096)
TEAM = 2  # seats that play together
FREE_SEAT = 2  # with two players, the city that no player owns (S2-002)

# Questions: which cities are asked, and which still owe an answer, stands on the agenda.
QUESTIONS = Names("questions", sizes.QUESTIONS, f"QUESTIONS in {SIZES}")
CHOOSE_CARD, PLAY_LAST, REVIVE_CARD = QUESTIONS.add("card", "last", "revive")
BASE_QUESTIONS = len(QUESTIONS)

# Verbs of moves; `moves` packs a verb, a card and a payment into one number, the flags below are added to it.
VERBS = Names("verbs", moves.MOST_VERB + 1, "MOST_VERB in septem/wonders/moves.py")
NO_VERB, SELL, BUILD, CLAIM, RAISE, REVIVE, DECLINE, LEAVE = VERBS.add(
    "none", "sell", "build", "claim", "raise", "revive", "decline", "leave"
)
# LEAVE is no move: a card nobody played.
CLAIM_COLOUR = 12  # build free of cost by a right for cards of some colours; the expansion with such a right names it
FOR_FREE_CITY = 1 << 20
FROM_BANK = 1 << 21  # a coin to the bank for a good
GIFT_LEFT, GIFT_RIGHT = 1 << 22, 1 << 23  # a good bought for no coins, where it matters that it was bought
WAY_PART = FROM_BANK | GIFT_LEFT | GIFT_RIGHT | moves.MOST_PAYMENT  # the part of a move that is its payment

GONE = 1 << 12  # in an entry of the history without a verb: a card of which nobody says where it went

# Rulings in force, as a set.
STRICT_SEVENTH, COPY_COUNTS, DEARER, CHAINED_MARKER, STRICT_DOUBLE = 1, 2, 4, 8, 16
LATE_BOARDS, NEW_DEFEATS, AT_REVEAL = 32, 64, 128

# Payment aids of a city, as a set.
REPEATS, COMPLETES = 1, 2  # one more unit: of a good the city sells, of one it does not sell
BANK_SELLS = 4  # one unit of any good for a coin
REBATE_LEFT, REBATE_RIGHT = 8, 16  # a coin less for the first unit from a neighbour
STAGES_FREE = 32  # stages need no goods
WAIVES = 64  # something costs one good less
FREES = 128  # something costs nothing
A_TURN = BANK_SELLS | REBATE_LEFT | REBATE_RIGHT  # aids that work once a turn
TRADED_LEFT, TRADED_RIGHT = 64, 128  # marks beside the aids used in a turn: the city has bought there

# The score sheet; below the categories stand the choices made for it.
CATEGORIES = Names("score categories", sizes.CATEGORIES, f"CATEGORIES in {SIZES}")
MILITARY, TREASURY, WONDER, CIVILIAN, SCIENCE, COMMERCIAL, GUILDS = CATEGORIES.add(
    "military", "treasury", "wonder", "civilian", "science", "commercial", "guilds"
)
BASE_CATEGORIES = tuple(CATEGORIES)
# The category each colour scores in; brown, gray, green and red cards have no points of their own.
CATEGORY_OF = [CIVILIAN] * sizes.COUNTED
CATEGORY_OF[YELLOW], CATEGORY_OF[PURPLE], CATEGORY_OF[STAGE] = COMMERCIAL, GUILDS, WONDER
COPIED = sizes.CATEGORIES  # the guild copied, or NO_CARD
FREE_SYMBOLS = COPIED + 1  # free symbols laid on each of the three,
SYMBOLS_COPIED = FREE_SYMBOLS + sizes.SYMBOLS  # and how many of each were copied

# Numbers that expansions of other packages keep in a position, each from -32,768 to 32,767: places of State.spare, by
# name.
SPARE = Names("numbers of expansions", sizes.SPARE, f"SPARE in {SIZES}")

# How a building is come by (core.quote.Route).
PAID, CHAINED, FREE = range(3)

# Facts: what an event says. Each line gives the meaning of (city, what, amount).
FACTS = Names("facts", sizes.FACTS, f"FACTS in {SIZES}")
(
    BOARD_GIVEN,
    COINS_RECEIVED,
    AGE_OPENED,
    CARD_DEALT,
    TURN_BEGUN,
    CARD_DRAWN,
    DRAW_SEEN,
    ANSWER_GIVEN,
    ANSWER_WITHDRAWN,
    COINS_PAID,
    GOODS_BOUGHT,
    CARD_BUILT,
    CARD_CLAIMED,
    STAGE_RAISED,
    MARKER_LAID,
    CARD_SOLD,
    SALE_SEEN,
    TRADE_RECEIVED,
    LAST_ASKED,
    LAST_SEEN,
    CARD_LEFT,
    LEFT_SEEN,
    PILE_OPENED,
    PILE_SEEN,
    CARD_REVIVED,
    REVIVAL_DECLINED,
    REVIVAL_LOST,
    HANDS_PASSED,
    CARD_SEEN,
    CONFLICT_WON,
    CONFLICT_LOST,
    GAME_WON,
    BANK_BOUGHT,
) = FACTS.add(
    "board_given",  # (city, board side, -)
    "coins_received",  # (city, reason or item, coins) from the bank
    "age_opened",  # (-, age, cards a hand)
    "card_dealt",  # (city, card, -) told to the seat that holds the hand
    "turn_begun",  # (seat that answers for the Free City or -1, turn, -)
    "card_drawn",  # (city, -, cards left) the holder takes a card for the Free City's hand
    "draw_seen",  # (city, card, -) told to the holder
    "answer_given",  # (city, -, -)
    "answer_withdrawn",  # (city, -, -)
    "coins_paid",  # (city, item, coins) to the bank
    "goods_bought",  # (city, seller, coins)
    "card_built",  # (city, card, route)
    "card_claimed",  # (city, card, -) the right of the board is spent
    "stage_raised",  # (city, stage, number)
    "marker_laid",  # (city, card, number of the stage) told to the seat that laid it
    "card_sold",  # (city, -, -) for three coins
    "sale_seen",  # (city, card, -) told to the seat that sold it
    "trade_received",  # (city, buyer, coins)
    "last_asked",  # (city, -, coins it may spend) the seventh card may be played
    "last_seen",  # (city, card, -) the Free City's, told to the holder
    "card_left",  # (city, -, -) discarded without coins
    "left_seen",  # (city, card, -) told to the seat that held it
    "pile_opened",  # (city, -, cards)
    "pile_seen",  # (city, card, age on its back) told to the seat that looks
    "card_revived",  # (city, card, age on its back) built from the pile
    "revival_declined",  # (city, -, -)
    "revival_lost",  # (city, -, -) the pile is empty
    "hands_passed",  # (-, LEFT or RIGHT, -)
    "card_seen",  # (city, card, -) told to the new holder
    "conflict_won",  # (city, loser, points)
    "conflict_lost",  # (city, winner, points)
    "game_won",  # (seat, points, coins) one event for each winner
    "bank_bought",  # (city, item, coins) a good from the bank
)
# Effects that the base game applies for cards of expansions, which give the first two their names.
COLOUR_CLAIMED = 45  # (city, card, -) the right for cards of a colour is spent
CONFLICT_SKIPPED = 47  # (city, -, conflicts it will still stay away from)
DEFEAT_PASSED = FACTS.reserve("defeat_passed", 51)  # (city, loser, points) the winner takes the loser's token

# Why coins come, where it is not one item's doing.
FOR_SETUP, FOR_SALE, FOR_INTEREST, FOR_CHAIN, FOR_TRADE, FOR_COLOUR, FOR_VICTORY = range(1001, 1008)
check_room(sizes.ITEMS, FOR_SETUP, "numbers of items", "FOR_SETUP in septem/wonders/constants.py")
