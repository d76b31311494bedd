"""The summary of an analysis in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .language import Language


def sentences(
    language: Language, players: Sequence[str], summary: dict[str, Any], move_text: Callable[[str], str]
) -> list[str]:
    """What a summary says, one sentence after another."""

    def name(entry: dict[str, Any]) -> str:
        return language.player(entry["seat"] - 1, players)

    told = []
    if summary["accuracy"]:
        each = [language.say("summary.one", player=name(one), accuracy=percent(one)) for one in summary["accuracy"]]
        told.append(language.say("summary.accuracy", players=", ".join(each)))
    told.append(decisive(language, summary["decisive"], name))
    for one in summary["costliest"]:
        values = {"player": name(one), "loss": round(100 * one["loss"]), "number": one["number"]}
        moves = {"move": move_text(one["move"]), "better": move_text(one["better"])}
        told.append(language.say("summary.costliest", **values, **moves))
    return told


def percent(entry: dict[str, Any]) -> int:
    return round(100 * float(entry["accuracy"]))


def decisive(language: Language, turn: dict[str, Any] | None, name: Callable[[dict[str, Any]], str]) -> str:
    if turn is None:
        return language.say("summary.even")
    before, after = (round(100 * turn[when]) for when in ("before", "after"))
    return language.say("summary.decisive", number=turn["number"], player=name(turn), before=before, after=after)
