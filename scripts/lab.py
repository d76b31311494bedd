"""Install the packages for the tests of the heavy extras into build/lab, if the lock file has changed.

The packages are not in .venv, so all other checks and tests run without them. Prints the reason if it fails. If pip
finds a build of torch for processors alone, gigabytes of libraries for graphics cards are not needed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

LOCK, GRAPHICS = Path("requirements-lab.lock"), Path("requirements-lab-graphics.lock")
PLACE = Path("build/lab")
STAMP = PLACE / "lock.txt"
PIP = (sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check")
EXACTLY = ("--no-deps", "--require-hashes", "-r")  # the lock files are complete


def lacking() -> str:
    """The reason why these tests cannot run here; empty if they can."""
    if os.environ.get("LAB") == "no":
        return "left out by LAB=no"
    wanted = f"{sys.version}\n{LOCK.read_text()}{GRAPHICS.read_text()}"
    if STAMP.exists() and STAMP.read_text() == wanted:
        return ""
    shutil.rmtree(PLACE, ignore_errors=True)
    print(
        "installing Ray, OpenSpiel and torch into build/lab: a gigabyte or more (without them: LAB=no) ...", flush=True
    )
    try:
        install(LOCK)
        if not for_processors_alone():
            install(GRAPHICS)
    except subprocess.CalledProcessError as failed:
        return f"pip could not install them: {failed.stderr.strip().splitlines()[-1]}"
    STAMP.write_text(wanted)
    return ""


def install(lock: Path) -> None:
    subprocess.run([*PIP, "--target", PLACE, *EXACTLY, lock], capture_output=True, text=True, check=True)


def for_processors_alone() -> bool:
    return any(PLACE.glob("torch-*+cpu.dist-info"))


if __name__ == "__main__":
    sys.exit(lacking())
