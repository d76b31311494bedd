"""Type checkers know the options of Duel: `make check` fails where an ignored error below is none."""

from enum import StrEnum
from typing import Literal, assert_type, get_args, get_origin, get_type_hints

import pytest

import septem
from septem.duel.knowledge.view import View
from septem.duel.options import KINDS, OPTION_NAMES, DuelChoices, EndOfAgeTie
from septem.duel.promo.options import PROMO_WONDERS


def test_options_are_known_by_name_and_value() -> None:
    game = septem.Duel(
        end_of_age_tie=EndOfAgeTie.LAST_PLAYER_STARTS, zeus_tokens="take", pantheon=True, promo_wonders=["messe_essen"]
    )
    assert_type(game, septem.Duel)
    assert_type(game.view(game.new(), None), View)
    assert_type(game.start(seed=1), septem.Table)
    assert game.options_json()["zeus_tokens"] == "take"


def test_what_is_no_option_is_refused_by_checkers_and_at_once() -> None:
    with pytest.raises(septem.Problem):
        septem.Duel(panteon=True)  # type: ignore[call-arg]
    with pytest.raises(septem.Problem):
        septem.Duel(zeus_tokens="keep")  # type: ignore[arg-type]
    with pytest.raises(septem.Problem):
        septem.Duel(pantheon="yes")  # type: ignore[arg-type]
    with pytest.raises(septem.Problem):
        septem.Duel(promo_wonders=("sphinx",))  # type: ignore[arg-type]


def words(hint: object) -> set[str]:
    """Every word that a type allows, those of enumerations aside."""
    if get_origin(hint) is Literal:
        return set(get_args(hint))
    return set().union(*(words(part) for part in get_args(hint)))


def test_what_checkers_know_is_what_there_is() -> None:
    hints = get_type_hints(DuelChoices)
    assert tuple(hints) == OPTION_NAMES
    assert words(hints["promo_wonders"]) == {*PROMO_WONDERS, "none"}
    for name, kind in KINDS.items():
        assert issubclass(kind, StrEnum)
        assert kind in get_args(hints[name])
        assert words(hints[name]) == {member.value for member in kind}
