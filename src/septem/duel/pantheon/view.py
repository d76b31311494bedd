"""Pantheon's part of a view, and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain, repeat

from ...core import bits
from .. import setters as base_setters
from .. import sizes
from ..constants import EVERY_SEAT, NOTHING, NOWHERE
from ..state import State
from . import marks, setters
from .constants import ALL_DECKS, MYTHOLOGIES, PLACES
from .numbers import FIRST_DIVINITY, FIRST_MYTHOLOGY, THE_GATE


@dataclass(frozen=True)
class Card:
    """A divinity in the pantheon or in a deck. Whose back it has and who knows it is public (DH-09, DH-10)."""

    item: int | None  # None: not known to the seat
    mythology: int  # or ALL_DECKS for the Gate
    known_to: int = 0  # a set of seats; spectators are the third


@dataclass(frozen=True)
class PantheonCity:
    divinities: tuple[int, ...] = ()  # the Gate among them
    mythologies: tuple[int, ...] = ()  # its tokens, by mythology
    offerings: tuple[int, ...] = ()
    vault: int = 0  # coins on Astarte
    snake: int | None = None


@dataclass(frozen=True)
class PantheonView:
    slots: tuple[Card | None, ...] = (None,) * sizes.SHRINES
    decks: tuple[tuple[Card, ...], ...] = ((),) * len(MYTHOLOGIES)  # each from the top on
    marks: tuple[tuple[int, int], ...] = ()  # slots of the structure with the tokens on them
    cities: tuple[PantheonCity, PantheonCity] = (PantheonCity(), PantheonCity())
    barrier: int | None = None  # where the Minerva pawn stands
    lent: tuple[int, ...] = ()  # progress tokens on Enki


@dataclass(frozen=True)
class PantheonSecrets:
    """Pantheon's hidden part of a position, which no view contains; missing parts and faces that are None are dealt."""

    slots: tuple[int | None, ...] = ()  # divinities and the Gate, NOTHING where a slot is empty
    decks: tuple[tuple[int | None, ...], ...] = ()  # each from the top on
    offerings: tuple[int, ...] = ()  # the marks of the second age, before it
    lent: tuple[int, ...] = ()  # on Enki, where not everyone sees them
    luck: tuple[int, int] | None = None  # what decides draws after a mixing, and how many there were


def see(state: State, seat: int) -> PantheonView:
    return PantheonView(
        slots=tuple(see_slot(state, slot, seat) for slot in range(sizes.SHRINES)),
        decks=tuple(see_deck(state, deck, seat) for deck in range(sizes.MYTHOLOGIES)),
        marks=tuple((slot, marks.at(state, slot)) for slot in bits.members(state.marked)),
        cities=(see_city(state, 0), see_city(state, 1)),
        barrier=None if state.barrier == NOWHERE else state.barrier,
        lent=tuple(token for token in state.lent if token != NOTHING) if state.lent_seen >> seat & 1 else (),
    )


def see_slot(state: State, slot: int, seat: int) -> Card | None:
    item, known = state.shrine[slot], state.shrine_seen[slot]
    return None if item == NOTHING else see_card(item, known, seat)


def see_deck(state: State, deck: int, seat: int) -> tuple[Card, ...]:
    first = deck * PLACES
    places = range(first + state.piled[deck] - 1, first - 1, -1)
    return tuple(see_card(state.piles[place], state.pile_seen[place], seat) for place in places)


def see_card(item: int, known: int, seat: int) -> Card:
    mythology = ALL_DECKS if item == THE_GATE else (item - FIRST_DIVINITY) // PLACES
    return Card(item if known >> seat & 1 else None, mythology, known)


def see_city(state: State, seat: int) -> PantheonCity:
    built = state.built[seat]
    owned = enumerate(built[FIRST_MYTHOLOGY : FIRST_MYTHOLOGY + len(MYTHOLOGIES)])
    return PantheonCity(
        divinities=tuple(item for item in range(FIRST_DIVINITY, THE_GATE + 1) if built[item]),
        mythologies=tuple(mythology for mythology, count in owned for _ in range(count)),
        offerings=tuple(bits.members(state.offerings[seat])),
        vault=state.vault[seat],
        snake=None if state.snake[seat] == NOTHING else state.snake[seat],
    )


