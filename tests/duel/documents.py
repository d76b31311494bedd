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
from septem.duel.game import Duel

Document = dict[str, Any]
SCHEMAS: dict[str, Document] = {
    kind: json.loads((resources("septem.duel.files") / f"{kind}.schema.json").read_text())
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
    """A random move; wonders more often, for they ask the rarer questions."""
    moves = table.moves()
    wonders = [move for move in moves if move.text.startswith("raise")]
    table.play(dice.choice(wonders or moves if dice.random() < 0.5 else moves))


def played(game: Duel, seed: int, share: float) -> Table:
    """A game of which a share of about 75 answers has been given."""
    table = game.start(seed)
    dice = random.Random(seed)
    for _ in range(round(75 * share)):
        if not table.over:
            answer(table, dice)
    return table


GAMES = st.builds(
    Duel,
    end_of_age_tie=st.sampled_from(["last_player_chooses", "last_player_starts"]),
    first_game_preset=st.booleans(),
    great_library_view=st.sampled_from(["private", "public"]),
)
SHARES = st.floats(0, 1)
TABLES = st.builds(played, GAMES, st.integers(0, MOST_SEED), SHARES)
