"""Write docs/licences.md: the licences of everything that Septem uses. `--check` only says whether it is stale.

Python packages declare their licences in their metadata, so they must be installed (`make tools`); a package for
another system keeps its entry. npm packages declare them in the lock file.
"""

import json
import re
import sys
from collections import defaultdict
from importlib import metadata
from pathlib import Path

PAGE = Path("docs/licences.md")
TOP = """# Licences

Septem has the MIT licence. It uses the packages below, in the versions of the lock files. `make licences` writes this
page, and `make check` fails if it is stale. `make sbom` writes all packages with their hashes as CycloneDX documents,
for programs; those contain also the packages of the heavy extras (Ray, OpenSpiel and torch), which are not listed here.
The page contains fonts (OFL 1.1), and icons of game-icons.net (CC BY 3.0) from `@iconify-json/game-icons`.
"""
TABLE = "| licence | packages |\n| --- | --- |\n"
CLASSIFIER = "License :: OSI Approved :: "
ELSEWHERE = {
    "async-timeout": "Apache-2.0",
    "colorama": "BSD-3-Clause",
    "httpx2-jsfetch": "BSD-3-Clause",
}  # not for Linux
SHORT = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "GNU General Public License (GPL)": "GPL",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
Packages = dict[str, str]  # versions by name


def locked(part: str) -> Packages:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", Path(f"requirements{part}.lock").read_text(), re.MULTILINE))


def licence(name: str) -> str | None:
    """What an installed package declares; None if it is not installed."""
    try:
        about = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ELSEWHERE.get(name)
    classifiers = [entry.removeprefix(CLASSIFIER) for entry in about.get_all("Classifier", ())]
    declared = " AND ".join(SHORT.get(entry, entry) for entry in classifiers if "::" not in entry)
    return about["License-Expression"] or declared or about["License"]


def python_licences(packages: Packages, kept: dict[str, str]) -> dict[str, str]:
    """By package with its version."""
    found = {}
    for name, version in packages.items():
        entry = f"{name} {version}"
        declared = licence(name) or kept.get(entry)
        if not declared:
            raise LookupError(f"{entry}: no licence is known; install it, or name its licence in scripts/licences.py")
        found[entry] = declared
    return found


def npm_licences(lock: Path, *, tools: bool) -> dict[str, str]:
    packages = json.loads(lock.read_text())["packages"]
    return {
        f"{path.rpartition('node_modules/')[2]} {package['version']}": package["license"]
        for path, package in packages.items()
        if path and bool(package.get("dev")) == tools
    }


def table(licences: dict[str, str]) -> str:
    by_licence: dict[str, list[str]] = defaultdict(list)
    for package, declared in licences.items():
        by_licence[declared].append(package)
    return TABLE + "".join(f"| {name} | {', '.join(sorted(by_licence[name]))} |\n" for name in sorted(by_licence))


def entries(page: str) -> dict[str, str]:
    """The licence of each package in the page."""
    rows = re.findall(r"^\| (.+?) \| (.+) \|$", page, re.MULTILINE)
    return {package: declared for declared, packages in rows for package in packages.split(", ")}


def written(kept: dict[str, str]) -> str:
    serving, tools = locked("-server"), locked("")
    building = {name: version for name, version in tools.items() if name not in serving}
    parts = {
        "Playing and serving": python_licences(serving, kept),
        "The page, and what builds it": npm_licences(Path("web/package-lock.json"), tools=False),
        "Developing: Python": python_licences(building, kept),
        "Developing: checks of the page": npm_licences(Path("web/package-lock.json"), tools=True),
    }
    return TOP + "".join(f"\n## {title}\n\n{table(licences)}" for title, licences in parts.items())


def main(check: bool) -> int:
    before = PAGE.read_text() if PAGE.exists() else ""
    after = written(entries(before))
    if not check:
        PAGE.write_text(after)
    elif after != before:
        print(f"{PAGE} is stale: run `make licences` and commit it")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
