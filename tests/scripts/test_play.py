"""`make play`: steps at once, estimates, interruptions, and the server that starts again in the compiled form."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import pytest

from scripts import play
from scripts.play import Game, Server, Step, StepError

SERVER = """
import signal, sys, time
print(f"ready: http://127.0.0.1:4{len(sys.argv)}", *sys.argv[1:], flush=True)
time.sleep(60)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(play, "SECOND", 0.05)
    return tmp_path


def step(name: str, program: str) -> Step:
    return Step(name, [sys.executable, "-c", program])


def done(one: Step) -> bool:
    one.process.wait()
    return one.is_done()


def test_a_step_ends_well_or_says_why_not() -> None:
    assert done(step("page", "pass"))
    with pytest.raises(StepError, match="no Node") as failed:
        done(step("page", "import sys; sys.exit('no Node')"))
    assert "Building the page failed (build/page.log)" in str(failed.value)


def test_a_failure_stops_the_other_steps() -> None:
    slow = step("libraries", "import time; time.sleep(60)")
    with pytest.raises(StepError):
        play.carry_out([lambda: slow, lambda: step("page", "1/0")], at_once=True)
    assert slow.process.returncode is not None


@pytest.mark.parametrize("at_once", [True, False])
def test_steps_run_at_once_or_one_after_the_other(at_once: bool) -> None:
    note = "import time; open('order', 'a').write('{0}'); time.sleep(1); open('order', 'a').write('{0}')"
    makers = [lambda: step("libraries", note.format("l")), lambda: step("page", note.format("p"))]
    play.carry_out(makers, at_once=at_once)
    assert (Path("order").read_text() == "llpp") is not at_once


def test_a_step_is_stopped_with_its_children() -> None:
    child = "import time; open('begun', 'w'); time.sleep(3); open('late', 'w')"
    one = step("compiling", f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])")
    while not Path("begun").exists():
        time.sleep(0.05)
    one.stop()
    time.sleep(4)
    assert not Path("late").exists()


def test_a_step_is_stopped_only_when_its_last_child_has_ended() -> None:
    """Else the next call would write into the same folder at the same time."""
    slow = "trap '' TERM; touch ready; sleep 1; touch late; sleep 60"
    one = step("page", f"import subprocess, time; subprocess.Popen(['sh', '-c', {slow!r}]); time.sleep(60)")
    while not Path("ready").exists():
        time.sleep(0.01)
    one.stop(patience=0.2)
    assert not Path("late").exists()
    time.sleep(1.2)
    assert not Path("late").exists()


def test_the_estimate_is_what_the_last_time_took() -> None:
    assert play.usual_seconds() == play.USUAL
    one = step("page", "pass")
    assert done(one)
    one.started -= 30
    play.keep_seconds(one)
    assert play.usual_seconds()["page"] == pytest.approx(30, abs=1)
    assert play.usual_seconds()["libraries"] == play.USUAL["libraries"]
    assert play.remaining([one], {"page": 50.0}) == pytest.approx(20, abs=1)


@pytest.mark.parametrize("kept", ["", "[1]", json.dumps({"page": "soon"}), "no json"])
def test_a_spoilt_estimate_is_forgotten(kept: str) -> None:
    Path("build").mkdir()
    Path("build/seconds.json").write_text(kept)
    assert play.usual_seconds() == play.USUAL


@pytest.mark.parametrize(("seconds", "words"), [(1, "5 s"), (23, "25 s"), (89, "90 s"), (130, "2 min")])
def test_estimates_are_rough(seconds: float, words: str) -> None:
    assert play.in_words(seconds) == words


def test_the_same_server_has_the_same_port_and_opens_no_page() -> None:
    assert play.with_port(["--open", "--port", "0"], "8007") == ["--port", "0", "--port", "8007"]


@pytest.fixture
def serving(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Programs in place of Python and the set-up."""
    program, setup = folder / "python", folder / "scripts/setup"
    setup.parent.mkdir()
    program.write_text(f"#!{sys.executable}\n{SERVER}")
    program.chmod(0o755)
    monkeypatch.setattr(play, "RUN", program)
    monkeypatch.setattr(play, "GENTLE", (sys.executable, "-c", "pass"))
    monkeypatch.setattr(play, "is_installed", lambda: False)


@pytest.mark.usefixtures("serving")
def test_the_server_starts_again_at_its_port_when_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "form", lambda: "compiled")
    game = Game(["--open"])
    first = game.server
    game.compile()
    try:
        assert first.has_ended()
        assert not game.server.has_ended()
        assert game.server.process.args == [str(play.RUN), "-m", "septem", "serve", "--port", first.port]
    finally:
        game.server.stop()


@pytest.mark.usefixtures("serving")
@pytest.mark.parametrize("problem", ["no compiler", "failure"])
def test_the_game_goes_on_in_plain_python(
    problem: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "form", lambda: "plain Python: no working C compiler")
    if problem == "failure":
        monkeypatch.setattr(play, "GENTLE", (sys.executable, "-c", "1/0"))
    game = Game([])
    first = game.server
    try:
        game.compile()
        assert game.server is first
        assert not first.has_ended()
        assert "The game goes on" in capsys.readouterr().out
    finally:
        first.stop()


@pytest.mark.usefixtures("serving")
def test_a_server_that_does_not_start_is_not_compiled(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    (folder / "python").write_text("#!/bin/sh\nexit 2\n")
    assert Game([]).serve() == 2
    assert not (folder / "build/compiling.log").exists()


def test_a_server_without_an_address_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    (folder / "python").write_text("#!/bin/sh\nexit 2\n")
    (folder / "python").chmod(0o755)
    monkeypatch.setattr(play, "RUN", folder / "python")
    server = Server([], installed=False)
    server.stop(patience=10)
    assert server.ready.is_set()
    assert server.port == ""
