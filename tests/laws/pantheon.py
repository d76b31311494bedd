"""Duel with Pantheon, promo wonders or both, as the laws need to know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import product
from typing import Any

from septem.core import bits
from septem.core.chance import Stream
from septem.core.events import Event
from septem.core.quote import Quote, Route, Source
from septem.duel import sizes
from septem.duel.constants import (
    BUILD,
    CAPITAL,
    MOST_WONDERS,
    NOTHING,
    RAISE,
    START,
    VAULT_SPENT,
)
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.data.components import FIRST_WONDER, LAST_TOKEN
from septem.duel.game import Duel
from septem.duel.knowledge.view import SPECTATOR, Secrets, View
from septem.duel.moves import first_of, pack, pack_two, purse_of, second_of, verb_of, with_purse, without_purse
from septem.duel.pantheon.constants import (
    ACTIVATE,
    CALL_DIVINITY,
    CARD_SEIZED,
    CARD_STRUCK,
    DECK_ORDERED,
    DIVINITY_ACTIVATED,
    DIVINITY_SEEN,
    DIVINITY_SHOWN,
    DROP,
    FIRST_OFFERING,
    MARK_LAID,
    MINERVA,
    PLACE,
    PLACEMENT_SEEN,
    SACK,
    SNAKE_PLACED,
    TOKEN_LENT,
    TOKEN_RETURNED,
    VAULT_FILLED,
    WONDER_STOLEN,
    WONDER_UNBUILT,
)
from septem.duel.pantheon.numbers import FIRST_DIVINITY, FIRST_MYTHOLOGY, THE_GATE
from septem.duel.pantheon.view import Card, PantheonSecrets, PantheonView
from septem.duel.promo.constants import ASIDE_SHOWN, CARD_CAST
from septem.duel.state import State
from tests.laws import duel_prices, duel_secrets
from tests.laws.duel import DuelFamily
from tests.laws.duel_secrets import deck, even
from tests.laws.family import Odds, Place
from tests.laws.pantheon_fold import ExpandedReader

REVEALING = {MARK_LAID, DIVINITY_SEEN, DIVINITY_SHOWN, CARD_STRUCK, ASIDE_SHOWN, TOKEN_LENT}
NAMING = {DIVINITY_SEEN, DIVINITY_SHOWN, DIVINITY_ACTIVATED, PLACEMENT_SEEN, DECK_ORDERED, TOKEN_LENT, TOKEN_RETURNED}
NAMING |= {SNAKE_PLACED, CARD_SEIZED, CARD_STRUCK, WONDER_STOLEN, ASIDE_SHOWN, CARD_CAST}
SYMBOLS_TO_WIN = 6
REMOVED = 3


class ExpandedFamily(DuelFamily):
    """Tables with expansions, by their options."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.game = Duel(**options)
        super().__init__(self.game.table_config)
        self.public = self.game.options.reveal_view == "public"
        self.choice = self.game.options.astarte_spending == "player_choice"

    @property
    def pantheon(self) -> bool:
        return "pantheon" in self.table_config.expansions

    @property
    def promo(self) -> bool:
        return "promo" in self.table_config.expansions

    @cached_property
    def moves(self) -> tuple[int, ...]:
        plain = super().moves
        paid = [move for move in plain if verb_of(move) in (BUILD, ACTIVATE)]
        return (*plain, *(with_purse(move, coins) for move, coins in product(paid, (1, 7)) if self.choice))

    def is_move(self, number: int) -> bool:
        """Where the player chooses, any price may be paid with up to seven coins of the vault (P-053)."""
        paid = self.choice and verb_of(number) in (BUILD, RAISE, ACTIVATE) and 0 <= purse_of(number) <= 7
        return super().is_move(without_purse(number) if paid else number)

    def part(self, view: View) -> PantheonView:
        return next((part for part in view.parts if isinstance(part, PantheonView)), PantheonView())

    def aside(self, view: View) -> tuple[int, ...]:
        return next((part for part in view.parts if isinstance(part, tuple)), ())

    def before_the_deal(self, game: Duel, seat: int | None) -> View:
        """All decks are full."""
        view = super().before_the_deal(game, seat)
        cards = [tuple(Card(None, number) for _ in range(3)) for number in range(sizes.MYTHOLOGIES)]
        parts = (replace(self.part(view), decks=tuple(cards)),) if self.pantheon else ()
        return replace(view, parts=(*parts, *(((),) if self.promo else ())))

    def fold(self, view: View, events: Iterable[Event], own: int | None = None) -> View:
        return ExpandedReader(view, self.table_config, self.public).hear(events)

    def whole(self, state: State) -> object:
        return self.game.view(state, None), self.game.secrets(state), state.watching, state.lent_seen, state.raised

    def redeal(self, game: Duel, state: State, seat: int | None, stream: Stream) -> None:
        game.redeal(state, SPECTATOR if seat is None else seat, stream)

    def odds(self, view: View) -> Mapping[Place, Odds]:
        odds = dict(duel_secrets.all_odds(view, self.table_config, set(self.aside(view))))
        if not self.public and any(question.kind == CALL_DIVINITY for question in view.questions):
            odds = {place: chances for place, chances in odds.items() if place[0] != "box"}
        return odds | dict(self.divinity_odds(view))

    def divinity_odds(self, view: View) -> Iterator[tuple[Place, Odds]]:
        part = self.part(view)
        for mythology in range(sizes.MYTHOLOGIES if self.pantheon else 0):
            unknown = unknown_places(part, mythology)
            gone = known_divinities(part)
            cards = range(FIRST_DIVINITY + mythology * 3, FIRST_DIVINITY + mythology * 3 + 3)
            for place in unknown:
                yield place, even(card for card in cards if card not in gone)
        if self.pantheon and view.age < 2:
            for number in range(3):
                yield ("offering", number), even(range(FIRST_OFFERING, FIRST_OFFERING + 3))
        if self.promo:
            for age, number in product(range(view.age, sizes.AGES), range(REMOVED)):
                yield ("removed", age, number), even(deck(age))

    def hidden(self, state: State) -> Mapping[Place, int]:
        places: dict[Place, int] = dict(duel_secrets.all_hidden(state))
        for slot in range(sizes.SHRINES):
            places["shrine", slot] = state.shrine[slot]
        for mythology in range(sizes.MYTHOLOGIES):
            for depth in range(state.piled[mythology]):
                places["deck", mythology, depth] = state.piles[mythology * 3 + state.piled[mythology] - 1 - depth]
        for number in range(3):
            places["offering", number] = state.mark[5 + number]
        for age, number in product(range(sizes.AGES), range(REMOVED)):
            places["removed", age, number] = state.removed[age * REMOVED + number]
        return places

    def reveals_by_rule(self, event: Event) -> bool:
        return event.fact in REVEALING or super().reveals_by_rule(event)

    def follows_from_a_reveal(self, event: Event) -> bool:
        """Tokens are laid on Enki when it comes to light."""
        return event.fact == TOKEN_LENT

    def items_named(self, event: Event) -> set[int]:
        if event.fact == WONDER_UNBUILT:
            return {event.what, event.amount}
        return {event.what} if event.fact in NAMING else super().items_named(event)

    def items_seen(self, view: View) -> set[int]:
        part = self.part(view)
        return super().items_seen(view) | known_divinities(part) | {*part.lent, *self.aside(view)}

    def places(self, state: State) -> Iterator[tuple[str, Iterable[int]]]:
        yield from super().places(state)
        if self.promo:
            yield "removed", [card for card in state.removed if card != NOTHING]
        if not self.pantheon:
            return
        yield "pantheon", [item for item in state.shrine if item != NOTHING]
        for mythology in range(sizes.MYTHOLOGIES):
            yield f"deck {mythology}", state.piles[mythology * 3 : mythology * 3 + state.piled[mythology]]
        for seat in range(sizes.SEATS):
            yield (
                f"divinities {seat}",
                [item for item in range(FIRST_DIVINITY, THE_GATE + 1) if state.built[seat][item]],
            )
        yield "lent", [token for token in state.lent if token != NOTHING]

    def expected_counts(self, state: State) -> Mapping[str, int]:
        """A wonder that went to the box stays there, even if another one is unbuilt (P-072)."""
        left = state.raised + sum(bits.count(hand) for hand in state.hand)
        late = "grand_temples" if self.pantheon else "guilds"
        ages = {"age1": 23, "age2": 23, "age3": 20} if self.promo else {"age1": 20, "age2": 20, "age3": 17}
        wonders = sizes.OFFER if state.drafted < sizes.OFFER else left
        assert wonders in (MOST_WONDERS, sizes.OFFER)
        counts = ages | {late: 3, "token": len(self.table_config.tokens), "wonder": wonders}
        gate = {"gate": 1} if state.age > 0 else {}
        return counts | ({"divinity": 15} | gate if self.pantheon else {})

    def kind_of(self, item: int) -> str:
        if item < FIRST_WONDER and CATALOGUE.deck[item] == 4:
            return "grand_temples"
        if item < LAST_TOKEN:
            return super().kind_of(item)
        return "gate" if item == THE_GATE else "divinity"

    def purses(self, view: View) -> list[int]:
        return [city.coins + own.vault for city, own in zip(view.cities, self.part(view).cities, strict=True)]

    def coins_moved(self, event: Event) -> int:
        """Coins that go from the vault to the treasury stay the player's."""
        if event.fact == VAULT_SPENT:
            return 0
        if event.fact == VAULT_FILLED:
            return event.amount
        return super().coins_moved(event)

    def item_priced(self, move: int) -> int | None:
        return None if purse_of(move) else super().item_priced(move)

    def cheapest(self, view: View, seat: int, item: int) -> int:
        """P-040, P-092."""
        city = view.cities[seat]
        chain = CATALOGUE.cards[item].chain
        if chain.startswith("mythology") and CATALOGUE.numbers[chain] in self.tokens_of(view, seat):
            return 0
        normal = duel_prices.cheapest(view, seat, item)
        return 1 if normal > 1 and chain and CATALOGUE.numbers["engineering"] in city.tokens else normal

    def tokens_of(self, view: View, seat: int) -> set[int]:
        return {FIRST_MYTHOLOGY + mythology for mythology in self.part(view).cities[seat].mythologies}

    def receipt_faults(self, item: int, quote: Quote) -> list[str]:
        if quote.route is Route.LINK:
            return [] if quote.coins == 1 and quote.receipt[0].source is Source.LINKED else ["a link costs a coin"]
        return super().receipt_faults(item, quote)

    def mirrored(self, game: Duel, state: State) -> State | None:
        view = game.view(state, None)
        if view.drafted < sizes.OFFER:
            return None
        hidden = game.secrets(state)
        return game.restore(self.mirrored_view(view), self.mirrored_secrets(hidden), Stream())

    def mirrored_secrets(self, hidden: Secrets) -> Secrets:
        parts = [
            replace(part, slots=part.slots[::-1]) if isinstance(part, PantheonSecrets) else part
            for part in hidden.parts
        ]
        return replace(hidden, parts=tuple(parts))

    def mirrored_move(self, move: int) -> int:
        verb, slot = verb_of(move), second_of(move)
        if verb == PLACE:
            return pack_two(verb, first_of(move), sizes.SHRINES - 1 - slot)
        if verb == MINERVA:
            return pack(MINERVA, 2 * CAPITAL - first_of(move))
        if verb in (DROP, SACK):
            return move ^ 2
        return move ^ 1 if verb == START else move

    def mirrored_view(self, view: View) -> View:
        mirrored = super().mirrored_view(view)
        parts = [mirrored_part(part) if isinstance(part, PantheonView) else part for part in view.parts]
        return replace(mirrored, parts=tuple(parts))

    def rightful_winners(self, view: View, totals: list[int], sheets: list[dict[str, int]]) -> tuple[int, ...]:
        if view.victory != 2:
            return super().rightful_winners(view, totals, sheets)
        return tuple(seat for seat in range(sizes.SEATS) if self.symbols(view, seat) == SYMBOLS_TO_WIN)

    def symbols(self, view: View, seat: int) -> int:
        own = self.part(view).cities[seat]
        items = {
            *duel_prices.owned(view.cities[seat]),
            *own.divinities,
            *([own.snake] if own.snake is not None else []),
        }
        return len({CATALOGUE.symbol[item] for item in items if CATALOGUE.symbol[item] >= 0})


def unknown_places(part: PantheonView, mythology: int) -> list[Place]:
    slots = [(slot, card) for slot, card in enumerate(part.slots) if card and card.mythology == mythology]
    places: list[Place] = [("shrine", slot) for slot, card in slots if card.item is None]
    return places + [
        ("deck", mythology, depth) for depth, card in enumerate(part.decks[mythology]) if card.item is None
    ]


def known_divinities(part: PantheonView) -> set[int]:
    cards = [card for card in part.slots if card] + [card for deck in part.decks for card in deck]
    return {card.item for card in cards if card.item is not None} | {
        item for city in part.cities for item in city.divinities
    }


def swapped(card: Card | None) -> Card | None:
    if card is None:
        return None
    seats = card.known_to
    return replace(card, known_to=seats & 4 | (seats & 1) << 1 | seats >> 1 & 1)


def mirrored_part(part: PantheonView) -> PantheonView:
    first, second = part.cities
    decks = [tuple(swapped(card) for card in deck) for deck in part.decks]
    return replace(
        part,
        slots=tuple(swapped(card) for card in part.slots[::-1]),
        decks=tuple(decks),  # type: ignore[arg-type]
        cities=(second, first),
        barrier=None if part.barrier is None else -part.barrier,
    )
