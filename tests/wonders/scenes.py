"""Positions with expansions in a few words. Seats and cities are counted from 0; city 1 is the left neighbour of 0."""

from __future__ import annotations

from dataclasses import dataclass

from septem.wonders import setters
from septem.wonders.cities import setters as city_laying
from septem.wonders.constants import BEFORE, CHOOSE_CARD
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import FIRST_OTHER
from septem.wonders.files.notation import write_payment
from septem.wonders.game import Wonders
from septem.wonders.leaders import setters as leader_laying
from septem.wonders.leaders.constants import RECRUIT_LEADER
from septem.wonders.payment import prices
from septem.wonders.state import State
from tests.wonders.helpers import City, Scene, board, number, numbers, put_city

BOARDS = ("ephesus", "alexandria", "halicarnassus", "giza", "rhodes", "olympia", "babylon", "byzantium", "petra")


@dataclass(frozen=True)
class Town(City):
    """Ids with spaces between them."""

    leaders: str = ""
    held: str = "sappho zenobia"  # leaders in hand
    debts: int = 0
    doves: int = 0


class Place(Scene):
    """A table with expansions."""

    def ways(self, city: int, item: str) -> list[str]:
        """The payments for a card, cheapest first: '' is for nothing."""
        found = prices.offered(self.state, city, number(item), self.state.coins[city], 0)
        return [" ".join(write_payment(way)) for way in found]

    def stage_ways(self, city: int) -> list[str]:
        stage = CATALOGUE.stage[self.state.board[city]] + self.state.counts[city][7]
        found = prices.offered(self.state, city, stage, self.state.coins[city], 0)
        return [" ".join(write_payment(way)) for way in found]

    def leaders(self, city: int) -> list[str]:
        return [
            CATALOGUE.id(FIRST_OTHER + leader) for leader in range(42) if self.state.other_items[city] >> leader & 1
        ]

    def debts(self) -> list[int]:
        return list(self.state.negative_points[: self.state.cities])

    def tokens(self, city: int) -> tuple[list[int], int]:
        """Victory tokens of each age, and defeats."""
        return list(self.state.victories[city]), self.state.counts[city][8]


def place(
    *towns: Town,
    players: int = 0,
    age: int = 2,
    turn: int = 1,
    leaders: bool = True,
    cities: bool = True,
    **rules: object,
) -> Place:
    """A table where everyone has to choose a card; in turn 0 a leader."""
    given = [*towns, *[Town()] * (3 - len(towns))]
    game = Wonders(players or len(given), leaders=leaders, cities=cities, **rules)  # type: ignore[arg-type]
    state = game.new()
    setters.put_table(state, len(given), players or len(given), game.options.rulings)
    free = [name for name in BOARDS if name not in {town.board for town in given}]
    for city, town in enumerate(given):
        setters.put_board(state, city, board(town.board or free.pop(0), town.side))
    for city, town in enumerate(given):
        put_town(state, city, town)
    put_moment(state, age, turn, given)
    return Place(game, state)


def put_town(state: State, city: int, town: Town) -> None:
    put_city(state, city, town)
    city_laying.put_tokens(state, city, town.debts, town.doves)
    for leader in numbers(town.leaders):
        leader_laying.put_leader(state, city, leader)


def put_moment(state: State, age: int, turn: int, towns: list[Town]) -> None:
    recruiting = turn == BEFORE + 1
    leader_laying.put_progress(state, 4, age)
    setters.put_turn(state, age - 1, turn - 1)
    for city, town in enumerate(towns):
        if city < state.seats:
            leader_laying.put_hand(state, city, numbers(town.held))
        row = state.hand[city] if city < state.seats else city
        setters.put_hand(state, row, [] if recruiting else numbers(town.hand))
    asked = (1 << (state.seats if recruiting else state.cities)) - 1
    setters.put_used(state, [0] * state.cities, state.interest)
    setters.put_question(state, RECRUIT_LEADER if recruiting else CHOOSE_CARD, asked, asked)


def dealt(players: int, seed: int = 1, **rules: object) -> Place:
    """A new game."""
    game = Wonders(players, **rules)  # type: ignore[arg-type]
    state = game.new()
    state.log = []
    game.deal(state, seed)
    return Place(game, state)
