"""A position may state every documented option, also those of expansions that are not in play."""

from __future__ import annotations

import pytest

from septem import Duel, Problem, Wonders, files

TABLES: dict[str, tuple[Duel | Wonders, dict[str, object]]] = {
    "duel": (Duel(), {"pantheon": False, "zeus_tokens": "discard"}),
    "wonders": (
        Wonders(3),
        {"leaders": False, "cities": False, "teams": False, "leader_draft": "right", "starting_coins": "usual"},
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_every_option_may_be_stated(name: str) -> None:
    game, more = TABLES[name]
    document = game.start(3).position_json()
    again = files.read(document | {"options": game.options_json() | more})
    assert again.position_json() == document


@pytest.mark.parametrize(("name", "option"), [("duel", "pantheon"), ("wonders", "leaders")])
def test_the_options_of_a_record_and_of_its_position_agree(name: str, option: str) -> None:
    game, more = TABLES[name]
    record = files.read(game.start(3).position_json()).record().json()
    position = record["deal"]["position"]  # type: ignore[index]
    position["options"] = position["options"] | more | {option: True}
    with pytest.raises(Problem) as caught:
        files.read(record)
    assert caught.value.code == "options_differ"
    assert caught.value.where == f"deal.position.options.{option}"
