"""Play in the browser as soon as possible: what `make play` does.

Sets up what playing needs and builds the page, both at once. If the package is not compiled yet, the server starts in
plain Python, the compiler works in the background, and the server starts again in the compiled form when it is ready:
tables are in the database, and pages connect again by themselves. Everything that was done is kept, so that the next
call continues after an interruption. Imports only the standard library: nothing else is there at first.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread

sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts.client import machine_node

RUN = Path(".venv/bin/python")
KEPT = Path("build/seconds.json")  # how long each step took the last time
USUAL = {"libraries": 25.0, "page": 20.0, "compiling": 240.0}  # seconds, if it was never done here
WHAT = {"libraries": "installing the libraries", "page": "building the page", "compiling": "compiling"}
READY = re.compile(r"http://[^ ]+:(\d+)")
GENTLE = ("nice", "-n", "10") if os.name == "posix" else ()  # compiling does not slow down the game
SECOND = 1.0
PATIENCE = 5.0  # for a server that the terminal has interrupted already


class StepError(Exception):
    """A step failed; its output says why."""


@dataclass
class Step:
    """A command that runs in the background, its output in a file."""

    name: str
    command: list[str]
    started: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.log = Path("build", f"{self.name}.log")
        self.log.parent.mkdir(exist_ok=True)
        with self.log.open("w") as output:
            self.process = subprocess.Popen(
                self.command, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
            )

    def is_done(self) -> bool:
        """Whether it has ended well; a StepError if it has ended badly."""
        code = self.process.poll()
        if code:
            said = "".join(self.log.read_text(errors="replace").splitlines(keepends=True)[-20:])
            raise StepError(f"{said}{WHAT[self.name].capitalize()} failed ({self.log}). `make play` tries again.")
        return code == 0

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.started

    def stop(self, patience: float = PATIENCE) -> None:
        """End it and all its children, and wait for them: the next call writes to the same folders."""
        if self.process.poll() is None and self.tell_all(signal.SIGTERM):
            self.process.wait()
            if not self.all_ended(patience):
                self.tell_all(signal.SIGKILL)
                self.all_ended(patience)

    def tell_all(self, what: int) -> bool:
        """Send a signal to all its processes; whether there are any."""
        try:
            os.killpg(self.process.pid, what)
        except ProcessLookupError:
            return False
        return True

    def all_ended(self, patience: float) -> bool:
        """Whether all its processes end in time."""
        until = time.monotonic() + patience
        while (alive := self.tell_all(0)) and time.monotonic() < until:
            time.sleep(0.05)
        return not alive


def usual_seconds() -> dict[str, float]:
    """How long each step takes on this machine, as far as that is known."""
    try:
        kept = json.loads(KEPT.read_text())
        return USUAL | {name: float(kept[name]) for name in USUAL if name in kept}
    except (OSError, ValueError, TypeError):
        return USUAL


def keep_seconds(step: Step) -> None:
    KEPT.write_text(json.dumps(usual_seconds() | {step.name: round(step.seconds, 1)}))


def remaining(steps: list[Step], usual: dict[str, float]) -> float:
    """Seconds until steps that run at once are all done; a step that takes longer than usual is nearly done."""
    return max((max(usual[step.name] - step.seconds, SECOND) for step in steps), default=0.0)


def in_words(seconds: float) -> str:
    """About how long: to five seconds, or to minutes."""
    return f"{round(seconds / 60)} min" if seconds >= 90 else f"{max(5, 5 * round(seconds / 5))} s"


class Progress:
    """One line that is rewritten on a terminal; elsewhere a line whenever another step is under way."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty()
        self.told = ""

    def tell(self, steps: list[Step], usual: dict[str, float]) -> None:
        what = " and ".join(WHAT[step.name] for step in steps)
        if self.live:
            line = f"{what.capitalize()}: about {in_words(remaining(steps, usual))} left"
            print(f"\r\x1b[K{line}", end="", flush=True)
        elif what != self.told:
            print(f"{what.capitalize()}: about {in_words(remaining(steps, usual))} left", flush=True)
        self.told = what

    def end(self) -> None:
        if self.live and self.told:
            print("\r\x1b[K", end="", flush=True)


