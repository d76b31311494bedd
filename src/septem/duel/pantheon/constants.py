"""Numbers with names that Pantheon adds to those of the base game."""

from ...core.quote import Reason, Source
from ..constants import CATEGORIES, CATEGORY_OF, COLOURS, DECKS, FACTS, QUESTIONS, VERBS

DIVINITY, MYTHOLOGY = COLOURS.add("divinity", "mythology_token")
(DIVINITIES,) = CATEGORIES.add("divinities")
CATEGORY_OF += [DIVINITIES, DIVINITIES]

(TEMPLE_DECK,) = DECKS.add("grand_temples")

MYTHOLOGIES = ("mesopotamian", "phoenician", "greek", "egyptian", "roman")
PLACES = 3  # divinities of each mythology, and so the places of its deck (P-005)
DRAWN = 2  # from the top of a deck, for a mythology token (P-016)
OFFERINGS = ("offering_2", "offering_3", "offering_4")  # bit numbers of State.offerings
FIRST_OFFERING = len(MYTHOLOGIES)  # as a token on a card: mythologies come first
ALL_DECKS = FIRST_OFFERING  # what "call" is about, where the top of every deck is revealed

(
    PLACE_DIVINITY,
    CALL_DIVINITY,
    CHOOSE_DECK,
    KEEP_LENT,
    PLACE_SNAKE,
    SEIZE_CARD,
    STRIKE_CARD,
    UNBUILD_WONDER,
    RAISE_FREE,
    STEAL_WONDER,
    PLACE_BARRIER,
    DROP_LOOT,
    SACK_LOOT,
) = QUESTIONS.add(
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
)

ACTIVATE, PLACE, CALL, OPEN, SNAKE, SEIZE, STRIKE, UNBUILD, STEAL, MINERVA, DROP, SACK = VERBS.add(
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
)
FOUND = VERBS.reserve("found", 22)  # the verbs of the promo wonders were numbered before it

# Facts: the meaning of (seat, what, amount).
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
    CARD_SEIZED,
    CARD_STRUCK,
    WONDER_UNBUILT,
    WONDER_STOLEN,
    BARRIER_PLACED,
    LOOT_DROPPED,
) = FACTS.add(
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
    "card_seized",  # (seat, card of the opponent, -)
    "card_struck",  # (seat, card, slot)
    "wonder_unbuilt",  # (owner, wonder, card that was under it)
    "wonder_stolen",  # (seat, wonder, -)
    "barrier_placed",  # (seat, position, -)
    "loot_dropped",  # (seat, loot token, -) without effect
)

# Why moves are refused, and where a unit of a cost comes from.
Reason.add(
    TOO_EARLY=17,  # not in this age
    NOT_IN_PANTHEON=18,
    NOT_YOUR_OFFERING=19,
    NOT_YOUR_COINS=21,  # not so many coins lie there, or not so many are needed
    NOT_REVEALED=22,
    SLOT_TAKEN=23,
    NO_SUCH_ORDER=24,  # cards go back in another way
    DECK_EMPTY=25,
    NOT_ON_TRACK=26,  # a loot token that is gone
    ON_THE_PAWN=27,
    NOT_BUILT=28,
)
Source.add(
    SLOT=7,  # the cost of a place of the pantheon
    DOUBLED=8,  # the same once more
    OFFERED=10,  # coins off, by an offering token
)
