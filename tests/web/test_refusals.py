"""Every refusal states its reason, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import septem.web
from septem.text import LANGUAGES, language

FOLDER = Path(septem.web.__file__).parent
CODES = sorted({code for path in FOLDER.rglob("*.py") for code in re.findall(r'Refusal\(\s*"(\w+)"', path.read_text())})


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_has_a_reason(code: str) -> None:
    texts = language(code).text
    assert len(CODES) > 15
    assert [refused for refused in CODES if f"refused.{refused}" not in texts] == []
