"""Settings for the whole suite."""

from hypothesis import settings

from tests.amounts import amount

# No deadline: plain Python under coverage is slow. The same examples each time; to look for new ones:
# make test-plain ARGS='--hypothesis-profile=hunt'
settings.register_profile("septem", deadline=None, derandomize=True, max_examples=amount(100))
settings.register_profile("hunt", deadline=None, max_examples=2000)
settings.load_profile("septem")
