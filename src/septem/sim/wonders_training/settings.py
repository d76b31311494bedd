"""The settings of a training run of 7 Wonders. They are stored in its folder and stay the same when it is resumed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class WondersTrainingSettings:
    """The settings of one generation: self-play, learning, and the match that decides on promotion."""

    games: int = 20_000  # of self-play in a generation
    window: int = 100_000  # games of the newest generations that are learned from
    iterations: int = 0  # of the search that plays from the second generation on; 0: the policy plays
    turn_share: float = 0.3  # of turns that become samples, one for each seat
    noises: tuple[float, ...] = (0.5, 1.0, 2.0, 3.0, 5.0)  # points of noise in the policy's choices, one for each game
    weak_share: float = 0.2  # of games in which one seat plays badly,
    weak_noise: float = 9.0  # with so many points of noise
    epochs: float = 3.0  # passes over the window
    batch: int = 1024
    rate: float = 0.003
    margin_weight: float = 0.7
    points_weight: float = 0.3
    match_deals: int = 50  # at most, of the match for promotion
    match_iterations: int = 200
    promotion: tuple[float, float] = (0.0, 0.05)  # beyond an even share: what the sequential test distinguishes
    seed: int = 1
