"""Writes observations of version 1 from positions of 7 Wonders, and numbers the moves of a table.

The layout is that of `features` and `table_actions`, which write the same numbers from views, more slowly. Tables with
teams, or with expansions that show something of their own, are written from views (`complete`).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ...core import bits
from ...core.rows import row as new_row
from ...wonders import agenda, history, moves, sizes
from ...wonders.constants import DEFEAT, FREE_SEAT, PLAY_LAST, STAGE, STRICT_SEVENTH
from ...wonders.data.components import FIRST_STAGE
from ...wonders.game import Wonders
from ...wonders.knowledge import pile, redeal
from ...wonders.rules import seating, war
from ...wonders.state import State
from .. import cells
from ..v1.layout import CODE, block, filled, indexes
from . import sizes as move_sizes
from .features import FLAGS, HELPS, LOOKS, RIGHTS, Memory, WondersFeatures
from .table_actions import WondersActions

WORD = 16  # buildings in a word of the state
Rounds = Mapping[tuple[int, int], Mapping[int, int]]


class NamedRows:
    """Writes rows and numbers moves of tables with the same options."""

    def __init__(self, game: Wonders, features: WondersFeatures, numbering: WondersActions) -> None:
        self.complete = not game.table_config.team and not any(features.parts)
        self.cities, self.seats, self.rounds = game.cities, game.seats, game.table_config.rounds
        self.extended = len(game.extensions)
        self.code, self.helps, self.rights, self.looks = CODE, HELPS, RIGHTS, LOOKS
        self.note_city(features)
        self.note_answers(features)
        self.note_table(features)
        self.remembers = features.memory is not None
        self.deck_index: list[int] = [
            index for deck in features.decks for index in indexes(deck, sizes.CARDS)
        ]  # by age and card
        starts = [sum(map(len, features.decks[:age])) for age in range(sizes.AGES)]
        self.deck_start: list[int] = starts  # of the cards of an age among those of all ages
        self.note_memory(features.memory)
        self.note_events(features.memory)
        self.note_actions(numbering)

    def note_city(self, features: WondersFeatures) -> None:
        """The places of one's own city; those of the next city follow after as many numbers as one has."""
        mine, other = features.places[:2]
        self.board, self.coins, self.buildings = block(mine.board), mine.coins[0], block(mine.buildings)
        self.victories, self.numbers, self.used = mine.victories[0], mine.numbers[0], mine.used[0]
        self.city_size = block(other.board) - self.board
        self.card_index: list[int] = indexes(features.hand, sizes.CARDS)

    def note_answers(self, features: WondersFeatures) -> None:
        mine, other = features.answers[:2]
        self.verb, self.item, self.paid = block(mine.verbs), block(mine.items), mine.paid[0]
        self.flags, self.item_code = block(mine.flags), mine.coins[0]
        self.answer_size = block(other.verbs) - self.verb
        self.item_index: list[int] = indexes(mine.items, move_sizes.ITEMS)
        self.verb_index: list[int] = indexes(mine.verbs, move_sizes.VERBS)
        self.flag: list[int] = list(FLAGS)

    def note_table(self, features: WondersFeatures) -> None:
        self.hand, self.last_card, self.question = (
            block(features.hand),
            block(features.last_card),
            block(features.question),
        )
        self.kind_index: list[int] = indexes(features.question, sizes.QUESTIONS)
        self.asked, self.owing, self.kept = features.asked[0], features.owing[0], features.kept[0]
        self.winners, self.seat, self.table = features.winners[0], features.seat[0], features.numbers[0]
        self.reviving = features.reviving[0]

    def note_memory(self, memory: Memory | None) -> None:
        self.sight: list[int] = self.by_round(memory.sights if memory else {})
        self.drawn: list[int] = self.by_round(memory.drawn if memory else {})
        self.deed: list[int] = self.by_round({})
        self.deed_cards: list[int] = self.by_round({})
        self.deed_purse: list[int] = self.by_round({})
        self.deed_size: list[int] = new_row(sizes.AGES)  # from one city to the next
        for (age, turn, city), (verbs, cards, purse) in memory.deeds.items() if memory else ():
            past = age * self.rounds + turn
            if city == 0:
                self.deed[past], self.deed_cards[past], self.deed_purse[past] = block(verbs), block(cards), purse[0]
            if city == 1:
                self.deed_size[age] = block(verbs) - self.deed[past]

    def by_round(self, places: Rounds) -> list[int]:
        found = new_row(sizes.PAST)
        for (age, turn), cards in places.items():
            found[age * self.rounds + turn] = block(cards)
        return found

    def note_events(self, memory: Memory | None) -> None:
        """Places of looks into the pile and of cards built from it: when, and which cards."""
        looks = [age for age, _, _ in memory.looks] if memory else []
        revivals = [age for age, _, _ in memory.revivals] if memory else []
        cities = [places[0] for places in memory.reviving] if memory else []
        self.look: list[int] = filled(looks, sizes.REVIVALS)
        self.revival: list[int] = filled(revivals, sizes.REVIVALS)
        self.revival_city: list[int] = filled(cities, sizes.REVIVALS)

    def note_actions(self, numbering: WondersActions) -> None:
        self.ways: list[int] = new_row(move_sizes.VERBS)
        self.first_action: list[int] = new_row(move_sizes.VERBS * move_sizes.ITEMS, -1)
        self.uses: list[int] = new_row(move_sizes.VERBS * move_sizes.ITEMS)
        for (verb, item, way), number in numbering.numbers.items():
            self.ways[verb] = max(self.ways[verb], way + 1)
            if way == 0:
                self.first_action[verb * move_sizes.ITEMS + item] = number

    def write(self, state: State, seat: int, row: Any) -> None:
        """Write what a seat sees and remembers into a row of zeros."""
        self.write_all(state, seat, cells.first(row))

    def write_all(self, state: State, seat: int, row: Any) -> None:
        for number in range(self.cities):
            self.write_city(state, (seat + number) % self.cities, row, number * self.city_size)
        hand = state.hand[seat]
        for place in range(state.held[hand]):
            row[self.hand + self.card_index[state.hands[hand][place]]] += 1
        if state.seats == FREE_SEAT and redeal.sees_pile_end(state, seat):
            row[self.last_card + self.card_index[state.hands[FREE_SEAT][0]]] = 1
        self.write_table(state, seat, row)
        if state.depth:
            self.write_question(state, seat, row)
        if self.remembers:
            self.write_sights(state, seat, row)
            self.write_deeds(state, seat, row)
            self.write_looks(state, seat, row)
            self.write_revivals(state, seat, row)

    def around(self, city: int, seat: int) -> int:
        """A city's number as seen from a seat."""
        return (city - seat + self.cities) % self.cities

    def write_city(self, state: State, city: int, row: Any, start: int) -> None:
        row[start + self.board + state.board[city]] = 1
        cells.put_amount(row, start + self.coins, state.coins[city])
        for word in range(sizes.WORDS):
            buildings = state.built[city][word]
            while buildings:
                card = word * WORD + bits.lowest(buildings)
                buildings &= buildings - 1
                if card < FIRST_STAGE:
                    row[start + self.buildings + self.card_index[card]] = 1
        for age in range(sizes.AGES):
            row[start + self.victories + age] = state.victories[city][age]
        place = start + self.numbers
        row[place] = state.counts[city][STAGE]
        row[place + 1] = state.counts[city][DEFEAT]
        row[place + 2] = state.claims >> city & 1
        row[place + 3] = state.held[state.hand[city]]
        row[place + 4] = war.strength(state, city)
        row[place + 5] = state.interest_due >> city & 1
        if self.extended:
            cells.put_bits(row, start + self.used, self.helps, state.used[city])

    def write_table(self, state: State, seat: int, row: Any) -> None:
        for winner in range(self.seats):
            row[self.winners + (winner - seat + self.seats) % self.seats] = state.winners >> winner & 1
        row[self.seat + seat] = 1
        row[self.table] = state.age + 1
        row[self.table + 1] = state.turn + 1
        row[self.table + 2] = state.discarded
        row[self.table + 3] = state.forgotten
        cells.put_bits(row, self.reviving, self.rights, state.reviving)

    def write_question(self, state: State, seat: int, row: Any) -> None:
        """The question, who is asked and owes an answer, and the seat's own answers."""
        entry = state.agenda[state.depth - 1]
        kind = agenda.kind_of(entry)
        row[self.question + self.kind_index[kind]] = 1
        for city in range(self.cities):
            if agenda.asked_of(entry) >> city & 1:
                row[self.asked + self.around(city, seat)] = 1
                decider = seating.decider(state, city)
                if agenda.owing_of(entry) >> city & 1:
                    row[self.owing + (decider - seat + self.seats) % self.seats] = 1
                elif decider == seat:
                    self.write_answer(state.answers[city], row, self.around(city, seat) * self.answer_size)
        if kind == PLAY_LAST and state.rulings & STRICT_SEVENTH:
            cells.put_amount(row, self.kept, state.kept_purse + 1)

    def write_answer(self, move: int, row: Any, start: int) -> None:
        item = moves.card_of(move)
        row[start + self.verb + self.verb_index[moves.verb_of(move)]] = 1
        if self.item_index[item] >= 0:
            row[start + self.item + self.item_index[item]] = 1
        cells.put_bits(row, start + self.item_code, self.code, item)
        row[start + self.paid] = moves.left_of(move)
        row[start + self.paid + 1] = moves.right_of(move)
        for number in range(3):
            row[start + self.flags + number] = 1 if move & self.flag[number] else 0

    def write_sights(self, state: State, seat: int, row: Any) -> None:
        """All hands that the seat has held and remembers."""
        for past in range(state.forgotten, state.age * state.rounds + state.turn + 1):
            age = past // state.rounds
            turn = past - age * state.rounds
            if age == state.age or turn <= state.last_turn:
                self.write_sight(state, seat, age, turn, row)

    def write_sight(self, state: State, seat: int, age: int, turn: int, row: Any) -> None:
        """A hand as dealt, with cards drawn for the Free City, without those played before."""
        held = seating.row_held(state, age, turn, seat)
        draws = seating.has_draws(state.seats, age, held)
        start = self.sight[age * state.rounds + turn]
        for place in range(state.rounds):
            row[start + self.deck_index[age * sizes.CARDS + state.dealt[age * sizes.CITIES + held][place]]] += 1
        if draws:
            drawn = age * sizes.CITIES + FREE_SEAT
            for place in range(turn + 1):
                row[start + self.deck_index[age * sizes.CARDS + state.dealt[drawn][place]]] += 1
            last = self.deck_index[age * sizes.CARDS + state.dealt[drawn][turn]]
            row[self.drawn[age * state.rounds + turn] + last] = 1
        for past in range(turn):
            self.take_out(state, age, past, seating.city_holding(state, age, past, held), row, start)
            if draws:
                self.take_out(state, age, past, FREE_SEAT, row, start)

    def take_out(self, state: State, age: int, turn: int, city: int, row: Any, start: int) -> None:
        card = history.card_of(state.history[age * state.rounds + turn][city])
        index = self.deck_index[age * sizes.CARDS + card] if card < sizes.CARDS else -1
        if index >= 0 and row[start + index] > 0:
            row[start + index] -= 1

    def write_deeds(self, state: State, seat: int, row: Any) -> None:
        """What each city has done in each round, as far as the seat knows."""
        for past in range((state.age + 1) * state.rounds):
            for city in range(self.cities):
                if state.history[past][city]:
                    self.write_deed(state, seat, past, city, row)

    def write_deed(self, state: State, seat: int, past: int, city: int, row: Any) -> None:
        entry = state.history[past][city]
        age = past // state.rounds
        shift = self.around(city, seat) * self.deed_size[age]
        row[self.deed[past] + shift + self.verb_index[history.verb_of(entry)]] = 1
        card = history.card_of(entry)
        if card < FIRST_STAGE and not redeal.hidden(state, seat, age, past - age * state.rounds, city):
            row[self.deed_cards[past] + shift + self.deck_index[age * sizes.CARDS + card]] = 1
        if city >= state.seats and state.free_city_coins[past] > 0:
            cells.put_amount(row, self.deed_purse[past] + shift, state.free_city_coins[past])

    def write_looks(self, state: State, seat: int, row: Any) -> None:
        """The last looks into the pile: when, and which cards lay there."""
        looks = pile.looks(state, seat)
        spare = bits.count(looks) - self.looks
        number = 0
        while looks:
            past = bits.lowest(looks)
            looks &= looks - 1
            if number >= spare:
                self.write_look(state, past, row, self.look[number if spare < 0 else number - spare])
            number += 1

    def write_look(self, state: State, past: int, row: Any, start: int) -> None:
        row[start] = past // state.rounds + 1
        row[start + 1] = past % state.rounds + 1
        for age in range(sizes.AGES):
            pile.mark_age(state, age, past)
            first = start + 2 + self.deck_start[age]
            for card in range(FIRST_STAGE):
                if state.pile_counts[card] > 0:
                    row[first + self.deck_index[age * sizes.CARDS + card]] += state.pile_counts[card]

    def write_revivals(self, state: State, seat: int, row: Any) -> None:
        for number in range(state.revivals):
            entry = state.revived[number]
            start, past, back = self.revival[number], history.round_of(entry), history.age_of(entry)
            row[start] = past // state.rounds + 1
            row[start + 1] = past % state.rounds + 1
            index = self.deck_index[back * sizes.CARDS + history.card_of(entry)]
            row[start + 2 + self.deck_start[back] + index] = 1
            row[self.revival_city[number] + self.around(history.city_of(entry), seat)] = 1

    def by_action(self, legal: Sequence[int]) -> dict[int, int]:
        """Legal moves by action number; ways of paying beyond the first ones have none."""
        found: dict[int, int] = {}
        for move in legal:
            verb = moves.verb_of(move)
            key = verb * move_sizes.ITEMS + moves.card_of(move)
            way = self.uses[key]
            self.uses[key] = way + 1
            if way < self.ways[verb] and self.first_action[key] >= 0:
                found[self.first_action[key] + way] = move
        for move in legal:
            self.uses[moves.verb_of(move) * move_sizes.ITEMS + moves.card_of(move)] = 0
        return found