def prepare() -> None:
    """Libraries and page: at once if the machine has Node, else the page after the libraries, with the Node of PyPI."""
    own_node = machine_node() is not None
    waiting: list[Callable[[], Step]] = [lambda: Step("libraries", ["scripts/setup", "play"])]
    waiting.append(lambda: Step("page", [sys.executable if own_node else str(RUN), "scripts/client.py", "page"]))
    carry_out(waiting, at_once=own_node)


def carry_out(waiting: list[Callable[[], Step]], *, at_once: bool) -> None:
    """Run steps, all at once or one after the other. What was started is stopped if one fails or is interrupted."""
    usual, progress = usual_seconds(), Progress()
    running: list[Step] = []
    try:
        while waiting or running:
            while waiting and (at_once or not running):
                running.append(waiting.pop(0)())
            time.sleep(0.1)
            for step in [step for step in running if step.is_done()]:
                running.remove(step)
                if step.seconds > SECOND:  # else there was nothing to do
                    keep_seconds(step)
            if running and running[0].seconds > SECOND:
                progress.tell(running, usual)
    finally:
        progress.end()
        for step in running:
            step.stop()


class Server:
    """The server as a child, its output passed on; the port it chose is known once it is ready."""

    def __init__(self, arguments: list[str], *, installed: bool) -> None:
        surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        source = {} if installed else {"PYTHONPATH": "src"}
        command = [str(RUN), "-m", "septem", "serve", *arguments]
        self.process = subprocess.Popen(command, env=surroundings | source, stdout=subprocess.PIPE, text=True)
        self.port = ""
        self.ready = Event()
        self.reader = Thread(target=self.pass_on, daemon=True)
        self.reader.start()

    def pass_on(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                print(line, end="", flush=True)
                if not self.port and (found := READY.search(line)):
                    self.port = found[1]
                    self.ready.set()
        self.ready.set()

    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def stop(self, patience: float = 0.0) -> None:
        """End it, unless it ends by itself."""
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.terminate()
            self.process.wait()
        self.reader.join()


def with_port(arguments: list[str], port: str) -> list[str]:
    """The same server again: at the same port, and without another page."""
    kept = [argument for argument in arguments if argument != "--open"]
    return [*kept, "--port", port]  # the last --port counts


def is_installed() -> bool:
    return subprocess.run(["scripts/setup", "play", "installed"], check=False).returncode == 0


def form() -> str:
    """The form that was built: `compiled`, or `plain Python:` and why."""
    return Path(".venv/form").read_text().strip()


class Game:
    """A server that runs until somebody stops it, in the best form that there is."""

    def __init__(self, arguments: list[str]) -> None:
        self.arguments = arguments
        self.installed = is_installed()
        self.server = Server(arguments, installed=self.installed)

    def serve(self) -> int:
        """Returns the exit code of the server."""
        try:
            if not self.installed:
                self.compile()
            return self.server.process.wait()
        finally:
            self.server.stop(PATIENCE)

    def compile(self) -> None:
        """Compile beside the server, once it is there; then start it again in the compiled form."""
        self.server.ready.wait()
        if not self.server.port:
            return
        print(
            f"Compiling in the background, about {in_words(usual_seconds()['compiling'])}. Until then bots are slower."
        )
        step = Step("compiling", [*GENTLE, "scripts/setup", "play", "install"])
        try:
            while not self.server.has_ended() and not step.is_done():
                time.sleep(SECOND)
        except StepError as problem:
            print(problem, "The game goes on in plain Python.", sep="\n")
            return
        finally:
            step.stop()
        if not self.server.has_ended():
            keep_seconds(step)
            self.switch()

    def switch(self) -> None:
        if form() != "compiled":
            print(f"The game goes on, slowly: {form()}")
            return
        print("Compiled. The server starts again; every table stays as it is, and pages connect again by themselves.")
        self.server.stop()
        self.server = Server(with_port(self.arguments, self.server.port), installed=True)


def main(arguments: list[str]) -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        prepare()
        return Game(["--open", *arguments]).serve()
    except StepError as problem:
        print(problem)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. `make play` continues from here.")
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
