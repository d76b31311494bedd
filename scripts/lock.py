"""Write a .lock file for each .in file: the newest exact versions of all its dependencies."""

import json
import subprocess
import sys
from pathlib import Path

HEADER = "# Made by `make lock` from {source}. Do not edit.\n"
TOOLS, PLAY, LAB = Path("requirements.in"), Path("requirements-play.in"), Path("requirements-lab.in")


def resolve(wishes: Path) -> list[str]:
    """Ask pip what it would install into an empty environment. Playing uses the versions of the tools."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
    alike = ["--constraint", str(TOOLS.with_suffix(".lock"))] if wishes == PLAY else []
    command += [*alike, "--report", "-", "-r", str(wishes)]
    report = subprocess.run(command, check=True, capture_output=True, text=True)
    packages = [package["metadata"] for package in json.loads(report.stdout)["install"]]
    return sorted(f"{package['name'].lower()}=={package['version']}" for package in packages)


def indexes(wishes: Path) -> list[str]:
    """Additional package indexes: the lock file has to repeat them."""
    return [line for line in wishes.read_text().splitlines() if line.startswith("--")]


if __name__ == "__main__":
    for wishes in (TOOLS, PLAY, LAB):
        lines = [*indexes(wishes), *resolve(wishes)]
        text = HEADER.format(source=wishes.name) + "".join(f"{line}\n" for line in lines)
        wishes.with_suffix(".lock").write_text(text)
