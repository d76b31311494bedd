"""Leaders imagined: a world as likely as the true one, for whoever has seen what a seat has seen.

Leaders are kept and used at random here, whatever they are, so that truth and imagination can change places: what is
counted in both must agree within chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt

import pytest

from septem.core import bits
from septem.core.chance import Stream
from septem.wonders import history, setters
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import FIRST_OTHER
from septem.wonders.game import Wonders
from septem.wonders.knowledge.view import SPECTATOR
from septem.wonders.leaders.constants import DRAFT_LEADER, RECRUIT_LEADER
from septem.wonders.state import State
from tests.amounts import SCALE
from tests.laws.chances import LIMIT
from tests.laws.walks import copied

GAMES = 60 * SCALE
WORLDS = 12
ROME = 0
PLAN = ("sell", "recruit")  # what Rome does before Ages I and II; it raises a stage between


def question(state: State) -> int:
    return state.agenda[state.depth - 1] & 255


def choose(game: Wonders, state: State, seat: int, start: str, stream: Stream) -> None:
    moves = [move for move in game.legal(state, seat) if game.write_move(move).startswith(start)]
    game.play(state, seat, moves[stream.below(len(moves))])


@cache
def played(number: int) -> tuple[Wonders, State]:
    """Until everyone has used a leader before Age II, Rome one that it kept or one that it drew."""
    stream = Stream(number, "laws.leaders")
    game = Wonders(3, leaders=True, boards=("rome", "giza", "rhodes"), sides="B")
    state = game.new()
    game.deal(state, number)
    for seat in range(3):
        setters.put_coins(state, seat, 60)
    for card in ("lumber_yard", "clay_pool"):
        setters.put_card(state, ROME, CATALOGUE.numbers[card])
    while state.recruitments < 2 or question(state) == RECRUIT_LEADER:
        for seat in bits.members(game.owing(state)):
            if question(state) == DRAFT_LEADER:
                choose(game, state, seat, "keep", stream)
            elif question(state) == RECRUIT_LEADER:
                choose(game, state, seat, PLAN[state.age] if seat == ROME else "sell", stream)
            else:
                choose(game, state, seat, "stage" if seat == ROME and not state.leader_draws else "sell", stream)
    return game, state


def counted(state: State) -> Iterator[tuple[str, float]]:
    """Facts that nobody has seen: the origin of Rome's leader, and the places of the leaders used and held."""
    leader = history.card_of(state.leader_past[1][ROME]) - FIRST_OTHER
    drawn = state.leader_draws >> leader & 1
    yield "drawn", drawn
    picks = [state.picks[pick][ROME] for pick in range(4)]
    for pick in range(4):
        yield f"kept at pick {pick + 1}", picks[pick] == leader
    for seat in range(3):
        yield f"sold by {seat}", history.card_of(state.leader_past[0][seat]) % 2
        yield f"held by {seat}", sum(held % 2 for held in bits.members(state.leader_hand[seat]))
        yield f"first of {seat}", state.picks[0][seat] % 2
    yield "next", state.unused[state.unused_size - 1] % 2


@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_l_110_imagined_leaders_are_as_likely_as_the_true_ones(seat: int) -> None:
    """L-093, L-110: kept, passed, used, drawn and unused leaders."""
    excess: dict[str, float] = {}
    variance: dict[str, float] = {}
    for number in range(GAMES):
        game, state = played(number)
        stream = Stream(number, "laws.leaders.imagined")
        worlds = []
        for _ in range(WORLDS):
            other = copied(game, state)
            game.extensions[0].redeal(other, seat, stream)
            worlds.append(dict(counted(other)))
        for name, value in counted(state):
            mean = sum(world[name] for world in worlds) / WORLDS
            spread = sum((world[name] - mean) ** 2 for world in worlds) / (WORLDS - 1)
            excess[name] = excess.get(name, 0.0) + value - mean
            variance[name] = variance.get(name, 0.0) + spread * (1 + 1 / WORLDS)
    assert {name for name in excess if variance[name] == 0 and excess[name]} == set()
    surprises = {name: excess[name] / sqrt(variance[name]) for name in excess if variance[name]}
    assert "drawn" in surprises
    assert max(map(abs, surprises.values())) < LIMIT


def test_l_093_rome_recruits_a_kept_leader_three_times_of_seven() -> None:
    """For a spectator: of four kept and four drawn one kept was used before the draw, and any of seven comes next."""
    stream, drawn, first, total = Stream(1, "laws.leaders.seven"), 0, 0, 0
    for number in range(12):
        game, state = played(number)
        leader = history.card_of(state.leader_past[1][ROME]) - FIRST_OTHER
        for _ in range(70 * SCALE):
            other = copied(game, state)
            game.extensions[0].redeal(other, SPECTATOR, stream)
            drawn += other.leader_draws >> leader & 1
            first += other.picks[0][ROME] == leader
            total += 1
    assert abs(drawn - total * 4 / 7) < LIMIT * sqrt(total * 4 / 7 * 3 / 7)
    assert abs(first - total * 3 / 28) < LIMIT * sqrt(total * 3 / 28 * 25 / 28)
