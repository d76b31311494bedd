"""The settings of the server: environment variables with the prefix SEPTEM_."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, IPvAnyNetwork, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from ..core.errors import Problem
from .logs import LogFormat
from .store.retention import Retention
from .store.sessions import Lifetime
from .tables.lobby import LobbySettings


def data_folder() -> Path:
    """The user's data folder, as the XDG specification defines it."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "septem"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


PREFIX = "SEPTEM_"
PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)  # of the browsers


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8007
    open_page: bool = False  # open the page in a browser of this machine once the server is ready
    language: Literal["en", "fr"] = "en"  # of the server's output
    log_format: LogFormat = "auto"  # plain text on a terminal, else JSON
    access_log: bool | None = None  # a line for each request; None: only as JSON
    database: str = Field(default_factory=default_database)  # or postgresql+psycopg://…
    database_threads: Annotated[int, Field(ge=1, le=64)] = 8  # for transactions at the same time; SQLite always has one
    redis: str | None = None  # redis://…, for notifications between several processes with one PostgreSQL
    hosts: tuple[str, ...] = ()  # names under which the server answers, besides addresses; see `admission`
    origins: tuple[str, ...] = ()  # other origins whose pages may use the server
    proxies: tuple[IPvAnyNetwork, ...] = ()  # addresses or networks of proxies whose X-Forwarded-For is trusted
    secure_cookies: bool = False  # set it if clients use https
    bot_processes: Annotated[int, Field(ge=1, le=64)] = 1  # for bots with a time budget; fast bots share one more
    niceness: Annotated[int, Field(ge=0, le=14)] = 10  # of bot processes: requests have priority
    bot_tables_a_guest: Annotated[int, Field(ge=1)] = LobbySettings.bot_tables_a_guest  # unfinished tables with bots
    bot_pause: Annotated[float, Field(ge=0, le=10)] = LobbySettings.bot_pause  # seconds before a bot answers
    hint_processes: Annotated[int, Field(ge=1, le=64)] = 1
    hint_seconds: Annotated[float, Field(gt=0, le=10)] = 1.0  # of search for a hint
    hints_a_minute: Annotated[int, Field(ge=1)] = 20  # per guest
    analysis_processes: Annotated[int, Field(ge=1, le=64)] = 1
    analysis_effort: Annotated[float, Field(gt=0, le=10)] = 0.5  # fraction of the iterations of `septem analyse`
    analysis_queue: Annotated[int, Field(ge=1)] = 50  # waiting games
    analyses_a_guest: Annotated[int, Field(ge=1)] = 3  # waiting at the same time
    analyses_an_address: Annotated[int, Field(ge=1)] = 10  # the same for all guests of an address
    analyses_an_hour: Annotated[int, Field(ge=1)] = 20  # per guest
    header_bytes: Annotated[int, Field(ge=1024)] = 16_384  # of the headers of a request
    request_seconds: Annotated[float, Field(gt=0)] = 10.0  # until a request must be complete
    connections_an_address: Annotated[int, Field(ge=1)] = 100  # at the same time; proxies may have any number
    message_bytes: Annotated[int, Field(ge=256)] = 4096
    messages_a_minute: Annotated[int, Field(ge=1)] = 240  # per connection
    messages_a_minute_an_address: Annotated[int, Field(ge=1)] = 1200  # of all its connections; more of them wait
    requests_a_minute: Annotated[int, Field(ge=1)] = 600  # per address
    tables_an_hour: Annotated[int, Field(ge=1)] = 60  # created per guest
    guests_an_hour: Annotated[int, Field(ge=1)] = 120  # per address
    accounts_an_hour: Annotated[int, Field(ge=1)] = 10  # created per address
    record_downloads_an_hour: Annotated[int, Field(ge=1)] = 6  # of all records or of all data, per guest
    follows_an_hour: Annotated[int, Field(ge=1)] = 60  # members that somebody begins to follow
    mails_an_hour: Annotated[int, Field(ge=1)] = 5  # with codes that confirm an address, per member
    push_contact: str | None = None  # mailto:… of the operator; with it the server sends push messages
    push_services: tuple[str, ...] = PUSH_SERVICES  # to which it sends them, and nowhere else
    smtp: str | None = None  # smtp://name:password@host:port, or smtps://…; with it the server sends mail
    mail_sender: str = "septem@localhost"
    site: str | None = None  # https://… of the page, for links in mail and for replies of an OpenID provider
    openid_issuer: str | None = None  # https://… of an OpenID provider; with it members can sign in there
    openid_client: str | None = None  # the id of this site at the provider,
    openid_secret: SecretStr | None = None  # and its secret, if it has one
    openid_name: Annotated[str, Field(min_length=1, max_length=40)] = "OpenID Connect"  # of the provider, on buttons
    vacation_days: Annotated[int, Field(ge=0, le=365)] = 30  # in a year, per member
    sign_ins_an_hour: Annotated[int, Field(ge=1)] = 20  # attempts per account
    sign_ins_an_hour_an_address: Annotated[int, Field(ge=1)] = 60
    reports_an_hour: Annotated[int, Field(ge=1)] = 20  # per guest
    report_days: Annotated[int, Field(ge=0)] = 365  # until a resolved report is deleted; 0: never
    operator_log_days: Annotated[int, Field(ge=0)] = 730  # the same for actions of operators
    word_list: Path | None = None  # a file with words that names and messages must not contain
    tokens_a_member: Annotated[int, Field(ge=0)] = 20  # for programs
    bot_requests_a_minute: Annotated[int, Field(ge=1)] = 300  # of programs, per account
    spectators_a_table: Annotated[int, Field(ge=1)] = 60
    spectators_an_address: Annotated[int, Field(ge=1)] = 10  # at one table
    tables_an_hour_an_address: Annotated[int, Field(ge=1)] = 120  # created per address
    listed_tables_a_guest: Annotated[int, Field(ge=1)] = 3  # that wait in the lobby at the same time
    listings_an_hour_an_address: Annotated[int, Field(ge=1)] = 30  # tables put into the lobby
    connections_a_guest: Annotated[int, Field(ge=1)] = 20
    waiting_days: Annotated[int, Field(ge=0)] = 30  # until a table without a game is deleted; 0: never, also below
    bot_game_days: Annotated[int, Field(ge=0)] = (
        30  # since the last move, until an unfinished game with bots is deleted
    )
    unfinished_days: Annotated[int, Field(ge=0)] = 365  # the same for unfinished games of several people
    finished_days: Annotated[int, Field(ge=0)] = 0  # until a finished game is deleted
    session_idle_days: Annotated[int, Field(ge=1)] = 30  # without use, until a member has to sign in again
    session_days: Annotated[int, Field(ge=1)] = 365  # the same, however often the session is used
    guest_days: Annotated[int, Field(ge=0)] = 365  # until a guest without a table is deleted
    idle_seconds: Annotated[float, Field(ge=0)] = LobbySettings.idle_seconds  # until an unused table leaves the memory

    def retention(self) -> Retention:
        return Retention(
            self.waiting_days, self.bot_game_days, self.unfinished_days, self.finished_days, self.guest_days
        )

    def session_lifetime(self) -> Lifetime:
        return Lifetime(self.session_idle_days, self.session_days)

    def lobby(self) -> LobbySettings:
        """The settings that tables need."""
        return LobbySettings(self.bot_pause, self.bot_tables_a_guest, self.idle_seconds)


def read_settings() -> Settings:
    """The settings of the environment; a Problem names the first one that is wrong."""
    try:
        return Settings()
    except ValidationError as wrong:
        first = wrong.errors()[0]
        raise Problem("bad_environment", variable=f"{PREFIX}{first['loc'][0]}".upper(), error=first["msg"]) from None
    except SettingsError as wrong:  # lists are written as JSON
        name = str(wrong).partition('"')[2].partition('"')[0]
        raise Problem("bad_environment", variable=f"{PREFIX}{name}".upper(), error=str(wrong.__cause__)) from None
