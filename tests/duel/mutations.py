"""Position files changed at random: parts dropped, doubled, moved or replaced by others like them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from septem.duel.constants import QUESTIONS
from septem.duel.data.ids import NUMBERS
from tests.files.documents import Document

Place = tuple[Any, Any]  # an object or list, and the key of a part of it
NAMES = [name for names in NUMBERS.values() for name in names]
HIDDEN = ["?", "?guild", "?grand_temple", *(f"?{name}" for name in NAMES)]
WORDS: list[str] = [*NAMES, *HIDDEN, *QUESTIONS, "all", "brown", "gray", ""]
SEATS = ("", "@1", "@2", "@12", "@3")
KEPT = ("septem", "format", "game", "options")  # what says how the rest is to be read
FIXED = (6, 20)  # how many places the pantheon and the structure have


def mutated(document: Document, dice: random.Random, changes: int) -> Document:
    """A copy with some random changes."""
    copy: Document = json.loads(json.dumps(document))
    for _ in range(changes):
        change(copy, [place for key in copy if key not in KEPT for place in ((copy, key), *parts(copy[key]))], dice)
    return copy


def parts(whole: Any) -> Iterator[Place]:
    """All parts of a document, however deep."""
    keys = list(whole) if isinstance(whole, dict) else range(len(whole)) if isinstance(whole, list) else ()
    for key in keys:
        yield whole, key
        yield from parts(whole[key])


def change(document: Document, places: list[Place], dice: random.Random) -> None:
    holder, key = dice.choice(places)
    way = dice.choice((drop, drop, double, move, ask, ask, swap, replace, replace, replace))
    way(document, places, holder, key, dice)


def drop(document: Document, places: list[Place], holder: Any, key: Any, dice: random.Random) -> None:
    """Leave it out; a place of the structure or of the pantheon becomes empty."""
    if isinstance(holder, list) and len(holder) in FIXED:
        holder[key] = None
    else:
        del holder[key]


def move(document: Document, places: list[Place], holder: Any, key: Any, dice: random.Random) -> None:
    """Move a value to another place."""
    double(document, places, holder, key, dice)
    drop(document, places, holder, key, dice)


def swap(document: Document, places: list[Place], holder: Any, key: Any, dice: random.Random) -> None:
    """Two things of one type in each other's place."""
    same = [place for place in places if type(place[0][place[1]]) is type(holder[key]) in (str, int, bool)]
    other, place = dice.choice(same or [(holder, key)])
    holder[key], other[place] = other[place], holder[key]


def double(document: Document, places: list[Place], holder: Any, key: Any, dice: random.Random) -> None:
    """Repeat a value, beside itself or in some other list."""
    again = json.loads(json.dumps(holder[key]))
    lists = [other[place] for other, place in places if isinstance(other[place], list)]
    target = holder if isinstance(holder, list) and dice.random() < 0.3 else dice.choice(lists)
    if len(target) in FIXED:
        target[dice.randrange(len(target))] = again
    else:
        target.append(again)


def ask(document: Document, places: list[Place], holder: Any, key: Any, dice: random.Random) -> None:
    """Another question, now or later."""
    question: Document = {"seat": dice.choice([1, 2]), "ask": dice.choice(QUESTIONS)}
    if question["ask"] == "destroy":
        question["colour"] = dice.choice(["brown", "gray"])
    if question["ask"] in ("place", "call"):
        question["mythology"] = dice.choice([*NUMBERS["mythology"], "all"])
    if dice.random() < 0.6:
        document["decision"] = question
        document.pop("turn", None)
    else:
        document.setdefault("pending", []).append(question)


def replace(document: Document, places: list[Place], holder: Any, key: Any, dice: random.Random) -> None:
    holder[key] = like(holder[key], dice)


def like(part: Any, dice: random.Random) -> Any:
    """Another value of the same type."""
    if isinstance(part, bool):
        return not part
    if isinstance(part, int):
        return part + dice.choice([-3, -1, 1, 2, 7])
    if isinstance(part, str):
        return related(part, dice)
    if isinstance(part, list):
        return part[: dice.randint(0, len(part))] if part else [dice.choice(WORDS)]
    return {} if part else dice.choice([None, *WORDS])


def related(word: str, dice: random.Random) -> str:
    """Most often a word of the same family, perhaps face down, perhaps known to somebody."""
    bare = word.removeprefix("?").partition("@")[0]
    family = next((list(names) for names in NUMBERS.values() if bare in names), WORDS)
    other = dice.choice(family if dice.random() < 0.8 else WORDS)
    if dice.random() < 0.3:
        other = f"?{other.removeprefix('?')}{dice.choice(SEATS)}"
    return other
