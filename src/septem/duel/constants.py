"""Numbers with names: colours, goods, questions, moves, facts."""

COLOURS = (
    "brown",
    "gray",
    "blue",
    "green",
    "yellow",
    "red",
    "purple",
    "wonder",
    "progress_token",
    "divinity",
    "mythology_token",
)
BROWN, GRAY, BLUE, GREEN, YELLOW, RED, PURPLE, WONDER, TOKEN, DIVINITY, MYTHOLOGY = range(11)

GOODS = ("clay", "wood", "stone", "glass", "papyrus")
LETTERS = "CWSGP"
RAW_FROM, RAW_TO, MADE_FROM, MADE_TO = 0, 3, 3, 5

SYMBOLS = ("armillary_sphere", "sundial", "mortar", "plumb_line", "quill", "wheel", "scales")
DECKS = ("age1", "age2", "age3", "guilds", "grand_temples")
NO_DECK = -1
GUILD_DECK, TEMPLE_DECK = 3, 4

IN_PLAY = (20, 20, 17, 3, 3)  # cards of each deck that are not put back into the box (D-007, D-008, P-008)
TOKENS_ON_BOARD = 5
NOTHING = 159  # an item nobody ever builds; also: no card here
CAPITAL = 9
NEAR_LOOT, NEAR_COINS = 3, 2  # where the pawn meets a loot token, and what that costs
FAR_LOOT, FAR_COINS = 6, 5
ENOUGH_SYMBOLS = 6  # different ones, for the victory
NOWHERE = 99  # no space of the track
GROUP = 4  # wonders shown at once
DRAFT_ORDER = (0, 1, 1, 0, 1, 0, 0, 1)  # seats (D-012)
DRAFT_ORDERS = {"usual": DRAFT_ORDER, "mirrored": (1, 0, 0, 1, 0, 1, 1, 0), "alternating": (0, 1, 0, 1, 0, 1, 0, 1)}
MOST_WONDERS = 7  # built in one game, both cities together
LOOT = ("loot_p1_2", "loot_p1_5", "loot_p2_2", "loot_p2_5")  # bit numbers of State.loot

# Questions: who is asked and about what stands on the agenda.
QUESTIONS = (
    "draft",
    "turn",
    "token",
    "library",
    "revive",
    "destroy",
    "starter",
    "place",  # about a mythology: which of its divinities goes where
    "call",  # about a mythology, or all of them: which of the revealed divinities is activated
    "deck",
    "enki",
    "snake",
    "seize",
    "strike",
    "unbuild",
    "raise",
    "steal",
    "minerva",
    "drop",
    "sack",
    "top_row",
    "aside",
    "cast",
)
DRAFT_WONDER, TAKE_TURN, PICK_TOKEN, KEEP_TOKEN, REVIVE_CARD, DESTROY_CARD, CHOOSE_STARTER = range(7)
PLACE_DIVINITY, CALL_DIVINITY, CHOOSE_DECK, KEEP_LENT, PLACE_SNAKE, SEIZE_CARD, STRIKE_CARD = range(7, 14)
UNBUILD_WONDER, RAISE_FREE, STEAL_WONDER, PLACE_BARRIER, DROP_LOOT, SACK_LOOT = range(14, 20)
CLAIM_TOP, CLAIM_ASIDE, CAST_ASIDE = range(20, 23)

# A move is `purse << PURSE_BITS | verb << VERB_BITS | second << SECOND_BITS | first`; the notation says what of.
VERBS = (
    "draft",
    "sell",
    "build",
    "raise",
    "token",
    "revive",
    "destroy",
    "start",
    "activate",
    "place",
    "call",
    "open",
    "snake",
    "seize",
    "strike",
    "unbuild",
    "steal",
    "minerva",
    "drop",
    "sack",
    "claim",
    "cast",
    "found",
)
DRAFT, SELL, BUILD, RAISE, TOKEN_MOVE, REVIVE, DESTROY, START = range(8)
ACTIVATE, PLACE, CALL, OPEN, SNAKE, SEIZE, STRIKE, UNBUILD, STEAL, MINERVA, DROP, SACK, CLAIM, CAST, FOUND = range(
    8, 23
)
PURSE_BITS = 24  # coins that the player takes from elsewhere than the treasury, although the treasury would do
VERB_BITS = 16
SECOND_BITS = 8
PART = 255

