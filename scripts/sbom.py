"""Write what Septem consists of into build/sbom, as CycloneDX documents: one for each lock file."""

import json
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts.client import WEB, npm_output
from scripts.supply import PLACE, install

INTO = Path("build/sbom")
PYTHON = ("requirements", "requirements-play", "requirements-server", "requirements-lab", "requirements-lab-graphics")


def of_python(name: str) -> str:
    command = [sys.executable, "-m", "cyclonedx_py", "requirements", "--output-reproducible", f"{name}.lock"]
    done = subprocess.run(command, env={"PYTHONPATH": str(PLACE)}, capture_output=True, text=True, check=True)
    return done.stdout


def of_npm() -> str:
    return npm_output("sbom", "--package-lock-only", "--sbom-format=cyclonedx", folder=WEB)


def write(name: str, document: str) -> None:
    path = INTO / f"{name}.cdx.json"
    path.write_text(document)
    print(f"{path}: {len(json.loads(document)['components'])} packages")


def main() -> None:
    install()
    INTO.mkdir(parents=True, exist_ok=True)
    for name in PYTHON:
        write(name, of_python(name))
    write("web", of_npm())


if __name__ == "__main__":
    main()
