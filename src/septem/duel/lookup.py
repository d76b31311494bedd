"""Members of lists whose class is known. Compiled, their class is not checked on every access: see lookup.pxd."""

from .model import Decision, Drafting, Extension, Immediate, Ongoing, Option


def decision(decisions: list[Decision], number: int) -> Decision:
    return decisions[number]


def option(options: list[Option], number: int) -> Option:
    return options[number]


def extension(extensions: list[Extension], number: int) -> Extension:
    return extensions[number]


def ongoing(effects: list[Ongoing], number: int) -> Ongoing:
    return effects[number]


def immediate(effects: list[Immediate], number: int) -> Immediate:
    return effects[number]


def drafting(effects: list[Drafting], number: int) -> Drafting:
    return effects[number]
