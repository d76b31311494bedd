"""Fast games between policies, to tune their weights."""

from ...core import bits
from ...core.chance import Stream
from ...wonders.game import Wonders
from ...wonders.state import State
from .policy import Policy


def finish(game: Wonders, state: State, policies: list[Policy], noise: float, stream: Stream) -> None:
    """Play a game to the end, with one policy per seat."""
    while state.depth:
        seat = bits.lowest(game.owing(state))
        policy = policies[seat]
        game.play(state, seat, policy.pick(game, state, seat, stream, noise))


def one_against_others(game: Wonders, one: Policy, others: Policy, deals: range, noise: float) -> tuple[float, float]:
    """The share of victories of one policy, playing every seat of each deal, and its mean lead in points."""
    won, ahead = 0.0, 0.0  # not whole numbers: compiled, those would be divided without a rest
    empty, state = game.new(), game.new()
    for deal in deals:
        for seat in range(game.players):
            state.copy_from(empty)
            game.deal(state, deal)
            policies = [others] * game.players
            policies[seat] = one
            finish(game, state, policies, noise, Stream(deal, "contest", seat))
            won += float(state.winners >> seat & 1) / bits.count(state.winners)
            ahead += game.players * state.totals[seat] - sum(state.totals[: game.players])
    games = len(deals) * game.players
    return won / games, ahead / games / (game.players - 1)
