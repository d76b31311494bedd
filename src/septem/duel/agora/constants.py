"""Numbers with names that Agora adds to those of the base game."""

from ...core.quote import Reason
from ..constants import CATEGORIES, CATEGORY_OF, COLOURS, DECKS, FACTS, QUESTIONS, VERBS, VICTORIES

(SENATOR,) = COLOURS.add("senator")  # decrees and conspiracies are counted with it: they never come into a city
(SENATE,) = CATEGORIES.add("senate")
CATEGORY_OF.append(SENATE)
(SENATOR_DECK,) = DECKS.add("senators")
(BY_POLITICS,) = VICTORIES.add("politics")

CUBES = 12  # of each player
UP_AT_START = 0b010101  # decrees of chambers 1, 3 and 5
SECTIONS = ("left", "middle", "right")
CHAMBERS_A_SECTION = 2
ACTIONS = 3  # at most, for one politician
CAUSES = ("politician", "conspirator", "wonder", "military", "conspiracy")
FOR_POLITICIAN, FOR_CONSPIRATOR, FOR_WONDER, FOR_TOKEN, FOR_PLOT = range(len(CAUSES))
ENDS = ("top", "bottom")
TOP, BOTTOM = range(len(ENDS))
PLACES = ("nowhere", "board", "opponent", "box")  # where a token was that is locked away
FROM_BOARD, FROM_OPPONENT, FROM_BOX = 1, 2, 3
# What a turn has seen: see State.plotted.
JUST_TRIGGERED, CARD_DUE = 1, 2

(
    BLUE_COINS,
    GREEN_COINS,
    YELLOW_COINS,
    RED_COINS,
    YELLOW_WAIVER,
    RED_WAIVER,
    GREEN_WAIVER,
    WONDER_WAIVER,
    SHIELD,
    RAW_PRICE,
    MADE_PRICE,
    BLUE_COUNT,
    SALE_BONUS,
    WONDER_COINS,
    CHAINS,
    EXTRA_TURN,
) = range(16)  # decrees, as State.decree has them
(
    EXTORTION,
    BLACKMAIL,
    EXPROPRIATION,
    SWINDLE,
    OBSCURANTISM,
    COUP,
    PROPERTY_FRAUD,
    TREASON,
    POLITICAL_MANEUVER,
    ESPIONAGE,
    TURN_OF_EVENTS,
    EMBEZZLEMENT,
    FORECLOSURE,
    COERCION,
    INSIDER_INFLUENCE,
    SABOTAGE,
) = range(16)  # conspiracies, as State.plot_deck and State.plot_hand have them

(
    SENATE_ACTION,
    CONSPIRATOR_ACTION,
    PLACE_CUBE,
    MOVE_CUBE,
    REMOVE_CUBE,
    KEEP_PLOT,
    TRIGGER_PLOT,
    LOCK_TOKEN,
    CLAIM_REMOVED,
    SPY_TOKEN,
    CAST_OPEN,
    SWAP_CARDS,
    SHIFT_DECREE,
    RUIN_WONDER,
) = QUESTIONS.add(
    "senate",  # about a section and the number of actions left
    "conspirator",
    "influence",
    "move",
    "remove",
    "conspiracy",
    "trigger",
    "lock",
    "treason",
    "espionage",
    "events",
    "coercion",
    "shift",
    "sabotage",
)

(
    RECRUIT,
    PREPARE,
    TRIGGER,
    PLACE_INFLUENCE,
    MOVE,
    REMOVE,
    CONSPIRE,
    KEEP,
    PASS,
    LOCK,
    SWAP,
    SHIFT,
    RUIN,
) = VERBS.add(
    "recruit",
    "prepare",
    "trigger",
    "place_influence",
    "move",
    "remove",
    "conspire",
    "keep",
    "pass",
    "lock",
    "swap",
    "shift",
    "ruin",
)

# Facts: the meaning of (seat, what, amount).
(
    SENATOR_RECRUITED,
    CUBE_PLACED,
    CUBE_MOVED,
    CUBE_REMOVED,
    CHAMBER_GAINED,
    CHAMBER_LOST,
    DECREE_SHOWN,
    DECREE_MOVED,
    CONSPIRED,
    PLOT_SEEN,
    PLOT_KEPT,
    PLOT_KEPT_SEEN,
    PLOT_PREPARED,
    PLOT_TRIGGERED,
    COINS_TAKEN,
    WONDER_RUINED,
    CARD_SWAPPED,
    TOKEN_LOCKED,
    LOCKED_SEEN,
    ASIDE_LOOKED_AT,
    ASIDE_SEEN,
    BOX_LOOKED_AT,
    ACTIONS_FORGONE,
    REPEAT_DECREED,
    TURN_WITHOUT_CARD,
) = FACTS.add(
    "senator_recruited",  # (seat, senator, senate actions)
    "cube_placed",  # (seat, chamber, cause)
    "cube_moved",  # (seat, chamber, to chamber)
    "cube_removed",  # (owner, chamber, cause)
    "chamber_gained",  # (seat, chamber, -)
    "chamber_lost",  # (seat, chamber, -)
    "decree_shown",  # (-, decree, chamber)
    "decree_moved",  # (seat, chamber, to chamber)
    "conspired",  # (seat, -, cards of the deck before)
    "plot_seen",  # (seat, conspiracy, place from the top) told to the seat
    "plot_kept",  # (seat, end of the deck where the other goes, number of the conspiracy)
    "plot_kept_seen",  # (seat, conspiracy, number) told to the seat
    "plot_prepared",  # (seat, card, number of the conspiracy)
    "plot_triggered",  # (seat, conspiracy, number)
    "coins_taken",  # (seat, conspiracy, coins of the opponent)
    "wonder_ruined",  # (owner, wonder, card that was under it)
    "card_swapped",  # (seat who gets it, card, -)
    "token_locked",  # (seat, token or NOTHING, where it was)
    "locked_seen",  # (seat, token, -) told to the seat
    "aside_looked_at",  # (seat, -, how many)
    "aside_seen",  # (seat, card, -) told to the seat
    "box_looked_at",  # (seat, -, how many)
    "actions_forgone",  # (seat, question, how many actions)
    "repeat_decreed",  # (seat, decree, -)
    "turn_without_card",  # (seat, -, -)
)

# Why moves are refused.
Reason.add(
    NO_CUBE=40,  # in stock, or in that chamber
    WRONG_CHAMBER=41,  # not of the section, or no neighbour
    NOT_YOUR_PLOT=42,
    NOT_PREPARED=43,
    PREPARED_ALREADY=44,
    TRIGGERED_ALREADY=45,  # one conspiracy a turn
    NO_EFFECT=46,
    NOT_LOCKABLE=47,
    NO_DECREE=48,
    NOT_SWAPPABLE=49,
)
