"""Pantheon, declared."""

from .. import sizes
from ..constants import CAPITAL, GUILD_DECK, TAKE_TURN, TOKEN_MOVE
from ..expansion import About, Expansion, Shape, Span, Verb
from . import constants as c
from . import problems as problems
from .cards import GRAND_TEMPLES, PANTHEON_TOKENS, PANTHEON_WONDERS
from .divinities import DIVINITIES, GATE, MYTHOLOGY_TOKENS
from .options import PantheonOptions

EXPANSION = Expansion(
    name="pantheon",
    options=PantheonOptions,
    extension="septem.duel.pantheon.extension:Pantheon",
    features="septem.duel.pantheon.features:PantheonFeatures",
    detailed_features="septem.duel.pantheon.detailed_features:DetailedPantheonFeatures",
    cards={c.TEMPLE_DECK: GRAND_TEMPLES},
    wonders=PANTHEON_WONDERS,
    tokens=PANTHEON_TOKENS,
    items={"divinity": (*DIVINITIES, GATE)},
    unnamed=MYTHOLOGY_TOKENS,
    laid={GUILD_DECK: (0, 0, 0), c.TEMPLE_DECK: (0, 0, 3)},  # (P-008)
    backs={c.TEMPLE_DECK: "?grand_temple"},
    verbs={
        c.ACTIVATE: Verb(Shape("divinity", "offerings", "with", optional=True), (TAKE_TURN,), paid=True),
        c.PLACE: Verb(Shape("divinity", "shrine"), (c.PLACE_DIVINITY,)),
        c.CALL: Verb(Shape("divinity", "divinity", "top", optional=True), (c.CALL_DIVINITY,)),
        c.OPEN: Verb(Shape("mythology"), (c.CHOOSE_DECK,)),
        c.SNAKE: Verb(Shape("card"), (c.PLACE_SNAKE,)),
        c.SEIZE: Verb(Shape("card"), (c.SEIZE_CARD,)),
        c.STRIKE: Verb(Shape("slot"), (c.STRIKE_CARD,)),
        c.UNBUILD: Verb(Shape("wonder"), (c.UNBUILD_WONDER,)),
        c.STEAL: Verb(Shape("wonder"), (c.STEAL_WONDER,)),
        c.MINERVA: Verb(Shape("space"), (c.PLACE_BARRIER,)),
        c.DROP: Verb(Shape("loot"), (c.DROP_LOOT,)),
        c.SACK: Verb(Shape("loot"), (c.SACK_LOOT,)),
        c.FOUND: Verb(Shape("wonder", "card", "with"), (c.RAISE_FREE,)),
    },
    more_answers={TOKEN_MOVE: (c.KEEP_LENT,)},
    words={"mythology": c.MYTHOLOGIES, "offering": c.OFFERINGS},
    sets={"offerings": "offering"},
    spans={"shrine": Span("SLOT", 0, sizes.SHRINES), "space": Span("SPACE", -CAPITAL, 2 * CAPITAL + 1)},
    vault="astarte",
    about={
        c.PLACE_DIVINITY: About("mythology", c.MYTHOLOGIES),
        c.CALL_DIVINITY: About("mythology", (*c.MYTHOLOGIES, "all")),
    },
    waits_for={c.SACK_LOOT: (c.DROP_LOOT,)},
    revealing=(c.DIVINITY_SEEN, c.TOKEN_LENT, c.CARD_STRUCK),
    keys=("pantheon",),
    hidden_keys=("pantheon",),
    deal_keys=("pantheon",),
    most_wonders=sizes.OFFER,  # Ra may bring more than those drafted (P-074)
    early=True,  # (P-003)
    tokens_from_box=2,  # of Enki, and of the Great Library built again after Anubis (P-050, P-071)
)
