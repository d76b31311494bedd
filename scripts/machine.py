"""See that programs of the system which some tests use are there; install what is missing where that is possible.

`machine.py chromium` fails with advice if it stays missing; `machine.py --try postgresql redis` only tells.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PROGRAMS = {  # any of them will do
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "postgresql": ("initdb", "/usr/lib/postgresql/*/bin/initdb"),
    "redis": ("redis-server",),
}
PACKAGES = {"chromium": "chromium", "postgresql": "postgresql", "redis": "redis-server"}  # of Debian


def find(name: str) -> str | None:
    for program in PROGRAMS[name]:
        found = sorted(map(str, Path("/").glob(program[1:]))) if program.startswith("/") else [shutil.which(program)]
        if found and found[-1]:
            return found[-1]
    return None


def install(name: str) -> None:
    """By the system's packages."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for command in ("update", "install --no-install-recommends --yes " + PACKAGES[name]):
            words = ["apt-get", "-qq", *command.split()]
            subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def lacking(name: str) -> str:
    """Advice, if a program is missing and could not be installed."""
    if find(name) is None:
        install(name)
    return "" if find(name) else f"{name} is missing (Debian: apt install {PACKAGES[name]})"


def main(arguments: list[str]) -> int:
    only_try = "--try" in arguments
    missing = [problem for name in arguments if name in PROGRAMS and (problem := lacking(name))]
    print(*missing, sep="; ")
    return int(bool(missing) and not only_try)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
