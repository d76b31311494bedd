"""What a table is put together from: the expansions its options ask for, and every question they bring."""

from __future__ import annotations

from .constants import QUESTIONS
from .model import Decision, Extension, Option
from .options import DuelOptions
from .pantheon.extension import Pantheon
from .promo.extension import Promo
from .rules.decisions import ChooseStarter, DestroyCard, DraftWonder, KeepToken, PickToken, ReviveCard, TakeTurn


def extensions_of(options: DuelOptions) -> list[Extension]:
    extensions: list[Extension] = [Pantheon(options)] if options.pantheon else []
    return [*extensions, Promo(options.promo_wonders)] if options.promo_wonders else extensions


def asked(questions: list[Decision]) -> tuple[str, ...]:
    """The names of the questions that a table can ask."""
    return tuple(QUESTIONS[kind] for kind, question in enumerate(questions) if type(question) is not Decision)


def questions_of(extensions: list[Extension]) -> list[Decision]:
    """The questions of the base game and those of the expansions, each in its place."""
    options: list[Option] = [option for extension in extensions for option in extension.options()]
    questions: list[Decision] = [
        DraftWonder(),
        TakeTurn(options),
        PickToken(),
        KeepToken(),
        ReviveCard(),
        DestroyCard(),
        ChooseStarter(),
    ]
    added = {number: question for extension in extensions for number, question in extension.questions().items()}
    nothing = Decision()
    return questions + [added.get(number, nothing) for number in range(len(questions), len(QUESTIONS))]
