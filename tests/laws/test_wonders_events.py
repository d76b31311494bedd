"""Events of 7 Wonders: what only its rounds, its trade and its secret answers bring."""

from __future__ import annotations

from septem.core import bits
from septem.core.chance import Stream
from septem.core.events import heard_by
from septem.wonders.constants import FACTS, GOODS_BOUGHT, TRADE_RECEIVED
from tests.laws.games import WONDERS_TABLES, WondersTable
from tests.laws.walks import Walk, audiences, finished, law_of_wonders, moments, played, tabled, wonders_walks


@law_of_wonders()
def test_trade_is_between_neighbours_and_nothing_is_lost(configuration: WondersTable, walk: Walk) -> None:
    """S-050, S-058: what a buyer pays is what a neighbour receives, in the same turn."""
    game = configuration.factory()
    for _, _, events in tabled(game, walk):
        bought = [
            (event.seat, event.what, event.amount) for event in events if event.fact == GOODS_BOUGHT and event.amount
        ]
        received = [(event.what, event.seat, event.amount) for event in events if event.fact == TRADE_RECEIVED]
        assert sorted(bought) == sorted(received)
        assert all((buyer - seller) % game.cities in (1, game.cities - 1) for buyer, seller, _ in bought)


@law_of_wonders()
def test_an_answer_sounds_and_looks_the_same_whatever_it_is(configuration: WondersTable, walk: Walk) -> None:
    """S-131: until the last answer of a round is in, to everyone else, spectators included."""
    game = configuration.factory()
    stream = Stream(walk.choices, "laws.leak")
    for moment in moments(game, walk):
        if len(bits.members(game.owing(moment.state))) < 2 or stream.below(10):
            continue
        others = [seat for seat in audiences(game) if seat != moment.seat]
        known = set()
        for move in moment.legal[:: 1 + len(moment.legal) // 6]:
            after, events = played(game, moment.state, moment.seat, move)
            known.add(repr([(game.view(after, seat), heard_by(events, seat)) for seat in others]))
        assert len(known) == 1


def test_the_games_of_these_laws_tell_every_fact() -> None:
    """All but an answer taken back, and perhaps an empty pile (R-18) or no leader to copy (L-084)."""
    told = {entry[0] for table in WONDERS_TABLES for walk in wonders_walks(table, 6) for entry in log_of(table, walk)}
    untold = {FACTS[fact] for fact in range(len(FACTS)) if fact not in told}
    assert untold <= {"answer_withdrawn", "revival_lost", "copy_lost"}


def log_of(configuration: WondersTable, walk: Walk) -> list[tuple[int, int, int, int, int]]:
    game = configuration.factory()
    state = game.new()
    state.log = []
    game.deal(state, walk.seed)
    return finished(game, walk, state).log or []