# Who won, and how.
NOBODY, DRAW = -1, 2
VICTORIES = ("none", "military", "science", "points", "blue_points", "shared")
NO_VICTORY, BY_ARMY, BY_SCIENCE, BY_POINTS, BY_BLUE, SHARED = range(6)

# The score sheet.
CATEGORIES = ("blue", "green", "yellow", "guilds", "wonders", "progress", "treasury", "military", "divinities")
CIVILIAN, SCIENTIFIC, COMMERCIAL, GUILDS, WONDERS, PROGRESS, TREASURY, MILITARY, DIVINITIES = range(9)
BASE_CATEGORIES = CATEGORIES[:DIVINITIES]

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
    "mark_laid",  # (-, mark, slot) a mythology or offering token on a face-down card
    "mark_taken",  # (seat, mark, slot)
    "mark_lost",  # (-, mark, slot) out of the game
    "divinities_drawn",  # (seat, mythology, how many) from the top of a deck
    "divinity_seen",  # (seat, divinity, place in its deck) told to those who may see it
    "divinity_placed",  # (seat, mythology, slot) face down
    "placement_seen",  # (seat, divinity, slot) told to those who know
    "divinity_shown",  # (-, divinity or gate, slot) face up in the pantheon
    "divinity_activated",  # (seat, divinity or gate, slot, or NOTHING for one from a deck)
    "deck_opened",  # (seat, mythology, how many)
    "deck_ordered",  # (seat, divinity now on top, mythology) told to the seat
    "token_lent",  # (-, token, place) put on a divinity; told to those who see it
    "token_returned",  # (-, token, -) to the box
    "offering_spent",  # (seat, offering, -)
    "snake_placed",  # (seat, card of the opponent, -)
    "vault_filled",  # (seat, item, coins)
    "vault_spent",  # (seat, -, coins)
    "card_seized",  # (seat, card of the opponent, -)
    "card_struck",  # (seat, card, slot)
    "wonder_unbuilt",  # (owner, wonder, card that was under it)
    "wonder_stolen",  # (seat, wonder, -)
    "barrier_placed",  # (seat, position, -)
    "barrier_spent",  # (seat who pushed, position, -)
    "loot_dropped",  # (seat, loot token, -) without effect
    "aside_shown",  # (seat, card, -) one of the cards put back into the box at the start
    "card_cast",  # (seat, card, -)
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
(
    MARK_LAID,
    MARK_TAKEN,
    MARK_LOST,
    DIVINITIES_DRAWN,
    DIVINITY_SEEN,
    DIVINITY_PLACED,
    PLACEMENT_SEEN,
    DIVINITY_SHOWN,
    DIVINITY_ACTIVATED,
    DECK_OPENED,
    DECK_ORDERED,
    TOKEN_LENT,
    TOKEN_RETURNED,
    OFFERING_SPENT,
    SNAKE_PLACED,
    VAULT_FILLED,
    VAULT_SPENT,
    CARD_SEIZED,
    CARD_STRUCK,
    WONDER_UNBUILT,
    WONDER_STOLEN,
    BARRIER_PLACED,
    BARRIER_SPENT,
    LOOT_DROPPED,
    ASIDE_SHOWN,
    CARD_CAST,
) = range(32, 58)

# Why coins come or go, where it is not one item's doing.
FOR_SETUP, FOR_CHAIN, FOR_LOOT, FOR_SIEGE = 201, 202, 203, 204

# Pantheon: its five mythologies, and the tokens that may lie on face-down cards.
MYTHOLOGIES = ("mesopotamian", "phoenician", "greek", "egyptian", "roman")
OFFERINGS = ("offering_2", "offering_3", "offering_4")  # bit numbers of State.offerings
FIRST_OFFERING = len(MYTHOLOGIES)  # as a mark: mythologies come first
ALL_DECKS = FIRST_OFFERING  # what "call" is about, where the top of every deck is revealed
EVERY_SEAT = 7  # as a set of seats, the spectators among them
