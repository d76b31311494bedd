"""The questions of a table."""

from ..constants import QUESTIONS
from ..model import Decision, Extension, Option
from .decisions import ChooseStarter, DestroyCard, DraftWonder, KeepToken, PickToken, ReviveCard, TakeTurn


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
