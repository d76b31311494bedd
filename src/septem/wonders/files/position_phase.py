"""The age, turn and question of a position; parts that are not stated follow from the cards that are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...core.documents import Part
from ...core.errors import Problem
from .. import sizes
from ..constants import BEFORE, CHOOSE_CARD, QUESTIONS, REVIVE_CARD
from ..data import ids
from ..data.components import NO_BOARD
from ..data.ids import NUMBERS
from ..expansions import question_of as how_asked
from ..options import FREE_CITIES, MOST_PLAYERS, checked_players
from ..table_config import INTEREST_DUE, TableConfig
from .partial_position import PartialPosition, Question
from .position import LIMITS

Fields = dict[str, Part]
RANKS = 3
SIDES = ("A", "B", "a", "b")


def part(fields: Fields, key: str, unstated: object) -> Part:
    """A part of the position, or its default when it is not stated."""
    return fields.get(key, Part(unstated, key))


def options(document: Part) -> Part:
    """The options of the table, with the number of players, which may stand beside them or be counted."""
    fields = document.entries()
    stated = fields.get("options", Part({}, "options"))
    entries = stated.entries()
    players = fields.get("players", entries.get("players", counted(fields)))
    switches = [key for key, entry in entries.items() if entry.value is True]
    number = checked_players(players.value, switches, players.where)
    if "players" in entries and entries["players"].value != number:
        given = entries["players"].value
        raise Problem("options_differ", entries["players"].where, option="players", given=given, wanted=number)
    return Part({**{key: entry.value for key, entry in entries.items()}, "players": number}, stated.where)


def counted(fields: Fields) -> Part:
    """As many players as cities."""
    cities = part(fields, "cities", (None,) * FREE_CITIES)
    return Part(len(cities.parts()), cities.where)


def read(fields: Fields, players: int, table_config: TableConfig) -> PartialPosition:
    """Read the age, the turn and the question."""
    over = "result" in fields
    question = question_of(fields, max(players, FREE_CITIES), table_config)
    age = part(fields, "age", sizes.AGES if over else latest_age(fields) + 1).number(1, sizes.AGES) - 1
    first = 0 if table_config.expansions else 1  # before an age
    turn = (
        part(fields, "turn", likely_turn(fields, question, table_config)).number(first, table_config.last_turn + 1) - 1
    )
    result = part(fields, "result", {"winners": []}).fields(("winners",), ("winners",))
    winners = tuple(seat.number(1, players) - 1 for seat in result["winners"].at_most(players))
    if question is not None:
        check_turn(question.kind, age, turn, {key: part(fields, key, None).where for key in ("age", "turn")})
    return PartialPosition(
        players,
        age,
        turn,
        question,
        winners,
        is_age_done(fields, turn, question, table_config),
        table_config=table_config,
    )


def check_turn(kind: int, age: int, turn: int, where: dict[str, str]) -> None:
    """Cards are chosen in the turns of an age; some questions come before an age, or before the first age only."""
    asked = how_asked(kind)
    if asked.before_age and turn != BEFORE:
        raise Problem("wrong_turn", where["turn"], given=turn + 1, wanted=0)
    if kind == CHOOSE_CARD and turn == BEFORE:
        raise Problem("wrong_turn", where["turn"], given=0, wanted=1)
    if asked.once and age:
        raise Problem("wrong_number", where["age"], given=age + 1, least=1, most=1)


def is_age_done(fields: Fields, turn: int, question: Question | None, table_config: TableConfig) -> bool:
    """Whether no card of the age is left: so it is, too, if nobody is asked and no hands are stated."""
    if turn < table_config.last_turn or "result" in fields:
        return "result" in fields
    if question is None or how_asked(question.kind).at_once:
        return not stated_hands(fields)
    return how_asked(question.kind).after_cards


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


def likely_turn(fields: Fields, question: Question | None, table_config: TableConfig) -> int:
    """The turn to which the hands fit; without any, the first possible if cards are to be chosen, else the last."""
    hands = stated_hands(fields)
    if question is not None and how_asked(question.kind).before_age:
        return 0
    if question is not None and question.kind == CHOOSE_CARD:
        fitting = table_config.rounds + 1 - min(hands) if hands else 1 + most_laid(fields)
    elif question is not None and question.kind == REVIVE_CARD:
        fitting = table_config.rounds - min(hands, default=0)
    else:
        fitting = table_config.rounds + 1 - max(hands, default=0)
    return min(max(fitting, 1), table_config.last_turn + 1)


def most_laid(fields: Fields) -> int:
    """How many buildings of the latest age the city with most of them has."""
    age = latest_age(fields)
    cities = fields["cities"].value
    counts = [ages_in(city).count(age) for city in cities] if isinstance(cities, list | tuple) else []
    return max(counts, default=0)


def question_of(fields: Fields, cities: int, table_config: TableConfig) -> Question | None:
    """The question asked; if it is not stated, but hands are, all choose a card. `null`: nobody is asked."""
    if "decision" in fields:
        return None if fields["decision"].value is None else read_question(fields["decision"], cities, table_config)
    return Question(CHOOSE_CARD) if stated_hands(fields) and "result" not in fields else None


def read_question(document: Part, cities: int, table_config: TableConfig) -> Question:
    """All cities are asked for a card, one city for the questions that follow."""
    ask = document.entries().get("ask", Part(QUESTIONS[CHOOSE_CARD]))
    kind = QUESTIONS.index(ask.word(table_config.questions))
    if not how_asked(kind).one_city:
        document.fields(("ask",))
        return Question(kind)
    fields = document.fields(("ask", "city"), ("city",))
    return Question(kind, fields["city"].number(1, cities) - 1)


def read_revivals(document: Part, begun: PartialPosition) -> int:
    """One city, or several with the ranks in which they look through the pile."""
    if isinstance(document.value, int) or not begun.table_config.expansions:
        return 1 << document.number(1, begun.size) - 1
    found = 0
    for entry in document.parts():
        fields = entry.fields(("city", "rank"), ("city", "rank"))
        found |= 1 << (fields["rank"].number(1, RANKS) - 1 << 3 | fields["city"].number(1, begun.size) - 1)
    return found


def read_limits(fields: Fields, begun: PartialPosition) -> tuple[tuple[int, ...], int | None]:
    """The payment aids that each city has used in this turn, and the cities with interest due (a set)."""
    helped = [entry.parts() for entry in part(fields, "used", ()).at_most(begun.size)]
    used = tuple(sum(flag_of(name) for name in names) for names in helped)
    if INTEREST_DUE not in fields:
        return used, None
    return used, sum(1 << city.number(1, begun.size) - 1 for city in fields[INTEREST_DUE].at_most(begun.size))


def flag_of(document: Part) -> int:
    name = document.word(tuple(LIMITS.values()))
    return next(flag for flag, known in LIMITS.items() if known == name)


def read_none(fields: Fields) -> int:
    """No board yet."""
    fields["board"].word((ids.UNKNOWN,))
    part(fields, "side", ids.UNKNOWN).word((ids.UNKNOWN,))
    return NO_BOARD


def read_side(fields: Fields, table_config: TableConfig) -> int:
    """A side of a board."""
    board = ids.number(fields["board"].text(), "board", fields["board"].where, table_config)
    return 2 * board + SIDES.index(part(fields, "side", "A").word(SIDES)) % 2
