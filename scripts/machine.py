"""Check for system programs that some tests need, and install missing ones if possible.

`machine.py chromium` fails with advice if the program is still missing; `machine.py --try postgresql redis` only
reports.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PROGRAMS = {  # any one of these is enough
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "postgresql": ("initdb", "/usr/lib/postgresql/*/bin/initdb"),
    "redis": ("redis-server",),
}
PACKAGES = {"chromium": "chromium", "postgresql": "postgresql", "redis": "redis-server"}  # Debian package names


def find(name: str) -> str | None:
    for program in PROGRAMS[name]:
        found = sorted(map(str, Path("/").glob(program[1:]))) if program.startswith("/") else [shutil.which(program)]
        if found and found[-1]:
            return found[-1]
    return None


def install(name: str) -> None:
    """With apt-get, if this process is root."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for command in ("update", "install --no-install-recommends --yes " + PACKAGES[name]):
            words = ["apt-get", "-qq", *command.split()]
            subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def lacking(name: str) -> str:
    """Advice if a program is missing and could not be installed; otherwise empty."""
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
