"""The type of a rule that may need answers."""

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

if TYPE_CHECKING:
    from game.kernel.decision import Decision

T = TypeVar("T")

Flow: TypeAlias = Generator["Decision[Any]", int, T]
"""A rule as a generator: it yields decisions, is sent the number of the chosen option, and returns a T."""
