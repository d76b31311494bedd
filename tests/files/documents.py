"""Files of both games: their schemas, and what tests do with documents."""

from __future__ import annotations

import json
from importlib.resources import files as resources
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from septem import Problem, files
from septem.core.errors import PROBLEMS

Document = dict[str, Any]
SCHEMAS: dict[str, dict[str, Document]] = {
    game: {
        kind: json.loads((resources(f"septem.{game}.files") / f"{kind}.schema.json").read_text())
        for kind in ("position", "record")
    }
    for game in ("duel", "wonders")
}
REGISTRY: Registry[Any] = Registry().with_resources(
    (schema["$id"], Resource.from_contents(schema)) for schemas in SCHEMAS.values() for schema in schemas.values()
)


def valid(kind: str, document: Document, game: str = "") -> bool:
    """Whether a document has the form that the schema of a kind of file asks for, of the game it names or another."""
    return Draft202012Validator(SCHEMAS[game or document["game"]][kind], registry=REGISTRY).is_valid(document)


def through_a_file(document: Document) -> Document:
    """A document after it was written and read."""
    copy: Document = json.loads(json.dumps(document))
    return copy


def record(game: str, **parts: Any) -> Document:
    return {"septem": "record", "game": game, "rules": 1, "deal": {"seed": 7}, "moves": [], **parts}


def refused(document: object) -> Problem:
    """The reason why a document cannot be read; it has the values that its code is said to have, and a text."""
    with pytest.raises(Problem) as caught:
        files.read(document)
    problem = caught.value
    assert set(problem.values) == set(PROBLEMS[problem.code])
    assert str(problem)
    return problem
