"""What whoever runs the server may set, by environment variables that begin with SEPTEM_."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, IPvAnyNetwork
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
    port: Annotated[int, Field(ge=0, le=65535)] = 8007
    open_page: bool = False  # in a browser of this machine, once the server is ready
    language: Literal["en", "fr"] = "en"  # of what the server prints
    database: str = Field(default_factory=default_database)  # or postgresql+psycopg://...
    database_threads: Annotated[int, Field(ge=1, le=64)] = 8  # at once; with SQLite it is always one
    redis: str | None = None  # redis://..., by which several processes with one PostgreSQL tell each other news
    origins: tuple[str, ...] = ()  # other addresses than the server's own whose pages may talk to it
    proxies: tuple[IPvAnyNetwork, ...] = ()  # addresses or networks of proxies that say where a request comes from
    secure_cookies: bool = False  # set it where the server is reached by https
    bot_processes: Annotated[int, Field(ge=1, le=64)] = 1  # for bots that think long; others share one more
    niceness: Annotated[int, Field(ge=0, le=14)] = 10  # of bots: people's answers go before their thoughts
    bots_a_guest: Annotated[int, Field(ge=1)] = 4  # that may think at once at tables of one guest
    bot_tables_a_guest: Annotated[int, Field(ge=1)] = 30  # unfinished ones
    bot_pause: Annotated[float, Field(ge=0, le=10)] = 0.7  # seconds before a bot answers, so that people can follow
    hint_seconds: Annotated[float, Field(gt=0, le=10)] = 1.0  # to think about a hint
    hints_a_minute: Annotated[int, Field(ge=1)] = 20  # for one guest
    analysis_processes: Annotated[int, Field(ge=1, le=64)] = 1
    analysis_effort: Annotated[float, Field(gt=0, le=10)] = 0.25  # of what `septem analyse` spends on a decision
    analysis_queue: Annotated[int, Field(ge=1)] = 50  # games that may wait
    analyses_an_hour: Annotated[int, Field(ge=1)] = 20  # for one guest
    message_bytes: Annotated[int, Field(ge=256)] = 4096
    messages_a_minute: Annotated[int, Field(ge=1)] = 240  # from one connection
    requests_a_minute: Annotated[int, Field(ge=1)] = 600  # from one address
    tables_an_hour: Annotated[int, Field(ge=1)] = 60  # made by one guest
    guests_an_hour: Annotated[int, Field(ge=1)] = 120  # from one address
    listeners_a_table: Annotated[int, Field(ge=1)] = 60
    connections_a_guest: Annotated[int, Field(ge=1)] = 20
    idle_seconds: Annotated[float, Field(ge=0)] = 900  # until a table that nobody looks at leaves the memory
