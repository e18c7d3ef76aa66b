"""Settings that hold for every test."""

from hypothesis import settings

from tests.scale import FULL

# A full run must give the same verdict twice; a quick run looks for something new each time.
settings.register_profile("quick", deadline=None, print_blob=True)
settings.register_profile("full", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("full" if FULL else "quick")
