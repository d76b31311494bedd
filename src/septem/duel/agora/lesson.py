"""The lesson of Agora, for those who know Duel."""

from __future__ import annotations

from ...web.tables.lessons import Lesson, Step

LESSON = Lesson(
    "agora",
    "duel",
    {"agora": True},
    {"seed": 193},
    (
        Step("draft curia_julia", (("#senate",), ("curia_julia",))),
        Step("keep coup bottom", (("coup",),)),
        Step("draft temple_of_artemis", (("temple_of_artemis",),)),
        Step("draft great_lighthouse", (("great_lighthouse",),)),
        Step("recruit politician_6", (("#structure",), ("politician_6",))),
        Step("place 5", (("#chamber5",),)),
        Step("prepare coup with stone_reserve", (("#senate",), ("stone_reserve", "#conspiracies"))),
        Step("trigger coup", (("#conspiracies",),)),
        Step("build apothecary", (("#track",), ("apothecary",))),
        Step(None, (("#senate",), ())),
    ),
    (
        (
            "draft circus_maximus",
            "draft hanging_gardens",
            "draft great_library",
            "recruit conspirator_6",
            "place 3",
            "build wood_reserve",
            "sell logging_camp",
        ),
    ),
)
