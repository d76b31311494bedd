"""Positions with expansions in a few words. Seats and cities are counted from 0; city 1 is the left neighbour of 0."""

from __future__ import annotations

from dataclasses import dataclass

from septem.wonders import setters
from septem.wonders.cities import setters as cities_setters
from septem.wonders.constants import BEFORE, CHOOSE_CARD
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import FIRST_OTHER
from septem.wonders.files.notation import write_payment
from septem.wonders.game import Wonders
from septem.wonders.leaders import setters as leaders_setters
from septem.wonders.leaders.constants import RECRUIT_LEADER
from septem.wonders.payment import prices
from septem.wonders.state import State
from tests.wonders.helpers import City, Scene, board, number, numbers, put_city

BOARDS = ("ephesus", "alexandria", "halicarnassus", "giza", "rhodes", "olympia", "babylon", "byzantium", "petra")


@dataclass(frozen=True)
class ExpandedCity(City):
    """Ids with spaces between them."""

    leaders: str = ""
    held: str = "sappho zenobia"  # leaders in hand
    debts: int = 0
    doves: int = 0


class ExpandedScene(Scene):
    """A table with expansions."""

    def ways(self, city: int, item: str) -> list[str]:
        """The payments for a card, cheapest first: '' is for nothing."""
        found = prices.offered(self.state, city, number(item, self.state.edition), self.state.coins[city], 0)
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


def expanded_scene(
    *stated: ExpandedCity,
    players: int = 0,
    age: int = 2,
    turn: int = 1,
    leaders: bool = True,
    cities: bool = True,
    **rules: object,
) -> ExpandedScene:
    """A table where everyone has to choose a card; in turn 0 a leader."""
    given = [*stated, *[ExpandedCity()] * (3 - len(stated))]
    game = Wonders(players or len(given), leaders=leaders, cities=cities, **rules)  # type: ignore[arg-type]
    state = game.new()
    setters.put_table(state, len(given), players or len(given), game.options.rulings)
    free = [name for name in BOARDS if name not in {own.board for own in given}]
    for city, own in enumerate(given):
        setters.put_board(state, city, board(own.board or free.pop(0), own.side, state.edition))
    for city, own in enumerate(given):
        put_expanded_city(state, city, own)
    put_moment(state, age, turn, given)
    return ExpandedScene(game, state)


def put_expanded_city(state: State, city: int, own: ExpandedCity) -> None:
    put_city(state, city, own)
    cities_setters.put_tokens(state, city, own.debts, own.doves)
    for leader in numbers(own.leaders):
        leaders_setters.put_leader(state, city, leader)


def put_moment(state: State, age: int, turn: int, stated: list[ExpandedCity]) -> None:
    recruiting = turn == BEFORE + 1
    leaders_setters.put_progress(state, 4, age)
    setters.put_turn(state, age - 1, turn - 1)
    for city, own in enumerate(stated):
        if city < state.seats:
            leaders_setters.put_hand(state, city, numbers(own.held))
        row = state.hand[city] if city < state.seats else city
        setters.put_hand(state, row, [] if recruiting else numbers(own.hand, state.edition))
    asked = (1 << (state.seats if recruiting else state.cities)) - 1
    setters.put_used(state, [0] * state.cities, state.interest)
    setters.put_question(state, RECRUIT_LEADER if recruiting else CHOOSE_CARD, asked, asked)


def dealt(players: int, seed: int = 1, **rules: object) -> ExpandedScene:
    """A new game."""
    game = Wonders(players, **rules)  # type: ignore[arg-type]
    state = game.new()
    state.log = []
    game.deal(state, seed)
    return ExpandedScene(game, state)
