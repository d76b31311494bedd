"""Writes observations of version 1 from positions of Duel, and numbers the moves of a table.

The layout is that of `features` and `table_actions`, which write the same numbers from views, more slowly. What
expansions show is written by their own features.
"""

from collections.abc import Sequence
from typing import Any

from ...core import bits
from ...core.rows import row as new_row
from ...duel import agenda, moves
from ...duel import sizes as duel_sizes
from ...duel.constants import DRAW, GOODS, GROUP, NOBODY, NOTHING, SYMBOLS
from ...duel.data.catalogue import CATALOGUE
from ...duel.data.components import FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN
from ...duel.game import Duel
from ...duel.payment import prices
from ...duel.rules import dealing
from ...duel.state import State
from .. import cells
from ..v1.layout import CODE, block, filled, indexes
from .features import DuelFeatures
from .table_actions import DuelActions, by_slot


class NamedRows:
    """Writes rows and numbers moves of tables with the same options."""

    def __init__(self, game: Duel, features: DuelFeatures, numbering: DuelActions) -> None:
        config = game.table_config
        self.code, self.symbol_count, self.good_count = CODE, len(SYMBOLS), len(GOODS)
        items = [*config.cards, *config.wonders, *config.tokens]
        self.items = len(items)
        shown = [item if item < LAST_TOKEN else NOTHING for item in items]
        self.pool: list[int] = filled(shown, duel_sizes.ITEMS)
        self.card_index: list[int] = indexes(config.cards, duel_sizes.ITEMS)
        self.wonder_index: list[int] = indexes(config.wonders, duel_sizes.ITEMS)
        self.token_index: list[int] = indexes(config.tokens, duel_sizes.ITEMS)
        self.note_city(features)
        self.note_structure(features)
        self.note_table(features)
        self.slotted: list[int] = [int(verb in by_slot()) for verb in range(duel_sizes.VERBS)]
        self.slot_of: list[int] = new_row(duel_sizes.ITEMS)  # where each open card lies
        self.numbers = {
            moves.pack_two(verb, first, second): number for (verb, first, second), number in numbering.numbers.items()
        }

    def note_city(self, features: DuelFeatures) -> None:
        """The places of a city; those of the other city follow after as many numbers as one has."""
        mine, other = features.cities
        self.coins = mine.coins[0]
        self.city_items, self.unbuilt = block(mine.items), block(mine.unbuilt)
        self.symbols, self.trade = block(mine.symbols), block(mine.trade)
        self.city_size = other.coins[0] - self.coins

    def note_structure(self, features: DuelFeatures) -> None:
        places = features.structure
        self.depth, self.place, self.open = block(places.depth), block(places.place), block(places.open)
        self.backs, self.bare = block(places.backs), places.bare[0]
        decks = list(dict.fromkeys(deck for _, deck in places.backs))
        self.decks = len(decks)
        self.deck_index: list[int] = indexes(decks, duel_sizes.DECKS)
        slots = [(age, slot) for age in range(duel_sizes.AGES) for slot in range(duel_sizes.SLOTS)]
        where = [places.rows[age][slot] if slot < len(places.rows[age]) else (0, 0) for age, slot in slots]
        self.slot_depth: list[int] = [depth for depth, _ in where]
        self.slot_place: list[int] = [place for _, place in where]

    def note_table(self, features: DuelFeatures) -> None:
        self.discard, self.offer = block(features.discard), block(features.offer)
        under = [place for places in features.under.values() for place in places]
        self.under = block(dict(enumerate(under)))
        self.board, self.box, self.seen = block(features.board), block(features.box), block(features.seen)
        self.age, self.loot, self.table = features.age[0], block(features.loot), features.numbers[0]
        kinds = [block(kinds) for kinds, _ in features.questions]
        self.question: list[int] = kinds
        self.subject: list[int] = [subject[0] for _, subject in features.questions]
        self.kind_index: list[int] = indexes(features.questions[0][0], duel_sizes.QUESTIONS)
        self.results, self.victory = block(features.results), block(features.victory)

    def write(self, state: State, seat: int, row: Any) -> None:
        """Write what the base game shows to a seat into a row of zeros."""
        self.write_all(state, seat, cells.first(row))

    def write_all(self, state: State, seat: int, row: Any) -> None:
        self.write_city(state, seat, row, 0)
        self.write_city(state, 1 - seat, row, self.city_size)
        if state.age >= 0:
            self.write_structure(state, row)
        for place in range(state.discarded):
            row[self.discard + self.card_index[state.discards[place]]] = place + 1
        self.write_offer(state, row)
        self.write_tokens(state, seat, row)
        self.write_table(state, seat, row)
        self.write_questions(state, seat, row)

    def write_city(self, state: State, city: int, row: Any, start: int) -> None:
        cells.put_amount(row, start + self.coins, state.coins[city])
        for place in range(self.items):
            if state.built[city][self.pool[place]]:
                item = self.pool[place]
                row[start + self.city_items + place] = 1
                if FIRST_WONDER <= item < FIRST_TOKEN:
                    card = state.spent[item - FIRST_WONDER]
                    under = self.under + self.wonder_index[item] * self.code
                    cells.put_bits(row, under, self.code, 0 if card == NOTHING else card + 1)
        unbuilt = state.hand[city]
        while unbuilt:
            row[start + self.unbuilt + self.wonder_index[FIRST_WONDER + bits.lowest(unbuilt)]] = 1
            unbuilt &= unbuilt - 1
        for symbol in range(self.symbol_count):
            count = (state.symbols[city] >> symbol & 1) + (state.pairs[city] >> symbol & 1)
            row[start + self.symbols + symbol] = count
        prices.itemise(state, city, 0)
        for good in range(self.good_count):
            row[start + self.trade + good] = state.rate[good]

    def write_structure(self, state: State, row: Any) -> None:
        slots = state.present
        first = state.age * duel_sizes.SLOTS
        while slots:
            slot = bits.lowest(slots)
            slots &= slots - 1
            card = state.deal[first + slot]
            is_open = state.open >> slot & 1
            if state.shown >> slot & 1:
                index = self.card_index[card]
                row[self.depth + index] = self.slot_depth[first + slot]
                row[self.place + index] = self.slot_place[first + slot]
                row[self.open + index] = is_open
            else:
                row[self.backs + slot * self.decks + self.deck_index[CATALOGUE.deck[card]]] = 1
                row[self.bare + slot] = is_open

    def write_offer(self, state: State, row: Any) -> None:
        """Wonders shown so far, in their order."""
        shown = GROUP if dealing.second_hidden(state) else duel_sizes.OFFER
        number = 0
        for place in range(shown):
            if state.offer[place] != NOTHING:
                number += 1
                row[self.offer + self.wonder_index[state.offer[place]]] = number

    def write_tokens(self, state: State, seat: int, row: Any) -> None:
        board = state.board
        while board:
            row[self.board + self.token_index[FIRST_TOKEN + bits.lowest(board)]] = 1
            board &= board - 1
        for place in range(state.boxed):
            row[self.box + self.token_index[state.box[place]]] += 1
        if state.watching >> seat & 1:
            for place in range(state.drawn):
                row[self.seen + self.token_index[state.box[place]]] = place + 1
        loot = state.loot
        while loot:
            row[self.loot + (bits.lowest(loot) if seat == 0 else bits.lowest(loot) ^ 2)] = 1
            loot &= loot - 1

    def write_table(self, state: State, seat: int, row: Any) -> None:
        row[self.age + state.age + 1] = 1
        row[self.table] = state.pawn if seat == 0 else -state.pawn
        row[self.table + 1] = state.drawn
        row[self.table + 2] = state.drafted
        row[self.table + 3] = 1 if state.mover == seat else 0
        row[self.table + 4] = 1 if state.again else 0
        row[self.table + 5] = seat
        if state.winner == DRAW:
            row[self.results + 2] = 1
        elif state.winner != NOBODY:
            row[self.results + (0 if state.winner == seat else 1)] = 1
        row[self.victory + state.victory] = 1

    def write_questions(self, state: State, seat: int, row: Any) -> None:
        """The next question first."""
        for number in range(state.depth):
            entry = state.agenda[state.depth - 1 - number]
            kind = self.kind_index[agenda.kind_of(entry)]
            row[self.question[number] + kind] = 1 if agenda.seat_of(entry) == seat else -1
            cells.put_bits(row, self.subject[number], self.code, agenda.about_of(entry))

    def by_action(self, state: State, legal: Sequence[int]) -> dict[int, int]:
        """Legal moves by action number. Moves that differ only in the purse they pay from share one: the first."""
        self.find_open(state)
        found: dict[int, int] = {}
        for move in legal:
            verb = moves.verb_of(move)
            key = moves.without_purse(move)
            if self.slotted[verb]:
                key = moves.pack_two(verb, moves.first_of(move), self.slot_of[moves.second_of(move)])
            number = self.numbers[key]
            if number not in found:
                found[number] = move
        return found

    def find_open(self, state: State) -> None:
        slots = state.open & state.present
        while slots:
            slot = bits.lowest(slots)
            slots &= slots - 1
            self.slot_of[state.deal[state.age * duel_sizes.SLOTS + slot]] = slot
