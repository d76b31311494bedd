"""Upgrades while people play: processes of two versions share the database and Redis, and no game notices."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect

import septem
from septem.web.store.database import MIGRATIONS

from .page import ME, OPEN, Page
from .running import Person, Running
from .services import Missing, postgresql, redis
from .test_several_processes import play_once

NEXT_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{head}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("moods", sa.Column("id", sa.Integer(), primary_key=True))
    op.add_column("tables", sa.Column("mood", sa.String(length=20), nullable=True))
    op.add_column("entries", sa.Column("mood", sa.String(length=20), nullable=True))
"""


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def newer_version(folder: Path) -> Path:
    """A copy of the package as a later version might be: a new migration, and notifications with another field."""
    package = folder / "septem"
    shutil.copytree(Path(septem.__file__).parent, package, ignore=shutil.ignore_patterns("client", "__pycache__"))
    head = ScriptDirectory.from_config(migrations()).get_current_head()
    (package / "web/store/migrations/versions/next.py").write_text(NEXT_MIGRATION.format(head=head))
    source = package / "web/store/notifications.py"
    text = source.read_text()
    changed = text.replace('{"sender": self.sender,', '{"mood": ["new"], "sender": self.sender,')
    assert changed != text
    source.write_text(changed)
    return folder


@pytest.fixture
def services() -> Iterator[dict[str, str]]:
    with ExitStack() as stack:
        try:
            found = {"DATABASE": stack.enter_context(postgresql()), "REDIS": stack.enter_context(redis())}
        except Missing as missing:
            pytest.skip(str(missing))
        yield found


def upgrade(process: Running, newer: Path) -> None:
    """As an operator does it: stop, and start in the new version."""
    process.stop()
    process.environment["PYTHONPATH"] = str(newer)
    process.begin()


def test_a_rolling_upgrade_interrupts_no_game(services: dict[str, str], tmp_path: Path) -> None:
    newer = newer_version(tmp_path / "newer")
    first, second = (Running(tmp_path, **services) for _ in range(2))
    with ExitStack() as stack:
        stack.callback(first.kill)
        stack.callback(second.kill)
        ann, bob = stack.enter_context(Person(first, "Ann")), stack.enter_context(Person(second, "Bob"))
        table = ann.make("duel", [ME, OPEN])
        pages = {1: ann.come(first, table), 2: bob.come(second, table)}
        bob.sit(table, 2)
        play(pages, 6)
        pages[1] = ann.come(second, table)  # the proxy sends her there
        upgrade(first, newer)  # updates the schema while the second process uses it
        play(pages, 4)
        pages[1] = ann.come(first, table)
        play(pages, 8)  # through both versions
        pages[2] = bob.come(first, table)
        upgrade(second, newer)
        pages[2] = bob.come(second, table)
        play(pages, 6)
        assert [page.scene and page.scene["number"] for page in pages.values()] == [24, 24]
    engine = create_engine(services["DATABASE"])
    assert "moods" in inspect(engine).get_table_names()
    engine.dispose()


def play(pages: dict[int, Page], turns: int) -> None:
    for _ in range(turns):
        play_once(pages)


def test_every_migration_only_adds(tmp_path: Path) -> None:
    """So the version before it still reads and writes the database."""
    engine, config = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}"), migrations()
    before: dict[str, dict[str, str]] = {}
    revisions = list(ScriptDirectory.from_config(config).walk_revisions())[::-1]
    assert len(revisions) > 3
    for revision in revisions:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision.revision)
            found = inspect(connection)
            after = {
                table: {column["name"]: str(column["type"]) for column in found.get_columns(table)}
                for table in found.get_table_names()
            }
            for table, columns in before.items():
                assert columns.items() <= after[table].items(), revision
                added = [column for column in found.get_columns(table) if column["name"] not in columns]
                assert all(column["nullable"] or column["default"] is not None for column in added), revision
        before = after
    engine.dispose()
