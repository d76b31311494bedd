"""Declarations lowered to columns of numbers; what is not a number stays an effect."""

from ...core.names import check_room
from ...core.rows import row, rows
from .. import sizes
from ..constants import CLASS_LETTERS, NOTHING, SIZES, STAGE
from ..model import Effect, Immediate, Ongoing, ScoringEffect
from ..payment import supply
from .declarations import Board, Card, Cost, Row, Stage


def deck_number(edition: int, cities: int, age: int) -> int:
    """The place of the deck of an age."""
    return (edition * (sizes.CITIES + 1) + cities) * sizes.AGES + age


class Catalogue:
    """Every item that can come into a city, by number: buildings, then stages, then other items."""

    def __init__(self) -> None:
        self.size = 0
        self.first_other = 0
        self._new_columns()
        self._new_spans()
        self._new_words()
        self._new_boards()
        self._new_board_words()
        self._new_decks()
        self._new_deck_sizes()
        self._new_units()
        self.standing: list[Ongoing] = []
        self.acts: list[Immediate] = []
        self.scores: list[ScoringEffect] = []
        self.cards: list[Card | Stage] = []
        self.rows: list[Row] = []
        self.boards: list[Board] = []
        self.numbers: dict[str, int] = {}

    def _new_columns(self) -> None:
        self.colour: list[int] = row(sizes.ITEMS)
        self.price: list[int] = row(sizes.ITEMS)
        self.chain: list[int] = row(sizes.ITEMS, NOTHING)
        self.other_chain: list[int] = row(sizes.ITEMS, NOTHING)
        self.points: list[int] = row(sizes.ITEMS)
        self.coins: list[int] = row(sizes.ITEMS)
        self.shields: list[int] = row(sizes.ITEMS)
        self.symbol: list[int] = row(sizes.ITEMS, -1)
        self.free_symbols: list[int] = row(sizes.ITEMS)
        self.producer: list[int] = row(sizes.ITEMS)
        self.lasts: list[int] = row(sizes.ITEMS)
        self.copies_item: list[int] = row(sizes.ITEMS)

    def _new_spans(self) -> None:
        """Where an item's effects begin and end in the lists of effects."""
        self.stands_from: list[int] = row(sizes.ITEMS)
        self.stands_to: list[int] = row(sizes.ITEMS)
        self.acts_from: list[int] = row(sizes.ITEMS)
        self.acts_to: list[int] = row(sizes.ITEMS)
        self.scores_from: list[int] = row(sizes.ITEMS)
        self.scores_to: list[int] = row(sizes.ITEMS)

    def _new_words(self) -> None:
        self.need: list[list[int]] = rows(sizes.ITEMS, sizes.CLASSES)
        self.makes: list[list[int]] = rows(sizes.ITEMS, sizes.CLASSES)
        self.sells: list[list[int]] = rows(sizes.ITEMS, sizes.CLASSES)

    def _new_boards(self) -> None:
        self.stage: list[int] = row(sizes.BOARDS)  # the first stage of each side
        self.stages: list[int] = row(sizes.BOARDS)
        self.board_from: list[int] = row(sizes.BOARDS)  # where a side's own effects begin and end
        self.board_to: list[int] = row(sizes.BOARDS)
        self.seat_only: list[int] = row(sizes.BOARDS)

    def _new_board_words(self) -> None:
        self.board_makes: list[list[int]] = rows(sizes.BOARDS, sizes.CLASSES)

    def _new_decks(self) -> None:
        self.deck: list[list[int]] = rows(sizes.DECKS, sizes.DECK)  # by `deck_number`, guilds left out

    def _new_deck_sizes(self) -> None:
        self.deck_size: list[int] = row(sizes.DECKS)

    def _new_units(self) -> None:
        """One unit that can be any of a set of goods of a class, counted by sets as in `supply`."""
        self.unit: list[int] = [
            sum(1 << supply.BITS_A_SET * (members - 1) for members in range(1, sizes.GOODS_SETS) if members & goods)
            for goods in range(sizes.GOODS_SETS)
        ]

    def add_card(self, card: Card) -> int:
        """Take in a building; its number."""
        item = self._add(card, card.cost, card.effects)
        self.numbers[card.id] = item
        self.colour[item] = card.colour
        for name in card.chain:  # the first of two is kept as the other
            self.other_chain[item] = self.chain[item]
            self.chain[item] = self.numbers[name]
        return item

    def add_board(self, board: Board) -> int:
        """Take in a side of a board and its stages; its number."""
        side = len(self.boards)
        check_room(side + 1, sizes.BOARDS, "sides of boards", f"BOARDS in {SIZES}")
        self.boards.append(board)
        self.stage[side] = self.size
        self.stages[side] = len(board.stages)
        self.seat_only[side] = int(board.seat_only)
        self.board_from[side] = len(self.standing)
        self.standing += board.effects
        self.board_to[side] = len(self.standing)
        for kind, letters in enumerate(CLASS_LETTERS):
            self.board_makes[side][kind] = supply.supplied(kind, tuple(good for good in board.good if good in letters))
        for stage in board.stages:
            self.colour[self._add(stage, stage.cost, stage.effects)] = STAGE
        return side

    def begin_others(self) -> None:
        """All items from here on are neither cards nor stages."""
        self.first_other = self.size

    def add_deck(self, place: int, cards: list[int]) -> None:
        check_room(place + 1, sizes.DECKS, "decks", f"DECKS in {SIZES}")
        check_room(len(cards), sizes.DECK, "cards of a deck", f"DECK in {SIZES}")
        self.deck_size[place] = len(cards)
        for number, card in enumerate(cards):
            self.deck[place][number] = card

    def _add(self, declared: Card | Stage, cost: Cost, effects: tuple[Effect, ...]) -> int:
        item = self.size
        check_room(item + 1, sizes.ITEMS, "items", f"ITEMS in {SIZES}")
        self.size += 1
        self.cards.append(declared)
        self.price[item] = cost.coins
        for kind in range(sizes.CLASSES):
            self.need[item][kind] = supply.demand(kind, cost.goods)
        self._fill(item, effects)
        self._span(item, effects)
        return item

    def _fill(self, item: int, effects: tuple[Effect, ...]) -> None:
        row = Row()
        for effect in effects:
            effect.declare(row)
        self.rows.append(row)
        self.points[item] = row.points
        self.coins[item] = row.coins
        self.shields[item] = row.shields
        self.symbol[item] = row.symbol
        self.free_symbols[item] = row.free_symbols
        self.producer[item] = len(row.units)
        self.lasts[item] = row.lasts
        self.copies_item[item] = row.copies_item
        for kind, letters in enumerate(CLASS_LETTERS):
            units = [(unit, sold) for unit, sold in row.units if unit[0] in letters]
            self.makes[item][kind] = supply.supplied(kind, tuple(unit for unit, _ in units))
            self.sells[item][kind] = supply.supplied(kind, tuple(unit for unit, sold in units if sold))

    def _span(self, item: int, effects: tuple[Effect, ...]) -> None:
        self.stands_from[item] = len(self.standing)
        self.standing += [effect for effect in effects if isinstance(effect, Ongoing)]
        self.stands_to[item] = len(self.standing)
        self.acts_from[item] = len(self.acts)
        self.acts += [effect for effect in effects if isinstance(effect, Immediate)]
        self.acts_to[item] = len(self.acts)
        self.scores_from[item] = len(self.scores)
        self.scores += [effect for effect in effects if isinstance(effect, ScoringEffect)]
        self.scores_to[item] = len(self.scores)

    def card(self, item: int) -> Card:
        """The declaration of a building."""
        card = self.cards[item]
        if not isinstance(card, Card):
            raise ValueError(f"item {item} is a stage and has no name of its own")
        return card

    def id(self, item: int) -> str:
        """The name of a building."""
        return self.card(item).id

    def word(self, item: int) -> str:
        """The name of a building in files and moves; two editions can have one each with the same."""
        return self.card(item).written


CATALOGUE = Catalogue()
