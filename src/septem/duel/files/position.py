"""Positions as they are written to files: the content of a view and, if they are given, the secrets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..constants import COLOURS, DESTROY_CARD, DRAW, GOODS, GRAY, LOOT, NOBODY, NOTHING, QUESTIONS, SYMBOLS, VICTORIES
from ..data.catalogue import CATALOGUE
from ..expansion import About
from ..expansions import EXPANSIONS
from ..knowledge.view import CityView, Question, Secrets, Slot, View
from ..model import Extension
from .deal_unknown import BACKS

FORMAT = 1
DERIVED = "derived"  # the key of numbers that follow from the rest of a city
ABOUT = {  # what questions are about
    DESTROY_CARD: About("colour", COLOURS[: GRAY + 1]),
    **{kind: about for expansion in EXPANSIONS for kind, about in expansion.about.items()},
}


def write(
    view: View, options: Mapping[str, object], extensions: Sequence[Extension], hidden: Secrets | None = None
) -> dict[str, object]:
    """A view as a document; with the secrets, the whole position."""
    document: dict[str, object] = {"septem": "position", "format": FORMAT, "game": "duel", "options": dict(options)}
    if view.seat is not None:
        document["seat"] = view.seat + 1
    document |= {
        "age": view.age,
        "cities": [write_city(city) | ({} if hidden else write_numbers(city)) for city in view.cities],
        "pawn": view.pawn,
        "loot": [LOOT[token] for token in view.loot],
        "board": names(view.board),
    }
    if view.age:
        faces = hidden.faces if hidden else {}
        document["structure"] = [write_slot(place, faces.get(slot)) for slot, place in enumerate(view.structure)]
    document["discard"] = names(view.discard)
    document |= write_progress(view)
    for place, extension in enumerate(extensions):
        document |= extension.file(view.parts[place], hidden.parts[place] if hidden else None)
    if hidden:
        more = [extension.file_hidden(hidden.parts[place]) for place, extension in enumerate(extensions)]
        document["hidden"] = write_hidden(hidden) | {key: value for part in more for key, value in part.items()}
    return document


def names(items: Iterable[int]) -> list[str]:
    return [CATALOGUE.id(item) for item in items]


def write_city(city: CityView) -> dict[str, object]:
    return {
        "coins": city.coins,
        "buildings": names(city.buildings),
        "built": {
            CATALOGUE.id(wonder): None if card == NOTHING else CATALOGUE.id(card) for wonder, card in city.wonders
        },
        "unbuilt": names(city.unbuilt),
        "tokens": names(city.tokens),
    }


def write_numbers(city: CityView) -> dict[str, object]:
    """In a view, what programs would have to derive from the rules."""
    if city.numbers is None:
        return {}
    numbers = city.numbers
    symbols = {"symbols": words(numbers.symbols, SYMBOLS), "pairs": words(numbers.pairs, SYMBOLS)}
    return {DERIVED: symbols | {"trade": dict(zip(GOODS, numbers.trade, strict=True))}}


def words(numbers: Iterable[int], known: Sequence[str]) -> list[str]:
    return [known[number] for number in numbers]


def write_slot(place: Slot | None, hidden: int | None) -> str | None:
    if place is None:
        return None
    if place.card is not None:
        return CATALOGUE.id(place.card)
    if hidden is not None:
        return f"?{CATALOGUE.id(hidden)}"
    return BACKS.get(place.deck, "?")


def write_progress(view: View) -> dict[str, object]:
    """The progress of the game and the pending questions; keys that do not apply are left out."""
    progress: dict[str, object] = {}
    if view.offer:
        progress |= {"offer": names(view.offer), "drafted": view.drafted}
    if view.question:
        progress["decision"] = write_question(view.question)
    if len(view.questions) > 1:
        progress["pending"] = [write_question(question) for question in view.questions[:-1]]
    progress["turn"] = view.mover + 1
    if view.again:
        progress["extra_turn"] = True
    if view.drawn:
        progress["drawn"] = view.drawn
    if view.seen:
        progress["seen"] = names(view.seen)
    if view.winner != NOBODY:
        winner = None if view.winner == DRAW else view.winner + 1
        progress["result"] = {"winner": winner, "victory": VICTORIES[view.victory]}
    return progress


def write_question(question: Question) -> dict[str, object]:
    asked: dict[str, object] = {"seat": question.seat + 1, "ask": QUESTIONS[question.kind]}
    if about := ABOUT.get(question.kind):
        asked[about.key] = about.words[question.about]
    return asked


def write_hidden(hidden: Secrets) -> dict[str, object]:
    document: dict[str, object] = {
        "later": {str(age + 1): names(cards) for age, cards in hidden.later.items()},
        "box": names(hidden.box),
    }
    if hidden.offer:
        document["offer"] = names(hidden.offer)
    return document
