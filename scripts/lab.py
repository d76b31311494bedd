"""Install what only the tests of the heavy extras need into build/lab, if the lock has changed since. Says why not.

They stay out of .venv: other checks and tests see the same packages with and without them.
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
    """What keeps those tests from running here, if anything."""
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
