"""Checks of the questions in a position: refuses a question that the rules cannot ask at this moment."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, pairwise

from ...core.errors import Problem
from .. import sizes
from ..constants import (
    CHOOSE_STARTER,
    COLOURS,
    DESTROY_CARD,
    DRAFT_WONDER,
    KEEP_TOKEN,
    PICK_TOKEN,
    QUESTIONS,
    REVIVE_CARD,
    TAKE_TURN,
)
from ..data.catalogue import CATALOGUE
from ..expansions import EXPANSIONS
from ..knowledge.view import Question, View
from ..model import Effect, Extension
from ..rules.effects import Destroys, DrawsTokens, Revives
from ..table_config import TableConfig

Parts = Sequence[tuple[Extension, object, object]]  # expansions, each with what it shows and what it hides
BETWEEN_TURNS = (DRAFT_WONDER, TAKE_TURN, CHOOSE_STARTER)
ASKED_BY: dict[int, type[Effect]] = {KEEP_TOKEN: DrawsTokens, REVIVE_CARD: Revives, DESTROY_CARD: Destroys}
# Questions that are asked after others, and after which: none of these takes away what there is to choose from.
WAITS_FOR = {PICK_TOKEN: (DESTROY_CARD,)}
WHILE_DRAFTING = {kind for expansion in EXPANSIONS for kind in expansion.while_drafting}
OUT_OF_TURN = {PICK_TOKEN, *(kind for expansion in EXPANSIONS for kind in expansion.out_of_turn)}


def check_questions(view: View, parts: Parts, table_config: TableConfig) -> None:
    """Check the question asked now, and those that wait for its answer."""
    for place, question in enumerate(view.questions[:-1]):
        check_question(view, question, parts, f"pending[{place}]", table_config)
    check_drawn(view)
    if view.question:
        check_question(view, view.question, parts, "decision", table_config)
        check_moment(view, view.question)
    for place, (waiting, asked) in enumerate(pairwise(view.questions)):
        if asked.kind not in waits_for(waiting.kind, table_config):
            where = f"pending[{place}]"
            raise Problem("cannot_wait", where, ask=QUESTIONS[waiting.kind], other=QUESTIONS[asked.kind])


def waits_for(kind: int, table_config: TableConfig) -> set[int]:
    """The questions after which this one may be asked: in the base game and with the expansions in play."""
    added = (expansion.waits_for.get(kind, ()) for expansion in table_config.in_play)
    return {*WAITS_FOR.get(kind, ()), *chain.from_iterable(added)}


def check_question(view: View, question: Question, parts: Parts, where: str, table_config: TableConfig) -> None:
    """Refuse a question without a choice, or one asked out of turn."""
    code = lacking(view, question)
    if code:
        raise Problem(code, where, **details(question))
    for extension, seen, _ in parts:
        if not extension.answerable(view, seen, question):
            raise Problem("nothing_to_choose", where, ask=QUESTIONS[question.kind], lacks=QUESTIONS[question.kind])
    if question.kind == DRAFT_WONDER:
        check_drafter(view, question, where, table_config)
    elif view.drafted < sizes.OFFER:
        if question.kind not in WHILE_DRAFTING:
            raise Problem("draft_goes_on", where)
    elif question.kind == CHOOSE_STARTER:
        check_chooser(view, question, where)
    elif question.seat != view.mover and question.kind not in OUT_OF_TURN:  # D-174; a gift may make a pair (DP-008)
        raise Problem("not_their_turn", where, seat=question.seat + 1, turn=view.mover + 1)
    check_cause(view, question, parts, where, table_config)


def check_cause(view: View, question: Question, parts: Parts, where: str, table_config: TableConfig) -> None:
    """A pair of symbols, or a wonder that asks; items of expansions may ask the same."""
    symbols = symbols_of(view, question.seat, parts)
    if question.kind == PICK_TOKEN and len(symbols) == len(set(symbols)):
        raise Problem("no_pair", where, seat=question.seat + 1)
    effects = [effect for wonder, _ in view.cities[question.seat].wonders for effect in CATALOGUE.cards[wonder].effects]
    if question.kind in ASKED_BY and not table_config.in_play and not any(asks(effect, question) for effect in effects):
        raise Problem("no_such_wonder", where, seat=question.seat + 1, ask=QUESTIONS[question.kind])


def symbols_of(view: View, seat: int, parts: Parts) -> list[int]:
    """The scientific symbols of a city, each as often as it is there."""
    items = [*view.cities[seat].buildings, *view.cities[seat].tokens]
    for extension, seen, _ in parts:
        items += extension.symbols(seen, seat)
    return [CATALOGUE.symbol[item] for item in items if CATALOGUE.symbol[item] >= 0]


def asks(effect: Effect, question: Question) -> bool:
    """Whether an effect asks a question; of those that destroy, the one for this colour."""
    if isinstance(effect, Destroys) and effect.facts()["type"] != COLOURS[question.about]:
        return False
    return isinstance(effect, ASKED_BY[question.kind])


def lacking(view: View, question: Question) -> str:
    """The code of the problem if a question has nothing to choose from; otherwise an empty text."""
    there, code = {
        DRAFT_WONDER: (view.drafted < sizes.OFFER, "nothing_offered"),
        TAKE_TURN: (any(view.structure), "nothing_to_take"),
        PICK_TOKEN: (bool(view.board), "no_token_on_board"),
        KEEP_TOKEN: (bool(view.drawn), "nothing_drawn"),
        REVIVE_CARD: (any(CATALOGUE.buildable[card] for card in view.discard), "discard_empty"),
        DESTROY_CARD: (targets(view, question), "nothing_to_destroy"),
        CHOOSE_STARTER: (any(view.structure), "nothing_to_take"),
    }.get(question.kind, (True, ""))
    return "" if there else code


def targets(view: View, question: Question) -> bool:
    """Whether the other city has a building of the colour in question."""
    return any(CATALOGUE.colour[card] == question.about for card in view.cities[1 - question.seat].buildings)


def details(question: Question) -> dict[str, object]:
    """Values for the text of a problem: the colour of the building that is sought, and the seat that should have it."""
    return {"seat": 2 - question.seat, "colour": COLOURS[question.about]} if question.kind == DESTROY_CARD else {}


def check_drafter(view: View, question: Question, where: str, table_config: TableConfig) -> None:
    wanted = table_config.drafters(view.mover)[view.drafted]
    if question.seat != wanted:
        raise Problem("wrong_drafter", where, seat=question.seat + 1, wanted=wanted + 1)
    if view.mover and not table_config.either_first:  # after the draft the first player begins (D-030)
        raise Problem("not_their_turn", "turn", seat=1, turn=view.mover + 1)


def check_chooser(view: View, question: Question, where: str) -> None:
    """The weaker player chooses who begins (D-082); at the centre the one who played last (D-083)."""
    if view.age < 2:  # the first player begins the first age (D-030)
        raise Problem("no_choice_of_starter", where)
    weaker = view.mover if view.pawn == 0 else int(view.pawn > 0)
    if question.seat != weaker:
        raise Problem("wrong_chooser", where, seat=question.seat + 1, pawn=view.pawn)


def check_moment(view: View, question: Question) -> None:
    """An extra turn is due only within a turn: it is used up when the next one begins."""
    if view.again and question.kind in BETWEEN_TURNS:
        raise Problem("extra_turn_too_soon", "extra_turn")


def check_drawn(view: View) -> None:
    """Tokens lie drawn only before a player who is to keep one of them."""
    if view.drawn and not any(question.kind == KEEP_TOKEN for question in view.questions):
        raise Problem("drawn_by_nobody", "drawn")
