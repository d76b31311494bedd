"""Self-play: games of the search against itself. Every decision with a choice becomes a sample."""

from __future__ import annotations

import random
from array import array
from dataclasses import dataclass, field

from ...ai.duel.network import outcome
from ...ai.duel.policy_value import weights
from ...ai.duel.policy_value.network import PolicyValueNetwork, stage
from ...ai.duel.policy_value.policy_rows import NO_ROW, ROWS
from ...ai.duel.policy_value.search import PolicyValueSearch
from ...ai.duel.search import Search
from ...ai.duel.search_player import puct
from ...core.chance import Stream
from ...duel.constants import BY_ARMY, BY_SCIENCE
from ...duel.game import Duel
from ...duel.state import State
from .settings import TrainingSettings

KINDS = 3  # of victories: military, scientific, by points


@dataclass
class Samples:
    """Columns of decisions. Rows of features and of moves lie end to end; `lengths` and `counts` tell them apart."""

    features: array[int] = field(default_factory=lambda: array("H"))
    lengths: array[int] = field(default_factory=lambda: array("H"))
    stages: array[int] = field(default_factory=lambda: array("B"))
    values: array[float] = field(default_factory=lambda: array("f"))  # targets, for the seat that decides
    kinds: array[int] = field(default_factory=lambda: array("B"))  # lost or won, and how
    margins: array[float] = field(default_factory=lambda: array("f"))  # of points at the end
    first_rows: array[int] = field(default_factory=lambda: array("H"))  # of the policy head, by legal move
    second_rows: array[int] = field(default_factory=lambda: array("H"))  # len(ROWS.names): none
    visits: array[float] = field(default_factory=lambda: array("f"))  # shares
    counts: array[int] = field(default_factory=lambda: array("H"))  # of legal moves; 0 after a cheap search


@dataclass(frozen=True)
class Decision:
    """A sample whose value target is not known before the end of the game."""

    seat: int
    value: float  # of the search
    followed: bool  # whether the search's own move was played: otherwise what comes later says nothing


class SelfPlay:
    """Plays games with one network, or those of the reference player."""

    def __init__(self, game: Duel, rows: weights.Rows, settings: TrainingSettings, taught: bool = False) -> None:
        self.game = game
        self.settings = settings
        self.network: PolicyValueNetwork = weights.network_of(rows)
        self.search: Search = puct(game) if taught else PolicyValueSearch(game, self.network)
        self.samples = Samples()
        self.decisions: list[Decision] = []
        self.imagined = game.new()

    def play(self, seed: int) -> None:
        """Play a game and add its decisions to the samples."""
        luck, stream = random.Random(seed), Stream(seed, "self-play")
        state = self.game.new()
        self.game.deal(state, seed)
        self.decisions = []
        randomly = luck.random() < self.settings.random_openings
        random_moves = luck.randrange(1, self.settings.most_random_moves + 1) if randomly else 0
        while owing := self.game.owing(state):
            seat = owing.bit_length() - 1
            moves = self.game.legal(state, seat)
            move = moves[0] if len(moves) == 1 else self.decide(state, seat, luck, stream, random_moves)
            self.game.play(state, seat, move)
        self.set_targets(state)

    def decide(self, state: State, seat: int, luck: random.Random, stream: Stream, random_moves: int) -> int:
        full = luck.random() < self.settings.full_share
        self.imagined.copy_from(state)
        self.game.redeal(self.imagined, seat, stream)
        self.search.begin(self.imagined, seat, stream)
        self.search.run(self.settings.full_iterations if full else self.settings.cheap_iterations)
        edges = [self.search.tree.edge(number) for number in range(self.search.tree.children(0))]
        best = max(edges, key=lambda edge: (edge[1], edge[2]))
        chosen = best
        if len(self.decisions) < random_moves:
            chosen = luck.choice(edges)
        elif len(self.decisions) < self.settings.sampled_moves:
            chosen = luck.choices(edges, [edge[1] for edge in edges])[0]
        value = sum(edge[2] for edge in edges) / sum(edge[1] for edge in edges)
        self.add_sample(state, seat, edges if full else [])
        self.decisions.append(Decision(seat, value, chosen is best))
        return chosen[0]

    def add_sample(self, state: State, seat: int, edges: list[tuple[int, int, float, float]]) -> None:
        samples, active = self.samples, self.network.extractor.active
        self.network.extractor.update(state)
        samples.features.extend(active.numbers[: active.count])
        samples.lengths.append(active.count)
        samples.stages.append(stage(state))
        samples.counts.append(len(edges))
        total = sum(edge[1] for edge in edges)
        for move, visits, _, _ in edges:
            second = ROWS.second_row(move, seat)
            samples.first_rows.append(ROWS.first_row(move, seat))
            samples.second_rows.append(len(ROWS.names) if second == NO_ROW else second)
            samples.visits.append(visits / total)

    def set_targets(self, state: State) -> None:
        """Go back from the outcome: each target mixes the search's value with the target of the next decision."""
        samples, trust = self.samples, self.settings.trust
        points = [sum(self.game.score(state, seat).values()) for seat in (0, 1)]
        kind = 0 if state.victory == BY_ARMY else 1 if state.victory == BY_SCIENCE else 2
        expected = outcome(state, 0)
        values = []
        for decision in reversed(self.decisions):
            value = decision.value if decision.seat == 0 else 1.0 - decision.value
            expected = trust * expected + (1.0 - trust) * value if decision.followed else value
            values.append(expected if decision.seat == 0 else 1.0 - expected)
        for decision, value in zip(self.decisions, reversed(values), strict=True):
            samples.values.append(value)
            samples.kinds.append(kind + KINDS * (outcome(state, decision.seat) > 0.5))
            samples.margins.append((points[decision.seat] - points[1 - decision.seat]) / 10)
