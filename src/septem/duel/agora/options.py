"""The options of a table with Agora."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Literal, TypedDict

from ..base_options import BaseOptions


class ReviveSenator(StrEnum):
    """Whether a senator of the discard pile may be revived (A-064)."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class ConspiratorAction(StrEnum):
    """Whether a conspirator's action may be declined (A-060)."""

    REQUIRED = "required"
    OPTIONAL = "optional"


class EmptyTrigger(StrEnum):
    """Whether a conspiracy without any effect may be triggered (A-130)."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class AgoraChoices(TypedDict, total=False):
    """Options of Agora as callers name them."""

    agora: bool
    revive_senator: ReviveSenator | Literal["allowed", "forbidden"]
    conspirator_action: ConspiratorAction | Literal["required", "optional"]
    empty_trigger: EmptyTrigger | Literal["forbidden", "allowed"]


@dataclass(frozen=True)
class AgoraOptions(BaseOptions):
    SWITCH: ClassVar[str] = "agora"

    agora: bool = False
    revive_senator: ReviveSenator = ReviveSenator.ALLOWED
    conspirator_action: ConspiratorAction = ConspiratorAction.REQUIRED
    empty_trigger: EmptyTrigger = EmptyTrigger.FORBIDDEN
