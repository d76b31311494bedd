"""What the rules make impossible in a position. Parts of a position may be missing; those stated must fit together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ..core.documents import Part
from ..core.errors import Problem
from . import sizes
from .catalogue import CATALOGUE
from .filling import Face
from .ids import Places
from .layout import Layout
from .model import Extension
from .setting import Setting
from .view import CityView, Question, View
from .words import (
    BY_ARMY,
    CAPITAL,
    CAST_ASIDE,
    CHOOSE_STARTER,
    CLAIM_ASIDE,
    COLOURS,
    DECKS,
    DESTROY_CARD,
    DRAFT_WONDER,
    DRAW,
    DROP_LOOT,
    ENOUGH_SYMBOLS,
    GROUP,
    IN_PLAY,
    KEEP_TOKEN,
    MOST_WONDERS,
    NOBODY,
    PICK_TOKEN,
    QUESTIONS,
    REVIVE_CARD,
    SACK_LOOT,
    SHARED,
    TAKE_TURN,
    VICTORIES,
)

Faces = tuple[Face | None, ...]
Parts = Sequence[tuple[Extension, object, object]]  # expansions, each with what it shows and what it hides
LAYOUT = Layout()
BETWEEN_TURNS = (DRAFT_WONDER, TAKE_TURN, CHOOSE_STARTER)
# Questions that are asked after others, and after which: none of these takes away what there is to choose from.
WAITS_FOR = {PICK_TOKEN: (DESTROY_CARD,), SACK_LOOT: (DROP_LOOT,), CAST_ASIDE: (CLAIM_ASIDE, PICK_TOKEN)}


def check(view: View, faces: Faces, places: Places, parts: Parts, root: str) -> None:
    """Refuse a position that no game can come to, as far as it is stated."""
    try:
        check_built(view)
        check_result(view, parts)
        check_draft(view, places.setting)
        if view.age:
            check_structure(view, faces)
            check_decks(view, faces, places)
        for extension, seen, hidden in parts:
            extension.check(view, seen, hidden)
        check_questions(view, parts, places.setting)
    except Problem as problem:
        raise problem.within(root) from None


def check_questions(view: View, parts: Parts, setting: Setting) -> None:
    """What is asked now, and what waits for the answer."""
    for place, question in enumerate(view.questions[:-1]):
        check_question(view, question, parts, f"pending[{place}]", setting)
    check_drawn(view)
    if view.question:
        check_question(view, view.question, parts, "decision", setting)
        check_moment(view, view.question)
    for place, (waiting, asked) in enumerate(pairwise(view.questions)):
        if asked.kind not in WAITS_FOR.get(waiting.kind, ()):
            where = f"pending[{place}]"
            raise Problem("cannot_wait", where, ask=QUESTIONS[waiting.kind], other=QUESTIONS[asked.kind])


def wonders_of(cities: tuple[CityView, CityView]) -> set[int]:
    """Every wonder in front of a player, built or not."""
    return {wonder for city in cities for wonder in own_wonders(city)}


def own_wonders(city: CityView) -> tuple[int, ...]:
    return (*city.unbuilt, *(wonder for wonder, _ in city.wonders))


def check_built(view: View) -> None:
    built = sum(len(city.wonders) for city in view.cities)
    if built > MOST_WONDERS:
        raise Problem("too_many_built", "cities", given=built, most=MOST_WONDERS)


def check_result(view: View, parts: Parts) -> None:
    if view.winner == NOBODY:
        check_undecided(view, parts)
        return
    if view.questions:
        raise Problem("game_goes_on", "decision")
    capital = {0: CAPITAL, 1: -CAPITAL}.get(view.winner)
    army = view.victory == BY_ARMY
    if army != (abs(view.pawn) == CAPITAL) or (army and view.pawn != capital):
        raise wrong_result(view)
    if (view.winner == DRAW) != (view.victory == SHARED):
        raise wrong_result(view)


def wrong_result(view: View) -> Problem:
    winner = None if view.winner == DRAW else view.winner + 1
    return Problem("wrong_result", "result", winner=winner, victory=VICTORIES[view.victory], pawn=view.pawn)


def check_undecided(view: View, parts: Parts) -> None:
    """A supremacy ends the game at once (D-110, D-111)."""
    if abs(view.pawn) == CAPITAL:
        raise Problem("pawn_on_capital", "pawn", pawn=view.pawn)
    for seat, city in enumerate(view.cities):
        items = [*city.buildings, *city.tokens]
        for extension, seen, _ in parts:
            items += extension.symbols(seen, seat)
        symbols = {CATALOGUE.symbol[item] for item in items} - {-1}
        if len(symbols) >= ENOUGH_SYMBOLS and view.questions:
            raise Problem("science_won", f"cities[{seat}]", seat=seat + 1, symbols=len(symbols))


def check_draft(view: View, setting: Setting) -> None:
    if not view.offer:
        if view.drafted < sizes.OFFER:
            raise Problem("nothing_offered", "drafted")
        return
    for seat, city in enumerate(view.cities):
        for wonder in own_wonders(city):
            if wonder not in view.offer:
                raise Problem("not_offered", f"cities[{seat}]", id=CATALOGUE.id(wonder))
    shown = GROUP if view.drafted < GROUP else sizes.OFFER
    if len(view.offer) != shown:
        raise Problem("wrong_length", "offer", given=len(view.offer), wanted=(shown,))
    if view.drafted < sizes.OFFER:
        check_drafting(view, setting)


def check_drafting(view: View, setting: Setting) -> None:
    """The draft is under way: who has taken how many, and nothing has been played."""
    if view.drafted % GROUP == GROUP - 1:
        raise Problem("half_a_group", "drafted", drafted=view.drafted)
    counted = len(wonders_of(view.cities))
    if counted != view.drafted:
        raise Problem("wrong_drafted", "drafted", given=view.drafted, counted=counted)
    for seat, city in enumerate(view.cities):
        wanted = setting.draft[: view.drafted].count(seat)
        given = len(own_wonders(city))
        if given != wanted:
            raise Problem("drafted_out_of_turn", f"cities[{seat}]", seat=seat + 1, given=given, wanted=wanted)
    if view.age > int(setting.early):
        raise Problem("draft_goes_on", "age")


def no_cards(parts: list[Part]) -> None:
    """Before the first age there is no structure."""
    for part in parts:
        if part.value is not None:
            raise Problem("no_structure", part.where)


def check_structure(view: View, faces: Faces) -> None:
    """Cards are turned over when nothing covers them any more. Any may be missing: a position may be partial."""
    present = sum(1 << slot for slot, face in enumerate(faces) if face)
    question = view.question
    settled = view.winner == NOBODY and (question is None or question.kind in BETWEEN_TURNS)
    for slot, face in enumerate(faces):
        covers = LAYOUT.covers[view.age - 1][slot] & present
        dealt_up = LAYOUT.face_up[view.age - 1] >> slot & 1
        code = slot_problem(face, bool(covers), bool(dealt_up), settled)
        if code:
            raise Problem(code, f"structure[{slot}]", slot=slot)


def slot_problem(face: Face | None, covered: bool, dealt_up: bool, settled: bool) -> str:
    """What is wrong with one place of the structure; nothing if it is as it should be."""
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
    for deck, most in enumerate(IN_PLAY):
        given = sum(face is not None and face.deck == deck for face in faces)
        if given > most:
            raise Problem("too_many_of_deck", "structure", deck=DECKS[deck], given=given, most=most)
        unknown = sum(face is not None and face.deck == deck and face.card is None for face in faces)
        cards = range(CATALOGUE.deck_start[deck], CATALOGUE.deck_start[deck + 1])
        left = sum(card not in seen for card in cards)
        if unknown > left:
            raise Problem("too_many_unknown", "structure", deck=DECKS[deck], given=unknown, left=left)


def check_question(view: View, question: Question, parts: Parts, where: str, setting: Setting) -> None:
    """Nobody is asked to choose where there is no choice, nor out of turn."""
    code = lacking(view, question)
    if code:
        raise Problem(code, where, **details(question))
    for extension, seen, _ in parts:
        if not extension.answerable(view, seen, question):
            raise Problem("nothing_to_choose", where, ask=QUESTIONS[question.kind], lacks=QUESTIONS[question.kind])
    if question.kind == DRAFT_WONDER:
        check_drafter(view, question, where, setting)
    elif view.drafted < sizes.OFFER:
        raise Problem("draft_goes_on", where)
    elif question.kind == CHOOSE_STARTER:
        check_chooser(view, question, where)
    elif question.seat != view.mover and question.kind != PICK_TOKEN:  # D-174; a gift may make a pair (DP-008)
        raise Problem("not_their_turn", where, seat=question.seat + 1, turn=view.mover + 1)


def lacking(view: View, question: Question) -> str:
    """What there is to choose from must be there; otherwise the problem's code."""
    there, code = {
        DRAFT_WONDER: (view.drafted < sizes.OFFER, "nothing_offered"),
        TAKE_TURN: (any(view.structure), "nothing_to_take"),
        PICK_TOKEN: (bool(view.board), "no_token_on_board"),
        KEEP_TOKEN: (bool(view.drawn), "nothing_drawn"),
        REVIVE_CARD: (bool(view.discard), "discard_empty"),
        DESTROY_CARD: (targets(view, question), "nothing_to_destroy"),
        CHOOSE_STARTER: (any(view.structure), "nothing_to_take"),
    }.get(question.kind, (True, ""))
    return "" if there else code


