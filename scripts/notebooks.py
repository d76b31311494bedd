"""Execute the notebooks of examples/notebooks, or the named ones, and keep them with their results in build/notebooks.

The notebooks are stored without results, so that a change shows only what a person has changed; a notebook with results
is an error here. A cell that fails, too. `--strip` removes results.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

FOLDER, DONE = Path("examples/notebooks"), Path("build/notebooks")
SECONDS = 600  # that one cell may take


def with_results(document: dict[str, Any]) -> bool:
    return any(cell.get("outputs") or cell.get("execution_count") for cell in document["cells"])


def strip(path: Path) -> None:
    document = json.loads(path.read_text())
    for cell in document["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = [], None
    path.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n")


def execute(path: Path) -> str:
    """The reason why a notebook cannot be executed; empty if it can."""
    import nbformat
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError

    if with_results(json.loads(path.read_text())):
        return "it is stored with results: scripts/notebooks.py --strip"
    notebook: Any = nbformat.read(path, as_version=4)
    try:
        NotebookClient(notebook, timeout=SECONDS, kernel_name="python3", resources={}).execute()
    except CellExecutionError as failed:
        return str(failed)
    finally:
        DONE.mkdir(parents=True, exist_ok=True)
        nbformat.write(notebook, DONE / path.name)
    return ""


def main(arguments: list[str]) -> int:
    names = [name for name in arguments if name != "--strip"]
    paths = [FOLDER / f"{name}.ipynb" for name in names] or sorted(FOLDER.glob("*.ipynb"))
    if "--strip" in arguments:
        for path in paths:
            strip(path)
        return 0
    os.environ.setdefault("PYDEVD_DISABLE_FILE_VALIDATION", "1")  # kernels warn about frozen modules otherwise
    if sys.platform == "win32":
        asyncio.set_event_loop_policy(asyncio.WindowsSelectorEventLoopPolicy())
    failed = 0
    for path in paths:
        begin = time.perf_counter()
        reason = execute(path)
        print(f"{path.name}: {reason or f'executed in {time.perf_counter() - begin:.0f} s'}", flush=True)
        failed += bool(reason)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
