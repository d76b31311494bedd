"""Check an installed septem: run this script with the python of a fresh environment, outside the source tree.

It plays a complete game in the terminal against a bot and creates a table in the web app. It imports only the standard
library, because the environment contains only the package under test and its dependencies.
"""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from threading import Timer

sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts.startup import look_around, wait_for_address

SEPTEM = shutil.which("septem", path=sysconfig.get_path("scripts")) or "septem"
CHOICES = "1\n\n" * 200  # the first item of the menu, and Enter for confirmations
PATIENCE = 120.0  # seconds


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SEPTEM"))}
        surroundings |= {"XDG_DATA_HOME": folder, "LOCALAPPDATA": folder, "HOME": folder, "SEPTEM_LANGUAGE": "en"}
        for check in (plays_in_the_terminal, serves_the_page):
            check(folder, surroundings)
            print(f"{check.__name__.replace('_', ' ')}: yes")
    return 0


def plays_in_the_terminal(folder: str, surroundings: dict[str, str]) -> None:
    command = [SEPTEM, "game", "--seed", "3", "--seat", "1", "--bot", "2"]
    done = subprocess.run(
        command, cwd=folder, env=surroundings, input=CHOICES, capture_output=True, encoding="utf-8", timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    assert "Total" in done.stdout, done.stdout[-2000:]


def serves_the_page(folder: str, surroundings: dict[str, str]) -> None:
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    command = [SEPTEM, "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=folder, env=surroundings, stdout=pipe, stderr=both, text=True) as server:
        giving_up = Timer(PATIENCE, server.kill)
        giving_up.start()
        try:
            address = wait_for_address(server)
            problem = look_around(address) if address else "the server did not start"
        finally:
            server.send_signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGINT)
            server.wait(timeout=30)
            giving_up.cancel()
    assert not problem, problem


if __name__ == "__main__":
    sys.exit(main())
