"""What whoever runs the server may set, by environment variables that begin with SEPTEM_."""

from __future__ import annotations

import os
from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


def data_folder() -> Path:
    """Where the user's data lies, as the desktop's conventions say."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "septem"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="SEPTEM_", frozen=True)

    host: str = "127.0.0.1"
    port: int = Field(8007, ge=0, le=65535)
    database: str = Field(default_factory=default_database)  # or postgresql+psycopg://...
    database_threads: int = Field(8, ge=1, le=64)  # at once; with SQLite it is always one
    origins: tuple[str, ...] = ()  # other addresses than the server's own whose pages may talk to it
    secure_cookies: bool = False  # set it where the server is reached by https
    bot_processes: int = Field(1, ge=1, le=64)
    bot_queue: int = Field(500, ge=1)  # answers that may wait for a process before a bot's seat has to wait its turn
    bot_pause: float = Field(0.7, ge=0, le=10)  # seconds before a bot answers, so that people can follow
    message_bytes: int = Field(4096, ge=256)
    messages_a_minute: int = Field(240, ge=1)  # from one connection
    requests_a_minute: int = Field(240, ge=1)  # from one address
    tables_an_hour: int = Field(60, ge=1)  # made by one guest
    guests_an_hour: int = Field(120, ge=1)  # from one address
    listeners_a_table: int = Field(60, ge=1)
    connections_a_guest: int = Field(20, ge=1)
    idle_seconds: float = Field(900, ge=0)  # until a table that nobody looks at leaves the memory
