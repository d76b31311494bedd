"""Write requirements.lock: the newest versions of everything requirements.in needs, exactly."""

import json
import subprocess
import sys
from pathlib import Path

HEADER = "# Made by `make lock` from requirements.in. Do not edit.\n"


def resolve(wishes: str) -> list[str]:
    """Ask pip what it would install into an empty environment."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
    report = subprocess.run([*command, "--report", "-", "-r", wishes], check=True, capture_output=True, text=True)
    packages = [package["metadata"] for package in json.loads(report.stdout)["install"]]
    return sorted(f"{package['name'].lower()}=={package['version']}" for package in packages)


if __name__ == "__main__":
    Path("requirements.lock").write_text(HEADER + "".join(f"{pin}\n" for pin in resolve("requirements.in")))
