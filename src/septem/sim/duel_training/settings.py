"""The settings of a training run. They are stored in its folder and stay the same when it is resumed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TrainingSettings:
    """The settings of one generation: self-play, learning, and the match that decides on promotion."""

    taught: bool = False  # whether the reference player plays the first generation
    games: int = 2000  # of self-play in a generation
    window: int = 20_000  # games of the newest generations that are learned from
    full_iterations: int = 128  # of the searches whose visits become targets of the policy head
    cheap_iterations: int = 24  # of the others
    full_share: float = 0.3  # of decisions that get a full search
    random_openings: float = 0.3  # share of games that begin with random moves
    most_random_moves: int = 10
    sampled_moves: int = 12  # first decisions of a game at which moves are drawn in proportion to their visits
    epochs: float = 2.0  # passes over the window
    batch: int = 1024
    rate: float = 0.002
    trust: float = 0.85  # per decision, how much of the value target comes from later in the game
    policy_weight: float = 0.3
    auxiliary_weight: float = 0.1
    match_deals: int = 100  # at most, of the match for promotion
    match_iterations: int = 128
    promotion: tuple[float, float] = (0.5, 0.55)  # shares of victories that the sequential test distinguishes
    seed: int = 1
