"""Styles of bots: settings, what they like, and what they build."""

from __future__ import annotations

from typing import Any

import pytest

from septem import Duel, Problem, Stream, Wonders
from septem.ai import roster
from septem.ai.duel.styles import liking as liking_in_duel
from septem.ai.move_stats import MoveStats
from septem.ai.styles import STYLES, StyledPlayer, missing_visits
from septem.ai.wonders.styles import liking as liking_in_wonders

GAMES: dict[str, Any] = {"duel": Duel, "wonders": lambda: Wonders(players=3)}


def test_a_style_is_a_setting_of_a_player() -> None:
    entry = roster.read(Duel(), "3:style=science,iterations=5")
    assert (entry.name, entry.style, entry.budget.iterations) == ("3", "science", 5)
    assert roster.read(Duel(), "3").style == "balanced"


@pytest.mark.parametrize(
    ("text", "code"),
    [("3:style=cunning", "unknown_style"), ("uct:style=science", "no_style"), ("3:luck=1", "unknown_setting")],
)
@pytest.mark.parametrize("game", GAMES)
def test_unknown_styles_are_refused(game: str, text: str, code: str) -> None:
    if text.startswith("uct") and game == "wonders":
        text = text.replace("uct", "random")
    with pytest.raises(Problem) as refused:
        roster.read(GAMES[game](), text)
    assert refused.value.code == code


def test_every_player_without_a_search_may_be_called_balanced() -> None:
    assert roster.read(Duel(), "random:style=balanced").style == "balanced"


@pytest.mark.parametrize(
    ("style", "liked", "other"),
    [
        ("military", "build guard_tower", "build baths"),
        ("military", "raise colossus with baths", "raise pyramids with guard_tower"),
        ("science", "build workshop", "build tavern"),
        ("science", "token law", "build baths"),
        ("commerce", "build tavern", "sell tavern"),
        ("wonders", "raise pyramids with baths", "build baths"),
    ],
)
def test_what_a_style_of_duel_likes(style: str, liked: str, other: str) -> None:
    game = Duel()
    assert liking_in_duel(style, game.read_move(liked)) > liking_in_duel(style, game.read_move(other)) == 0


@pytest.mark.parametrize(
    ("style", "liked", "other"),
    [
        ("military", "build barracks", "sell barracks"),
        ("science", "build workshop", "build baths"),
        ("commerce", "build tavern", "build lumber_yard"),
        ("wonders", "stage with baths", "build baths"),
    ],
)
def test_what_a_style_of_7_wonders_likes(style: str, liked: str, other: str) -> None:
    game = Wonders(players=3)
    assert liking_in_wonders(style, game.read_move(liked)) > liking_in_wonders(style, game.read_move(other)) == 0


def rated(*stats: MoveStats) -> StyledPlayer:
    return StyledPlayer(lambda *_: list(stats), lambda move: float(move == 1), 0.1)


def test_a_style_prefers_its_moves_only_if_they_cost_little() -> None:
    best = MoveStats(0, 90, 0.6, 0.6)
    near, far = MoveStats(1, 10, 0.55, 0.55), MoveStats(1, 10, 0.45, 0.45)
    assert rated(best, near).answer(None, [0, 1], Stream()) == 1
    assert rated(best, far).answer(None, [0, 1], Stream()) == 0


def test_a_move_that_a_search_hardly_knows_is_played_only_for_the_style() -> None:
    assert rated(MoveStats(0, 90, 0.6, 0.6), MoveStats(2, 1, 1.0, 1.0)).answer(None, [0, 2], Stream()) == 0


def test_moves_of_the_style_get_enough_iterations() -> None:
    stats = [MoveStats(0, 78, 0.5, 0.5), MoveStats(1, 2, 0.5, 0.5), MoveStats(2, 0, 0.5, 0.5)]
    assert missing_visits(stats, lambda move: float(move == 1)) == [(1, 8)]


@pytest.mark.parametrize("style", [style for style in STYLES if style != "balanced"])
@pytest.mark.parametrize(("game", "player"), [("duel", "1"), ("duel", "4"), ("wonders", "2"), ("wonders", "4")])
def test_players_with_a_style_play_whole_games(game: str, player: str, style: str) -> None:
    played = GAMES[game]()
    table, stream = played.start(5), Stream(1, "styles")
    others = roster.player(played, "random")
    styled = roster.player(played, f"{player}:style={style},iterations=4")
    while not table.over:
        seat = table.owing[0]
        asked = styled if seat == 0 else others
        table.play(asked.answer(table.view(seat), table.moves(seat), stream), seat)
    assert table.winners


def built_green(game: Any, player: str) -> int:
    """How many symbols one player collects in a few games against a random one."""
    green = 0
    for seed in range(4):
        table, stream = game.start(seed), Stream(seed, "styles")
        asked = [roster.player(game, player), roster.player(game, "random")]
        while not table.over:
            seat = table.owing[0]
            table.play(asked[min(seat, 1)].answer(table.view(seat), table.moves(seat), stream), seat)
        green += sum(
            game.read_item(card) in SYMBOLS[game.name] for card in table.position_json()["cities"][0]["buildings"]
        )
    return green


def symbols(catalogue: Any) -> set[int]:
    return {item for item in range(catalogue.size) if catalogue.symbol[item] >= 0}


@pytest.mark.parametrize(("game", "level"), [("duel", "2"), ("wonders", "3")])
def test_the_style_science_builds_more_science(game: str, level: str) -> None:
    played = GAMES[game]()
    assert built_green(played, f"{level}:style=science") > built_green(played, level)


def catalogue_symbols() -> dict[str, set[int]]:
    from septem.duel.data.catalogue import CATALOGUE as DUEL
    from septem.wonders.data.catalogue import CATALOGUE as WONDERS

    Duel(), Wonders(players=3)  # which fill the catalogues
    return {"duel": symbols(DUEL), "wonders": symbols(WONDERS)}


SYMBOLS = catalogue_symbols()
