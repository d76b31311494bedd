"""Why a move may be good: facts of the game that follow from it, the weightiest first. Words for them are elsewhere.

Everything rests on what the seat sees: prices, points and effects are asked of the engine, and what chance
has still to turn over is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from ... import expansions
from ...core import bits
from ...core.chance import Stream
from ...duel import constants as w
from ...duel.data.catalogue import CATALOGUE
from ...duel.data.components import FIRST_WONDER
from ...duel.files.verbs import ALL_VERBS
from ...duel.game import Duel
from ...duel.knowledge.view import View
from ...duel.moves import first_of, second_of, verb_of
from ...duel.sizes import SLOTS
from ...duel.state import State, copy
from ..analysis import Reason

COINS = w.CATEGORIES[w.TREASURY]
GAINS = 2  # coins that a change of price must come to, to be worth a word
PROMISED = {  # effects of wonders that are worth a word when they are drafted
    "extra_turn": "will_again",
    "progress_from_box": "will_token",
    "shields": "will_march",
    "points": "will_points",
    "coins": "will_coins",
}
Told = tuple[int, int, int, int, int]  # fact, seat, what, amount, audience


def reasons(game: Duel, view: View, move: int, most: int = 3) -> list[Reason]:
    """The weightiest facts that speak for a move."""
    if view.seat is None:
        raise ValueError("a spectator is not asked")
    before = game.imagine(view, Stream())
    after = copy(before)
    after.log = []
    game.play(after, view.seat, move)
    every = Consequences(game, before, after, view.seat, move).all()
    return list(dict.fromkeys(every))[:most]


def card_of(move: int) -> int | None:
    """The card of the structure that a move takes."""
    verb = ALL_VERBS[verb_of(move)]
    if w.TAKE_TURN not in verb.answers or "card" not in (verb.shape.first, verb.shape.second):
        return None
    return first_of(move) if verb.shape.first == "card" else second_of(move)


class Consequences:
    """The consequences of a move, fact by fact."""

    def __init__(self, game: Duel, before: State, after: State, seat: int, move: int) -> None:
        self.game = game
        self.before = before
        self.after = after
        self.seat = seat
        self.verb = verb_of(move)
        self.item = first_of(move)
        self.card = card_of(move)
        self.told: list[Told] = list(after.log or [])

    def all(self) -> Iterator[Reason]:
        yield from self.decisive()
        for more_reasons in expansions.functions("duel", "ai", "more_reasons"):
            yield from more_reasons(self)
        yield from self.deeds()
        if self.verb == w.DRAFT:
            yield from self.promises()
        if self.after.winner == w.NOBODY:
            yield from self.prices()
            yield from self.denial()
            yield from self.gains()
            yield from self.structure()

    def decisive(self) -> Iterator[Reason]:
        """Victories, taken or denied."""
        for fact, seat, what, _, _ in self.told:
            if fact == w.GAME_WON and seat == self.seat:
                yield Reason(f"wins_{w.VICTORIES[what]}")
        if self.card is not None and self.would_win(1 - self.seat, self.card):
            yield Reason("denies_victory", self.card)

    def would_win(self, seat: int, card: int) -> bool:
        """Whether a seat could build an open card and win with it at once."""
        if self.price(self.before, seat, card) > self.means(self.before, seat):
            return False
        lead = self.before.pawn if seat == 0 else -self.before.pawn
        extra = self.before.extra_shields[seat] if CATALOGUE.colour[card] == w.RED else 0
        if CATALOGUE.shields[card] and lead + CATALOGUE.shields[card] + extra >= w.CAPITAL:
            return True
        symbol, known = CATALOGUE.symbol[card], self.before.symbols[seat]
        return symbol >= 0 and not known >> symbol & 1 and bits.count(known) == w.ENOUGH_SYMBOLS - 1

    def price(self, state: State, seat: int, item: int) -> int:
        return self.game.price(state, seat, item).coins

    def means(self, state: State, seat: int) -> int:
        return state.coins[seat] + state.vault[seat]

    def deeds(self) -> Iterator[Reason]:
        """Events of the move itself: an extra turn, a pair of symbols, coins or cards that the opponent loses."""
        if self.after.again or any(fact == w.TURN_REPEATED for fact, *_ in self.told):
            yield Reason("again")
        for fact, seat, what, amount, _ in self.told:
            if fact == w.PAIR_MADE:
                yield Reason("pair")
            elif fact == w.WONDER_BOXED and seat != self.seat:
                yield Reason("boxes", what)
            elif fact == w.LOOT_SPENT and seat != self.seat:
                yield Reason("loots", amount=w.FAR_COINS if what % 2 else w.NEAR_COINS)
            elif fact == w.PAWN_MOVED and seat == self.seat and amount:
                yield Reason("marches", amount=amount)
            elif fact == w.CARD_DESTROYED:
                yield Reason("destroys", what)
        known = bits.count(self.after.symbols[self.seat])
        if known > bits.count(self.before.symbols[self.seat]) and known > 2:
            yield Reason("symbols", amount=known)

    def promises(self) -> Iterator[Reason]:
        """The effects of a drafted wonder once it is built."""
        for effect in CATALOGUE.cards[self.item].effects:
            facts = effect.facts()
            amount = facts.get("amount", 1)
            if facts["kind"] in PROMISED:
                yield Reason(PROMISED[str(facts["kind"])], amount=amount if isinstance(amount, int) else 1)

    def prices(self) -> Iterator[Reason]:
        """Changes of prices: the opponent's largest increase, then the seat's own largest reduction."""
        for code, seat, sign in (("dearer", 1 - self.seat, 1), ("cheaper", self.seat, -1)):
            changes = [(sign * self.change(seat, item), item) for item in self.wanted(seat)]
            amount, item = max(changes, default=(0, 0))
            if amount >= GAINS:
                yield Reason(code, item, amount)
        yield from self.only_one()

    def wanted(self, seat: int) -> list[int]:
        """The items that a seat may want to build: its wonders, and the cards it can see."""
        wonders = [FIRST_WONDER + wonder for wonder in bits.members(self.after.hand[seat])]
        return wonders + self.in_sight(self.after.present & self.before.shown)

    def in_sight(self, slots: int) -> list[int]:
        if self.before.age < 0 or self.after.age != self.before.age:
            return []
        return [self.before.deal[self.before.age * SLOTS + slot] for slot in bits.members(slots)]

    def change(self, seat: int, item: int) -> int:
        return self.price(self.after, seat, item) - self.price(self.before, seat, item)

    def only_one(self) -> Iterator[Reason]:
        """The only card in sight that makes a good."""
        if self.verb != w.BUILD or self.card is None:
            return
        others = self.in_sight(self.after.present & self.before.shown)
        for good, made in enumerate(CATALOGUE.makes[self.card]):
            if made and others and not any(CATALOGUE.makes[other][good] for other in others):
                yield Reason("only", amount=good)

    def gains(self) -> Iterator[Reason]:
        """Points, coins, and buildings that come free."""
        if self.verb == w.BUILD:
            cost = self.price(self.before, self.seat, self.item)
            if CATALOGUE.chain[self.item] != w.NOTHING and self.before.built[self.seat][CATALOGUE.chain[self.item]]:
                yield Reason("by_chain", CATALOGUE.chain[self.item])
            yield from self.cheaper_here(cost)
        points = self.points(self.after) - self.points(self.before)
        if points > 0:
            yield Reason("points", amount=points)
        coins = self.after.coins[self.seat] - self.before.coins[self.seat]
        if coins > 0:
            yield Reason("coins", amount=coins)
        if self.verb == w.BUILD:
            yield from (Reason("leads_to", item) for item in self.chained())

    def points(self, state: State) -> int:
        """The points of a seat as of now, without those for coins."""
        return sum(points for name, points in self.game.score(state, self.seat).items() if name != COINS)

    def cheaper_here(self, cost: int) -> Iterator[Reason]:
        """The opponent would pay more for the same card."""
        theirs = self.price(self.before, 1 - self.seat, self.item)
        if theirs - cost >= GAINS:
            yield Reason("cheaper_than_theirs", self.item, theirs - cost)

    def chained(self) -> list[int]:
        """Buildings that become free and may still come."""
        later = [item for item in range(FIRST_WONDER) if CATALOGUE.chain[item] == self.item]
        gone = set(self.before.discards[: self.before.discarded])
        return [item for item in later if item not in gone and CATALOGUE.deck[item] > self.before.age]

    def denial(self) -> Iterator[Reason]:
        """The opponent could have built the card that the move takes away."""
        if self.card is None or self.verb == w.BUILD or not CATALOGUE.cards[self.card].buildable:
            return
        cost = self.price(self.before, 1 - self.seat, self.card)
        if cost == 0:
            yield Reason("denies_free", self.card)
        elif cost <= self.means(self.before, 1 - self.seat):
            yield Reason("denies", self.card, cost)

    def structure(self) -> Iterator[Reason]:
        """The cards that become available to the opponent."""
        if self.card is None or self.after.age != self.before.age:
            return
        opened = self.after.open & ~self.before.open
        if not opened:
            yield Reason("opens_nothing")
