"""When a position is, and what is asked in it; what is not stated follows from the cards that are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..core.documents import Part
from ..core.errors import Problem
from . import ids, sizes
from .ids import NUMBERS
from .options import FREE_CITIES, LEAST_PLAYERS, MOST_PLAYERS
from .sketch import FULL_HAND, Question, Sketch
from .words import CHOOSE_CARD, LAST_TURN, QUESTIONS, REVIVE_CARD

Fields = dict[str, Part]


def part(fields: Fields, key: str, unstated: object) -> Part:
    """A part of the position, or what it is when it is not stated."""
    return fields.get(key, Part(unstated, key))


def options(document: Part) -> Part:
    """The options of the table, with the number of players, which may stand beside them or be counted."""
    fields = document.entries()
    stated = fields.get("options", Part({}, "options"))
    entries = stated.entries()
    players = fields.get("players", entries.get("players", counted(fields)))
    number = players.number(LEAST_PLAYERS, MOST_PLAYERS)
    if "players" in entries and entries["players"].value != number:
        given = entries["players"].value
        raise Problem("options_differ", entries["players"].where, option="players", given=given, wanted=number)
    return Part({**{key: entry.value for key, entry in entries.items()}, "players": number}, stated.where)


def counted(fields: Fields) -> Part:
    """As many players as cities."""
    cities = part(fields, "cities", (None,) * FREE_CITIES)
    return Part(len(cities.parts()), cities.where)


def read(fields: Fields, players: int) -> Sketch:
    """When it is, and what is asked."""
    over = "result" in fields
    question = question_of(fields, max(players, FREE_CITIES))
    age = part(fields, "age", sizes.AGES if over else latest_age(fields) + 1).number(1, sizes.AGES) - 1
    turn = part(fields, "turn", likely_turn(fields, question)).number(1, LAST_TURN + 1) - 1
    result = part(fields, "result", {"winners": []}).fields(("winners",), ("winners",))
    winners = tuple(seat.number(1, players) - 1 for seat in result["winners"].at_most(players))
    return Sketch(players, age, turn, question, winners, is_age_done(fields, turn, question))


def is_age_done(fields: Fields, turn: int, question: Question | None) -> bool:
    """Whether no card of the age is left: so it is, too, if nobody is asked and no hands are stated."""
    if turn < LAST_TURN or "result" in fields:
        return "result" in fields
    return not stated_hands(fields) if question is None else question.kind == REVIVE_CARD


def stated_hands(fields: Fields) -> list[int]:
    """How many cards each hand has, of those that have any."""
    hands = part(fields, "hands", ()).value
    sizes_stated = [hand_length(hand) for hand in hands] if isinstance(hands, list | tuple) else []
    return [size for size in sizes_stated if size]


def hand_length(hand: object) -> int:
    if isinstance(hand, list | tuple):
        return len(hand)
    return hand if isinstance(hand, int) else 0


def latest_age(fields: Fields) -> int:
    """The age, from 0, of the latest card that is stated."""
    stated = [fields[key].value for key in ("cities", "hands", "discard", "past") if key in fields]
    return max(ages_in(stated), default=0)


def ages_in(value: object) -> list[int]:
    """The age of every card that is named in a part of a document."""
    cards = [NUMBERS["card"][word] for word in words(value) if word in NUMBERS["card"]]
    return [min(ids.ages_of(card, MOST_PLAYERS)) for card in cards]


def words(value: object) -> Iterator[str]:
    """Every word anywhere in a part of a document."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, Mapping):
        yield from (word for entry in value.values() for word in words(entry))
    elif isinstance(value, Sequence):
        yield from (word for entry in value for word in words(entry))


def likely_turn(fields: Fields, question: Question | None) -> int:
    """The turn to which the hands fit; without any, the first possible if cards are to be chosen, else the last."""
    hands = stated_hands(fields)
    if question is not None and question.kind == CHOOSE_CARD:
        fitting = FULL_HAND + 1 - min(hands) if hands else 1 + most_laid(fields)
    elif question is not None and question.kind == REVIVE_CARD:
        fitting = FULL_HAND - min(hands, default=0)
    else:
        fitting = FULL_HAND + 1 - max(hands, default=0)
    return min(max(fitting, 1), LAST_TURN + 1)


def most_laid(fields: Fields) -> int:
    """How many buildings of the latest age the city with most of them has."""
    age = latest_age(fields)
    cities = fields["cities"].value
    counts = [ages_in(city).count(age) for city in cities] if isinstance(cities, list | tuple) else []
    return max(counts, default=0)


def question_of(fields: Fields, cities: int) -> Question | None:
    """What is asked; if that is not stated, but hands are, all choose a card. `null`: nobody is asked."""
    if "decision" in fields:
        return None if fields["decision"].value is None else read_question(fields["decision"], cities)
    return Question(CHOOSE_CARD) if stated_hands(fields) and "result" not in fields else None


def read_question(document: Part, cities: int) -> Question:
    """All are asked for a card, one city for what follows."""
    ask = document.entries().get("ask", Part(QUESTIONS[CHOOSE_CARD]))
    kind = QUESTIONS.index(ask.word(QUESTIONS))
    if kind == CHOOSE_CARD:
        document.fields(("ask",))
        return Question(kind)
    fields = document.fields(("ask", "city"), ("city",))
    return Question(kind, fields["city"].number(1, cities) - 1)
