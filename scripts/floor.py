"""Report the last coverage measurement, and fail if the coverage of the engine is below the minimum."""

import json
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts.layers import OUTER_PARTS

FLOOR = 97.0  # percent, of statements and of branches
ENGINE = "src/septem/core/*,src/septem/duel/*,src/septem/wonders/*"
OTHER_LAYERS = ",".join(f"src/septem/*/*/{part}{end}" for part in OUTER_PARTS for end in (".py", "/*"))
REPORT = Path("build/coverage.json")


def coverage(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "coverage", *arguments], check=True)


def main() -> int:
    REPORT.parent.mkdir(exist_ok=True)
    coverage("report")
    coverage("json", "--quiet", f"--include={ENGINE}", f"--omit={OTHER_LAYERS}", "-o", str(REPORT))
    totals = json.loads(REPORT.read_text())["totals"]
    statements = 100 * totals["covered_lines"] / totals["num_statements"]
    branches = 100 * totals["covered_branches"] / totals["num_branches"]
    print(f"engine: {statements:.1f} % of statements, {branches:.1f} % of branches; floor {FLOOR:.0f} %")
    return int(min(statements, branches) < FLOOR)


if __name__ == "__main__":
    sys.exit(main())
