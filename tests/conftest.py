"""What all tests share: the same random examples on every machine, and no time limits."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, database=None, max_examples=60)
settings.load_profile("steady")
