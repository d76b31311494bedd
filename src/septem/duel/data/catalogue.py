"""Declarations lowered to columns of numbers; what is not a number stays an effect."""

from ...core.names import check_room
from ...core.rows import row, rows
from .. import moves, sizes
from ..constants import BUILD, CATEGORY_OF, NO_DECK, NOTHING, SELL, SIZES
from ..constants import DECKS as DECK_NAMES
from ..model import Drafting, Effect, Immediate, Number, Ongoing, PriceRule, ScoringEffect
from .declarations import Card, Row, goods

Printed = tuple[int, int, tuple[tuple[int, int], ...]]  # what makes an item free, its coins, its goods with their units


class Catalogue:
    """Every item that can come into a city, by number."""

    def __init__(self) -> None:
        self.size = 0
        self.colour: list[int] = row(sizes.ITEMS)
        self.category: list[int] = row(sizes.ITEMS)  # of the score sheet
        self.deck: list[int] = row(sizes.ITEMS, NO_DECK)
        self.buildable: list[int] = row(sizes.ITEMS)
        self.price: list[int] = row(sizes.ITEMS)
        self.cost: list[list[int]] = rows(sizes.ITEMS, sizes.GOOD_LANES)
        self.chain: list[int] = row(sizes.ITEMS, NOTHING)
        self.points: list[int] = row(sizes.ITEMS)
        self.coins: list[int] = row(sizes.ITEMS)
        self.shields: list[int] = row(sizes.ITEMS)
        self.symbol: list[int] = row(sizes.ITEMS, -1)
        self.producer: list[int] = row(sizes.ITEMS)  # whether it makes anything
        self.makes: list[list[int]] = rows(sizes.ITEMS, sizes.GOODS)
        self._new_spans()
        self._new_decks_and_moves()
        self.standing: list[Ongoing] = []
        self.acts: list[Immediate] = []
        self.scores: list[ScoringEffect] = []
        self.drafts: list[Drafting] = []
        self.cards: list[Card] = []
        self.more_scores: list[tuple[int, ScoringEffect]] = []  # points that belong to no item: category and effect
        self.price_rules: list[PriceRule] = []  # of expansions; `State.price_rules` says which hold
        self.numbers: dict[str, int] = {}
        self.printed: list[Printed] = []  # for plain Python: all that is printed on an item about its price

    def _new_spans(self) -> None:
        """Where an item's effects begin and end in the lists of effects."""
        self.stands_from: list[int] = row(sizes.ITEMS)
        self.stands_to: list[int] = row(sizes.ITEMS)
        self.acts_from: list[int] = row(sizes.ITEMS)
        self.acts_to: list[int] = row(sizes.ITEMS)
        self.scores_from: list[int] = row(sizes.ITEMS)
        self.scores_to: list[int] = row(sizes.ITEMS)
        self.drafts_from: list[int] = row(sizes.ITEMS)
        self.drafts_to: list[int] = row(sizes.ITEMS)

    def _new_decks_and_moves(self) -> None:
        self.deck_start: list[int] = row(sizes.DECKS)  # the first item of each deck; one more for the end of the last
        self.selling: list[int] = row(sizes.ITEMS)  # the move that sells a card,
        self.building: list[int] = row(sizes.ITEMS)  # and the one that builds it

    def add_deck(self, deck: int, cards: tuple[Card, ...]) -> None:
        check_room(len(cards), sizes.BAG - 1, f"cards in deck {DECK_NAMES[deck]}", f"BAG in {SIZES}")
        self.deck_start[deck] = self.size
        for card in cards:
            self.add(card, deck)
        self.deck_start[deck + 1] = self.size

    def add(self, card: Card, deck: int = NO_DECK) -> int:
        """Take in a declaration; its number."""
        check_room(self.size + 1, NOTHING, "items", f"ITEMS in {SIZES}")
        item = self.size
        self.size += 1
        self.numbers[card.id] = item
        self.cards.append(card)
        self.colour[item] = card.colour
        self.category[item] = CATEGORY_OF[card.colour]
        self.deck[item] = deck
        self.buildable[item] = int(card.buildable)
        self.selling[item] = moves.pack(SELL, item)
        self.building[item] = moves.pack(BUILD, item)
        self._price(item, card)
        self._fill(item, card)
        self._span(item, card.effects)
        return item

    def _price(self, item: int, card: Card) -> None:
        self.price[item] = card.cost.coins
        for good, units in enumerate(goods(card.cost.goods)):
            self.cost[item][good] = units

    def _fill(self, item: int, card: Card) -> None:
        row = Row()
        for effect in card.effects:
            if isinstance(effect, Number):
                effect.declare(row)
        self.points[item] = row.points
        self.coins[item] = row.coins
        self.shields[item] = row.shields
        self.symbol[item] = row.symbol
        self.producer[item] = int(any(row.makes))
        for good, units in enumerate(row.makes):
            self.makes[item][good] = units

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
        self.drafts_from[item] = len(self.drafts)
        self.drafts += [effect for effect in effects if isinstance(effect, Drafting)]
        self.drafts_to[item] = len(self.drafts)

    def link(self) -> None:
        """Everything is numbered: note the item that makes each card free."""
        for item, card in enumerate(self.cards):
            if card.chain:
                self.chain[item] = self.numbers[card.chain]
        self.printed = [self._printed(item) for item in range(self.size)]

    def _printed(self, item: int) -> Printed:
        units_of_goods = enumerate(goods(self.cards[item].cost.goods))
        needs = tuple((good, units) for good, units in units_of_goods if units)
        return self.chain[item], self.price[item], needs

    def id(self, item: int) -> str:
        return self.cards[item].id


CATALOGUE = Catalogue()
