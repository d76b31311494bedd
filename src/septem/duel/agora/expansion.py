"""Agora, declared."""

from .. import sizes
from ..constants import COLOURS, DESTROY_CARD, PICK_TOKEN, PURPLE, TAKE_TURN, TOKEN_MOVE
from ..expansion import About, Expansion, Shape, Span, Verb
from ..pantheon.constants import SEIZE, SEIZE_CARD, STEAL, STEAL_WONDER
from ..promo.constants import CAST, CAST_ASIDE, CLAIM, CLAIM_ASIDE, CLAIM_TOP
from . import constants as c
from . import problems as problems
from .cards import (
    AGORA_TOKENS,
    AGORA_WONDERS,
    CONSPIRACIES,
    DECREES,
    LAID,
    SENATORS,
    STRUCTURES,
    TOKEN_SLOTS,
)
from .effects import SenatePoints
from .options import AgoraOptions
from .prices import Decrees

ON_PLACING = (c.SENATE_ACTION, c.CONSPIRATOR_ACTION, c.PLACE_CUBE)
ACTION_WORDS = tuple(f"{section}_{left}" for section in c.SECTIONS for left in range(c.ACTIONS + 1))
CAUSE = About("cause", c.CAUSES)
ASKED_ABOVE = (
    *(c.PLACE_CUBE, c.MOVE_CUBE, c.REMOVE_CUBE, c.KEEP_PLOT, PICK_TOKEN),
    *(STEAL_WONDER, DESTROY_CARD, c.CAST_OPEN, c.SWAP_CARDS, c.SHIFT_DECREE),
)

EXPANSION = Expansion(
    name="agora",
    options=AgoraOptions,
    extension="septem.duel.agora.extension:Agora",
    features="septem.duel.agora.features:AgoraFeatures",
    cards={c.SENATOR_DECK: SENATORS},
    wonders=AGORA_WONDERS,
    tokens=AGORA_TOKENS,
    items={"decree": DECREES, "conspiracy": CONSPIRACIES},
    scores=((c.SENATE, SenatePoints()),),
    prices=(Decrees(),),
    structures=STRUCTURES,
    token_slots=TOKEN_SLOTS,
    laid={c.SENATOR_DECK: LAID},
    backs={c.SENATOR_DECK: "?senator"},
    verbs={
        c.RECRUIT: Verb(Shape("card"), (TAKE_TURN,), paid=True),
        c.PREPARE: Verb(Shape("conspiracy", "card", "with"), (TAKE_TURN,)),
        c.TRIGGER: Verb(Shape("conspiracy"), (TAKE_TURN, c.TRIGGER_PLOT)),
        c.PLACE_INFLUENCE: Verb(Shape("chamber"), ON_PLACING, word="place"),
        c.MOVE: Verb(Shape("chamber", "chamber"), (c.SENATE_ACTION, c.MOVE_CUBE)),
        c.REMOVE: Verb(Shape("chamber"), (c.REMOVE_CUBE,)),
        c.CONSPIRE: Verb(Shape(), (c.CONSPIRATOR_ACTION,)),
        c.KEEP: Verb(Shape("conspiracy", "end"), (c.KEEP_PLOT,)),
        c.PASS: Verb(Shape(), (c.SENATE_ACTION, c.CONSPIRATOR_ACTION, c.MOVE_CUBE, c.TRIGGER_PLOT, c.CAST_OPEN)),
        c.LOCK: Verb(Shape("token"), (c.LOCK_TOKEN,)),
        c.SWAP: Verb(Shape("card", "card", "for"), (c.SWAP_CARDS,)),
        c.SHIFT: Verb(Shape("chamber", "chamber"), (c.SHIFT_DECREE,)),
        c.RUIN: Verb(Shape("wonder"), (c.RUIN_WONDER,)),
        # Verbs that other expansions have too.
        CLAIM: Verb(Shape("card"), (CLAIM_TOP, CLAIM_ASIDE, c.CLAIM_REMOVED)),
        CAST: Verb(Shape("card"), (CAST_ASIDE, c.CAST_OPEN)),
        STEAL: Verb(Shape("wonder"), (STEAL_WONDER,)),
        SEIZE: Verb(Shape("card"), (SEIZE_CARD,)),
    },
    more_answers={TOKEN_MOVE: (c.SPY_TOKEN,)},
    words={"end": c.ENDS},
    spans={"chamber": Span("CHAMBER", 1, sizes.CHAMBERS)},
    about={
        c.SENATE_ACTION: About("actions", ACTION_WORDS),
        c.PLACE_CUBE: CAUSE,
        c.MOVE_CUBE: CAUSE,
        c.REMOVE_CUBE: CAUSE,
        c.CAST_OPEN: About("which", ("first", "second")),
        DESTROY_CARD: About("colour", COLOURS[: PURPLE + 1]),
    },
    waits_for={
        c.SENATE_ACTION: ASKED_ABOVE,
        c.MOVE_CUBE: (*ASKED_ABOVE, c.REMOVE_CUBE),
        c.REMOVE_CUBE: ASKED_ABOVE,
        c.CAST_OPEN: ASKED_ABOVE,
        PICK_TOKEN: (DESTROY_CARD, PICK_TOKEN, *ASKED_ABOVE),
        c.TRIGGER_PLOT: ASKED_ABOVE,
        DESTROY_CARD: ASKED_ABOVE,
    },
    while_drafting=(c.PLACE_CUBE, c.KEEP_PLOT),
    out_of_turn=(c.PLACE_CUBE, c.MOVE_CUBE, c.REMOVE_CUBE, c.KEEP_PLOT),
    victories=(c.BY_POLITICS,),
    revealing=(c.DECREE_SHOWN, c.PLOT_SEEN, c.PLOT_TRIGGERED, c.ASIDE_SEEN, c.LOCKED_SEEN),
    keys=("agora",),
    hidden_keys=("agora",),
    deal_keys=("agora",),
    most_wonders=sizes.OFFER,  # Extortion may bring more than those drafted
    cards_from_box=1,  # by Treason
    tokens_from_box=1,  # by Espionage
    early=True,
)
