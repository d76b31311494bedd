"""Lessons: real tables with a prepared deal. They say what the learner does, and what the bots reply.

The texts of a step are `lesson.NAME.STEP.PAGE` of the web server. Marks are ids of items, or places of the page with #.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ... import expansions
from ...core.table import Table
from ...text import Language
from ..scene.models import LessonPage, LessonStep, Scene

LEARNER = 0  # the seat
BOT = "1"  # replies where the script ends, and to answers that the learner is free to choose
Marks = tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """One answer of the learner: the only one that is accepted, or any. Each page explains one thing, and marks it."""

    answer: str | None
    pages: tuple[Marks, ...]


@dataclass(frozen=True)
class Lesson:
    name: str
    game: str
    options: dict[str, Any]
    deal: dict[str, Any]
    steps: tuple[Step, ...]  # the last one needs no answer
    replies: tuple[tuple[str, ...], ...]  # of every other seat, in the order of the seats

    @property
    def seats(self) -> int:
        return 1 + len(self.replies)

    def is_unfinished(self, table: Table) -> bool:
        return answers_of(table, LEARNER) < len(self.steps) - 1

    def accepts(self, table: Table, seat: int, move: str) -> bool:
        given = answers_of(table, LEARNER)
        return seat != LEARNER or given >= len(self.steps) or self.steps[given].answer in (None, move)

    def reply(self, table: Table, seat: int) -> str | None:
        """The answer of the bot on a seat now, if the script has one."""
        script, given = self.replies[seat - 1], answers_of(table, seat)
        return script[given] if given < len(script) else None

    def guide(self, scene: Scene, table: Table, texts: Language, names: Sequence[str]) -> Scene:
        """The learner's scene with the present step, unless the lesson is over."""
        given = answers_of(table, LEARNER)
        if given >= len(self.steps) or scene.seat != LEARNER + 1 or scene.result:
            return scene
        step, last = self.steps[given], not self.is_unfinished(table)
        pages = self._pages(given + 1, step.pages, texts, names)
        told = LessonStep(number=given + 1, of=len(self.steps), pages=pages, answer=step.answer, last=last)
        return scene.model_copy(update={"lesson": told, "can_undo": scene.can_undo and last})

    def _pages(self, number: int, pages: Sequence[Marks], texts: Language, names: Sequence[str]) -> list[LessonPage]:
        players = {"left": names[1], "right": names[-1]}  # the neighbours; in Duel both are the opponent
        values = {item: texts.the(item) for item in texts.items} | players
        return [
            LessonPage(text=texts.say(f"lesson.{self.name}.{number}.{place}", **values), marks=list(marks))
            for place, marks in enumerate(pages, 1)
        ]


def known_lesson(name: str) -> str:
    if name not in lessons():
        raise ValueError(f"no lesson is called {name}")
    return name


def answers_of(table: Table, seat: int) -> int:
    return sum(answer.seat == seat for answer in table.answers)


def cards(names: str) -> list[str]:
    return names.split()


DUEL = Lesson(
    "duel",
    "duel",
    {"first_game_preset": True},
    {
        "seed": 7,
        "tokens": ["strategy", "law", "economy", "masonry", "philosophy"],
        "ages": {
            "1": cards(
                "quarry press stone_pit clay_pit wood_reserve garrison altar pharmacist scriptorium glassworks baths "
                "apothecary palisade tavern lumber_yard clay_pool guard_tower stable logging_camp theater"
            )
        },
    },
    (
        Step("build lumber_yard", (("#city",), ("#structure",), ("lumber_yard",))),
        Step("build glassworks", (("glassworks", "#coins"),)),
        Step("build stable", (("#track",), ("stable",))),
        Step("build baths", (("baths", "#goods"),)),
        Step("build apothecary", (("#science", "#tokens"), ("apothecary",))),
        Step("sell garrison", (("garrison",),)),
        Step("raise temple_of_artemis with altar", (("#wonders",), ("altar", "temple_of_artemis"))),
        Step(None, (("#structure",),)),
        Step(None, (("#track", "#science"), ())),
    ),
    (
        (
            "build clay_pool",
            "build guard_tower",
            "build theater",
            "build logging_camp",
            "build palisade",
            "build tavern",
        ),
    ),
)

WONDERS = Lesson(
    "wonders",
    "wonders",
    {"players": 3},
    {
        "seed": 5,
        "boards": ["giza", "olympia", "babylon"],
        "sides": ["A", "A", "A"],
        "ages": {
            "1": [
                cards("stone_pit clay_pool loom glassworks guard_tower barracks west_trading_post"),
                cards("lumber_yard clay_pit stockade altar scriptorium marketplace workshop"),
                cards("ore_vein theater press baths apothecary east_trading_post timber_yard"),
            ]
        },
    },
    (
        Step("build stone_pit", (("#city",), ("#hand",), ("stone_pit",))),
        Step("build theater", (("theater",),)),
        Step("build stockade pay left 2", (("stockade", "#left"),)),
        Step("stage with glassworks", (("#wonder", "glassworks"),)),
        Step("build apothecary pay right 2", (("#coins",), ("apothecary", "#right"))),
        Step(None, (("#hand",),)),
        Step(None, (("#right",), ("#wonder",), ())),
    ),
    (
        (
            "build lumber_yard",
            "build clay_pool",
            "build press",
            "build altar",
            "build guard_tower",
            "build east_trading_post",
        ),
        (
            "build ore_vein",
            "build clay_pit",
            "build loom",
            "build baths pay left 2",
            "sell scriptorium",
            "build west_trading_post",
        ),
    ),
)


@cache
def lessons() -> dict[str, Lesson]:
    """Those of the games, and of the expansions that have one in their module `lesson`."""
    of_expansions = (module.LESSON for game in ("duel", "wonders") for module in expansions.parts(game, "lesson"))
    return {lesson.name: lesson for lesson in (DUEL, WONDERS, *of_expansions)}
