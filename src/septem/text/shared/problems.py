"""Problems with external input, in words."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ... import expansions
from ...core.errors import Problem
from ...core.quote import Quote

if TYPE_CHECKING:
    from .language import Language

MOST_LISTED = 16  # entries of a list that are named
MOST_LETTERS = 80  # of what was given; enough for anything that was nearly right
WHOLE = ("path", "error", "message")  # what is never cut
WORDS = {  # values that are words of files, by the table that translates them
    "wrong_type": {"wanted": "type.", "given": "type."},
    "unknown_id": {"wanted": "family."},
    "other_family": {"wanted": "family.", "family": "family."},
    "too_many_of_deck": {"deck": "deck."},
    "too_many_unknown": {"deck": "deck."},
    "wrong_count_of_deck": {"deck": "deck."},
    "nothing_to_destroy": {"colour": "colour."},
    "nothing_to_choose": {"lacks": "lacks."},
    "not_for_two": {"edition": "edition."},
    "not_of_edition": {"edition": "edition."},
}
ROWS = {"winners_differ": ("points", "winners"), "derived_differs": ("wanted",)}  # shown as they stand in a file
NUMBERS = ("bad_seed", "wrong_number", "bad_players")  # a text is shown in quotes: "12" is not 12
SEATS = {"seat": (), "turn": (), "wanted": ("wrong_drafter",)}  # values that are seats, and in which problems only


def describe(language: Language, problem: Problem, players: Sequence[str]) -> str:
    """The place of a problem, its description, and the words that may have been meant."""
    values = places(language, problem, players)
    sentence = language.say(f"problem.{key_of(problem)}", **values)
    if problem.values.get("near"):
        sentence = language.say("problem.near", sentence=sentence, near=listed(language, problem.values["near"]))
    if is_older(problem):
        sentence = language.say("problem.older_rules", sentence=sentence, **values)
    return language.say("problem.at", where=cut(problem.where), sentence=sentence) if problem.where else sentence


def key_of(problem: Problem) -> str:
    """The key of the sentence: a range of one number is told as this number."""
    least, most = problem.values.get("least"), problem.values.get("most")
    return "only_number" if problem.code == "wrong_number" and least == most else problem.code


def is_older(problem: Problem) -> bool:
    """Whether a record was made by rules that have changed since."""
    return "rules" in problem.values and problem.values["rules"] != problem.values["current"]


def places(language: Language, problem: Problem, players: Sequence[str]) -> dict[str, object]:
    """The values of a problem as its sentence shows them."""
    return {name: place(language, problem.code, name, value, players) for name, value in problem.values.items()}


def place(language: Language, code: str, name: str, value: object, players: Sequence[str]) -> object:
    if isinstance(value, Quote):
        return language.reason(value)
    if isinstance(value, Problem):
        quote = value.values.get("quote")
        return language.reason(quote) if isinstance(quote, Quote) else language.problem(value, players)
    if name in words().get(code, ()):
        return language.text.get(f"{words()[code][name]}{value}", value)
    if name in SEATS and isinstance(value, int) and (not SEATS[name] or code in SEATS[name]):
        return language.player(value - 1, players)
    if value is None or isinstance(value, bool) or (code in NUMBERS and name == "given" and isinstance(value, str)):
        return cut(json.dumps(value, ensure_ascii=False))  # as it stands in a file
    if name in ROWS.get(code, ()):
        return json.dumps(value)
    if isinstance(value, str):
        return value if name in WHOLE else cut(value)
    return listed(language, value) if isinstance(value, Iterable) else value


@cache
def words() -> dict[str, dict[str, str]]:
    return WORDS | expansions.table("duel", "texts", "WORDS") | expansions.table("wonders", "texts", "WORDS")


def listed(language: Language, values: object) -> str:
    """A list, shortened if it is long."""
    every = [cut(str(value)) for value in values] if isinstance(values, Iterable) else [str(values)]
    if len(every) > MOST_LISTED:
        return ", ".join([*every[:MOST_LISTED], "…"])
    return language.join(every, "or")


def cut(text: str) -> str:
    """The beginning of something very long."""
    return text if len(text) <= MOST_LETTERS else text[: MOST_LETTERS - 1] + "…"
