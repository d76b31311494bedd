"""Agora's part of a position as it stands in files."""

from __future__ import annotations

from collections import Counter

from ...core import bits
from ...core.documents import Part
from .. import sizes
from ..constants import NOTHING, REMOVED
from ..data import ids
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_TOKEN, LAST_TOKEN
from ..data.ids import UNKNOWN
from ..data.ids import Places as Table
from ..rules import token_draw
from .constants import CUBES, PLACES
from .numbers import FIRST_DECREE, FIRST_PLOT
from .view import AgoraSecrets, AgoraView, Decree, Places, Plot

KEYS = ("cubes", "decrees", "up", "moved", "conspiracies", "deck", "maybe", "turn", "locked", "box_seen", "removed")
HIDDEN_KEYS = ("decrees", "deck", "conspiracies", "maybe", "locked", "box_seen")
OTHERS = "others"  # in what a seat can tell: the places of all conspiracies that are not named
TURN = ("triggered", "turning", "spoils")
MOST_SPOILS = 15
ALL_SEATS = 7


def decree_id(face: int | None) -> str:
    return UNKNOWN if face is None else CATALOGUE.id(FIRST_DECREE + face)


def plot_id(face: int | None) -> str:
    return UNKNOWN if face is None else CATALOGUE.id(FIRST_PLOT + face)


def write(view: AgoraView) -> dict[str, object]:
    """A view; keys that say nothing are left out."""
    chambers = enumerate(view.decrees)
    moved = {str(place + 1): decree.chamber + 1 for place, decree in chambers if decree.chamber != place}
    document: dict[str, object] = {
        "cubes": [list(cubes) for cubes in view.cubes],
        "decrees": [decree_id(decree.face) for decree in view.decrees],
        "up": [place + 1 for place in bits.members(view.up)],
        "moved": moved,
        "conspiracies": [[write_plot(plot) for plot in hand] for hand in view.hands],
        "deck": [plot_id(face) for face in view.deck],
        "maybe": write_maybe(view.maybe),
        "turn": {word: number for word, number in zip(TURN, view.turn, strict=True) if number},
        "locked": write_locked(view),
        "box_seen": write_tokens(view.box_seen),
        "removed": write_removed(view),
    }
    return {key: value for key, value in document.items() if value}


def write_plot(plot: Plot) -> dict[str, object]:
    document: dict[str, object] = {"is": plot_id(plot.face)}
    if plot.card != NOTHING:
        document["with"] = CATALOGUE.id(plot.card)
    return document | ({"triggered": True} if plot.shown else {})


def write_maybe(maybe: Places) -> dict[str, object]:
    if not maybe:
        return {}
    usual = Counter(maybe).most_common(1)[0][0]
    named = {plot_id(plot): write_places(places) for plot, places in enumerate(maybe) if places != usual}
    return {OTHERS: write_places(usual), **named}


def write_places(places: tuple[int, int]) -> list[str]:
    """`d3` is the third place of the deck from below, `b1` the first conspiracy of the second player."""
    deck, hands = places
    in_deck = [f"d{place + 1}" for place in bits.members(deck)]
    return in_deck + [f"{'ab'[place // sizes.PLOTS]}{place % sizes.PLOTS + 1}" for place in bits.members(hands)]


def write_locked(view: AgoraView) -> dict[str, object]:
    source, seen, token = view.locked
    if not source:
        return {}
    return {"from": PLACES[source], "seen": seen, "token": UNKNOWN if token is None else CATALOGUE.id(token)}


def write_removed(view: AgoraView) -> dict[str, object]:
    if not view.removed_known:
        return {}
    cards = {} if view.removed is None else {"cards": [CATALOGUE.id(card) for card in view.removed]}
    return {"known": view.removed_known, **cards}


def write_hidden(truth: AgoraSecrets) -> dict[str, object]:
    return {
        "decrees": [decree_id(face) for face in truth.decrees],
        "deck": [plot_id(face) for face in truth.deck],
        "conspiracies": [[plot_id(face) for face in hand] for hand in truth.hands],
        "maybe": [write_maybe(maybe) for maybe in truth.maybe],
        "locked": None if truth.locked == NOTHING else CATALOGUE.id(truth.locked),
        "box_seen": [write_tokens(tokens) for tokens in truth.box_seen],
    }


def write_tokens(seen: int) -> list[str]:
    """Tokens that a seat has seen in the box."""
    tokens = range(FIRST_TOKEN, LAST_TOKEN)
    return [CATALOGUE.id(token) for token in tokens if seen & token_draw.seen_mark(token)]


def read_tokens(part: Part) -> int:
    """These tokens may have come out of the box since."""
    tokens = {ids.number(token.text(), "token", token.where) for token in part.parts()}
    return sum(token_draw.seen_mark(token) for token in tokens)


def get(fields: dict[str, Part], key: str, unstated: object) -> Part:
    return fields.get(key, Part(unstated, key))


