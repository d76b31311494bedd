"""The view of a seat, built from an allow-list; and positions made from a view.

No full copy is ever trimmed: every field below is written from public facts and from the facts that the seat has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...core import bits
from ...core.chance import Stream
from ...core.shown import Drawn
from .. import agenda, setters, sizes
from ..constants import GROUP, KEEP_TOKEN, NOBODY, NOTHING
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN
from ..model import Extension
from ..payment import prices
from ..rules import dealing
from ..rules.layout import slots_of
from ..state import State

SPECTATOR = sizes.SEATS  # the number a seat must not have


@dataclass(frozen=True)
class Question:
    """A question that a seat is asked: its kind and its subject."""

    kind: int
    seat: int
    about: int = 0


@dataclass(frozen=True)
class Slot:
    """A place of the structure whose card has not been taken."""

    card: int | None  # None: face down
    deck: int  # what the back shows
    open: bool  # covered by nothing


@dataclass(frozen=True)
class CityNumbers:
    """Numbers that follow from the items of a city, as the rules count them now."""

    symbols: tuple[int, ...]  # scientific ones, each once
    pairs: tuple[int, ...]  # those of which the city has two
    trade: tuple[int, ...]  # what each good costs the city, bought from the bank


@dataclass(frozen=True)
class CityView:
    """A city, which is public (DH-01); the card under a wonder was face up when it was chosen (DH-05)."""

    coins: int = 0
    buildings: tuple[int, ...] = ()
    wonders: tuple[tuple[int, int], ...] = ()  # those built, each with the card under it
    unbuilt: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()
    numbers: CityNumbers | None = field(default=None, compare=False, repr=False, kw_only=True)  # in built views


@dataclass(frozen=True)
class View(Drawn):
    """The table as one seat sees it, or a spectator, who has no seat."""

    seat: int | None = None
    age: int = 0  # 0 before the first structure is laid
    cities: tuple[CityView, CityView] = (CityView(), CityView())
    pawn: int = 0
    loot: tuple[int, ...] = ()
    board: tuple[int, ...] = ()
    box: tuple[int, ...] = ()  # as a set: it follows from what is public (DH-07)
    drawn: int = 0  # how many tokens lie drawn from the box,
    seen: tuple[int, ...] = ()  # and which, for those who may see them
    structure: tuple[Slot | None, ...] = (None,) * slots_of(0)
    discard: tuple[int, ...] = ()
    offer: tuple[int, ...] = ()  # wonders shown so far, taken ones too
    drafted: int = 0
    mover: int = 0
    again: bool = False
    questions: tuple[Question, ...] = ()  # the next one last
    winner: int = NOBODY
    victory: int = 0
    parts: tuple[object, ...] = ()  # what each expansion shows

    @property
    def question(self) -> Question | None:
        return self.questions[-1] if self.questions else None


@dataclass(frozen=True)
class Secrets:
    """The hidden part of a position, which no view contains. Missing parts are dealt when a position is made."""

    faces: dict[int, int] = field(default_factory=dict)  # face-down cards by slot
    later: dict[int, tuple[int, ...]] = field(default_factory=dict)  # structures of later ages
    box: tuple[int, ...] = ()  # in the order of drawing
    offer: tuple[int, ...] = ()  # the second group of wonders
    parts: tuple[object, ...] = ()  # what each expansion hides


def build(state: State, seat: int | None, extensions: Sequence[Extension] = ()) -> View:
    """The view of a seat, or of a spectator."""
    number = SPECTATOR if seat is None else seat
    watching = state.watching >> number & 1
    return View(
        seat=seat,
        age=state.age + 1,
        cities=(build_city(state, 0), build_city(state, 1)),
        pawn=state.pawn,
        loot=tuple(bits.members(state.loot)),
        board=tuple(FIRST_TOKEN + token for token in bits.members(state.board)),
        box=tuple(sorted([*state.box[: state.boxed], *secretly_out(state, number, extensions)])),
        drawn=state.drawn,
        seen=tuple(state.box[: state.drawn]) if watching else (),
        structure=build_structure(state),
        discard=tuple(state.discards[: state.discarded]),
        offer=tuple(wonder for wonder in state.offer[: shown_wonders(state)] if wonder != NOTHING),
        drafted=state.drafted,
        mover=state.mover,
        again=bool(state.again),
        questions=tuple(build_question(entry) for entry in state.agenda[: state.depth]),
        winner=state.winner,
        victory=state.victory,
        parts=tuple(extension.see(state, number) for extension in extensions),
    )


def secretly_out(state: State, seat: int, extensions: Sequence[Extension]) -> list[int]:
    """Tokens taken out of the box unseen by the seat: it still expects them in the box."""
    return [token for extension in extensions for token in extension.secretly_out(state, seat)]


def build_question(entry: int) -> Question:
    return Question(agenda.kind_of(entry), agenda.seat_of(entry), agenda.about_of(entry))


def shown_wonders(state: State) -> int:
    """The second group is shown only when the first is gone (D-013)."""
    return GROUP if dealing.second_hidden(state) else sizes.OFFER


def build_city(state: State, seat: int) -> CityView:
    items = [item for item, here in enumerate(state.built[seat]) if here]
    return CityView(
        coins=state.coins[seat],
        buildings=tuple(item for item in items if item < FIRST_WONDER),
        wonders=tuple((item, state.spent[item - FIRST_WONDER]) for item in items if FIRST_WONDER <= item < FIRST_TOKEN),
        unbuilt=tuple(FIRST_WONDER + wonder for wonder in bits.members(state.hand[seat])),
        tokens=tuple(item for item in items if FIRST_TOKEN <= item < LAST_TOKEN),
        numbers=build_numbers(state, seat),
    )


def build_numbers(state: State, seat: int) -> CityNumbers:
    symbols, pairs = (tuple(bits.members(row[seat])) for row in (state.symbols, state.pairs))
    prices.itemise(state, seat, 0)
    return CityNumbers(symbols, pairs, tuple(state.rate[: sizes.GOODS]))


def build_structure(state: State) -> tuple[Slot | None, ...]:
    if state.age < 0:
        return (None,) * slots_of(state.layouts)
    return tuple(build_slot(state, slot, card) for slot, card in enumerate(faces_of(state, state.age)))


def faces_of(state: State, age: int) -> list[int]:
    """The cards of a structure, as many as it has slots."""
    start = age * sizes.SLOTS
    return list(state.deal[start : start + slots_of(state.layouts + age)])


def build_slot(state: State, slot: int, card: int) -> Slot | None:
    if not state.present >> slot & 1:
        return None
    shown = state.shown >> slot & 1
    return Slot(card if shown else None, CATALOGUE.deck[card], bool(state.open >> slot & 1))


def secrets(state: State, extensions: Sequence[Extension] = ()) -> Secrets:
    """The hidden part of a position; the spectator's view is the rest of it. Leaves the engine only in files."""
    start = max(state.age, 0) * sizes.SLOTS
    ages = range(state.age + 1, sizes.AGES)
    return Secrets(
        faces={slot: state.deal[start + slot] for slot in bits.members(state.present & ~state.shown)},
        later={age: tuple(faces_of(state, age)) for age in ages},
        box=tuple(state.box[: state.boxed]),
        offer=tuple(state.offer[GROUP:]) if shown_wonders(state) < sizes.OFFER else (),
        parts=tuple(extension.secrets(state) for extension in extensions),
    )


