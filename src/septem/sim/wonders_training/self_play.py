"""Self-play: games of the policy or of the search. At the beginning of turns, every seat becomes a sample."""

from __future__ import annotations

import random
from array import array
from dataclasses import dataclass, field

from ...ai.wonders.policy import Policy
from ...ai.wonders.search import Search, SearchConfig, margin_of
from ...ai.wonders.value import weights
from ...ai.wonders.value.extractor import ValueFeatures
from ...ai.wonders.value.network import stage
from ...core import bits
from ...core.chance import Stream
from ...wonders import agenda
from ...wonders.constants import CHOOSE_CARD
from ...wonders.game import Wonders
from ...wonders.rules import scoring
from ...wonders.state import State
from .settings import WondersTrainingSettings

POINTS_SCALE = 50  # points are learned in units of so many
MARGIN_SCALE = SearchConfig().margin_scale


@dataclass
class Samples:
    """Columns of seats. Their features lie end to end; `lengths` tells them apart."""

    features: array[int] = field(default_factory=lambda: array("H"))
    lengths: array[int] = field(default_factory=lambda: array("H"))
    stages: array[int] = field(default_factory=lambda: array("B"))
    wins: array[float] = field(default_factory=lambda: array("f"))  # shares in the victory
    margins: array[float] = field(default_factory=lambda: array("f"))  # from 0 to 1
    points: array[float] = field(default_factory=lambda: array("f"))


class SelfPlay:
    """Plays games at one kind of table."""

    def __init__(self, game: Wonders, rows: weights.Rows | None, settings: WondersTrainingSettings) -> None:
        self.game, self.settings = game, settings
        self.policy, self.extractor = Policy(), ValueFeatures()
        self.search = Search(game, Policy(), SearchConfig(), network=weights.network_of(rows)) if rows else None
        self.samples = Samples()
        self.seats: list[int] = []  # of the samples of this game
        self.imagined = game.new()

    def play(self, seed: int) -> None:
        """Play a game and add its samples."""
        luck, stream, state = random.Random(seed), Stream(seed, "self-play"), self.game.new()
        self.game.deal(state, seed)
        self.seats = []
        noises = [luck.choice(self.settings.noises)] * self.game.players
        if luck.random() < self.settings.weak_share:
            noises[luck.randrange(self.game.players)] = self.settings.weak_noise
        while owing := self.game.owing(state):
            if turn_begins(state) and luck.random() < self.settings.turn_share:
                self.add_samples(state)
            seat = bits.members(owing)[0]
            self.game.play(state, seat, self.decide(state, seat, stream, noises[seat]))
        self.set_targets(state)

    def decide(self, state: State, seat: int, stream: Stream, noise: float) -> int:
        moves = self.game.legal(state, seat)
        if len(moves) == 1:
            return moves[0]
        if self.search is None or not self.settings.iterations or noise == self.settings.weak_noise:
            return self.policy.pick(self.game, state, seat, stream, noise)
        self.imagined.copy_from(state)
        self.game.redeal(self.imagined, seat, stream)
        self.search.begin(self.imagined, seat, stream)
        self.search.run(self.settings.iterations)
        return self.search.move_stats()[0].move

    def add_samples(self, state: State) -> None:
        self.extractor.begin(state)
        for seat in range(self.game.players):
            self.extractor.update(state, seat)
            self.samples.features.extend(self.extractor.numbers[: self.extractor.count])
            self.samples.lengths.append(self.extractor.count)
            self.samples.stages.append(stage(state))
            self.seats.append(seat)

    def set_targets(self, state: State) -> None:
        points = scoring.team_sums(state, list(state.totals[: self.game.players]))
        for seat in self.seats:
            best = max(points[other] for other in range(self.game.players) if not state.eyes[seat] >> other & 1)
            team, winners = bits.members(state.eyes[seat]), bits.members(state.winners)
            self.samples.wins.append(len(team) / len(winners) if seat in winners else 0.0)
            self.samples.margins.append(margin_of(points[seat] - best, MARGIN_SCALE))
            self.samples.points.append(points[seat] / POINTS_SCALE)


def turn_begins(state: State) -> bool:
    """Whether everybody has to choose a card, and nobody has."""
    entry = state.agenda[state.depth - 1]
    return agenda.kind_of(entry) == CHOOSE_CARD and not agenda.given_of(entry)
