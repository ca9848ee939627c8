"""What an event looks like: some motions, and the moment at which the picture takes it in."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.ui.animate import Motion


@dataclass(slots=True)
class Script:
    """The motions of one event. `early`: the picture takes it in before they start, else after those that hold."""

    motions: list[Motion] = field(default_factory=list)
    early: bool = False

    @property
    def length(self) -> float:
        """Seconds until the picture takes the event in, when it is not early."""
        holding = [motion.delay + motion.seconds for motion in self.motions if motion.holds]
        return max(holding, default=0.0)

    def delayed(self, seconds: float) -> Script:
        """The same, so much later."""
        for motion in self.motions:
            motion.delay += seconds
        return self
