"""Positions read from files: unstated parts are empty, hidden parts that are not stated are dealt."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...core.chance import Stream
from ...core.documents import Part, check_format
from ...core.errors import Problem
from .. import sizes
from ..constants import (
    CAPITAL,
    DRAFT_WONDER,
    DRAW,
    GROUP,
    NO_VICTORY,
    NOBODY,
    NOTHING,
    QUESTIONS,
    TOKENS_ON_BOARD,
    VICTORIES,
)
from ..data.catalogue import CATALOGUE
from ..data.ids import UNKNOWN, Places
from ..expansion import About
from ..knowledge.view import CityView, Question, Secrets, Slot, View, build_city
from ..model import Extension
from ..rules.layout import slots_of
from ..state import State
from ..table_config import TableConfig
from . import checks, deal_unknown
from .check_questions import WHILE_DRAFTING
from .deal_unknown import Face
from .position import ABOUT, DERIVED, FORMAT, write_numbers

if TYPE_CHECKING:
    from ..game import Duel

KEYS = (
    "septem",
    "format",
    "game",
    "options",
    "seat",
    "age",
    "cities",
    "pawn",
    "loot",
    "board",
    "structure",
    "discard",
    "offer",
    "drafted",
    "decision",
    "pending",
    "turn",
    "extra_turn",
    "drawn",
    "seen",
    "result",
    "hidden",
)
CITY_KEYS = ("coins", "buildings", "built", "unbuilt", "tokens", DERIVED)
MOST_COINS = 1_000_000
MOST_DRAWN = 3


def load(document: Part, game: Duel, stream: Stream) -> State:
    """The position that a document describes; hidden parts that it does not state are dealt."""
    view, hidden = read(document, game, stream)
    state = game.restore(view, hidden, stream)
    checks.check_points(state, document.where)
    check_derived(part(document.entries(), "cities", ()), state)
    return state


def check_derived(document: Part, state: State) -> None:
    """Numbers that follow from the rest need not be stated, but may not contradict it."""
    for seat, city in enumerate(document.parts()):
        derived = city.entries().get(DERIVED)
        wanted = write_numbers(build_city(state, seat)).get(DERIVED) if derived else None
        if derived and derived.value != wanted:
            raise Problem("derived_differs", derived.where, wanted=wanted)


def read(document: Part, game: Duel, stream: Stream) -> tuple[View, Secrets]:
    """Both halves of a position, checked."""
    table_config = game.table_config
    fields = document.fields(KEYS + table_config.keys)
    check_format(fields.get("format"), FORMAT)
    part(fields, "septem", "position").word(("position",))
    part(fields, "game", "duel").word(("duel",))
    places = Places(table_config)
    faces = read_structure(fields, places)
    view = read_view(fields, places, faces)
    parts = read_parts(document, view.age, places, game)
    view = replace(view, parts=tuple(seen for _, seen, _ in parts), box=left_in_box(places))
    checks.check(view, faces, places, parts, document.where)
    hidden = read_hidden(fields, view, faces, places, stream)
    return view, replace(hidden, parts=tuple(secret for _, _, secret in parts))


def read_parts(document: Part, age: int, places: Places, game: Duel) -> list[tuple[Extension, object, object]]:
    """The visible and hidden parts of each expansion."""
    hidden = document.entries().get("hidden", Part({}, "hidden"))
    return [(extension, *extension.unfile(document, hidden, age, places)) for extension in game.extensions]


def left_in_box(places: Places) -> tuple[int, ...]:
    return tuple(token for token in places.table_config.tokens if CATALOGUE.id(token) not in places.known)


def part(fields: dict[str, Part], key: str, unstated: object) -> Part:
    """A part of the position, or its default when it is not stated."""
    return fields.get(key, Part(unstated, key))


def read_age(fields: dict[str, Part]) -> int:
    return part(fields, "age", 0).number(0, sizes.AGES)


def read_structure(fields: dict[str, Part], places: Places) -> tuple[Face | None, ...]:
    age = read_age(fields)
    slots = slots_of(places.table_config.layouts + max(age - 1, 0))
    parts = part(fields, "structure", (None,) * slots).exactly(slots)
    if not age:
        checks.no_cards(parts)
        return (None,) * slots
    return tuple(None if slot.value is None else deal_unknown.read_face(slot, age, places) for slot in parts)


def read_view(fields: dict[str, Part], places: Places, faces: tuple[Face | None, ...]) -> View:
    """The public part of a position, as a spectator sees it; from the file of a seat's view, that seat's view."""
    cities = read_cities(part(fields, "cities", ()), places)
    offer = Places(places.table_config).put_all(part(fields, "offer", ()).parts(), "wonder")
    questions = read_questions(fields, places.table_config)
    winner, victory = read_result(fields)
    board = places.put_all(part(fields, "board", ()).at_most(TOKENS_ON_BOARD), "token")
    seen = part(fields, "seen", ()).at_most(MOST_DRAWN)
    return View(
        seat=fields["seat"].number(1, sizes.SEATS) - 1 if "seat" in fields else None,
        age=read_age(fields),
        cities=cities,
        pawn=part(fields, "pawn", 0).number(-CAPITAL, CAPITAL),
        loot=tuple(sorted(Places().put_all(part(fields, "loot", ()).parts(), "loot"))),
        board=tuple(sorted(board)),
        drawn=part(fields, "drawn", len(seen)).number(0, MOST_DRAWN),
        structure=tuple(seen_slot(face) for face in faces),
        discard=places.put_all(part(fields, "discard", ()).parts(), "card"),
        offer=offer,
        drafted=part(fields, "drafted", count_drafted(offer, cities)).number(0, sizes.OFFER),
        mover=part(fields, "turn", first_mover(questions) + 1).number(1, sizes.SEATS) - 1,
        again=part(fields, "extra_turn", False).flag(),
        questions=questions,
        winner=winner,
        victory=victory,
    )


def seen_slot(face: Face | None) -> Slot | None:
    """A place as everyone sees it; which cards are open follows from those that are there."""
    return None if face is None else Slot(face.card if face.up else None, face.deck, open=False)


def count_drafted(offer: tuple[int, ...], cities: tuple[CityView, CityView]) -> int:
    """Without an offer the draft is over."""
    return len(set(offer) & checks.wonders_of(cities)) if offer else sizes.OFFER


def first_mover(questions: tuple[Question, ...]) -> int:
    """The seat whose turn it is: the asked one; after the draft the first player begins (D-030)."""
    drafting = {DRAFT_WONDER, *WHILE_DRAFTING}
    return questions[-1].seat if questions and questions[-1].kind not in drafting else 0


def read_cities(document: Part, places: Places) -> tuple[CityView, CityView]:
    cities = [read_city(city, places) for city in document.at_most(sizes.SEATS)]
    first, second = (*cities, CityView(), CityView())[: sizes.SEATS]
    return first, second


def read_city(document: Part, places: Places) -> CityView:
    fields = document.fields(CITY_KEYS)
    built = read_built(part(fields, "built", {}), places)
    unbuilt = part(fields, "unbuilt", ()).at_most(places.table_config.most_wonders - len(built))
    return CityView(
        coins=part(fields, "coins", 0).number(0, MOST_COINS),
        buildings=tuple(sorted(places.put_all(part(fields, "buildings", ()).parts(), "card"))),
        wonders=tuple(sorted(built)),
        unbuilt=tuple(sorted(places.put_all(unbuilt, "wonder"))),
        tokens=tuple(sorted(places.put_all(part(fields, "tokens", ()).parts(), "token"))),
    )


def read_built(document: Part, places: Places) -> list[tuple[int, int]]:
    """Built wonders with the cards under them; a plain list says nothing of the cards."""
    if isinstance(document.value, list | tuple):
        wonders = [(wonder, NOTHING) for wonder in places.put_all(document.parts(), "wonder")]
    else:
        entries = document.entries()
        wonders = [
            (
                places.put(Part(word, card.where), "wonder"),
                NOTHING if card.value in (None, UNKNOWN) else places.put(card, "card"),
            )
            for word, card in entries.items()
        ]
    most = places.table_config.most_wonders
    if len(wonders) > most:
        raise Problem("too_many", document.where, given=len(wonders), most=most)
    return wonders


def read_questions(fields: dict[str, Part], table_config: TableConfig) -> tuple[Question, ...]:
    """The next question last."""
    below = part(fields, "pending", ()).at_most(sizes.AGENDA - 2)
    asked = [fields["decision"]] if "decision" in fields else []
    return tuple(read_question(question, table_config) for question in [*below, *asked])


def read_question(document: Part, table_config: TableConfig) -> Question:
    ask = document.entries().get("ask", Part("turn"))
    kind = QUESTIONS.index(ask.word(table_config.questions))
    about = ABOUT.get(kind)
    keys = ("seat", "ask", about.key) if about else ("seat", "ask")
    fields = document.fields(keys, [key for key in keys if key != "ask"])
    return Question(kind, fields["seat"].number(1, sizes.SEATS) - 1, read_about(fields, about))


def read_about(fields: dict[str, Part], about: About | None) -> int:
    return about.words.index(fields[about.key].word(tuple(about.words))) if about else 0


def read_result(fields: dict[str, Part]) -> tuple[int, int]:
    if "result" not in fields:
        return NOBODY, NO_VICTORY
    result = fields["result"].fields(("winner", "victory"), ("winner", "victory"))
    winner = DRAW if result["winner"].value is None else result["winner"].number(1, sizes.SEATS) - 1
    return winner, VICTORIES.index(result["victory"].word(VICTORIES[1:]))


def read_hidden(
    fields: dict[str, Part], view: View, faces: tuple[Face | None, ...], places: Places, stream: Stream
) -> Secrets:
    """The hidden part of a position, as far as it is stated; the rest is dealt."""
    hidden = part(fields, "hidden", {}).fields(("later", "box", "offer", *places.table_config.hidden_keys))
    later = part(hidden, "later", {}).fields([str(age + 1) for age in range(view.age, sizes.AGES)])
    stated = {int(age) - 1: deal_unknown.read_age(cards, int(age), places) for age, cards in later.items()}
    box = read_box(hidden, fields, view, places)
    return Secrets(
        faces={slot: face.card for slot, face in enumerate(faces) if face and not face.up and face.card is not None},
        later={age: deal_unknown.fill(age, stated.get(age), places, stream) for age in range(view.age, sizes.AGES)},
        box=deal_unknown.fill_box(box, view.box, stream) if box else (),
        offer=read_later_offer(hidden, fields, view, places.table_config, stream),
    )


def read_box(hidden: dict[str, Part], fields: dict[str, Part], view: View, places: Places) -> tuple[int | None, ...]:
    """The tokens that are drawn first: those that lie in the box, or those a player sees."""
    box = places.put_known(part(hidden, "box", ()).at_most(len(view.box)), "token")
    apart = places if not box else Places(places.table_config)
    seen = apart.put_all(part(fields, "seen", ()).parts(), "token")
    checks.check_draw(view, box, seen, part(fields, "seen", ()).where)
    return box or seen


def read_later_offer(
    hidden: dict[str, Part], fields: dict[str, Part], view: View, table_config: TableConfig, stream: Stream
) -> tuple[int, ...]:
    """The second group of wonders."""
    if "offer" not in hidden:
        return ()
    checks.check_hidden_offer(view, hidden["offer"].where)
    places = Places(table_config)
    shown = places.put_all(fields["offer"].parts(), "wonder")
    offer = places.put_known(hidden["offer"].exactly(GROUP), "wonder")
    left = [wonder for wonder in table_config.wonders if wonder not in (*shown, *offer)]
    return deal_unknown.fill_row(offer, deal_unknown.shuffled(left, stream))
