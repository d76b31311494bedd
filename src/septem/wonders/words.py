"""Numbers with names: colours, goods, questions, moves, facts."""

# What a city has, counted in one row: cards by colour, then stages and defeats.
COLOURS = ("brown", "gray", "blue", "green", "yellow", "red", "purple", "wonder_stage", "defeat_token")
BROWN, GRAY, BLUE, GREEN, YELLOW, RED, PURPLE, STAGE, DEFEAT = range(9)

GOODS = ("clay", "ore", "stone", "wood", "glass", "loom", "papyrus")
LETTERS = "COSWGLP"
RAW, MADE = 0, 1  # the two classes of goods
CLASSES = ("raw", "manufactured")
CLASS_LETTERS = ("COSW", "GLP")
SYMBOLS = ("compass", "gear", "tablet")

# Where effects look, as seen from a city.
SELF, LEFT, RIGHT = 1, 2, 4
NEIGHBOURS = LEFT | RIGHT
EVERYWHERE = SELF | LEFT | RIGHT
SIDES = {SELF: "self", LEFT: "left", RIGHT: "right"}

# What a purchase can draw on: the own city alone, with one neighbour, with both.
OWN, WITH_LEFT, WITH_RIGHT, WITH_BOTH = range(4)

NOTHING = 79  # a building nobody ever builds
NO_CARD = -1

LAST_TURN = 5  # turns of an age are counted from 0
AFTERWARDS = 6  # where the history keeps the seventh cards of an age
FREE_SEAT = 2  # with two players, the city that no player owns (S2-002)

# Questions: which cities are asked, and which still owe an answer, stands on the agenda.
QUESTIONS = ("card", "last", "revive")
CHOOSE_CARD, PLAY_LAST, REVIVE_CARD = range(3)

# A move is `FOR_FREE_CITY | verb << VERB_BITS | card << CARD_BITS | coins left << LEFT_BITS | coins right`.
VERBS = ("none", "sell", "build", "claim", "raise", "revive", "decline", "leave")
NO_VERB, SELL, BUILD, CLAIM, RAISE, REVIVE, DECLINE, LEAVE = range(8)  # LEAVE is no move: a card nobody played
FOR_FREE_CITY = 1 << 20
VERB_BITS, CARD_BITS, LEFT_BITS = 16, 8, 4
VERB_PART, CARD_PART, COIN_PART = 15, 127, 15

# The history keeps `verb << PAST_BITS | card` of every city and turn.
PAST_BITS = 8
GONE = 1 << 12  # with no verb: a card of which nobody says where it went

# A card that left the pile again is `round << WHEN_BITS | city << WHO_BITS | age << AGE_BITS | card`.
AGE_BITS, WHO_BITS, WHEN_BITS = 7, 9, 12
AGE_PART, WHO_PART = 3, 7

# Rulings in force, as a set.
STRICT_SEVENTH, COPY_COUNTS, DEARER, CHAINED_MARKER = 1, 2, 4, 8

# The score sheet; below the categories stand the choices made for it.
CATEGORIES = ("military", "treasury", "wonder", "civilian", "science", "commercial", "guilds")
MILITARY, TREASURY, WONDER, CIVILIAN, SCIENCE, COMMERCIAL, GUILDS = range(7)
COPIED, FREE_SYMBOLS = 8, 9  # the guild copied, or NO_CARD; then free symbols laid on each of the three

# How a building is come by (core.quote.Route).
PAID, CHAINED, FREE = range(3)

# Facts: what an event says. Each line gives the meaning of (city, what, amount).
FACTS = (
    "board_given",  # (city, board side, -)
    "coins_received",  # (city, reason or item, coins) from the bank
    "age_opened",  # (-, age, cards a hand)
    "card_dealt",  # (city, card, -) told to who holds the hand
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
    "marker_laid",  # (city, card, number of the stage) told to who laid it
    "card_sold",  # (city, -, -) for three coins
    "sale_seen",  # (city, card, -) told to who sold it
    "trade_received",  # (city, buyer, coins)
    "last_asked",  # (city, -, coins it may spend) the seventh card may be played
    "last_seen",  # (city, card, -) the Free City's, told to the holder
    "card_left",  # (city, -, -) discarded without coins
    "left_seen",  # (city, card, -) told to who held it
    "pile_opened",  # (city, -, cards)
    "pile_seen",  # (city, card, age on its back) told to who looks
    "card_revived",  # (city, card, age on its back) built from the pile
    "revival_declined",  # (city, -, -)
    "revival_lost",  # (city, -, -) the pile is empty
    "hands_passed",  # (-, LEFT or RIGHT, -)
    "card_seen",  # (city, card, -) told to the new holder
    "conflict_won",  # (city, loser, points)
    "conflict_lost",  # (city, winner, points)
    "game_won",  # (seat, points, coins) one event for each winner
)
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
) = range(32)

# Why coins come, where it is not one item's doing.
FOR_SETUP, FOR_SALE = 201, 202
