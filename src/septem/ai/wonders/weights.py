"""What things are worth in 7 Wonders, in points. The numbers were found by playing: see docs/bots.md."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Rows are by age unless they say otherwise."""

    # A coin, and how much more the first ones are worth than those that follow.
    coin: tuple[float, ...] = (0.1, 0.1, 0.2)
    first_coin: tuple[float, ...] = (0.58, 0.91, 0.38)
    coins_enough: float = 3.28  # how many coins until that wears off
    rival_coin: float = 0.85  # a coin paid to a neighbour, on top
    # One unit more of a good of which the city has none, one, or two and more.
    raw: tuple[float, ...] = (3.46, 1.92, 0.81, 2.06, 2.24, 0.65)  # Age I, then Age II
    made: tuple[float, ...] = (4.13, 0.62, 0.14, 1.55, 0.15, 0.0)
    other_good: float = 1.05  # the part that counts of the goods a unit could be instead of the best
    sold_nearby: float = 0.9  # the part of its worth that a good keeps if a neighbour sells it
    for_stages: tuple[float, ...] = (0.5, 0.5, 0.0)  # a unit that a stage to come needs
    stage: tuple[float, ...] = (0.0, 0.0, 0.0)  # to raise a stage, beyond what it brings: its card need not be any good
    # Conflicts: a lead decides the less, the more turns are to come.
    army: float = 1.43
    army_doubt: float = 0.85
    army_doubt_turn: float = 0.13
    army_later: float = 1.12  # the conflicts of an age to come
    # A symbol: what it adds now, what it promises, and what it promises beside each symbol the city has.
    science: tuple[float, ...] = (1.21, 0.86, 1.03)
    symbol: tuple[float, ...] = (3.23, 1.57, -0.12)
    beside: tuple[float, ...] = (0.26, 0.11, 0.21)
    # What only later ages show.
    link: tuple[float, ...] = (0.0, 0.13, 0.0)  # a good saved by a building that becomes free
    cheaper: tuple[float, ...] = (1.04, 0.55, 0.0)  # goods of a class, from one neighbour
    claim: tuple[float, ...] = (5.8, 4.7, 3.17)
    last: tuple[float, ...] = (4.18, 4.37, 2.08)
    copy: tuple[float, ...] = (4.15, 3.59, 4.44)
    revive: tuple[float, ...] = (2.08, 2.92, 5.94)
    unknown: tuple[float, ...] = (1.79, 1.63, 1.9)  # an effect this player has never heard of
    counted: tuple[float, ...] = (1.61, 1.0, 1.47)  # points that grow with what is counted
    # What goes on with the hand.
    denied: tuple[float, ...] = (0.45, 0.22, 0.11)  # of what a card is worth to the next city
    spent_claim: float = 1.1
