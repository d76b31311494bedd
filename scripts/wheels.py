"""Build the wheel with and without a C compiler, install each into an empty folder, and run the README's game there.

One of them is installed with its dependencies into a fresh virtual environment, and must play and serve there.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from zipfile import ZipFile

PROJECT = Path.cwd()
PIP = (sys.executable, "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check")


def wheel(project: Path, into: Path, **environment: str) -> Path:
    command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(into), str(project)]
    subprocess.run(command, env={**os.environ, **environment}, check=True)
    return next(into.glob("*.whl"))


def without_compiler(into: Path) -> Path:
    """Build from the source distribution, which must be complete; the compiled files of the project stay untouched."""
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(into / "source")]
    subprocess.run(command, check=True)
    archive = next((into / "source").glob("*.tar.gz"))
    shutil.unpack_archive(archive, into / "source", filter="data")
    return wheel(archive.with_name(archive.name.removesuffix(".tar.gz")), into, CC="/bin/false")


def check_content(built: Path, *, compiled: bool) -> None:
    """The wheel contains exactly the modules of the source; compiled files only if there was a compiler."""
    packed = {name for name in ZipFile(built).namelist() if name.startswith("septem/")}
    binary = {name for name in packed if name.endswith((".so", ".pyd"))}
    source = PROJECT / "src"
    files = {str(path.relative_to(source)) for suffix in ("py", "pxd", "typed") for path in source.rglob(f"*.{suffix}")}
    assert files <= packed, f"missing: {files - packed}"
    stale = {name for name in packed - files if name.endswith((".py", ".pxd"))}
    assert not stale, f"not in the source: {stale}"
    client = {str(path.relative_to(source)) for path in (source / "septem/web/client").rglob("*") if path.is_file()}
    assert "septem/web/client/index.html" in client, "the page of the web app was not built: make client"
    assert client <= packed, f"missing: {client - packed}"
    assert bool(binary) == compiled, f"compiled files: {binary}"


def check_use(built: Path, folder: Path) -> None:
    subprocess.run([*PIP, "install", "--no-deps", "--target", str(folder), str(built)], check=True)
    environment = {**os.environ, "PYTHONPATH": str(folder)}

    def python(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    where = python("-c", "import septem; print(septem.__file__)")
    assert where.stdout.startswith(str(folder)), where
    game = python("scripts/examples.py", "README.md")
    assert game.returncode == 0, game.stdout + game.stderr
    bare = python("-S", "-m", "septem")  # -S: as if typer and rich were not installed
    assert bare.returncode == 1, bare
    assert "pip install septem" in bare.stderr, bare
    assert bare.stderr.count("\n") == 1, bare


def check_alone(built: Path, place: Path) -> None:
    """Install only the wheel and its dependencies, in the locked versions, so that the result is reproducible."""
    venv.create(place, with_pip=False)
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    versions = place / "versions.txt"  # without hashes, which the wheel itself cannot have
    versions.write_text(re.sub(r" \\\n +--hash=\S+", "", Path("requirements.lock").read_text()))
    pip = [*PIP, "--python", str(python), "install", "--no-compile", "--constraint", str(versions), str(built)]
    subprocess.run(pip, check=True)
    subprocess.run([python, "scripts/fresh.py"], check=True)


def main() -> None:
    form = Path(".venv/form").read_text().strip()
    with tempfile.TemporaryDirectory() as folder:
        wheels = []
        for name in ("compiled", "plain"):
            place = Path(folder, name)
            place.mkdir()
            if name == "plain":
                built = without_compiler(place)
            elif form == "compiled":
                built = wheel(PROJECT, place, SEPTEM_COMPILED="1")
            else:
                print(f"compiled wheel: not built, as septem is {form}")
                continue
            check_content(built, compiled=name == "compiled")
            check_use(built, place / "installed")
            size = built.stat().st_size // 1024
            print(f"{name} wheel: {built.name}, {size} KiB, plays the README's game", flush=True)
            wheels.append(built)
        check_alone(wheels[0], Path(folder, "alone"))


if __name__ == "__main__":
    main()
