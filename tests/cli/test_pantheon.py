"""Pantheon and the promo wonders in the terminal: typed moves, moves that are not allowed, drawings."""

from __future__ import annotations

from typing import Any

import pytest

from septem import Duel, Stream, Table, files
from septem.cli.duel.adapter import DuelAdapter
from septem.cli.duel.drawing import DuelTheme
from septem.cli.duel.drawing.cities import symbols
from septem.cli.duel.input_parser import DuelInputParser
from septem.core.quote import Reason
from septem.duel.agora.constants import SENATE_ACTION
from septem.duel.constants import QUESTIONS
from septem.text import language
from septem.wire.duel.hypothetical_moves import candidates

BOTH: dict[str, Any] = {"pantheon": True, "promo_wonders": ("messe_essen", "statue_of_liberty")}
TAKEN: list[str | None] = [None] * 20


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("activer Tanit", "activate tanit"),
        ("activer la porte avec offrande de 2 et offrande de 3", "activate gate with offering_2 offering_3"),
        ("activer tanit avec offrande 4 astarté 2", "activate tanit with offering_4 astarte 2"),
        ("construire bains astarté 2", "build baths astarte 2"),
        ("placer zeus 4", "place zeus 4"),
        ("révéler grecque", "open greek"),
        ("invoquer hadès", "call hades"),
        ("invoquer hadès dessus zeus", "call hades top zeus"),
        ("serpent école", "snake school"),
        ("saisir presse", "seize press"),
        ("foudroyer 8", "strike 8"),
        ("déconstruire le sphinx", "unbuild sphinx"),
        ("dérober le sphinx", "steal sphinx"),
        ("fonder le sphinx avec muraille", "found sphinx with walls"),
        ("minerve -3", "minerva -3"),
        ("minerve 3", "minerva 3"),
        ("écarter loot_p1_5", "drop loot_p1_5"),
        ("piller le jeton Militaire de 5 pièces du côté 1", "sack loot_p1_5"),
        ("réclamer temple", "claim temple"),
        ("jeter arsenal", "cast arsenal"),
        ("bâtir le sphinx avec muraille", "raise sphinx with walls"),
        ("commencer 2", "start 2"),
        ("construire bains avec", ""),
        ("construire bains avec muraille", ""),
        ("foudroyer temple", ""),
        ("activer", ""),
    ],
)
def test_moves_typed_in_french(typed: str, move: str) -> None:
    assert DuelInputParser(language("fr")).canonical(typed) == move


def games(seeds: int) -> list[Table]:
    return [Duel(**BOTH, astarte_spending="player_choice").start(seed) for seed in range(seeds)]


@pytest.mark.parametrize("code", ["en", "fr"])
def test_what_the_menu_says_can_be_typed(code: str) -> None:
    """Every kind of move, as the menu shows it."""
    parser = DuelInputParser(language(code))
    met = set()
    for table in games(12):
        stream = Stream(1, "typed")
        while not table.over:
            menu = table.moves()
            move = menu[stream.below(len(menu))]
            if move.text.split()[0] not in met:
                met.add(move.text.split()[0])
                assert parser.read(parser.language.move(move), menu) == move
                assert parser.canonical(move.text) == move.text
            table.play(move)
    assert len(met) > 18


def test_all_moves_of_every_question() -> None:
    """Everything allowed is among them, nothing stands there twice, and every refusal has a reason of its own."""
    asked = set()
    for table in games(25):
        stream = Stream(2, "all")
        while not table.over:
            seat = table.owing[0]
            every, legal = candidates(table.game, table.state, seat), table.game.legal(table.state, seat)
            assert every[: len(legal)] == legal
            assert len(set(every)) == len(every)
            asked.add(QUESTIONS[table.view().question.kind])
            reasons = {table.quote(move, seat).reason for move in every[len(legal) :]}
            assert not reasons & {Reason.OK, Reason.NOT_A_MOVE, Reason.OTHER_QUESTION, Reason.NOT_YOUR_DECISION}
            table.play(legal[stream.below(len(legal))])
    assert len(asked) >= SENATE_ACTION - 3  # those before it are of the base game, Pantheon and the promo wonders


def divine(**parts: object) -> Table:
    stated = {"septem": "position", "game": "duel", "options": {"pantheon": True}, "age": 2, "decision": {"seat": 1}}
    return files.read_position({**stated, "structure": ["walls", *TAKEN[1:]], **parts})


def texts(table: Table) -> dict[str, Reason]:
    moves = candidates(table.game, table.state, 0)
    return {table.game.write_move(move): table.quote(move, 0).reason for move in moves}


def test_activations_that_are_too_dear() -> None:
    pantheon = {
        "slots": ["tanit", None, "gate", None, None, None],
        "cities": [{"offerings": ["offering_2", "offering_4"]}, {}],
    }
    found = texts(divine(cities=[{"coins": 1}, {}], pantheon=pantheon))
    activations = {text: reason.name for text, reason in found.items() if text.startswith("activate")}
    assert activations == {
        "activate tanit": "MISSING_COINS",
        "activate tanit with offering_2": "OK",
        "activate tanit with offering_4": "OK",
        "activate gate": "MISSING_COINS",
        "activate gate with offering_2": "MISSING_COINS",
        "activate gate with offering_4": "MISSING_COINS",
        "activate gate with offering_2 offering_4": "MISSING_COINS",
    }


def test_the_turn_says_that_a_card_of_the_pantheon_may_be_activated() -> None:
    english = language("en")
    there = DuelAdapter().asked(english, divine(pantheon={"slots": ["tanit", None, None, None, None, None]}))
    assert "pantheon" in there
    assert "pantheon" not in DuelAdapter().asked(english, divine())


def test_p_054_the_science_row_counts_divinities_and_the_snake() -> None:
    pantheon = {"cities": [{"divinities": ["ishtar", "nisaba"], "snake": "school"}, {}]}
    table = divine(cities=[{"buildings": ["workshop"]}, {"buildings": ["school"]}], pantheon=pantheon)
    assert str(symbols(DuelTheme(language("en")), table.view(), 0)).startswith("3/6")
