"""The command `septem`, also `python -m septem`."""

import importlib.util
import sys

from septem.core.errors import INTERRUPTED


def main() -> None:
    """Run the command line. Its packages may be missing: the engine does without them (pip install --no-deps)."""
    if not all(importlib.util.find_spec(name) for name in ("typer", "rich")):
        sys.exit("The septem command needs two more packages: pip install septem")
    try:
        from septem.cli import app

        app()
    except KeyboardInterrupt:  # before anything could begin
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