def secrets(state: State) -> PantheonSecrets:
    decks = [state.piles[deck * PLACES : deck * PLACES + state.piled[deck]] for deck in range(sizes.MYTHOLOGIES)]
    return PantheonSecrets(
        slots=tuple(state.shrine),
        decks=tuple(tuple(deck[::-1]) for deck in decks),
        offerings=tuple(state.mark[marks.first_of(1) :]) if state.age < 1 else (),
        lent=() if state.lent_seen >> sizes.SEATS & 1 else tuple(token for token in state.lent if token != NOTHING),
        luck=(state.luck, state.mixed),
    )


def told(view: PantheonView, truth: PantheonSecrets) -> PantheonView:
    """The view of someone who knows the secrets too."""
    return replace(
        view,
        slots=tuple(tell(card, face) for card, face in zip(view.slots, chain(truth.slots, repeat(None)), strict=False)),
        decks=tuple(
            told_deck(deck, faces) for deck, faces in zip(view.decks, chain(truth.decks, repeat(())), strict=False)
        ),
    )


def told_deck(deck: tuple[Card, ...], faces: Iterable[int | None]) -> tuple[Card, ...]:
    cards = [tell(card, face) for card, face in zip(deck, chain(faces, repeat(None)), strict=False)]
    return tuple(card for card in cards if card)


def tell(card: Card | None, face: int | None) -> Card | None:
    """A card whose face is told counts as known to everyone."""
    return card if card is None or face is None else Card(face, card.mythology, EVERY_SEAT)


def put(state: State, view: PantheonView) -> None:
    """Lay out what a view shows; places it does not show get cards that may lie there."""
    left = unplaced(view)
    for slot, card in enumerate(view.slots):
        if card:
            setters.put_slot(
                state, slot, left[card.mythology].pop(0) if card.item is None else card.item, card.known_to
            )
    for deck, cards in enumerate(view.decks):
        items = [left[deck].pop(0) if card.item is None else card.item for card in cards]
        setters.put_deck(state, deck, items[::-1], [card.known_to for card in cards][::-1])
    setters.put_marks(state, list(view.marks))
    for seat, city in enumerate(view.cities):
        setters.put_city(state, seat, list(city.divinities), list(city.mythologies))
        offerings = sum(1 << offering for offering in city.offerings)
        setters.put_means(state, seat, offerings, city.vault, NOTHING if city.snake is None else city.snake)
    setters.put_barrier(state, NOWHERE if view.barrier is None else view.barrier)


def unplaced(view: PantheonView) -> list[list[int]]:
    """Divinities of each mythology whose place a view does not show."""
    shown = {card.item for card in view.slots if card} | {card.item for deck in view.decks for card in deck}
    shown |= {item for city in view.cities for item in city.divinities}
    everything = [range(FIRST_DIVINITY + deck * PLACES, FIRST_DIVINITY + deck * PLACES + PLACES) for deck in range(5)]
    return [[item for item in items if item not in shown] for items in everything]


def put_known(state: State, view: PantheonView) -> None:
    """Note who knows what, as the view says; who is asked about divinities sees them."""
    for slot, card in enumerate(view.slots):
        setters.put_slot_known(state, slot, card.known_to if card else 0)
    for deck, cards in enumerate(view.decks):
        setters.put_deck_known(state, deck, [card.known_to for card in cards][::-1])
    setters.show_asked(state)


def put_lent(state: State, tokens: tuple[int, ...]) -> None:
    """Tokens on a divinity of the pantheon are public; those on one that is being looked at, to those who look."""
    if tokens:
        setters.put_lent(state, list(tokens), setters.lookers(state))


def put_secrets(state: State, truth: PantheonSecrets) -> None:
    """Lay out what no view shows, except for faces."""
    if truth.offerings and state.age < 1:
        setters.put_offerings(state, list(truth.offerings))
    if truth.luck:
        base_setters.put_luck(state, *truth.luck)
    put_lent(state, truth.lent)
