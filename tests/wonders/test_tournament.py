"""Games that the engine plays by itself come out the same, compiled or not."""

import pytest

from septem.wonders.bulk.playout import tournament
from septem.wonders.game import Wonders

SIGNATURES = {
    2: (3280, 27567, 4005469708),
    3: (3264, 28058, 2366576164),
    5: (5437, 45924, 1334113583),
    7: (7617, 61737, 1053173675),
}


@pytest.mark.parametrize("players", SIGNATURES)
def test_games_come_out_the_same_compiled_or_not(players: int) -> None:
    tally = tournament(Wonders(players), 60, 7)
    assert (tally.decisions, tally.moves, tally.mixed) == SIGNATURES[players]
