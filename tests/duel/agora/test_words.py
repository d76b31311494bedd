"""Agora in words: logs, menus, moves that players type, help, and what is asked about."""

import pytest

from septem.cli.duel.drawing.theme import DuelTheme
from septem.cli.duel.input_parser import DuelInputParser
from septem.core.quote import Reason
from septem.duel.agora import constants as c
from septem.duel.agora.drawings.table import draw
from septem.duel.constants import FACTS, QUESTIONS, VERBS
from septem.text import LANGUAGES, language
from septem.wire.duel.documents import event, quote
from septem.wire.duel.hypothetical_moves import candidates
from tests.duel.agora.scenes import city, scene
from tests.duel.agora.test_laws import TABLES, played

OWN_FACTS = set(range(c.SENATOR_RECRUITED, c.TURN_WITHOUT_CARD + 1))
RARE = {
    c.DECREE_MOVED,
    c.CARD_SWAPPED,
    c.TURN_WITHOUT_CARD,
    c.WONDER_RUINED,
    c.ASIDE_SEEN,
    c.ASIDE_LOOKED_AT,
    c.LOCKED_SEEN,
}
OWN_QUESTIONS = set(range(c.SENATE_ACTION, c.RUIN_WONDER + 1))
EVERY_LANGUAGE = pytest.mark.parametrize("code", LANGUAGES)


@EVERY_LANGUAGE
def test_whole_games_are_told(code: str) -> None:
    """Every fact has a sentence and a document, for those who may hear it."""
    met = set()
    for seed in range(8):
        *_, table = played(TABLES["all"], seed)
        for seat in (0, 1, None):
            events = table.events(seat)
            met |= {happened.fact for happened in events}
            lines = language(code).story(events)
            assert not [line for line in lines if "{" in line or "None" in line]
            assert all(event(happened)["fact"] == FACTS[happened.fact] for happened in events)
    assert met >= OWN_FACTS - RARE


@EVERY_LANGUAGE
def test_every_price_is_explained(code: str) -> None:
    """Also where a decree waives goods: no item of the city helps then."""
    texts, waived = language(code), 0
    for seed in range(3):
        for table in played(TABLES["alone"], seed):
            for move in table.moves() if not table.over else ():
                given = table.quote(move, table.owing[0])
                assert all("{" not in line for line in texts.receipt(given))
                lines = quote(given)["receipt"]
                assert isinstance(lines, list)
                waived += any(line["source"] == "waived" and line["item"] is None for line in lines)
    assert waived


@EVERY_LANGUAGE
def test_what_the_menu_says_can_be_typed(code: str) -> None:
    parser = DuelInputParser(language(code))
    met = set()
    for seed in range(4):
        for table in played(TABLES["all"], seed):
            for move in table.moves() if not table.over else ():
                verb = move.text.split()[0]
                if verb not in met:
                    met.add(verb)
                    assert parser.canonical(move.text) == move.text
                    assert parser.read(parser.language.move(move), table.moves()) == move
    assert {"recruit", "prepare", "trigger", "place", "move", "conspire", "keep", "pass"} <= met


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("recruter politicien 3 (centre)", "recruit politician_3"),
        ("préparer chantage avec muraille", "prepare blackmail with walls"),
        ("déclencher coup d'état", "trigger coup"),
        ("influencer 3", "place 3"),
        ("déplacer 3 4", "move 3 4"),
        ("retirer 5", "remove 5"),
        ("conspirer", "conspire"),
        ("garder chantage dessous", "keep blackmail bottom"),
        ("passer", "pass"),
        ("verrouiller loi", "lock law"),
        ("échanger école for atelier", "swap school for workshop"),
        ("décaler 2 5", "shift 2 5"),
        ("ruiner les pyramides", "ruin pyramids"),
    ],
)
def test_moves_typed_in_french(typed: str, move: str) -> None:
    assert DuelInputParser(language("fr")).canonical(typed) == move


def test_everything_that_may_be_asked_about_has_an_answer() -> None:
    """Legal moves come first, nothing stands there twice, and every refusal has a reason of its own."""
    asked = set()
    for name in ("alone", "all"):
        for seed in range(3):
            for table in played(TABLES[name], seed):
                if table.over:
                    continue
                seat = table.owing[0]
                every, legal = candidates(table.game, table.state, seat), table.game.legal(table.state, seat)
                assert every[: len(legal)] == legal
                assert len(set(every)) == len(every)
                asked.add(table.view().question.kind)
                reasons = {table.quote(move, seat).reason for move in every[len(legal) :]}
                assert not reasons & {Reason.OK, Reason.NOT_A_MOVE, Reason.NOT_YOUR_DECISION}
    assert len(OWN_QUESTIONS - asked) <= 6, {QUESTIONS[kind] for kind in OWN_QUESTIONS - asked}


@EVERY_LANGUAGE
def test_the_question_of_a_politician_names_its_section(code: str) -> None:
    found = scene(city("theater altar"), cards="politician_6 walls")
    found.play("recruit politician_6")
    question = found.view.question
    assert question is not None
    said = language(code).question(question.kind, question.about, "")
    assert "5" in said
    assert "2 action" in said


def test_the_senate_is_drawn() -> None:
    found = scene(city("", 3), city(""), cards="walls forum", plots=("coup:stable", "!blackmail"), cubes={3: (2, 1)})
    theme = DuelTheme(language("en"))
    lines = [line.plain for line in draw(theme, found.table.view(0), ("Ann", "Bob"))]
    assert any(line.startswith("  3") and "2:1" in line for line in lines), lines
    assert any("Coup (with Stable)" in line for line in lines)
    assert any("Blackmail (triggered)" in line for line in lines)
    assert any("10 / 11" in line for line in lines)


def test_every_verb_has_a_text_and_a_typed_word() -> None:
    for code in LANGUAGES:
        for verb in range(c.RECRUIT, c.RUIN + 1):
            assert language(code).say(f"typed.{VERBS[verb]}")
