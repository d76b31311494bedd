"""`septem serve`: it prints its address, and ends without an error."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest
from sqlalchemy import create_engine, text
from starlette.testclient import TestClient

from septem.web.http import app, pages
from septem.web.http.serving import listening_socket
from septem.web.settings import Settings
from septem.web.store.opening import only_server, prepare


def command(folder: Path, *options: str, **settings: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "SEPTEM_DATABASE": f"sqlite:///{folder / 'tables.sqlite'}", **settings}
    arguments = [sys.executable, "-m", "septem", "serve", *options]
    pipe = subprocess.PIPE
    return subprocess.Popen(arguments, env=environment, stdout=pipe, stderr=pipe, text=True)


def test_the_server_prints_its_address_and_ends_on_interrupt(tmp_path: Path) -> None:
    with command(tmp_path, "--port", "0", "--language", "fr") as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert "Septem est prêt" in line
        assert found
        assert httpx2.get(f"{found[0]}/health").json()["status"] == "ok"
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=20) == 0
        assert server.stderr is not None
        (line,) = server.stderr
        assert (json.loads(line)["level"], json.loads(line)["path"]) == ("info", "/health")


def refusal(folder: Path, **settings: str) -> str:
    """The message of a server that cannot start."""
    server = command(folder, "--port", "0", "--language", "en", **settings)
    said, wrong = server.communicate(timeout=60)
    assert (server.returncode, said) == (2, "")
    assert wrong.count("\n") == 1
    return wrong


def test_a_database_has_one_server(tmp_path: Path) -> None:
    with only_server(f"sqlite:///{tmp_path / 'tables.sqlite'}"):
        assert "another server uses the database" in refusal(tmp_path)


def test_a_database_has_one_server_also_by_another_name(tmp_path: Path) -> None:
    (tmp_path / "other").symlink_to(tmp_path / "tables.sqlite")
    with only_server(f"sqlite:///{tmp_path / 'other'}"):
        assert "another server uses the database" in refusal(tmp_path)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SEPTEM_DATABASE", "tables"),
        ("SEPTEM_DATABASE", "mysql://localhost/tables"),
        ("SEPTEM_DATABASE", "sqlite:////proc/none/tables.sqlite"),
        ("SEPTEM_REQUESTS_A_MINUTE", "many"),
        ("SEPTEM_PROXIES", "10.0.0.1"),
        ("SEPTEM_REDIS", "localhost"),
    ],
)
def test_a_wrong_setting_is_reported_in_one_sentence(tmp_path: Path, name: str, value: str) -> None:
    said = refusal(tmp_path, **{name: value})
    assert name in said or value in said or value.removeprefix("sqlite:///") in said
    assert "cannot be used" in said


def test_a_damaged_database_is_reported(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"this is not a database, whatever its name says" * 100)
    assert "cannot be used: file is not a database" in refusal(tmp_path)


def test_a_newer_database_is_reported(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    prepare(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    assert "a newer version of Septem" in refusal(tmp_path)


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with listening_socket("127.0.0.1", 0) as listener:
        port = str(listener.getsockname()[1])
        server = command(tmp_path, "--port", port, "--language", "en")
        said, wrong = server.communicate(timeout=30)
    assert (server.returncode, said) == (2, "")
    assert f"cannot listen on port {port} of 127.0.0.1" in wrong
    assert wrong.count("\n") == 1


def test_without_a_built_page_the_address_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    client = TestClient(app.create_app(Settings()), "http://127.0.0.1")
    answer = client.get("/", headers={"Accept-Language": "fr"})
    assert answer.status_code == 503
    assert "installez Node" in answer.text
