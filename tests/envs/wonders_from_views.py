"""Observations and action numbers of 7 Wonders written in the plainest way: from a seat's view and from its menu.

An observation written from a view cannot contain more than the seat may know. The environments write the same numbers
straight from positions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from septem.envs.wonders.actions import FIRST_ACTIONS, SHAPES
from septem.envs.wonders.numbering import ITEM_NUMBERS, LEADER_NUMBERS, QUESTION_NUMBERS, SIDE_NUMBERS, VERB_NUMBERS
from septem.envs.wonders.sizes import (
    CARDS,
    CITY,
    FACTS,
    HANDS,
    LEADER_HANDS,
    LEADERS,
    MOST,
    OBSERVATION,
    QUESTION,
    TABLE,
)
from septem.wonders import moves
from septem.wonders.cities.view import CitiesView
from septem.wonders.constants import DECLINE, VERBS
from septem.wonders.knowledge.view import CityView, View, known_pile
from septem.wonders.leaders.view import LeadersView


def by_action(listed: Iterable[int]) -> dict[int, int]:
    """Moves by their action numbers. Ways of paying beyond the first ones have no number."""
    found: dict[int, int] = {}
    seen: Counter[tuple[int, int]] = Counter()
    for move in listed:
        verb, item = moves.verb_of(move), moves.card_of(move)
        shape = SHAPES[VERBS[verb]]
        way = seen[verb, item]
        seen[verb, item] += 1
        if way < shape.ways:
            number = ITEM_NUMBERS[item] if shape.items else item
            place = 0 if verb == DECLINE else number - shape.first
            found[FIRST_ACTIONS[VERBS[verb]] + place * shape.ways + way] = move
    return found


def observe(view: View) -> list[int]:
    """The observation of the seat of a view, in one row."""
    row = [0] * OBSERVATION
    seat = view.seat or 0
    leaders = part_of(view, LeadersView)
    cities = part_of(view, CitiesView)
    for place in range(len(view.cities)):
        city = (seat + place) % len(view.cities)
        write_city(row, place * CITY, view.cities[city])
        if cities:
            write_tokens(row, place * CITY, cities, city)
        if leaders:
            write_leaders(row, place * CITY, leaders, city)
    write_hands(row, view)
    if leaders:
        write_leader_hands(row, leaders, seat)
    write_table(row, view, seat)
    return row


def part_of(view: View, kind: type) -> object:
    """The part of an expansion, if it is in play."""
    return next((part for part in view.parts if isinstance(part, kind)), None)


def write_city(row: list[int], start: int, city: CityView) -> None:
    facts = (
        1,
        1 + SIDE_NUMBERS[city.board],
        min(city.coins, MOST),
        city.stages,
        *city.victories,
        city.defeats,
        city.claim,
        city.held,
    )
    row[start : start + len(facts)] = [int(fact) for fact in facts]
    for card in city.buildings:
        row[start + FACTS + ITEM_NUMBERS[card]] = 1


def write_tokens(row: list[int], start: int, cities: object, city: int) -> None:
    assert isinstance(cities, CitiesView)
    facts = (cities.debts, cities.doves, cities.owed, cities.owed_tokens, cities.owed_stages)
    row[start + 10 : start + 15] = [min(fact[city], MOST) for fact in facts]
    row[start + 15] = cities.pardons >> city & 1


def write_leaders(row: list[int], start: int, leaders: object, city: int) -> None:
    assert isinstance(leaders, LeadersView)
    copied = leaders.copied[city]
    row[start + 16] = 0 if copied is None else 1 + LEADER_NUMBERS[copied]
    row[start + 17] = leaders.held[city] if city < len(leaders.held) else 0
    for leader in leaders.leaders[city]:
        row[start + FACTS + CARDS + LEADER_NUMBERS[leader]] = 1


def write_hands(row: list[int], view: View) -> None:
    mate: Sequence[int] = view.mates[0].hand if view.mates else ()
    for number, cards in enumerate((view.hand, mate, known_pile(view))):
        for card in cards:
            row[HANDS + number * CARDS + ITEM_NUMBERS[card]] += 1


def write_leader_hands(row: list[int], leaders: object, seat: int) -> None:
    assert isinstance(leaders, LeadersView)
    own = next((hand for who, hand in leaders.hands if who == seat), ())
    pack = next((held.leaders for held in leaders.packs if held.seat == seat and held.kept is None), ())
    for number, hand in enumerate((own, pack, leaders.draws or ())):
        for leader in hand:
            row[LEADER_HANDS + number * LEADERS + LEADER_NUMBERS[leader]] = 1


def write_table(row: list[int], view: View, seat: int) -> None:
    answers = [part for _, move in view.answers[:2] for part in answered(move)]
    facts = (
        *(view.age, view.turn, view.rounds, view.players, min(view.discarded, MOST), len(view.winners)),
        0 if view.last_card is None else 1 + ITEM_NUMBERS[view.last_card],
        0 if view.kept is None else min(1 + view.kept, MOST),
        *answers,
    )
    row[TABLE : TABLE + len(facts)] = facts
    if view.round:
        row[QUESTION + QUESTION_NUMBERS[view.round.kind]] = 1 if view.round.owing >> seat & 1 else -1


def answered(move: int) -> tuple[int, int]:
    """The verb of an answer, and its item from 1 as far as a small number goes."""
    verb, item = moves.verb_of(move), moves.card_of(move)
    number = ITEM_NUMBERS[item] if SHAPES[VERBS[verb]].items else item
    return VERB_NUMBERS[verb], min(1 + number, MOST)
