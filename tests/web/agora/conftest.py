"""These tests need the expansion in play, which has to be known before anything is numbered."""

from septem.duel.expansions import WITH_UNFINISHED

collect_ignore_glob = [] if WITH_UNFINISHED else ["test_*.py"]
