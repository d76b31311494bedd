"""Numbers with names: colours, goods, questions, moves, facts."""

COLOURS = ("brown", "gray", "blue", "green", "yellow", "red", "purple", "wonder", "progress_token")
BROWN, GRAY, BLUE, GREEN, YELLOW, RED, PURPLE, WONDER, TOKEN = range(9)

GOODS = ("clay", "wood", "stone", "glass", "papyrus")
LETTERS = "CWSGP"
RAW_FROM, RAW_TO, MADE_FROM, MADE_TO = 0, 3, 3, 5

SYMBOLS = ("armillary_sphere", "sundial", "mortar", "plumb_line", "quill", "wheel", "scales")
DECKS = ("age1", "age2", "age3", "guilds")
NO_DECK = -1
GUILD_DECK = 3

IN_PLAY = (20, 20, 17, 3)  # cards of each deck that are not put back into the box (D-007, D-008)
TOKENS_ON_BOARD = 5
NOTHING = 127  # an item nobody ever builds; also: no card here
CAPITAL = 9
NEAR_LOOT, NEAR_COINS = 3, 2  # where the pawn meets a loot token, and what that costs
FAR_LOOT, FAR_COINS = 6, 5
ENOUGH_SYMBOLS = 6  # different ones, for the victory
GROUP = 4  # wonders shown at once
DRAFT_ORDER = (0, 1, 1, 0, 1, 0, 0, 1)  # seats (D-012)
DRAFT_SEATS = sum(seat << turn for turn, seat in enumerate(DRAFT_ORDER))  # the same as bits, for compiled code
MOST_WONDERS = 7  # built in one game, both cities together
LOOT = ("loot_p1_2", "loot_p1_5", "loot_p2_2", "loot_p2_5")  # bit numbers of State.loot

# Questions: who is asked and about what stands on the agenda.
QUESTIONS = ("draft", "turn", "token", "library", "revive", "destroy", "starter")
DRAFT_WONDER, TAKE_TURN, PICK_TOKEN, KEEP_TOKEN, REVIVE_CARD, DESTROY_CARD, CHOOSE_STARTER = range(7)

# A move is `verb << VERB_BITS | second << SECOND_BITS | first`; RAISE names a wonder and the card spent on it.
VERBS = ("draft", "sell", "build", "raise", "token", "revive", "destroy", "start")
DRAFT, SELL, BUILD, RAISE, TOKEN_MOVE, REVIVE, DESTROY, START = range(8)
VERB_BITS = 16
SECOND_BITS = 8
PART = 255

# Who won, and how.
NOBODY, DRAW = -1, 2
VICTORIES = ("none", "military", "science", "points", "blue_points", "shared")
NO_VICTORY, BY_ARMY, BY_SCIENCE, BY_POINTS, BY_BLUE, SHARED = range(6)

# The score sheet.
CATEGORIES = ("blue", "green", "yellow", "guilds", "wonders", "progress", "treasury", "military")
CIVILIAN, SCIENTIFIC, COMMERCIAL, GUILDS, WONDERS, PROGRESS, TREASURY, MILITARY = range(8)

# Facts: what an event says. Each line gives the meaning of (seat, what, amount).
FACTS = (
    "token_laid",  # (-, token, -) face up on the board
    "coins_received",  # (seat, reason, coins) from the bank
    "offer_shown",  # (-, wonder, -)
    "wonder_drafted",  # (seat, wonder, -)
    "age_opened",  # (-, age, -)
    "card_laid",  # (-, card, slot) face up
    "back_laid",  # (-, deck, slot) face down
    "turn_begun",  # (seat, -, -)
    "card_taken",  # (seat, card, slot) leaves the structure
    "good_bought",  # (seat, good, units << 8 | price)
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
) = range(32)

# Why coins come or go, where it is not one item's doing.
FOR_SETUP, FOR_CHAIN, FOR_LOOT = 201, 202, 203
