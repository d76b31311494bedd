"""The actions of earlier rounds as text: `build altar`, `stage with ?`, `sell baths`."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.documents import Part
from ...core.errors import Problem
from ..constants import BUILD, CLAIM, CLAIM_COLOUR, LEAVE, NO_VERB, RAISE, SELL, VERBS
from ..data import ids
from ..data.ids import Places
from ..knowledge.view import Revival
from .partial_position import Deed, Moment

WORDS = {
    "build": BUILD,
    "claim": CLAIM,
    VERBS[CLAIM_COLOUR]: CLAIM_COLOUR,
    "stage with": RAISE,
    "sell": SELL,
    "leave": LEAVE,
    "gone": NO_VERB,
}
WORDS_OF = {verb: word for word, verb in WORDS.items()}
FORMS = tuple(f"{word} CARD" for word in WORDS)
BUILT = (BUILD, CLAIM, CLAIM_COLOUR)
DISCARDED = (SELL, LEAVE)


def write_deed(deed: Deed) -> str:
    return f"{WORDS_OF[deed.verb]} {ids.write(deed.card)}"


def write(deeds: dict[Moment, Deed], cities: int) -> dict[str, list[object]]:
    """By age and round, an entry for each city."""
    document: dict[str, list[object]] = {}
    for age, when in sorted({(age, when) for age, when, _ in deeds}):
        line = [written(deeds.get((age, when, city))) for city in range(cities)]
        document.setdefault(str(age + 1), []).append(line)
    return document


def written(deed: Deed | None) -> str | None:
    return None if deed is None else write_deed(deed)


def read_deed(part: Part, age: int, places: Places) -> Deed:
    """Read one action; an entry without a statement is a card gone to an unknown place."""
    if part.value is None:
        return Deed(NO_VERB, None)
    words = part.text().split()
    verb = WORDS.get(" ".join(words[:-1]))
    if verb is None:
        raise Problem("bad_move_form", part.where, given=part.text(), form=" / ".join(FORMS))
    return Deed(verb, places.read(Part(words[-1], part.where), age))


def piled(deeds: Iterable[Deed], revived: Iterable[Revival]) -> list[int | None]:
    """The cards that lie in the pile: all that went there, except those built from it."""
    cards = [deed.card for deed in deeds if deed.verb in DISCARDED]
    for revival in revived:
        for card in (revival.card, None):  # perhaps one whose face is not known
            if card in cards:
                cards.remove(card)
                break
    return cards