def targets(view: View, question: Question) -> bool:
    """Whether the other city has a building of the colour in question."""
    return any(CATALOGUE.colour[card] == question.about for card in view.cities[1 - question.seat].buildings)


def details(question: Question) -> dict[str, object]:
    """Which building is sought, and in whose city."""
    return {"seat": 2 - question.seat, "colour": COLOURS[question.about]} if question.kind == DESTROY_CARD else {}


def check_drafter(view: View, question: Question, where: str, setting: Setting) -> None:
    wanted = setting.draft[view.drafted]
    if question.seat != wanted:
        raise Problem("wrong_drafter", where, seat=question.seat + 1, wanted=wanted + 1)
    if view.mover:  # after the draft the first player begins (D-030)
        raise Problem("not_their_turn", "turn", seat=1, turn=view.mover + 1)


def check_chooser(view: View, question: Question, where: str) -> None:
    """The weaker player chooses who begins (D-082); at the centre the one who played last (D-083)."""
    weaker = view.mover if view.pawn == 0 else int(view.pawn > 0)
    if question.seat != weaker:
        raise Problem("wrong_chooser", where, seat=question.seat + 1, pawn=view.pawn)


def check_moment(view: View, question: Question) -> None:
    """An extra turn is due only within a turn: it is used up when the next one begins."""
    if view.again and question.kind in BETWEEN_TURNS:
        raise Problem("extra_turn_too_soon", "extra_turn")


def check_drawn(view: View) -> None:
    """Tokens lie drawn only before a player who is to keep one of them."""
    if view.drawn > len(view.box):
        raise Problem("wrong_number", "drawn", given=view.drawn, least=0, most=len(view.box))
    if view.drawn and not any(question.kind == KEEP_TOKEN for question in view.questions):
        raise Problem("drawn_by_nobody", "drawn")


def check_draw(view: View, box: tuple[int, ...], seen: tuple[int, ...], where: str) -> None:
    """What is seen of the box is what was drawn from it."""
    if len(seen) not in (0, view.drawn):
        raise Problem("seen_not_drawn", where, given=len(seen), drawn=view.drawn)
    if box and seen and box[: len(seen)] != seen:
        names = [tuple(CATALOGUE.id(token) for token in tokens) for tokens in (seen, box)]
        raise Problem("other_draw", where, seen=names[0], box=names[1])


def check_hidden_offer(view: View, where: str) -> None:
    """Only while the first group is drafted there is a second one nobody sees (D-013)."""
    if view.drafted >= GROUP:
        raise Problem("not_hidden", where)