def read(document: Part, hidden: Part, places: Table) -> tuple[AgoraView, AgoraSecrets]:
    fields, secret = document.fields(KEYS), hidden.fields(HIDDEN_KEYS)
    removed = get(fields, "removed", {}).fields(("known", "cards"))
    view = AgoraView(
        cubes=read_cubes(get(fields, "cubes", ((0,) * sizes.CHAMBERS,) * sizes.SEATS)),
        decrees=read_decrees(fields),
        up=sum(1 << part.number(1, sizes.CHAMBERS) - 1 for part in get(fields, "up", (1, 3, 5)).parts()),
        hands=read_hands(get(fields, "conspiracies", ((), ())), places),
        deck=tuple(read_face(part, "conspiracy", FIRST_PLOT) for part in read_deck(fields)),
        maybe=read_maybe(get(fields, "maybe", {})),
        turn=read_turn(get(fields, "turn", {})),
        locked=read_locked(get(fields, "locked", {}), places),
        box_seen=read_tokens(get(fields, "box_seen", ())),
        removed_known=get(removed, "known", 0).number(0, ALL_SEATS),
        removed=places.put_all(removed["cards"].at_most(REMOVED), "card") if "cards" in removed else None,
    )
    return view, read_hidden(secret, places)


def read_cubes(part: Part) -> tuple[tuple[int, ...], ...]:
    rows = [row.exactly(sizes.CHAMBERS) for row in part.exactly(sizes.SEATS)]
    return tuple(tuple(cubes.number(0, CUBES) for cubes in row) for row in rows)


def read_face(part: Part, family: str, first: int) -> int | None:
    return None if part.value == UNKNOWN else ids.number(part.text(), family, part.where) - first


def read_decrees(fields: dict[str, Part]) -> tuple[Decree, ...]:
    faces = get(fields, "decrees", (UNKNOWN,) * sizes.CHAMBERS).exactly(sizes.CHAMBERS)
    moved = get(fields, "moved", {}).fields([str(chamber + 1) for chamber in range(sizes.CHAMBERS)])
    chambers = [get(moved, str(place + 1), place + 1).number(1, sizes.CHAMBERS) - 1 for place in range(sizes.CHAMBERS)]
    return tuple(
        Decree(read_face(face, "decree", FIRST_DECREE), chamber) for face, chamber in zip(faces, chambers, strict=True)
    )


def read_hands(part: Part, places: Table) -> tuple[tuple[Plot, ...], ...]:
    return tuple(tuple(read_plot(plot, places) for plot in hand.parts()) for hand in part.exactly(sizes.SEATS))


def read_plot(part: Part, places: Table) -> Plot:
    fields = part.fields(("is", "with", "triggered"))
    card = places.put(fields["with"], "card") if "with" in fields else NOTHING
    shown = get(fields, "triggered", False).flag()
    return Plot(read_face(get(fields, "is", UNKNOWN), "conspiracy", FIRST_PLOT), card, shown)


def read_deck(fields: dict[str, Part]) -> list[Part]:
    """A deck that is not stated has all conspiracies that lie before nobody."""
    held = sum(len(hand.parts()) for hand in get(fields, "conspiracies", ((), ())).parts())
    return get(fields, "deck", (UNKNOWN,) * (sizes.PLOTS - held)).exactly(sizes.PLOTS - held)


def read_maybe(part: Part) -> Places:
    stated = {word: read_places(places) for word, places in part.entries().items()}
    if not stated:
        return ()
    usual = stated.pop(OTHERS, (0, 0))
    named = {ids.number(word, "conspiracy", part.where) - FIRST_PLOT: places for word, places in stated.items()}
    return tuple(named.get(plot, usual) for plot in range(sizes.PLOTS))


def read_places(part: Part) -> tuple[int, int]:
    deck = hands = 0
    for entry in part.parts():
        word = entry.text()
        place = Part(int(word[1:]) if word[1:].isdecimal() else word, entry.where).number(1, sizes.PLOTS) - 1
        owner = "dab".index(Part(word[:1], entry.where).word(("d", "a", "b")))
        if owner:
            hands |= 1 << (owner - 1) * sizes.PLOTS + place
        else:
            deck |= 1 << place
    return deck, hands


def read_turn(part: Part) -> tuple[int, int, int]:
    fields = part.fields(TURN)
    triggered, turning = get(fields, "triggered", 0).number(0, 2), get(fields, "turning", 0).number(0, 1)
    return triggered, turning, get(fields, "spoils", 0).number(0, MOST_SPOILS)


def read_locked(part: Part, places: Table) -> tuple[int, int, int | None]:
    fields = part.fields(("from", "seen", "token"))
    if not fields:
        return 0, 0, None
    source = PLACES.index(get(fields, "from", "box").word(PLACES[1:]))
    token = get(fields, "token", UNKNOWN)
    known = None if token.value == UNKNOWN else places.put(token, "token")
    return source, get(fields, "seen", ALL_SEATS).number(0, ALL_SEATS), known


def read_hidden(fields: dict[str, Part], places: Table) -> AgoraSecrets:
    locked = get(fields, "locked", None)
    faces = [read_face(part, "decree", FIRST_DECREE) for part in get(fields, "decrees", ()).parts()]
    deck = [read_face(part, "conspiracy", FIRST_PLOT) for part in get(fields, "deck", ()).parts()]
    hands = [[read_face(part, "conspiracy", FIRST_PLOT) for part in hand.parts()] for hand in hands_of(fields)]
    return AgoraSecrets(
        decrees=tuple(NOTHING if face is None else face for face in faces),
        deck=tuple(NOTHING if face is None else face for face in deck),
        hands=tuple(tuple(NOTHING if face is None else face for face in hand) for hand in hands),
        maybe=tuple(read_maybe(maybe) for maybe in get(fields, "maybe", ()).parts()),
        locked=NOTHING if locked.value is None else places.put(locked, "token"),
        box_seen=tuple(read_tokens(part) for part in get(fields, "box_seen", ()).at_most(sizes.SEATS)),
    )


def hands_of(fields: dict[str, Part]) -> list[Part]:
    return get(fields, "conspiracies", ()).parts()
