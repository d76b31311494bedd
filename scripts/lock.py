"""Write a .lock file for each .in file: the newest exact versions of all its dependencies, with their hashes.

A lock file is for all systems and for all versions of Python from 3.11 on; packages that only some of them need have a
condition. `--keep` keeps the versions of the present lock files as far as they still fit.
"""

import hashlib
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts.supply import tool

HEADER = "# Made by `make lock` from {source}. Do not edit.\n"
TOOLS, LAB = Path("requirements.in"), Path("requirements-lab.in")
PARTS = (Path("requirements-play.in"), Path("requirements-server.in"))  # they use the versions of the tools
SUPPLY = Path("requirements-supply.in")
GRAPHICS = Path("requirements-lab-graphics.lock")  # what only the build of torch for graphics cards needs
OLDEST_PYTHON = "3.11"
FOR_GRAPHICS = re.compile(r"(cuda|nvidia)-|triton==")


def resolve(wishes: Path, options: list[str]) -> list[str]:
    """Ask uv; each entry is a requirement with its hashes."""
    lock = wishes.with_suffix(".lock")
    command = [str(tool("uv")), "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-annotate"]
    command += ["--no-header", "--python-version", OLDEST_PYTHON, "--output-file", str(lock), *options, str(wishes)]
    alike = ["--constraint", str(TOOLS.with_suffix(".lock"))] if wishes in PARTS else []
    subprocess.run([*command, *alike], check=True)
    return re.findall(r"^[\w.-]+==.*(?:\n +.*)*\n", lock.read_text(), re.MULTILINE)


def with_own_build(entry: str) -> str:
    """Add the hash of the file that pip finds here: it may be a build of torch for processors alone, not on PyPI."""
    wanted = re.match(r"[\w.-]+==\S+", entry)
    assert wanted is not None
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "--dest", folder, wanted[0]]
        subprocess.run(pip, check=True)
        (file,) = Path(folder).iterdir()
        made = hashlib.sha256(file.read_bytes()).hexdigest()
    return entry if made in entry else f"{entry.rstrip()} \\\n    --hash=sha256:{made}\n"


def write(lock: Path, source: Path, entries: list[str]) -> None:
    lock.write_text(HEADER.format(source=source.name) + "".join(entries))


def main(keep: bool) -> None:
    options = [] if keep else ["--upgrade"]
    for wishes in (TOOLS, *PARTS, SUPPLY):
        write(wishes.with_suffix(".lock"), wishes, resolve(wishes, options))
    entries = resolve(LAB, options)
    graphics = [entry for entry in entries if FOR_GRAPHICS.match(entry)]
    rest = [with_own_build(entry) if entry.startswith("torch==") else entry for entry in entries]
    write(LAB.with_suffix(".lock"), LAB, [entry for entry in rest if entry not in graphics])
    write(GRAPHICS, LAB, graphics)


if __name__ == "__main__":
    main("--keep" in sys.argv)
