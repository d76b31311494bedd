"""Type checkers know the options of 7 Wonders: `make check` fails where an ignored error below is none."""

from dataclasses import fields
from enum import StrEnum
from typing import Literal, assert_type, get_args, get_origin, get_type_hints

import pytest

import septem
from septem.wonders.data.components import BOARD_IDS
from septem.wonders.knowledge.view import View
from septem.wonders.options import KINDS, SIDES, DraftDirection, WondersChoices, WondersOptions


def test_options_are_known_by_name_and_value() -> None:
    choices: WondersChoices = {"leaders": True, "leader_draft": DraftDirection.LEFT, "seventh_card": "sixth_turn"}
    game = septem.Wonders(3, **choices)
    boards = septem.Wonders(3, boards=("rome", "giza", "rhodes"), sides="B", leaders=True).options_json()["boards"]
    assert_type(game, septem.Wonders)
    assert_type(game.view(game.new(), None), View)
    assert_type(game.start(seed=1), septem.Table)
    assert game.options_json()["leader_draft"] == "left"
    assert boards == ["rome", "giza", "rhodes"]


def test_what_is_no_option_is_refused_by_checkers_and_at_once() -> None:
    with pytest.raises(septem.Problem, match="leaders"):
        septem.Wonders(3, leader=True)  # type: ignore[call-arg]
    with pytest.raises(septem.Problem):
        septem.Wonders(3, seventh_card="never")  # type: ignore[arg-type]
    with pytest.raises(septem.Problem):
        septem.Wonders(3, cities="yes")  # type: ignore[arg-type]
    with pytest.raises(septem.Problem):
        septem.Wonders(3, boards=("giza", "rhodes", "sphinx"))  # type: ignore[arg-type]
    with pytest.raises(septem.Problem):
        septem.Wonders(3, sides="C")  # type: ignore[arg-type]


def words(hint: object) -> set[str]:
    """Every word that a type allows, those of enumerations aside."""
    if get_origin(hint) is Literal:
        return set(get_args(hint))
    return set().union(*(words(part) for part in get_args(hint)))


def test_what_checkers_know_is_what_there_is() -> None:
    hints = get_type_hints(WondersChoices)
    assert ("players", *hints) == tuple(option.name for option in fields(WondersOptions))
    assert words(hints["boards"]) == {*BOARD_IDS, "random"}
    assert words(hints["sides"]) == {*SIDES, "random"}
    for name, kind in KINDS.items():
        assert issubclass(kind, StrEnum)
        assert kind in get_args(hints[name])
        assert words(hints[name]) == {member.value for member in kind}
