"""Install the tools of `make lock` and `make sbom` into build/supply, if their lock file has changed."""

import subprocess
import sys
from pathlib import Path

LOCK = Path("requirements-supply.lock")
PLACE = Path("build/supply")
STAMP = PLACE / "lock.txt"
PIP = (sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--upgrade", "--target", PLACE)


def install() -> None:
    if STAMP.exists() and STAMP.read_text() == LOCK.read_text():
        return
    subprocess.run([*PIP, "--no-deps", "--require-hashes", "-r", LOCK], check=True)
    STAMP.write_text(LOCK.read_text())


def tool(name: str) -> Path:
    """The program of an installed tool."""
    install()
    return (PLACE / "bin" / name).resolve()
