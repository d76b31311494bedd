"""Type checkers know the options of both games: `make check` fails where an ignored error below is none."""

from dataclasses import fields
from enum import StrEnum
from typing import Literal, assert_type, get_args, get_origin, get_type_hints

import pytest

import septem
from septem.duel import options as duel
from septem.duel.knowledge.view import View as DuelView
from septem.duel.promo.options import PROMO_WONDERS
from septem.duel.table import DuelTable
from septem.wonders import options as wonders
from septem.wonders.data.components import BOARD_WORDS
from septem.wonders.knowledge.view import View as WondersView
from septem.wonders.table import WondersTable


def test_options_of_duel_are_known_by_name_and_value() -> None:
    game = septem.Duel(
        end_of_age_tie=duel.EndOfAgeTie.LAST_PLAYER_STARTS,
        zeus_tokens="take",
        pantheon=True,
        promo_wonders=["messe_essen"],
    )
    assert_type(game, septem.Duel)
    assert_type(game.view(game.new(), None), DuelView)
    assert_type(game.start(seed=1).view(), DuelView)
    assert game.options_json()["zeus_tokens"] == "take"


def test_options_of_wonders_are_known_by_name_and_value() -> None:
    choices: wonders.WondersChoices = {
        "leaders": True,
        "leader_draft": wonders.DraftDirection.LEFT,
        "seventh_card": "sixth_turn",
    }
    game = septem.Wonders(3, **choices)
    boards = septem.Wonders(3, boards=("rome", "giza", "rhodes"), sides="B", leaders=True).options_json()["boards"]
    assert_type(game, septem.Wonders)
    assert_type(game.view(game.new(), None), WondersView)
    assert_type(game.start(seed=1).view(), WondersView)
    assert game.options_json()["leader_draft"] == "left"
    assert boards == ["rome", "giza", "rhodes"]


def test_what_is_no_option_of_duel_is_refused_by_checkers_and_at_once() -> None:
    with pytest.raises(septem.Problem):
        septem.Duel(panteon=True)  # type: ignore[call-arg]
    with pytest.raises(septem.Problem):
        septem.Duel(zeus_tokens="keep")  # type: ignore[arg-type]
    with pytest.raises(septem.Problem):
        septem.Duel(pantheon="yes")  # type: ignore[arg-type]
    with pytest.raises(septem.Problem):
        septem.Duel(promo_wonders=("sphinx",))  # type: ignore[arg-type]


def test_what_is_no_option_of_wonders_is_refused_by_checkers_and_at_once() -> None:
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


HINTS = {"duel": get_type_hints(duel.DuelChoices), "wonders": get_type_hints(wonders.WondersChoices)}
ENUMERATIONS = {"duel": duel.KINDS, "wonders": wonders.KINDS}
PLACED: dict[str, tuple[str, ...]] = {"duel": (), "wonders": ("players",)}  # given by their place
NAMES = {
    "duel": duel.OPTION_NAMES,
    "wonders": tuple(option.name for option in fields(wonders.WondersOptions)),
}
OTHER_WORDS = {
    "duel": {"promo_wonders": {*PROMO_WONDERS, "none"}},
    "wonders": {"boards": {*BOARD_WORDS, "random"}, "sides": {*wonders.SIDES, "random"}},
}


@pytest.mark.parametrize("game", HINTS)
def test_what_checkers_know_is_what_there_is(game: str) -> None:
    hints = HINTS[game]
    assert (*PLACED[game], *hints) == NAMES[game]
    assert {name: words(hints[name]) for name in OTHER_WORDS[game]} == OTHER_WORDS[game]
    for name, kind in ENUMERATIONS[game].items():
        assert issubclass(kind, StrEnum)
        assert kind in get_args(hints[name])
        assert words(hints[name]) == {member.value for member in kind}


def test_a_loaded_table_is_of_the_class_that_knows_its_views() -> None:
    for game in (septem.Duel(), septem.Wonders(3)):
        played = game.start(seed=1)
        for document in (played.record().json(), played.position_json()):
            table = septem.load(document)
            assert type(table) is type(played)
            if isinstance(table, DuelTable):
                assert_type(table.view(), DuelView)
            elif isinstance(table, WondersTable):
                assert_type(table.view(), WondersView)
