"""What things are worth in 7 Wonders, in points. The numbers were found by playing: see docs/bots.md."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Rows are by age unless they say otherwise."""

    # A coin, and how much more the first ones are worth than those that follow.
    coin: tuple[float, ...] = (0.1, 0.0, 0.11)
    first_coin: tuple[float, ...] = (0.86, 1.06, 0.39)
    coins_enough: float = 2.02  # how many coins until that wears off
    rival_coin: float = 0.75  # a coin paid to a neighbour, on top
    # One unit more of a good of which the city has none, one, or two and more.
    raw: tuple[float, ...] = (4.03, 2.71, 0.86, 2.25, 2.58, 0.58)  # Age I, then Age II
    made: tuple[float, ...] = (3.66, 0.59, 0.0, 1.49, 0.17, 0.0)
    other_good: float = 1.29  # the part that counts of the goods a unit could be instead of the best
    sold_nearby: float = 0.72  # the part of its worth that a good keeps if a neighbour sells it
    for_stages: tuple[float, ...] = (0.99, 0.9, 0.0)  # a unit that a stage to come needs
    stage: tuple[float, ...] = (-0.02, 0.18, -0.12)  # to raise a stage, beyond what it brings
    # Conflicts: a lead decides the less, the more turns are to come.
    army: float = 1.64
    army_doubt: float = 0.69
    army_doubt_turn: float = 0.27
    army_later: float = 1.7  # the conflicts of an age to come
    # A symbol: what it adds now, what it promises, and what it promises beside each symbol the city has.
    science: tuple[float, ...] = (1.19, 1.01, 1.1)
    symbol: tuple[float, ...] = (3.52, 1.26, -0.18)
    beside: tuple[float, ...] = (0.22, 0.47, 0.19)
    # What only later ages show.
    link: tuple[float, ...] = (0.0, 0.1, 0.0)  # a good saved by a building that becomes free
    cheaper: tuple[float, ...] = (1.31, 0.46, 0.0)  # goods of a class, from one neighbour
    claim: tuple[float, ...] = (5.39, 4.23, 3.0)
    last: tuple[float, ...] = (4.88, 5.0, 1.82)
    copy: tuple[float, ...] = (4.95, 3.43, 4.5)
    revive: tuple[float, ...] = (1.75, 2.11, 5.11)
    unknown: tuple[float, ...] = (1.93, 1.45, 1.7)  # an effect this player has never heard of
    counted: tuple[float, ...] = (1.89, 1.02, 1.36)  # points that grow with what is counted
    # What goes on with the hand.
    denied: tuple[float, ...] = (0.45, 0.18, 0.19)  # of what a card is worth to the next city
    spent_claim: float = 1.02
