"""Enumerations to which games and expansions add members."""

import copy
import pickle
import subprocess
import sys

import pytest

import septem
from septem.core.growing_enum import GrowingEnum


class Colour(GrowingEnum):
    """An example."""


Colour.add(RED=1, BLUE=0)


def test_members_are_numbers_with_names() -> None:
    assert list(Colour) == [0, 1]
    assert Colour(1) is Colour["RED"] is Colour.RED
    assert (Colour.RED.name, Colour.RED.value, repr(Colour.RED), str(Colour.RED)) == ("RED", 1, "<Colour.RED: 1>", "1")
    with pytest.raises(ValueError, match="2 is no Colour"):
        Colour(2)


@pytest.mark.parametrize("more", [{"RED": 5}, {"GREEN": 1}])
def test_a_name_or_number_that_is_taken_is_refused(more: dict[str, int]) -> None:
    with pytest.raises(ImportError, match=r"Colour: .* stands there already"):
        Colour.add(**more)


def test_copies_are_the_same_member() -> None:
    reason = septem.Reason.COVERED
    assert pickle.loads(pickle.dumps(reason)) is copy.deepcopy(reason) is septem.Reason.COVERED


def test_reasons_of_all_games_are_there_before_a_game_is_read() -> None:
    names = "septem.Reason.OK, septem.Reason.COVERED, septem.Reason.NOT_IN_PANTHEON"
    code = f"import septem; print(*map(int, ({names})), septem.Quote(septem.Reason.OK).legal)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["0", "7", "18", "True"]
