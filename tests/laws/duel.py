"""Duel, as the laws need to know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from septem.core import bits
from septem.core.chance import Stream
from septem.core.events import Event
from septem.core.quote import Quote
from septem.duel import sizes
from septem.duel.constants import (
    BACK_LAID,
    BUILD,
    BY_ARMY,
    BY_SCIENCE,
    CAPITAL,
    CARD_BUILT,
    CARD_DESTROYED,
    CARD_LAID,
    CARD_REVEALED,
    CARD_REVIVED,
    CARD_SOLD,
    CARD_TAKEN,
    COINS_LOST,
    COINS_PAID,
    COINS_RECEIVED,
    DRAW,
    LOOT,
    MOST_WONDERS,
    NOBODY,
    OFFER_SHOWN,
    RAISE,
    START,
    TOKEN_KEPT,
    TOKEN_LAID,
    TOKEN_SEEN,
    TOKEN_TAKEN,
    TOLL_RECEIVED,
    VERBS,
    WONDER_BOXED,
    WONDER_DRAFTED,
    WONDER_RAISED,
)
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.data.components import FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN, MORE_ITEMS, MOST_SLOTS
from septem.duel.game import Duel
from septem.duel.knowledge.view import SPECTATOR, Question, View, build, faces_of, secrets
from septem.duel.moves import first_of, pack, pack_two, purse_of, verb_of
from septem.duel.pantheon.numbers import FIRST_DIVINITY, THE_GATE
from septem.duel.rules import dealing
from septem.duel.state import State
from septem.duel.table_config import BASE, TableConfig
from tests.laws import duel_prices, duel_secrets
from tests.laws.duel_fold import Reader
from tests.laws.duel_prices import owned
from tests.laws.family import Odds, Place

REVEALING = {OFFER_SHOWN, CARD_LAID, BACK_LAID, CARD_REVEALED, TOKEN_SEEN}
NAMING = REVEALING - {BACK_LAID} | {CARD_TAKEN, CARD_BUILT, CARD_SOLD, CARD_REVIVED, CARD_DESTROYED}
NAMING |= {WONDER_DRAFTED, WONDER_RAISED, WONDER_BOXED, TOKEN_LAID, TOKEN_TAKEN, TOKEN_KEPT}
GAINS = {COINS_RECEIVED: 1, TOLL_RECEIVED: 1, CARD_SOLD: 1, COINS_PAID: -1, COINS_LOST: -1}
IN_PLAY = {"age1": 20, "age2": 20, "age3": 17, "guilds": 3, "token": 10}
DECKS = ("age1", "age2", "age3", "guilds")
SYMBOLS_TO_WIN = 6
CARDS, WONDERS, TOKENS = range(FIRST_WONDER), range(FIRST_WONDER, FIRST_TOKEN), range(FIRST_TOKEN, LAST_TOKEN)
DIVINITIES = range(FIRST_DIVINITY, THE_GATE + 1)
CONSPIRACIES, CHAMBERS = MORE_ITEMS["conspiracy"], range(sizes.CHAMBERS)
NO_SECOND = range(1)
FORMS = {  # what the two parts of a move may be
    "draft": (WONDERS, NO_SECOND),
    "sell": (CARDS, NO_SECOND),
    "build": (CARDS, NO_SECOND),
    "raise": (WONDERS, CARDS),
    "token": (TOKENS, NO_SECOND),
    "revive": (CARDS, NO_SECOND),
    "destroy": (CARDS, NO_SECOND),
    "start": (range(sizes.SEATS), NO_SECOND),
    "activate": (DIVINITIES, range(8)),
    "place": (DIVINITIES, range(sizes.SHRINES)),
    "call": (DIVINITIES, (0, *DIVINITIES)),
    "open": (range(sizes.MYTHOLOGIES), NO_SECOND),
    "snake": (CARDS, NO_SECOND),
    "seize": (CARDS, NO_SECOND),
    "strike": (range(MOST_SLOTS), NO_SECOND),
    "unbuild": (WONDERS, NO_SECOND),
    "steal": (WONDERS, NO_SECOND),
    "minerva": (range(2 * CAPITAL + 1), NO_SECOND),
    "drop": (range(len(LOOT)), NO_SECOND),
    "sack": (range(len(LOOT)), NO_SECOND),
    "claim": (CARDS, NO_SECOND),
    "cast": (CARDS, NO_SECOND),
    "found": (WONDERS, CARDS),
    "recruit": (CARDS, NO_SECOND),
    "prepare": (CONSPIRACIES, CARDS),
    "trigger": (CONSPIRACIES, NO_SECOND),
    "place_influence": (CHAMBERS, NO_SECOND),
    "move": (CHAMBERS, CHAMBERS),
    "remove": (CHAMBERS, NO_SECOND),
    "conspire": (NO_SECOND, NO_SECOND),
    "keep": (CONSPIRACIES, range(2)),
    "pass": (NO_SECOND, NO_SECOND),
    "lock": (TOKENS, NO_SECOND),
    "swap": (CARDS, CARDS),
    "shift": (CHAMBERS, CHAMBERS),
    "ruin": (WONDERS, NO_SECOND),
    "bid": (range(21), NO_SECOND),
    "accept": (NO_SECOND, NO_SECOND),
}


class DuelFamily:
    """Duel with any options; the setting says which expansions are in play."""

    def __init__(self, table_config: TableConfig = BASE) -> None:
        self.table_config = table_config

    span = pack(len(VERBS), 0)

    @cached_property
    def moves(self) -> tuple[int, ...]:
        return tuple(
            pack_two(VERBS.index(verb), first, second)
            for verb, (firsts, seconds) in FORMS.items()
            for first in firsts
            for second in seconds
        )

    @cached_property
    def known_moves(self) -> frozenset[int]:
        return frozenset(self.moves)

    def is_move(self, number: int) -> bool:
        return number in self.known_moves

    def before_the_deal(self, game: Duel, seat: int | None) -> View:
        """The box of tokens is full and the track has its loot; neither is dealt."""
        view = game.view(game.new(), seat)
        return replace(view, box=self.table_config.tokens, loot=tuple(range(len(LOOT))))

    def fold(self, view: View, events: Iterable[Event], own: int | None = None) -> View:
        return Reader(view).hear(events)

    def whole(self, state: State) -> object:
        return build(state, None), secrets(state), state.watching, state.library_view, state.raised

    def faults(self, game: Duel, state: State) -> list[str]:
        """Every item lies in exactly one place, and there are as many of each kind as there should be."""
        found = self.imagined_faults(game, state)
        kinds = Counter(self.kind_of(item) for _, items in self.places(state) for item in items)
        return found if kinds == Counter(self.expected_counts(state)) else [*found, f"so many of each kind: {kinds}"]

    def imagined_faults(self, game: Duel, state: State) -> list[str]:
        """Nobody imagines which cards of past ages were put back into the box."""
        places = [(item, name) for name, items in self.places(state) for item in items]
        counts = Counter(item for item, _ in places)
        return [f"{CATALOGUE.id(item)} lies in {name} and elsewhere" for item, name in places if counts[item] > 1]

    def known(self, view: View) -> View:
        return view

    def redeal(self, game: Duel, state: State, seat: int | None, stream: Stream) -> None:
        dealing.redeal(state, SPECTATOR if seat is None else seat, stream)

    def odds(self, view: View) -> Mapping[Place, Odds]:
        return dict(duel_secrets.all_odds(view, self.table_config, set()))

    def hidden(self, state: State) -> Mapping[Place, int]:
        return dict(duel_secrets.all_hidden(state))

    def reveals_by_rule(self, event: Event) -> bool:
        return event.fact in REVEALING

    def follows_from_a_reveal(self, event: Event) -> bool:
        return False

    def items_named(self, event: Event) -> set[int]:
        if event.fact == WONDER_RAISED:
            return {event.what, event.amount}
        return {event.what} if event.fact in NAMING else set()

    def items_seen(self, view: View) -> set[int]:
        cities = {item for city in view.cities for item in (*owned(city), *city.unbuilt)}
        return cities | duel_secrets.seen_cards(view) | {*view.board, *view.box, *view.seen, *view.offer}

    def places(self, state: State) -> Iterator[tuple[str, Iterable[int]]]:
        for age in range(max(state.age, 0), sizes.AGES):
            faces = faces_of(state, age)
            present = state.present if age == state.age else (1 << len(faces)) - 1
            yield f"age {age + 1}", [faces[slot] for slot in bits.members(present)]
        for seat in range(sizes.SEATS):
            yield f"city {seat + 1}", [item for item in range(LAST_TOKEN) if state.built[seat][item]]
            yield f"hand {seat + 1}", [FIRST_WONDER + wonder for wonder in bits.members(state.hand[seat])]
        yield "discard", state.discards[: state.discarded]
        built = [wonder for wonder in WONDERS if any(state.built[seat][wonder] for seat in range(sizes.SEATS))]
        yield "under wonders", [state.spent[wonder - FIRST_WONDER] for wonder in built]
        yield "board", [FIRST_TOKEN + token for token in bits.members(state.board)]
        yield "box", state.box[: state.boxed]
        yield "offer", self.undrafted(state)

    def undrafted(self, state: State) -> list[int]:
        """Wonders dealt and not yet taken; none once the draft is over."""
        if state.drafted == sizes.OFFER:
            return []
        taken = state.hand[0] | state.hand[1]
        return [wonder for wonder in state.offer if not taken >> wonder - FIRST_WONDER & 1]

    def expected_counts(self, state: State) -> Mapping[str, int]:
        """When the seventh wonder stands, the eighth goes to the box (D-067)."""
        return IN_PLAY | {"wonder": MOST_WONDERS if state.raised == MOST_WONDERS else sizes.OFFER}

    def kind_of(self, item: int) -> str:
        if item < FIRST_WONDER:
            return DECKS[CATALOGUE.deck[item]]
        return "wonder" if item < FIRST_TOKEN else "token"

    def purses(self, view: View) -> list[int]:
        return [city.coins for city in view.cities]

    def coins_moved(self, event: Event) -> int:
        return GAINS.get(event.fact, 0) * event.amount

    def item_priced(self, move: int) -> int | None:
        return first_of(move) if not purse_of(move) and verb_of(move) in (BUILD, RAISE) else None

    def cheapest(self, view: View, seat: int, item: int) -> int:
        return duel_prices.cheapest(view, seat, item)

    def receipt_faults(self, item: int, quote: Quote) -> list[str]:
        return duel_prices.receipt_faults(item, quote)

    def paid(self, events: Iterable[Event]) -> tuple[int, int]:
        events = list(events)
        price = sum(event.amount for event in events if event.fact == COINS_PAID)
        return price, sum(event.amount for event in events if event.fact == TOLL_RECEIVED)

    def rightful_winners(self, view: View, totals: list[int], sheets: list[dict[str, int]]) -> tuple[int, ...]:
        """D-110, D-111, D-115."""
        if view.victory == BY_ARMY:
            return {CAPITAL: (0,), -CAPITAL: (1,)}.get(view.pawn, ())
        if view.victory == BY_SCIENCE:
            return tuple(seat for seat in range(sizes.SEATS) if symbols(view, seat) == SYMBOLS_TO_WIN)
        ranks = [(total, sheet["blue"]) for total, sheet in zip(totals, sheets, strict=True)]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def mirrored(self, game: Duel, state: State) -> State | None:
        """The order of the draft depends on the seat, so a position is mirrored only after the draft."""
        view = build(state, None)
        if view.drafted < sizes.OFFER:
            return None
        hidden = secrets(state)
        return game.restore(self.mirrored_view(view), hidden, Stream())

    def mirrored_move(self, move: int) -> int:
        return move ^ 1 if verb_of(move) == START else move

    def mirrored_view(self, view: View) -> View:
        first, second = view.cities
        return replace(
            view,
            seat=None if view.seat is None else 1 - view.seat,
            cities=(second, first),
            pawn=-view.pawn,
            loot=tuple(sorted(token ^ 2 for token in view.loot)),
            mover=1 - view.mover,
            questions=tuple(Question(asked.kind, 1 - asked.seat, asked.about) for asked in view.questions),
            winner=view.winner if view.winner in (NOBODY, DRAW) else 1 - view.winner,
        )


def symbols(view: View, seat: int) -> int:
    """How many different scientific symbols a city has."""
    items = owned(view.cities[seat])
    return len({CATALOGUE.symbol[item] for item in items if CATALOGUE.symbol[item] >= 0})


DUEL = DuelFamily()
