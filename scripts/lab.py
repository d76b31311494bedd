"""Install the packages for the tests of the heavy extras into build/lab, if the lock file has changed.

The packages are not in .venv, so all other checks and tests run without them. Prints the reason if it fails.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

LOCK = Path("requirements-lab.lock")
PLACE = Path("build/lab")
STAMP = PLACE / "lock.txt"
PIP = (sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check")


def lacking() -> str:
    """The reason why these tests cannot run here; empty if they can."""
    if os.environ.get("LAB") == "no":
        return "left out by LAB=no"
    wanted = f"{sys.version}\n{LOCK.read_text()}"
    if STAMP.exists() and STAMP.read_text() == wanted:
        return ""
    shutil.rmtree(PLACE, ignore_errors=True)
    print(
        "installing Ray, OpenSpiel and torch into build/lab: a gigabyte or more (without them: LAB=no) ...", flush=True
    )
    done = subprocess.run([*PIP, "--target", PLACE, "-r", LOCK], capture_output=True, text=True, check=False)
    if done.returncode:
        return f"pip could not install them: {done.stderr.strip().splitlines()[-1]}"
    STAMP.write_text(wanted)
    return ""


if __name__ == "__main__":
    sys.exit(lacking())
