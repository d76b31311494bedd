"""How the moves of each verb are written, and which questions they answer."""

from ..constants import (
    BUILD,
    CHOOSE_STARTER,
    DESTROY,
    DESTROY_CARD,
    DRAFT,
    DRAFT_WONDER,
    KEEP_TOKEN,
    PICK_TOKEN,
    RAISE,
    REVIVE,
    REVIVE_CARD,
    SELL,
    START,
    TAKE_TURN,
    TOKEN_MOVE,
)
from ..expansion import Shape, Verb
from ..expansions import EXPANSIONS

BASE_VERBS = {
    DRAFT: Verb(Shape("wonder"), (DRAFT_WONDER,)),
    SELL: Verb(Shape("card"), (TAKE_TURN,)),
    BUILD: Verb(Shape("card"), (TAKE_TURN,), paid=True),
    RAISE: Verb(Shape("wonder", "card", "with"), (TAKE_TURN,), paid=True),
    TOKEN_MOVE: Verb(Shape("token"), (PICK_TOKEN, KEEP_TOKEN)),
    REVIVE: Verb(Shape("card"), (REVIVE_CARD,)),
    DESTROY: Verb(Shape("card"), (DESTROY_CARD,)),
    START: Verb(Shape("seat"), (CHOOSE_STARTER,)),
}
ALL_VERBS = {**BASE_VERBS, **{number: verb for expansion in EXPANSIONS for number, verb in expansion.verbs.items()}}
MORE_ANSWERS = [expansion.more_answers for expansion in EXPANSIONS]


def answers(verb: int) -> tuple[int, ...]:
    """The questions that moves of a verb answer."""
    return ALL_VERBS[verb].answers + tuple(kind for more in MORE_ANSWERS for kind in more.get(verb, ()))


def verbs_of(asked: set[int], expansions: tuple[str, ...]) -> tuple[int, ...]:
    """The verbs of a table: those of the base game and of its expansions that answer a question it can ask."""
    there = [*BASE_VERBS, *(verb for one in EXPANSIONS if one.name in expansions for verb in one.verbs)]
    return tuple(verb for verb in dict.fromkeys(there) if asked & {*answers(verb)})
