"""Which modules belong to an expansion that is not offered: it is tested where it is switched on."""

from pathlib import Path

import septem
from septem.duel.expansions import UNFINISHED, WITH_UNFINISHED

SOURCE = Path(septem.__file__).parent


def is_apart(path: Path) -> bool:
    folders = [] if WITH_UNFINISHED else [name.split(".")[1:-1] for name in UNFINISHED]
    return any(list(path.relative_to(SOURCE).parts[: len(folder)]) == folder for folder in folders)
