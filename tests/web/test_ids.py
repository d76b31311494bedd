"""Ids of tables and guests stand in commands of operators."""

import secrets

import pytest

from septem.web.tables.ids import new_id


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-hyRCh4JWOCcfHz7e8kk6w", "--help", "hyRCh4JWOCcfHz7e8kk6w"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(made))
    assert new_id() == "hyRCh4JWOCcfHz7e8kk6w"
