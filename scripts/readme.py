"""Run the examples of README.md as doctests."""

import doctest
import re
import sys
from pathlib import Path


def main() -> int:
    text = Path("README.md").read_text()
    plain = re.sub(r"^```.*$", "", text, flags=re.MULTILINE)  # else a closing fence would be expected output
    examples = doctest.DocTestParser().get_doctest(plain, {}, "README.md", "README.md", 0)
    failed, tried = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples)
    print(f"{tried} examples, {failed} failed")
    return int(failed > 0 or tried == 0)


if __name__ == "__main__":
    sys.exit(main())
