"""Encodes positions of 7 Wonders as observations, and moves as action numbers.

Cities come in order from the seat's own on, clockwise. `docs/environments.md` describes the layout. Rows are written
from positions, which is much faster than from views; a test writes them from views, too, and compares.
"""

from typing import Any

from ...core import bits
from ...core.rows import row as new_row
from ...wonders import agenda, history, moves
from ...wonders import sizes as wonders_sizes
from ...wonders.constants import DECLINE, DEFEAT, FREE_SEAT, LEAVE, PLAY_LAST, SELL, STAGE, STRICT_SEVENTH, VERBS
from ...wonders.data.components import FIRST_OTHER, FIRST_STAGE
from ...wonders.game import Wonders
from ...wonders.knowledge import pile, redeal
from ...wonders.leaders import draft
from ...wonders.options import DraftDirection
from ...wonders.rules import seating
from ...wonders.state import State
from .. import cells
from . import sizes
from .actions import FIRST_ACTIONS, SHAPES
from .numbering import ITEM_NUMBERS, QUESTION_NUMBERS, SIDE_NUMBERS, VERB_NUMBERS

WORD = 16  # buildings in a word of the state
ONE = 1  # as wide as a set of leaders


class RowEncoder:
    """Writes observations into rows of bytes and numbers moves, for tables with the same options."""

    def __init__(self, game: Wonders) -> None:
        self.leaders = int(game.options.leaders)
        self.tokens = int(game.options.cities)
        self.step = 1 if game.options.leader_draft is DraftDirection.RIGHT else -1
        self.base: list[int] = new_row(sizes.VERBS)
        self.first: list[int] = new_row(sizes.VERBS)
        self.ways: list[int] = new_row(sizes.VERBS)
        self.items: list[int] = new_row(sizes.VERBS)
        self.verb_number: list[int] = new_row(sizes.VERBS)
        self._new_uses()
        self._new_around()
        self._new_numbers()
        self._new_kinds()
        self._new_sides()
        for verb, shape in SHAPES.items():
            number = VERBS.index(verb)
            self.base[number] = FIRST_ACTIONS[verb]
            self.first[number] = shape.first
            self.ways[number] = shape.ways
            self.items[number] = shape.items
        self._number()

    def _number(self) -> None:
        """Fill the tables from present numbers to those of version 0."""
        for verb, number in VERB_NUMBERS.items():
            self.verb_number[verb] = number
        for item, number in ITEM_NUMBERS.items():
            self.number_of[item] = number
        for kind, number in QUESTION_NUMBERS.items():
            self.kind_number[kind] = number
        for side, number in SIDE_NUMBERS.items():
            self.side_number[side] = number

    def _new_around(self) -> None:
        self.around: list[int] = new_row(2 * sizes.HANDS)  # all cities, twice: each seat sees them from another one on

    def _new_numbers(self) -> None:
        self.number_of: list[int] = new_row(sizes.ITEMS)

    def _new_kinds(self) -> None:
        self.kind_number: list[int] = new_row(wonders_sizes.QUESTIONS)

    def _new_sides(self) -> None:
        self.side_number: list[int] = new_row(wonders_sizes.BOARDS)

    def _new_uses(self) -> None:
        self.uses: list[int] = new_row(
            sizes.VERBS * sizes.ITEMS
        )  # of the menu that is being numbered: ways seen, by verb and item

    def action(self, move: int) -> int:
        """The number of the next move of a menu; -1 for a way of paying that has none."""
        verb = moves.verb_of(move)
        item = moves.card_of(move)
        way = self.uses[verb * sizes.ITEMS + item]
        self.uses[verb * sizes.ITEMS + item] = way + 1
        if way >= self.ways[verb]:
            return -1
        if self.items[verb]:
            item = self.number_of[item]
        place = 0 if verb == DECLINE else item - self.first[verb]
        return self.base[verb] + place * self.ways[verb] + way

    def forget(self, move: int) -> None:
        """A move of the menu that was numbered: the next menu counts anew."""
        self.uses[moves.verb_of(move) * sizes.ITEMS + moves.card_of(move)] = 0

    def by_action(self, menu: list[int]) -> dict[int, int]:
        """The moves of a menu by their action numbers; ways of paying beyond the first ones have none."""
        found: dict[int, int] = {}
        for move in menu:
            number = self.action(move)
            if number >= 0:
                found[number] = move
        for move in menu:
            self.forget(move)
        return found

    def observe(self, state: State, seat: int, owing: int, row: Any) -> None:
        """Write the observation of a seat; owing are the seats that are asked."""
        self.look_around(state)
        self.write(state, seat, owing, cells.first(row))

    def look_around(self, state: State) -> None:
        """Note all cities of a position, which look the same to every seat; to be called before `write`."""
        size = state.cities * sizes.CITY
        for place in range(size):
            self.around[place] = 0
        for city in range(state.cities):
            self.write_city(state, city, self.around, city * sizes.CITY)
        for place in range(size):
            self.around[size + place] = self.around[place]

    def write(self, state: State, seat: int, owing: int, row: Any) -> None:
        size = state.cities * sizes.CITY
        for place in range(size):
            row[place] = self.around[seat * sizes.CITY + place]
        for place in range(size, sizes.OBSERVATION):
            row[place] = 0
        self.write_hand(state, seat, row, sizes.HANDS)
        if state.team:
            self.write_hand(state, seat ^ 1, row, sizes.HANDS + sizes.CARDS)
        self.write_pile(state, seat, row)
        if self.leaders:
            self.write_leader_hands(state, seat, row)
        self.write_table(state, seat, row)
        self.write_answers(state, seat, owing, row)

    def write_city(self, state: State, city: int, row: Any, start: int) -> None:
        row[start] = 1
        row[start + 1] = 1 + self.side_number[state.board[city]]
        row[start + 2] = min(state.coins[city], sizes.MOST)
        row[start + 3] = state.counts[city][STAGE]
        for age in range(wonders_sizes.AGES):
            row[start + 4 + age] = state.victories[city][age]
        row[start + 7] = state.counts[city][DEFEAT]
        row[start + 8] = state.claims >> city & 1
        row[start + 9] = state.held[state.hand[city]]
        if self.tokens:
            self.write_tokens(state, city, row, start)
        if self.leaders:
            self.write_leaders(state, city, row, start)
        for word in range(wonders_sizes.WORDS):
            buildings = state.built[city][word]
            while buildings:
                row[start + sizes.FACTS + self.number_of[word * WORD + bits.lowest(buildings)]] = 1
                buildings &= buildings - 1

    def write_tokens(self, state: State, city: int, row: Any, start: int) -> None:
        row[start + 10] = min(state.negative_points[city], sizes.MOST)
        row[start + 11] = min(state.absences[city], sizes.MOST)
        row[start + 12] = min(state.owed[city], sizes.MOST)
        row[start + 13] = min(state.owed_tokens[city], sizes.MOST)
        row[start + 14] = min(state.owed_stages[city], sizes.MOST)
        row[start + 15] = state.colour_claims >> city & 1

    def write_leaders(self, state: State, city: int, row: Any, start: int) -> None:
        row[start + 16] = self.leader(state.copied[city] - 1) + 1 if state.copied[city] else 0
        row[start + 17] = count_of(state.leader_hand[city]) if city < state.seats else 0
        self.write_set(state.other_items[city], row, start + sizes.FACTS + sizes.CARDS)

    def write_set(self, leaders: int, row: Any, start: int) -> None:
        while leaders:
            row[start + self.leader(bits.lowest_wide(leaders))] = 1
            leaders &= leaders - ONE

    def leader(self, place: int) -> int:
        """The number of a leader, both here and there counted from the first."""
        return self.number_of[FIRST_OTHER + place] - sizes.FIRST_LEADER

    def write_hand(self, state: State, seat: int, row: Any, start: int) -> None:
        hand = state.hand[seat]
        for place in range(state.held[hand]):
            row[start + self.number_of[state.hands[hand][place]]] += 1

    def write_pile(self, state: State, seat: int, row: Any) -> None:
        """Cards of the pile that a seat can name: seen there, or thrown there since by its team."""
        start = sizes.HANDS + 2 * sizes.CARDS
        since = self.last_look(state, seat)
        if since >= 0:
            for age in range(wonders_sizes.AGES):
                pile.mark_age(state, age, since)
                for card in range(FIRST_STAGE):
                    row[start + self.number_of[card]] += state.pile_counts[card]
        self.write_thrown(state, seat, since, row, start)
        for place in range(state.revivals):
            card = self.number_of[history.card_of(state.revived[place])]
            if history.round_of(state.revived[place]) >= since and row[start + card] > 0:
                row[start + card] -= 1

    def last_look(self, state: State, seat: int) -> int:
        """The last round after which a seat has looked through the pile; -1 if it never has."""
        looks = pile.looks(state, seat)
        since = -1
        while looks:
            since = bits.lowest(looks)
            looks &= looks - 1
        return since

    def write_thrown(self, state: State, seat: int, since: int, row: Any, start: int) -> None:
        """Cards thrown after a round by those whose cards the seat sees, except in forgotten rounds."""
        eyes = seating.eyes(state, seat)
        first = max(since + 1, state.forgotten)
        for city in range(state.seats):
            if eyes >> city & 1:
                for past in range(first, (state.age + 1) * state.rounds):
                    self.write_if_thrown(state.history[past][city], row, start)
        for city in range(state.seats, state.cities):
            for past in range(first, (state.age + 1) * state.rounds):
                if not redeal.hidden(state, seat, past // state.rounds, past % state.rounds, city):
                    self.write_if_thrown(state.history[past][city], row, start)

    def write_if_thrown(self, entry: int, row: Any, start: int) -> None:
        verb = history.verb_of(entry)
        if verb in (SELL, LEAVE):
            row[start + self.number_of[history.card_of(entry)]] += 1

    def write_leader_hands(self, state: State, seat: int, row: Any) -> None:
        self.write_set(state.leader_hand[seat], row, sizes.LEADER_HANDS)
        if state.drafted < wonders_sizes.PICKS:
            self.write_set(draft.pack(state, self.step, seat, state.drafted), row, sizes.LEADER_HANDS + sizes.LEADERS)
        if state.leader_draws and seating.eyes(state, seat) >> self.drawer(state) & 1:
            self.write_set(state.leader_draws, row, sizes.LEADER_HANDS + 2 * sizes.LEADERS)

    def drawer(self, state: State) -> int:
        """The city that has drawn leaders: the only one whose board lets it recruit more."""
        city = 0
        while state.reduction[city] <= 1:
            city += 1
        return city

    def write_table(self, state: State, seat: int, row: Any) -> None:
        row[sizes.TABLE] = state.age + 1
        row[sizes.TABLE + 1] = state.turn + 1
        row[sizes.TABLE + 2] = state.rounds
        row[sizes.TABLE + 3] = state.seats
        row[sizes.TABLE + 4] = min(state.discarded, sizes.MOST)
        row[sizes.TABLE + 5] = bits.count(state.winners)
        if state.seats == FREE_SEAT and redeal.sees_pile_end(state, seat):
            row[sizes.TABLE + 6] = 1 + self.number_of[state.hands[FREE_SEAT][0]]
        if (
            state.depth
            and agenda.kind_of(state.agenda[state.depth - 1]) == PLAY_LAST
            and state.rulings & STRICT_SEVENTH
        ):
            row[sizes.TABLE + 7] = min(1 + state.kept_purse, sizes.MOST)

    def write_answers(self, state: State, seat: int, owing: int, row: Any) -> None:
        """The question, and what the seat itself has answered, for its own city and the Free City."""
        if state.depth == 0:
            return
        entry = state.agenda[state.depth - 1]
        row[sizes.QUESTION + self.kind_number[agenda.kind_of(entry)]] = 1 if owing >> seat & 1 else -1
        given = agenda.given_of(entry)
        place = sizes.TABLE + 8
        while given:
            city = bits.lowest(given)
            given &= given - 1
            if seating.decider(state, city) == seat:
                verb = moves.verb_of(state.answers[city])
                item = moves.card_of(state.answers[city])
                if self.items[verb]:
                    item = self.number_of[item]
                row[place] = self.verb_number[verb]
                row[place + 1] = min(1 + item, sizes.MOST)
                place += 2


def count_of(leaders: int) -> int:
    count = 0
    while leaders:
        leaders &= leaders - ONE
        count += 1
    return count
