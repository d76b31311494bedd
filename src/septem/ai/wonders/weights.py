"""What things are worth in 7 Wonders, in points. The numbers were found by playing: see docs/bots.md."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Rows are by age unless they say otherwise."""

    # A coin is a third of a point at the end; before that the first coins are worth more than the following ones.
    first_coin: tuple[float, ...] = (0.5, 0.4, 0.1)
    coins_enough: float = 4.0  # how many coins until that wears off
    rival_coin: float = 0.1  # a coin paid to a neighbour, on top
    # One unit more of a good of which the city has none, one, or two and more.
    raw: tuple[float, ...] = (2.6, 1.5, 0.8, 2.0, 1.3, 0.6)  # Age I, then Age II
    made: tuple[float, ...] = (2.6, 0.4, 0.0, 2.0, 0.3, 0.0)
    other_good: float = 0.5  # the part that counts of the goods a unit could be instead of the best
    # Conflicts: a lead decides the less, the more turns are to come.
    army: float = 1.0
    army_doubt: float = 0.7
    army_doubt_turn: float = 0.35
    army_later: float = 0.5  # the conflicts of an age to come
    # A symbol: what it adds now, what it promises, and what it promises beside each symbol the city has.
    science: tuple[float, ...] = (1.0, 1.0, 1.0)
    symbol: tuple[float, ...] = (2.5, 1.5, 0.0)
    beside: tuple[float, ...] = (0.3, 0.3, 0.0)
    # What only later ages show.
    link: tuple[float, ...] = (0.4, 0.4, 0.0)  # a good saved by a building that becomes free
    cheaper: tuple[float, ...] = (0.8, 0.5, 0.0)  # goods of a class, from one neighbour
    claim: tuple[float, ...] = (6.0, 5.0, 3.0)
    last: tuple[float, ...] = (5.0, 4.0, 2.0)
    copy: tuple[float, ...] = (4.0, 4.0, 5.0)
    revive: tuple[float, ...] = (2.0, 4.0, 5.0)
    unknown: tuple[float, ...] = (2.0, 2.0, 2.0)  # an effect this player has never heard of
    counted: tuple[float, ...] = (1.5, 1.2, 1.0)  # points that grow with what is counted
    # What goes on with the hand.
    denied: tuple[float, ...] = (0.1, 0.1, 0.1)  # of what a card is worth to the next city
    spent_claim: float = 1.0