def restore(state: State, view: View, hidden: Secrets, extensions: Sequence[Extension], stream: Stream) -> None:
    """Make an empty position look like the view: the secrets given are true, all others are dealt."""
    for seat in range(sizes.SEATS):
        restore_city(state, seat, view.cities[seat])
    setters.put_track(state, view.pawn, sum(1 << token for token in view.loot))
    setters.put_board(state, sum(1 << token - FIRST_TOKEN for token in view.board))
    setters.put_pile(state, list(view.discard))
    setters.put_turn(state, view.mover, int(view.again))
    setters.put_offer(state, list(view.offer), view.drafted)
    restore_box(state, view)
    for question in view.questions:
        setters.put_question(state, question.kind, question.seat, question.about)
    restore_structure(state, view, hidden, extensions, stream)
    if view.winner != NOBODY:
        setters.put_result(state, view.winner, view.victory)
    reveal_secrets(state, view, hidden, stream)
    restore_parts(state, view, hidden, extensions, stream)


def restore_parts(state: State, view: View, hidden: Secrets, extensions: Sequence[Extension], stream: Stream) -> None:
    """Expansions lay out their parts; a view without them is one of the base game."""
    number = SPECTATOR if view.seat is None else view.seat
    for place, extension in enumerate(extensions):
        seen = view.parts[place] if place < len(view.parts) else None
        secret = hidden.parts[place] if place < len(hidden.parts) else None
        extension.restore(state, number, seen, secret, stream)


def restore_city(state: State, seat: int, city: CityView) -> None:
    setters.put_coins(state, seat, city.coins)
    for item in city.buildings + city.tokens:
        setters.put_item(state, seat, item)
    for wonder, card in city.wonders:
        setters.put_wonder(state, seat, wonder, card)
    setters.put_hand(state, seat, sum(1 << wonder - FIRST_WONDER for wonder in city.unbuilt))


def restore_box(state: State, view: View) -> None:
    others = [token for token in view.box if token not in view.seen]
    asked = sum(1 << question.seat for question in view.questions if question.kind == KEEP_TOKEN)
    setters.put_box(state, [*view.seen, *others], view.drawn, asked | state.library_view if view.drawn else 0)


def restore_structure(
    state: State, view: View, hidden: Secrets, extensions: Sequence[Extension], stream: Stream
) -> None:
    """Known faces count as shown while the unknown ones are dealt."""
    present = sum(1 << slot for slot, place in enumerate(view.structure) if place)
    shown = sum(1 << slot for slot, place in enumerate(view.structure) if place and place.card is not None)
    faces = [NOTHING] * sizes.SLOTS
    for slot, place in enumerate(view.structure):
        if place:
            unknown = CATALOGUE.deck_start[place.deck]
            faces[slot] = hidden.faces.get(slot, unknown) if place.card is None else place.card
    if view.age:
        setters.put_faces(state, view.age - 1, faces)
        setters.put_structure(state, view.age - 1, present, shown | sum(1 << slot for slot in hidden.faces))
    for extension, seen in zip(extensions, view.parts, strict=False):
        extension.hold(state, seen)
    dealing.redeal(state, SPECTATOR if view.seat is None else view.seat, stream)
    if view.age:
        setters.put_structure(state, view.age - 1, present, shown)


def reveal_secrets(state: State, view: View, hidden: Secrets, stream: Stream) -> None:
    for age, faces in hidden.later.items():
        setters.put_faces(state, age, list(faces))
    if hidden.later and state.spread and view.age:
        present, shown = state.present, state.shown
        setters.put_structure(state, view.age - 1, present, shown | sum(1 << slot for slot in hidden.faces))
        dealing.redeal_spread(state, stream)
        setters.put_structure(state, view.age - 1, present, shown)
    if hidden.box:
        setters.put_box(state, list(hidden.box), view.drawn, state.watching)
    if hidden.offer:
        setters.put_offer(state, [*view.offer, *hidden.offer], view.drafted)
