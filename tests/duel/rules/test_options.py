"""The options of a table: what they change, what they tell, what they refuse."""

from typing import Any

import pytest

from septem.core.errors import Problem
from septem.duel.game import Duel
from tests.duel.games import played, start
from tests.duel.helpers import ids
from tests.duel.telling import tell

DEFAULTS = {"end_of_age_tie": "last_player_chooses", "first_game_preset": False, "great_library_view": "private"}
ONE_OF_EACH: list[dict[str, Any]] = [
    {"end_of_age_tie": "last_player_starts"},
    {"first_game_preset": True},
    {"great_library_view": "public"},
]


def test_the_defaults_are_those_of_the_newer_printing() -> None:
    assert Duel().options_json() == DEFAULTS


@pytest.mark.parametrize("chosen", ONE_OF_EACH)
def test_an_option_is_stated_in_files(chosen: dict[str, Any]) -> None:
    assert Duel(**chosen).options_json() == {**DEFAULTS, **chosen}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("end_of_age_tie", "nobody"),
        ("first_game_preset", "yes"),
        ("first_game_preset", 1),
        ("great_library_view", "PUBLIC"),
    ],
)
def test_an_unknown_value_is_refused_with_those_allowed(name: str, value: object) -> None:
    with pytest.raises(Problem) as caught:
        Duel(**{name: value})  # type: ignore[arg-type]
    problem = caught.value
    assert (problem.code, problem.where, problem.values["given"]) == ("bad_option", name, value)
    assert problem.values["allowed"]


@pytest.mark.parametrize("chosen", ONE_OF_EACH)
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_go_well_with_every_option(chosen: dict[str, Any], seed: int) -> None:
    assert played(seed, **chosen).winners


def test_the_preset_leaves_the_rest_of_the_deal_alone() -> None:
    for seed in range(5):
        usual, preset = start(seed).view(), start(seed, first_game_preset=True).view()
        assert (usual.board, usual.cities[0].coins) == (preset.board, preset.cities[0].coins)
        assert usual.box == preset.box
        facts = [tell(event) for event in start(seed, first_game_preset=True).events()]
        drafted = [fact.split()[1:] for fact in facts if fact.startswith("wonder_drafted")]
        assert [[wonder for seat, wonder in drafted if seat == f"P{player}"] for player in (1, 2)] == [
            ["pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"],
            ["circus_maximus", "piraeus", "appian_way", "colossus"],
        ]
        assert facts[-1] == "turn_begun P1"
        assert len(ids(preset.cities[1].unbuilt)) == 4
