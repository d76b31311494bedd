"""Encodes positions of Duel as observations and moves as action numbers, for reinforcement learning.

Whatever expansions are in play, an observation has the same length and a move the same number. An observation contains
only what its seat may know: public facts, and faces it has seen. `docs/environments.md` describes the layout.

Items and questions have the numbers of version 0, whatever the catalogue numbers them now; `numbering.check` refuses
tables with others.
"""

from typing import Any

from ...core import bits
from ...core.rows import row as new_row
from ...duel import agenda, moves
from ...duel import sizes as duel_sizes
from ...duel.constants import BUILD, GROUP, GUILD_DECK, NOBODY, NOTHING, NOWHERE, RAISE, SELL, VERBS
from ...duel.data.catalogue import CATALOGUE
from ...duel.data.components import FIRST_TOKEN, FIRST_WONDER
from ...duel.pantheon import marks
from ...duel.state import State
from . import sizes
from .actions import FIRST_ACTIONS, SHAPES
from .numbering import ITEM_NUMBERS, QUESTION_NUMBERS

MOST = 127  # of a signed byte


class RowEncoder:
    """Writes observations into rows of bytes and numbers moves."""

    def __init__(self) -> None:
        self.base: list[int] = new_row(duel_sizes.VERBS)  # by verb: the number of its first action,
        self.first: list[int] = new_row(duel_sizes.VERBS)  # the first values of both parts of its moves,
        self.second: list[int] = new_row(duel_sizes.VERBS)
        self.width: list[int] = new_row(duel_sizes.VERBS)  # and how many values the second part has
        self.first_items: list[int] = new_row(duel_sizes.VERBS)  # whether the parts of its moves are items
        self.second_items: list[int] = new_row(duel_sizes.VERBS)
        self._new_slots()
        self._new_numbers()
        self._new_kinds()
        self._new_runs()
        for verb, shape in SHAPES.items():
            number = VERBS.index(verb)
            self.base[number] = FIRST_ACTIONS[verb]
            self.first[number] = shape.first.numbers.start
            self.second[number] = shape.second.numbers.start
            self.width[number] = len(shape.second.numbers)
            self.first_items[number] = shape.first.items
            self.second_items[number] = shape.second.items
        for kind, question in QUESTION_NUMBERS.items():
            self.kind_of[kind] = question
        for item, number in ITEM_NUMBERS.items():
            self._number(number, item)

    def _new_slots(self) -> None:
        self.slot_of: list[int] = new_row(duel_sizes.ITEMS)  # where each open card lies

    def _new_numbers(self) -> None:
        self.number_of: list[int] = new_row(duel_sizes.ITEMS)  # the number of an item in version 0

    def _new_kinds(self) -> None:
        self.kind_of: list[int] = new_row(duel_sizes.QUESTIONS)  # the number of a question in version 0

    def _new_runs(self) -> None:
        """Items whose numbers follow one another here and in version 0 are copied together."""
        self.runs = 0
        self.run_number: list[int] = new_row(sizes.ITEMS)  # the first number of a run in version 0,
        self.run_item: list[int] = new_row(sizes.ITEMS)  # its first item,
        self.run_length: list[int] = new_row(sizes.ITEMS)  # and how many there are

    def _number(self, number: int, item: int) -> None:
        """Note the number of the next item in version 0."""
        self.number_of[item] = number
        last = self.runs - 1
        length = self.run_length[last] if self.runs else 0
        if length and self.run_item[last] + length == item and self.run_number[last] + length == number:
            self.run_length[last] += 1
        else:
            self.run_number[self.runs] = number
            self.run_item[self.runs] = item
            self.run_length[self.runs] = 1
            self.runs += 1

    def prepare(self, state: State) -> None:
        """Note where the open cards lie; to be called before actions of a position are numbered."""
        slots = state.open & state.present
        while slots:
            slot = bits.lowest(slots)
            slots &= slots - 1
            self.slot_of[state.deal[state.age * duel_sizes.SLOTS + slot]] = slot

    def action(self, move: int) -> int:
        """The number of a move; what comes out of another purse makes no difference."""
        verb = moves.verb_of(move)
        first = moves.first_of(move)
        second = moves.second_of(move)
        if verb == SELL:
            return self.slot_of[first] * sizes.A_SLOT
        if verb == BUILD:
            return self.slot_of[first] * sizes.A_SLOT + 1
        if verb == RAISE:
            return self.slot_of[second] * sizes.A_SLOT + 2 + self.number_of[first] - sizes.FIRST_WONDER
        if self.first_items[verb]:
            first = self.number_of[first]
        if self.second_items[verb]:
            second = self.number_of[second]
        second -= self.second[verb]
        if second < 0:
            second = 0
        return self.base[verb] + (first - self.first[verb]) * self.width[verb] + second

    def observe(self, state: State, seat: int, row: Any) -> None:
        """Write the observation of a seat into a row."""
        for place in range(sizes.DISCARDED, sizes.OBSERVATION):
            row[place] = 0
        self.write_items(state, seat, row)
        self.write_structure(state, row)
        self.write_city(state, seat, row, sizes.CITIES)
        self.write_city(state, 1 - seat, row, sizes.CITIES + sizes.CITY)
        self.write_table(state, seat, row)
        if state.lender != NOTHING:
            self.write_pantheon(state, seat, row)

    def write_items(self, state: State, seat: int, row: Any) -> None:
        self.write_built(state, seat, row, sizes.MINE)
        self.write_built(state, 1 - seat, row, sizes.YOURS)
        for place in range(state.discarded):
            row[sizes.DISCARDED + self.number_of[state.discards[place]]] = 1
        self.write_set(state.hand[seat], FIRST_WONDER, row, sizes.MY_WONDERS - sizes.FIRST_WONDER)
        self.write_set(state.hand[1 - seat], FIRST_WONDER, row, sizes.YOUR_WONDERS - sizes.FIRST_WONDER)
        self.write_set(state.board, FIRST_TOKEN, row, sizes.BOARD - sizes.FIRST_TOKEN)
        if state.drafted < duel_sizes.OFFER:
            self.write_offer(state, row)
        if state.watching >> seat & 1:
            for place in range(state.drawn):
                row[sizes.SEEN_TOKENS + self.number_of[state.box[place]] - sizes.FIRST_TOKEN] = 1

    def write_built(self, state: State, seat: int, row: Any, start: int) -> None:
        if self.runs == 1:  # the numbers of version 0: a copy of fixed length compiles to a few wide steps
            for item in range(sizes.ITEMS):
                row[start + item] = state.built[seat][item]
            return
        for run in range(self.runs):
            for place in range(self.run_length[run]):
                item = self.run_item[run] + place
                row[start + self.run_number[run] + place] = state.built[seat][item]

    def write_set(self, members: int, first: int, row: Any, start: int) -> None:
        """Members of a set of items, which counts from the first of them."""
        while members:
            row[start + self.number_of[first + bits.lowest(members)]] = 1
            members &= members - 1

    def write_offer(self, state: State, row: Any) -> None:
        """Wonders that lie there now; the second group is shown when the first is gone."""
        taken = state.hand[0] | state.hand[1]
        start = state.drafted // GROUP * GROUP
        for place in range(start, start + GROUP):
            wonder = state.offer[place]
            if not taken >> wonder - FIRST_WONDER & 1:
                row[sizes.OFFERED_WONDERS + self.number_of[wonder] - sizes.FIRST_WONDER] = 1

    def write_structure(self, state: State, row: Any) -> None:
        slots = state.present
        while slots:
            slot = bits.lowest(slots)
            slots &= slots - 1
            card = state.deal[state.age * duel_sizes.SLOTS + slot]
            if state.shown >> slot & 1:
                number = self.number_of[card]
                row[sizes.SLOTS + slot] = 3 + number
                row[sizes.VISIBLE + number] = 1 + (state.open >> slot & 1)
            else:  # backs are public (DH-02)
                row[sizes.SLOTS + slot] = 1 + (CATALOGUE.deck[card] >= GUILD_DECK)

    def write_city(self, state: State, seat: int, row: Any, start: int) -> None:
        row[start] = min(state.coins[seat], MOST)
        row[start + 1] = min(state.vault[seat], MOST)
        row[start + 2] = state.raw_choices[seat]
        row[start + 3] = state.made_choices[seat]
        row[start + 4] = state.chain_bonus[seat]
        row[start + 5] = state.tolls[seat]
        row[start + 6] = state.extra_shields[seat]
        row[start + 7] = state.replays[seat]
        row[start + 8] = state.link_price[seat]
        row[start + 9] = state.siege[seat]
        row[start + 10] = state.rebate[seat]
        row[start + 11] = 0 if state.snake[seat] == NOTHING else 1 + self.number_of[state.snake[seat]]
        for good in range(sizes.GOODS):
            row[start + 12 + good] = state.goods[seat][good]
            row[start + 12 + sizes.GOODS + good] = state.fixed[seat][good]
        for colour in range(sizes.COLOURS):
            row[start + 12 + 2 * sizes.GOODS + colour] = state.counts[seat][colour]
        place = start + 12 + 2 * sizes.GOODS + sizes.COLOURS
        for symbol in range(sizes.SYMBOLS):
            row[place + symbol] = (state.symbols[seat] >> symbol & 1) + (state.pairs[seat] >> symbol & 1)
        for offering in range(sizes.OFFERINGS):
            row[place + sizes.SYMBOLS + offering] = state.offerings[seat] >> offering & 1

    def write_table(self, state: State, seat: int, row: Any) -> None:
        row[sizes.TABLE] = state.age + 1
        row[sizes.TABLE + 1] = state.pawn if seat == 0 else -state.pawn
        row[sizes.TABLE + 2] = state.drafted
        row[sizes.TABLE + 3] = 1 if state.mover == seat else 0
        row[sizes.TABLE + 4] = state.again
        row[sizes.TABLE + 5] = state.raised
        row[sizes.TABLE + 6] = state.boxed + self.unseen_loan(state, seat)
        row[sizes.TABLE + 7] = state.discarded
        row[sizes.TABLE + 8] = self.barrier(state, seat)
        row[sizes.TABLE + 9] = 0 if state.winner == NOBODY else 1
        for token in range(sizes.LOOT):  # mine first: those that would cost me coins
            row[sizes.TABLE + 10 + token] = state.loot >> (token if seat == 0 else token ^ 2) & 1
        if state.depth:
            entry = state.agenda[state.depth - 1]
            asked = 1 if agenda.seat_of(entry) == seat else -1
            row[sizes.QUESTION + self.kind_of[agenda.kind_of(entry)]] = asked * min(1 + agenda.about_of(entry), MOST)

    def unseen_loan(self, state: State, seat: int) -> int:
        """Tokens taken out of the box in secret: for others they are in it."""
        loan = 0
        for place in range(duel_sizes.LENT):
            if state.lent[place] != NOTHING and not state.lent_seen >> seat & 1:
                loan += 1
        return loan

    def barrier(self, state: State, seat: int) -> int:
        if state.barrier == NOWHERE:
            return MOST
        return state.barrier if seat == 0 else -state.barrier

    def write_pantheon(self, state: State, seat: int, row: Any) -> None:
        for slot in range(sizes.IN_PANTHEON):
            if state.shrine[slot] != NOTHING:
                known = state.shrine_seen[slot] >> seat & 1
                row[sizes.SHRINES + slot] = 2 if known else 1
                if known:
                    divinity = self.number_of[state.shrine[slot]]
                    row[sizes.SEEN_DIVINITIES + divinity - sizes.FIRST_DIVINITY] = 1 + slot
        for deck in range(sizes.MYTHOLOGIES):
            row[sizes.DECKS + deck] = state.piled[deck]
            for place in range(3 * deck, 3 * deck + state.piled[deck]):
                if state.pile_seen[place] >> seat & 1:
                    divinity = self.number_of[state.piles[place]]
                    row[sizes.SEEN_DIVINITIES + divinity - sizes.FIRST_DIVINITY] = 7 + place - 3 * deck
        if state.lent_seen >> seat & 1:
            for place in range(duel_sizes.LENT):
                if state.lent[place] != NOTHING:
                    row[sizes.SEEN_TOKENS + self.number_of[state.lent[place]] - sizes.FIRST_TOKEN] = 1
        self.write_marks(state, row)

    def write_marks(self, state: State, row: Any) -> None:
        """Tokens on face-down cards are public (P-011, P-013)."""
        slots = state.marked
        while slots:
            slot = bits.lowest(slots)
            slots &= slots - 1
            row[sizes.MARKS + slot] = 1 + marks.at(state, slot)
