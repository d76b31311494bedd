"""The second edition outside the rules: files, environments, help, reference of cards, bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import septem
from septem.ai.wonders import item_columns
from septem.cli.wonders.adapter import WondersAdapter
from septem.core.chance import Stream
from septem.core.errors import Problem
from septem.envs.wonders import numbering
from septem.text import language
from septem.web.scene.card_reference import wonders_catalogue
from septem.wonders.game import Wonders
from tests.wonders.helpers import number

SECOND = {"septem": "position", "game": "wonders", "options": {"edition": "second"}, "age": 2, "turn": 2}
CITIES = [
    {"board": "olympia", "side": "B", "stages": ["?"], "buildings": ["altar", "theater"]},
    {"board": "babylon"},
    {"board": "giza"},
]


def test_e_005_a_record_names_its_edition_and_is_replayed(tmp_path: Path) -> None:
    table = Wonders(3, edition="second").start(4)
    for _ in range(30):
        seat = table.owing[0]
        table.play(table.moves(seat)[0], seat)
    path = tmp_path / "game.json"
    table.save(path)
    assert json.loads(path.read_text())["options"]["edition"] == "second"
    again = septem.load(path)
    assert again.game == table.game
    assert again.game.position_json(again.state) == table.game.position_json(table.state)


def test_e_005_positions_use_printed_names() -> None:
    table = septem.load({**SECOND, "cities": CITIES})
    state = table.state
    assert state.edition == 1
    assert state.free_turns[0] == 1
    document = table.game.position_json(state)
    assert document["options"]["edition"] == "second"  # type: ignore[index]
    cities = document["cities"]
    assert cities[0]["buildings"] == ["altar", "theater"]  # type: ignore[index]
    assert [city["board"] for city in cities] == ["olympia", "babylon", "giza"]  # type: ignore[attr-defined]
    again = septem.load(document)
    assert again.game.position_json(again.state) == document


@pytest.mark.parametrize(("options", "card"), [({"edition": "second"}, "pawnshop"), ({}, "well")])
def test_e_004_positions_refuse_cards_of_the_other_edition(options: dict[str, str], card: str) -> None:
    cities = [{"board": "rhodes", "buildings": [card]}, {"board": "babylon"}, {"board": "giza"}]
    with pytest.raises(Problem) as refused:
        septem.load({"septem": "position", "game": "wonders", "options": options, "cities": cities})
    assert refused.value.code == "not_of_edition"
    assert card in str(refused.value)


def test_version_0_of_the_environments_refuses_the_edition() -> None:
    numbering.check(Wonders(3))
    with pytest.raises(Problem) as refused:
        numbering.check(Wonders(3, edition="second"))
    assert refused.value.code == "not_in_environment"


def test_help_is_about_the_card_of_the_edition() -> None:
    english, adapter = language("en", "wonders"), WondersAdapter()
    first, other = Wonders(3).start(1), Wonders(3, edition="second").start(1)
    assert adapter.help_id(first, "altar") == "altar"
    assert adapter.help_id(other, "altar") == "altar_second"
    assert adapter.help_id(other, "olympia") == "olympia_second"
    assert adapter.help_id(other, "forum") == "forum"
    assert "3 points" in " ".join(english.card_help("altar_second")).lower()
    assert english.name("altar_second") == english.name("altar") == "Altar"


def test_the_reference_of_cards_knows_what_each_edition_has() -> None:
    items = wonders_catalogue().items
    assert (items["pawnshop"].needs, items["pawnshop"].without) == ([], ["edition"])
    assert (items["well"].needs, items["well"].without) == (["edition"], [])
    assert (items["forum"].needs, items["forum"].without) == ([], [])
    assert items["olympia_second"].needs == ["edition"]
    assert items["pantheon_second"].chain == ["altar_second"]


def test_what_a_chain_saves_is_counted_in_one_edition() -> None:
    assert item_columns.goods_saved(number("walls")) == 4
    assert item_columns.goods_saved(number("well", 1)) == 3


@pytest.mark.parametrize("kind", ["free_first_of_each_colour", "free_first_card_of_age", "free_last_card_of_age"])
def test_bots_know_the_powers_of_olympia(kind: str) -> None:
    assert kind in item_columns.PROMISES


def test_an_imagined_position_is_of_the_same_edition() -> None:
    table = septem.load({**SECOND, "cities": CITIES})
    game, state = table.game, table.state
    world = game.imagine(game.view(state, 0), Stream(1, "second"))
    assert (world.edition, world.free_turns[0]) == (1, 1)
    assert game.legal(world, 0) == game.legal(state, 0)
