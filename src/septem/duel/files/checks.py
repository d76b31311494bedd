"""Checks of a position against the rules. Parts of a position may be missing; the stated parts must fit together."""

from __future__ import annotations

from ...core.documents import Part
from ...core.errors import Problem
from .. import sizes
from ..constants import (
    BY_ARMY,
    BY_BLUE,
    BY_POINTS,
    BY_SCIENCE,
    CAPITAL,
    DECKS,
    DRAW,
    ENOUGH_SYMBOLS,
    FAR_LOOT,
    GROUP,
    LOOT,
    MOST_WONDERS,
    NEAR_LOOT,
    NOBODY,
    SHARED,
    VICTORIES,
)
from ..data.catalogue import CATALOGUE
from ..data.ids import UNKNOWN, Places
from ..knowledge.view import CityView, View
from ..rules import scoring
from ..rules.layout import STRUCTURES, Layout
from ..state import State, copy
from ..table_config import TableConfig
from .check_cards import check_cards, check_tokens
from .check_questions import BETWEEN_TURNS, WHILE_DRAFTING, Parts, check_questions, symbols_of
from .deal_unknown import Face

Faces = tuple[Face | None, ...]
AT_THE_END = (BY_POINTS, BY_BLUE, SHARED)  # victories by points
LAYOUT = Layout()
for number, rows in enumerate(STRUCTURES):
    LAYOUT.add(number, rows)


def check(view: View, faces: Faces, places: Places, parts: Parts, root: str) -> None:
    """Refuse a position that no game can come to, as far as it is stated."""
    try:
        check_built(view)
        check_result(view)
        check_symbols(view, parts)
        check_loot(view)
        check_tokens(view, places.table_config)
        check_draft(view, places.table_config)
        if view.age:
            check_structure(view, faces, places.table_config.layouts + view.age - 1)
            check_decks(view, faces, places)
        for extension, seen, hidden in parts:
            extension.check(view, seen, hidden)
        check_questions(view, parts, places.table_config)
    except Problem as problem:
        raise problem.within(root) from None
    check_cards(view, faces, places, root)


def wonders_of(cities: tuple[CityView, CityView]) -> set[int]:
    """Every wonder in front of a player, built or not."""
    return {wonder for city in cities for wonder in own_wonders(city)}


def own_wonders(city: CityView) -> tuple[int, ...]:
    return (*city.unbuilt, *(wonder for wonder, _ in city.wonders))


def check_built(view: View) -> None:
    """The moment the seventh wonder is built the eighth goes to the box (D-067)."""
    built = sum(len(city.wonders) for city in view.cities)
    if built > MOST_WONDERS:
        raise Problem("too_many_built", "cities", given=built, most=MOST_WONDERS)
    for seat, city in enumerate(view.cities):
        if built == MOST_WONDERS and city.unbuilt:
            raise Problem("eighth_wonder", f"cities[{seat}].unbuilt", id=CATALOGUE.id(city.unbuilt[0]), most=built)


def check_result(view: View) -> None:
    if view.winner == NOBODY:
        if abs(view.pawn) == CAPITAL:  # the game ends at once (D-111)
            raise Problem("pawn_on_capital", "pawn", pawn=view.pawn)
        return
    if view.questions:
        raise Problem("game_goes_on", "decision")
    capital = {0: CAPITAL, 1: -CAPITAL}.get(view.winner)
    army = view.victory == BY_ARMY
    if army != (abs(view.pawn) == CAPITAL) or (army and view.pawn != capital):
        raise wrong_result(view)
    if (view.winner == DRAW) != (view.victory == SHARED) and (view.winner, view.victory) != (DRAW, BY_SCIENCE):
        raise wrong_result(view)
    if view.victory in AT_THE_END:
        check_end(view)


def check_end(view: View) -> None:
    """Points decide when the last card of the last age is taken (D-114); an age that is not stated is the last one."""
    if 0 < view.age < sizes.AGES:
        raise Problem("wrong_number", "age", given=view.age, least=sizes.AGES, most=sizes.AGES)
    if any(view.structure):
        raise Problem("cards_left", "structure")


def check_points(state: State, root: str) -> None:
    """Whether the points lead to the result that is stated (D-115)."""
    if state.victory not in AT_THE_END:
        return
    judged = copy(state)
    scoring.judge(judged)
    if (judged.winner, judged.victory) != (state.winner, state.victory):
        first, second = (sum(judged.sheet[seat]) for seat in range(sizes.SEATS))
        winner = None if judged.winner == DRAW else judged.winner + 1
        victory = VICTORIES[judged.victory]
        problem = Problem("points_differ", "result", first=first, second=second, winner=winner, victory=victory)
        raise problem.within(root)


def wrong_result(view: View) -> Problem:
    winner = None if view.winner == DRAW else view.winner + 1
    return Problem("wrong_result", "result", winner=winner, victory=VICTORIES[view.victory], pawn=view.pawn)


def check_symbols(view: View, parts: Parts) -> None:
    """A player with six different symbols has won at once, by scientific supremacy (D-110)."""
    for seat in range(sizes.SEATS):
        symbols = len(set(symbols_of(view, seat, parts)))
        won = view.winner in (seat, DRAW) and view.victory == BY_SCIENCE
        if symbols >= ENOUGH_SYMBOLS and not won:
            raise Problem("science_won", f"cities[{seat}]", seat=seat + 1, symbols=symbols)
        if symbols < ENOUGH_SYMBOLS and won:
            raise Problem("science_not_won", "result", seat=seat + 1, symbols=symbols, needed=ENOUGH_SYMBOLS)


