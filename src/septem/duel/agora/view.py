"""Agora's part of a view, written from an allow-list; and positions made from it."""

from __future__ import annotations

from dataclasses import dataclass

from .. import sizes
from ..constants import NOTHING, REMOVED
from ..state import State
from . import dealing, setters

Places = tuple[tuple[int, int], ...]  # for each conspiracy: sets of places in the deck and before the players


@dataclass(frozen=True)
class Decree:
    """The decree dealt to a chamber."""

    face: int | None  # None: face down
    chamber: int  # where it lies now


@dataclass(frozen=True)
class Plot:
    """A conspiracy before a player."""

    face: int | None  # None: not known to the seat
    card: int = NOTHING  # under it
    shown: bool = False  # triggered


START = tuple(Decree(None, chamber) for chamber in range(sizes.CHAMBERS))


@dataclass(frozen=True)
class AgoraView:
    """The senate and the conspiracies as a seat sees them."""

    cubes: tuple[tuple[int, ...], ...] = ((0,) * sizes.CHAMBERS,) * sizes.SEATS
    decrees: tuple[Decree, ...] = START
    up: int = 0  # decrees that lie face up: a set
    hands: tuple[tuple[Plot, ...], ...] = ((), ())
    deck: tuple[int | None, ...] = (None,) * sizes.PLOTS  # the top card last
    maybe: Places = ()  # what the seat can tell; nothing: as if it had seen its own conspiracies only
    turn: tuple[int, int, int] = (0, 0, 0)  # see State.plotted, turning, spoils
    locked: tuple[int, int, int | None] = (0, 0, None)  # where the token was, who knows it, and which it is
    box_seen: int = 0
    removed_known: int = 0
    removed: tuple[int, ...] | None = None  # cards of this age put back, if the seat knows them


@dataclass(frozen=True)
class AgoraSecrets:
    """Agora's hidden part of a position; missing parts are dealt."""

    decrees: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    maybe: tuple[Places, ...] = ()  # of each seat
    locked: int = NOTHING
    box_seen: tuple[int, ...] = ()


def see(state: State, seat: int) -> AgoraView:
    up, places = state.decrees_up, range(sizes.CHAMBERS)
    known = known_places(state, seat)
    sees_locked = state.locked_from and state.locked_seen >> seat & 1
    knows_removed = state.removed_known >> seat & 1
    row = state.removed[state.age * REMOVED : state.age * REMOVED + REMOVED]
    return AgoraView(
        cubes=tuple(tuple(cubes) for cubes in state.cubes),
        decrees=tuple(
            Decree(state.decree[place] if up >> place & 1 else None, state.decree_at[place]) for place in places
        ),
        up=up,
        hands=tuple(see_hand(state, owner, known) for owner in range(sizes.SEATS)),
        deck=tuple(known.get((sizes.SEATS, place)) for place in range(state.plots_left)),
        maybe=maybe_of(state, seat),
        turn=(state.plotted, state.turning, state.spoils),
        locked=(state.locked_from, state.locked_seen, state.locked if sees_locked else None),
        box_seen=state.box_seen[seat] if seat < sizes.SEATS else 0,
        removed_known=state.removed_known,
        removed=tuple(card for card in row if card != NOTHING) if knows_removed else None,
    )


def maybe_of(state: State, seat: int) -> Places:
    if seat == sizes.SEATS:
        return ()
    return tuple(zip(state.maybe_deck[seat], state.maybe_hand[seat], strict=True))


def known_places(state: State, seat: int) -> dict[tuple[int, int], int]:
    """The conspiracies whose place a seat knows, by owner and number; in the deck, by seat 2 and place."""
    known = {}
    for plot in range(sizes.PLOTS):
        deck, hand = dealing.deck_places(state, seat, plot), dealing.hand_places(state, seat, plot)
        if deck.bit_count() + hand.bit_count() == 1:
            place = deck.bit_length() - 1 if deck else hand.bit_length() - 1
            known[(sizes.SEATS, place) if deck else divmod(place, sizes.PLOTS)] = plot
    return known


def see_hand(state: State, owner: int, known: dict[tuple[int, int], int]) -> tuple[Plot, ...]:
    shown, cards = state.plots_shown[owner], state.plot_card[owner]
    numbers = range(state.plots_held[owner])
    return tuple(Plot(known.get((owner, number)), cards[number], bool(shown >> number & 1)) for number in numbers)


def secrets(state: State) -> AgoraSecrets:
    hidden = state.locked_from and state.locked_seen != EVERYONE
    return AgoraSecrets(
        decrees=tuple(state.decree),
        deck=tuple(state.plot_deck[: state.plots_left]),
        hands=tuple(tuple(state.plot_hand[seat][: state.plots_held[seat]]) for seat in range(sizes.SEATS)),
        maybe=tuple(maybe_of(state, seat) for seat in range(sizes.SEATS)),
        locked=state.locked if hidden else NOTHING,
        box_seen=tuple(state.box_seen),
    )


EVERYONE = (1 << sizes.SEATS + 1) - 1


def hold(state: State, view: AgoraView) -> None:
    """Cards under conspiracies and cards that the seat has seen in the box are dealt nowhere else."""
    put_hands(state, view, AgoraSecrets())
    setters.put_removed_known(state, view.removed_known)
    if view.removed is not None:
        setters.put_removed(state, view_age(state), list(view.removed))


def view_age(state: State) -> int:
    return max(state.age, 0)


def put_hands(state: State, view: AgoraView, truth: AgoraSecrets) -> None:
    for owner, hand in enumerate(view.hands):
        told = truth.hands[owner] if owner < len(truth.hands) else ()
        faces = list(told) or [NOTHING if plot.face is None else plot.face for plot in hand]
        shown = sum(plot.shown << number for number, plot in enumerate(hand))
        setters.put_hand(state, owner, faces, [plot.card for plot in hand], shown)


def put(state: State, view: AgoraView, truth: AgoraSecrets) -> None:
    """Lay out what a view shows, and what the secrets tell."""
    for seat, cubes in enumerate(view.cubes):
        setters.put_cubes(state, seat, list(cubes))
    for place, decree in enumerate(view.decrees):
        told = truth.decrees[place] if truth.decrees else NOTHING
        face = told if decree.face is None else decree.face
        setters.put_decree(state, place, face, decree.chamber, view.up >> place & 1)
    put_hands(state, view, truth)
    deck = list(truth.deck) or [NOTHING if face is None else face for face in view.deck]
    setters.put_deck(state, deck)
    setters.put_turn(state, *view.turn)
    source, seen, token = view.locked
    told_token = truth.locked if token is None else token
    setters.put_locked(state, told_token, source, seen)


def put_knowledge(state: State, seat: int, view: AgoraView, truth: AgoraSecrets) -> None:
    """What each seat can tell, as far as it is stated; the rest as if it had seen its own conspiracies only."""
    for viewer in range(sizes.SEATS):
        maybe = truth.maybe[viewer] if viewer < len(truth.maybe) else ()
        if viewer == seat and view.maybe:
            maybe = view.maybe
        if maybe:
            setters.put_knowledge(state, viewer, [deck for deck, _ in maybe], [hand for _, hand in maybe])
        else:
            setters.know_own(state, viewer)
        box_seen = truth.box_seen[viewer] if truth.box_seen else 0
        setters.put_box_seen(state, viewer, view.box_seen if viewer == seat else box_seen)
