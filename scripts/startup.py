"""Run the README's first command as a newcomer would: it must start, and end in peace when nobody types."""

import os
import subprocess
import sys
import time
from pathlib import Path

COMMAND = "make play"
SECONDS = 10.0  # to start, once everything is set up


def main() -> int:
    if COMMAND not in Path("README.md").read_text():
        return complain("the README does not name it")
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    start = time.perf_counter()
    result = subprocess.run(
        COMMAND.split(), env=surroundings, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    took = time.perf_counter() - start
    print(result.stdout, result.stderr, f"\n{COMMAND}: started and ended in {took:.1f} s", sep="")
    if result.returncode or "Traceback" in result.stderr or not result.stdout.strip():
        return complain(f"ended with code {result.returncode}")
    return complain("too slow") if took > SECONDS else 0


def complain(problem: str) -> int:
    print(f"{COMMAND}: {problem}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