def check_loot(view: View) -> None:
    """The loot tokens of the zones that the pawn is in, and has come through, are spent (D-091)."""
    reached = [abs(view.pawn) >= zone for zone in (NEAR_LOOT, FAR_LOOT)]
    victim = int(view.pawn > 0)
    for token in view.loot:
        if token // 2 == victim and reached[token % 2]:
            raise Problem("loot_passed", "loot", id=LOOT[token], pawn=view.pawn)


def check_draft(view: View, table_config: TableConfig) -> None:
    if not view.offer:
        if view.drafted < sizes.OFFER:
            raise Problem("nothing_offered", "drafted")
        return
    for seat, city in enumerate(view.cities):
        for wonder in own_wonders(city):
            if wonder not in view.offer:
                raise Problem("not_offered", f"cities[{seat}]", id=CATALOGUE.id(wonder))
    shown = GROUP if second_hidden(view) else sizes.OFFER
    if len(view.offer) != shown:
        raise Problem("wrong_length", "offer", given=len(view.offer), wanted=(shown,))
    if view.drafted < sizes.OFFER:
        check_drafting(view, table_config)


def second_hidden(view: View) -> bool:
    """Whether the second group of wonders is not shown yet: see `dealing.second_hidden`."""
    asked = view.question is not None and view.question.kind in WHILE_DRAFTING
    return view.drafted < GROUP or (view.drafted == GROUP and asked)


def check_drafting(view: View, table_config: TableConfig) -> None:
    """The draft is under way: each seat has taken as many wonders as its turns so far, and nothing has been played."""
    choosing = view.question is not None and view.question.kind in WHILE_DRAFTING
    if view.drafted % GROUP == GROUP - 1 and not choosing:
        raise Problem("half_a_group", "drafted", drafted=view.drafted)
    counted = len(wonders_of(view.cities))
    if counted != view.drafted:
        raise Problem("wrong_drafted", "drafted", given=view.drafted, counted=counted)
    for seat, city in enumerate(view.cities):
        wanted = table_config.drafters(view.mover)[: view.drafted].count(seat)
        given = len(own_wonders(city))
        if given != wanted:
            raise Problem("drafted_out_of_turn", f"cities[{seat}]", seat=seat + 1, given=given, wanted=wanted)
    if view.age > int(table_config.early):
        raise Problem("draft_goes_on", "age")


def no_cards(parts: list[Part]) -> None:
    """Before the first age there is no structure."""
    for part in parts:
        if part.value is not None:
            raise Problem("no_structure", part.where)


def check_structure(view: View, faces: Faces, layout: int) -> None:
    """Cards are turned over when nothing covers them any more. Any may be missing: a position may be partial."""
    present = sum(1 << slot for slot, face in enumerate(faces) if face)
    question = view.question
    settled = view.winner == NOBODY and (question is None or question.kind in BETWEEN_TURNS)
    for slot, face in enumerate(faces):
        covers = LAYOUT.covers[layout][slot] & present
        dealt_up = LAYOUT.face_up[layout] >> slot & 1
        code = slot_problem(face, bool(covers), bool(dealt_up), settled)
        if code:
            raise Problem(code, f"structure[{slot}]", slot=slot)


def slot_problem(face: Face | None, covered: bool, dealt_up: bool, settled: bool) -> str:
    """The code of the problem with one place of the structure; empty if it is as it should be."""
    if face is None:
        return ""
    if face.up:
        return "shown_too_soon" if covered and not dealt_up else ""
    if dealt_up:
        return "hidden_in_open_row"
    return "not_turned_over" if settled and not covered else ""


def check_decks(view: View, faces: Faces, places: Places) -> None:
    """No more cards of a deck than are dealt, and enough of them to be the unknown ones."""
    seen = places.cards()
    for deck, most in places.table_config.laid[view.age - 1].items():
        given = sum(face is not None and face.deck == deck for face in faces)
        if given > most:
            raise Problem("too_many_of_deck", "structure", deck=DECKS[deck], given=given, most=most)
        unknown = sum(face is not None and face.deck == deck and face.card is None for face in faces)
        cards = [card for card in places.table_config.cards if CATALOGUE.deck[card] == deck]
        left = sum(card not in seen for card in cards)
        if unknown > left:
            raise Problem("too_many_unknown", "structure", deck=DECKS[deck], given=unknown, left=left)


def check_draw(view: View, box: tuple[int | None, ...], seen: tuple[int, ...], where: str) -> None:
    """The tokens that a player sees must be the first ones of the box, as many as were drawn."""
    if len(seen) not in (0, view.drawn):
        raise Problem("seen_not_drawn", where, given=len(seen), drawn=view.drawn)
    if box and seen and box[: len(seen)] != seen:
        names = [tuple(UNKNOWN if token is None else CATALOGUE.id(token) for token in tokens) for tokens in (seen, box)]
        raise Problem("other_draw", where, seen=names[0], box=names[1])


def check_hidden_offer(view: View, where: str) -> None:
    """A hidden second group of wonders exists only while the first group is drafted (D-013)."""
    if not second_hidden(view):
        raise Problem("not_hidden", where)
