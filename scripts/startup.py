"""Run the first command of the README: the page must be available soon, and the server must stop without errors."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from threading import Timer

COMMAND = "make play"
SECONDS = 20.0  # to start, if everything is set up
PATIENCE = 600.0  # if it is not
READY = re.compile(r"http://[0-9.]+:[0-9]+")


def main() -> int:
    if COMMAND not in Path("README.md").read_text():
        return complain("the README does not name it")
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, begin(surroundings(folder)) as server:
        giving_up = Timer(PATIENCE, os.killpg, (server.pid, signal.SIGKILL))
        giving_up.start()
        try:
            address = wait_for_address(server)
            took = time.perf_counter() - start
            problem = look_around(address) if address else "the server did not start"
        finally:
            interrupt(server)
            giving_up.cancel()
        rest = server.stdout.read() if server.stdout else ""
    print(rest, f"{COMMAND}: {address} answered after {took:.1f} s", sep="")
    if problem or "Traceback" in rest:
        return complain(problem or "did not end in peace")
    return complain("too slow") if took > SECONDS else 0


def begin(environment: dict[str, str]) -> subprocess.Popen[str]:
    """In a separate process group, as a terminal starts it."""
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    command = [*COMMAND.split(), "ARGS=--port 0"]
    return subprocess.Popen(command, env=environment, stdout=pipe, stderr=both, text=True, start_new_session=True)


def interrupt(server: subprocess.Popen[str]) -> None:
    """Like Ctrl+C: the signal goes to the whole process group."""
    with suppress(ProcessLookupError):
        os.killpg(server.pid, signal.SIGINT)
    server.wait(timeout=30)


def surroundings(folder: str) -> dict[str, str]:
    """The environment of a new user, with a separate data folder and no display."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "SEPTEM_"))}
    for screen in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        kept.pop(screen, None)
    return kept | {"XDG_DATA_HOME": folder}


def wait_for_address(server: subprocess.Popen[str]) -> str:
    """The address that the server prints; empty if it ends without one."""
    assert server.stdout is not None
    for line in server.stdout:
        print(line, end="", flush=True)
        if found := READY.search(line):
            return found[0]
    return ""


def look_around(address: str) -> str:
    """Open the page and create a table; the error, or an empty text."""
    with urllib.request.urlopen(address) as page:
        if b'type="module"' not in page.read():
            return "the page is not the built one"
    wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "2"}], "name": "Ann"}
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}/api/tables", json.dumps(wish).encode(), headers)
    with urllib.request.urlopen(request) as reply:
        return "" if json.load(reply).get("id") else "no table was made"


def complain(problem: str) -> int:
    print(f"{COMMAND}: {problem}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
