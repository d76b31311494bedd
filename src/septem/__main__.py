"""The command `septem`, also `python -m septem`."""

import importlib.util
import sys


def main() -> None:
    """Run the command line. Its packages may be missing: the engine does without them (pip install --no-deps)."""
    if not all(importlib.util.find_spec(name) for name in ("typer", "rich")):
        sys.exit("The septem command needs two more packages: pip install septem")
    from septem.cli import app

    app()


if __name__ == "__main__":
    main()
