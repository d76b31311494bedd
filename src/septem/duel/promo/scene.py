"""The promo wonders' part of a scene."""

from __future__ import annotations

from typing import Any

from ..data.catalogue import CATALOGUE
from ..knowledge.view import View
from .wire import aside


def board_fields(view: View) -> dict[str, Any]:
    return {"aside": [CATALOGUE.id(card) for card in aside(view)]}
