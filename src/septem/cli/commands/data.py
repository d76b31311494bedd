"""Scores and problems as JSON, for every game."""

from __future__ import annotations

from ...core.errors import Problem
from ...core.quote import Quote
from ...core.table import Table
from ..game_adapters import adapter_of, adapter_of_quote


def scores(table: Table) -> list[dict[str, int]]:
    """Each seat's points, their sum, and its team's points and its rank in games that have them."""
    scores = [{**score, "total": score.total} for score in table.score()]
    for name, numbers in (("team", adapter_of(table).teams(table)), ("rank", adapter_of(table).ranks(table))):
        scores = [{**score, name: number} for score, number in zip(scores, numbers, strict=True)] if numbers else scores
    return scores


def problem(given: Problem, message: str) -> dict[str, object]:
    """A problem with its named values."""
    document: dict[str, object] = {"code": given.code, "message": message}
    if given.where:
        document["where"] = given.where
    return document | {name: plain(value) for name, value in given.values.items()}


def plain(value: object) -> object:
    """A value as JSON can hold it."""
    if isinstance(value, Quote):
        return adapter_of_quote(value).quote(value)
    if isinstance(value, Problem):
        inner = {name: plain(entry) for name, entry in value.values.items() if name != "legal"}
        return {"code": value.code, **inner}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(entry) for entry in value]
    return value if isinstance(value, bool | int | float | str | None) else str(value)
