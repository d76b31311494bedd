"""Random games and the files they make, for the tests of both kinds of files."""

from __future__ import annotations

import json
import random
from importlib.resources import files as resources
from typing import Any

from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from septem.core.chance import MOST_SEED
from septem.core.table import Table
from tests.wonders.walks import TABLES as RULES
from tests.wonders.walks import game

Document = dict[str, Any]
SCHEMAS: dict[str, Document] = {
    kind: json.loads((resources("septem.wonders.files") / f"{kind}.schema.json").read_text())
    for kind in ("position", "record")
}
REGISTRY: Registry[Any] = Registry().with_resources(
    (schema["$id"], Resource.from_contents(schema)) for schema in SCHEMAS.values()
)


def valid(kind: str, document: object) -> bool:
    """Whether a document has the form that the schema of a kind of file asks for."""
    return Draft202012Validator(SCHEMAS[kind], registry=REGISTRY).is_valid(document)


def through_a_file(document: Document) -> Document:
    """What is left of a document when it is written and read."""
    copy: Document = json.loads(json.dumps(document))
    return copy


def answer(table: Table, dice: random.Random) -> None:
    """A random move of a random seat; stages more often, for they ask the rarer questions."""
    seat = dice.choice(table.owing)
    moves = table.moves(seat)
    stages = [move for move in moves if "stage" in move.text]
    table.play(dice.choice(stages or moves if dice.random() < 0.6 else moves), seat)


def played(players: int, rules: int, seed: int, share: float) -> Table:
    """A game of which a share of all answers has been given."""
    table = game(players, RULES[rules], seed % 7).start(seed)
    dice = random.Random(seed)
    for _ in range(round(share * 20 * max(players, 3))):
        if not table.over:
            answer(table, dice)
    return table


TABLES = st.builds(
    played, st.integers(2, 7), st.integers(0, len(RULES) - 1), st.integers(0, MOST_SEED), st.floats(0, 1)
)
