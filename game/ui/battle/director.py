"""From events to motion: one event after the other, some side by side, and the picture takes each in at its moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from game.kernel.event import Event
from game.lane import events as told
from game.ui.animate import Motion, Point, Timeline
from game.ui.battle import moves, plays, push
from game.ui.battle.script import Script
from game.ui.battle.stage import Stage

STAGGER: dict[type[Event], float] = {
    told.Committed: 0.06,
    told.CoinsChanged: 0.18,
    told.EffectEnded: 0.0,
    told.MarkerReturned: 0.0,
    told.PieceRemoved: 0.06,
    told.MinionSpawned: 0.05,
    told.LevelGained: 0.1,
    told.Respawned: 0.12,
}
"""Events that run side by side with others of their kind, each starting so many seconds after the one before."""

SOUNDS: dict[type[Event], str] = {
    told.Revealed: "card",
    told.Discarded: "card",
    told.Moved: "step",
    told.Pushed: "step",
    told.AttackDeclared: "hit",
    told.AttackStopped: "defend",
    told.CoinsChanged: "coin",
    told.LevelGained: "level",
    told.LanePushed: "push",
    told.CoinTossed: "coin",
}

SCRIPTS: dict[type[Event], Callable[[Stage, Any], Script]] = {
    told.CoinTossed: plays.toss,
    told.CoinFlipped: plays.toss,
    told.RoundBegan: plays.begin_round,
    told.Committed: plays.commit,
    told.Revealed: plays.reveal,
    told.HeroActed: plays.act,
    told.ActionChosen: plays.choose_action,
    told.ActionRepeated: plays.again,
    told.Fizzled: plays.fizzle,
    told.CardResolved: plays.resolve,
    told.Moved: moves.move,
    told.Pushed: moves.shove,
    told.Placed: moves.place,
    told.Swapped: moves.swap,
    told.FastTravelled: moves.travel,
    told.Respawned: moves.respawn,
    told.AttackDeclared: moves.attack,
    told.Defended: plays.defend,
    told.AttackStopped: moves.stopped,
    told.AttackSucceeded: moves.succeeded,
    told.MinionDefeated: moves.beaten,
    told.PieceRemoved: moves.remove,
    told.HeroDefeated: moves.fall,
    told.LivesChanged: plays.lose_lives,
    told.Discarded: plays.discard,
    told.CardShown: plays.show_card,
    told.Retrieved: plays.retrieve,
    told.HandRetrieved: plays.retrieve_all,
    told.CardsSwapped: plays.exchange,
    told.EffectBegan: plays.begin_effect,
    told.MarkerGiven: plays.give_marker,
    told.MarkerReturned: plays.return_marker,
    told.EffectEnded: plays.end_effect,
    told.Passed: plays.stand_aside,
    told.TurnBegan: plays.begin_turn,
    told.TokenPlaced: moves.token,
    told.MinionSpawned: moves.spawn,
    told.LanePushed: push.push,
    told.LaneHeld: push.hold,
    told.LaneSettled: push.settle,
    told.BattleCounted: plays.count_minions,
    told.LevelGained: plays.rise,
    told.ItemGained: plays.gain_item,
    told.UltimateUnlocked: plays.unlock,
    told.GameEnded: plays.finish,
}


class Director:
    """Plays events on a stage. `heard` is told of each event when its motion begins."""

    def __init__(
        self,
        stage: Stage,
        heard: Callable[[Event], None] | None = None,
        sound: Callable[[str], None] | None = None,
    ) -> None:
        self.stage = stage
        self.timeline = Timeline()
        self.queue: deque[Event] = deque()
        self.instant = False
        self._heard = heard or (lambda event: None)
        self._sound = sound or (lambda name: None)
        self._pushing = 0
        self._loot: Point | None = None

    @property
    def is_busy(self) -> bool:
        """Whether the picture is still behind what has happened."""
        return bool(self.queue) or self.timeline.is_held

    @property
    def is_moving(self) -> bool:
        """Whether anything moves, mere decoration included."""
        return bool(self.queue) or self.timeline.is_moving

    def play(self, events: Sequence[Event]) -> None:
        """Show these events after those that are still to be shown."""
        self.queue.extend(events)
        if self.instant:
            self.skip()
        else:
            self._start()

    def update(self, seconds: float) -> bool:
        """Let time pass; True when something moves."""
        moving = self.is_moving
        self.timeline.advance(seconds)
        self._start()
        return moving

    def pose(self) -> None:
        """Put the pieces on the stage as they stand now."""
        self.stage.still()
        self.timeline.pose()

    def skip(self) -> None:
        """Jump to the end of all that has happened."""
        self.timeline.skip()
        while self.queue:
            event = self.queue.popleft()
            self._heard(event)
            self.stage.picture.apply(event)
        self.timeline.skip()
        self._pushing = 0
        self.stage.resolving_hidden = False
        self.stage.still()

    def _start(self) -> None:
        """Begin what comes next, once nothing runs that it has to wait for."""
        while self.queue and not self.timeline.is_held:
            self._begin(self._together())
            self.timeline.advance(0.0)

    def _together(self) -> list[Event]:
        """The next event and those that run beside it."""
        group = [self.queue.popleft()]
        kind = type(group[0])
        while kind in STAGGER and self.queue and type(self.queue[0]) is kind:
            group.append(self.queue.popleft())
        return group

    def _begin(self, group: list[Event]) -> None:
        for number, (event, script) in enumerate(zip(group, self._scripts(group), strict=True)):
            self._note(event)
            if not self._pushes(event):
                script.delayed(number * STAGGER.get(type(event), 0.0))
            self.timeline.add(self._with_picture(event, script, number))

    def _pushes(self, event: Event) -> bool:
        return self._pushing > 0 and isinstance(event, told.PieceRemoved | told.MinionSpawned)

    def _scripts(self, group: list[Event]) -> list[Script]:
        if self._pushing > 0 and isinstance(group[0], told.PieceRemoved):
            return push.fall_back(
                self.stage, [event for event in group if isinstance(event, told.PieceRemoved)]
            )
        if self._pushing > 0 and isinstance(group[0], told.MinionSpawned):
            return push.march_on(
                self.stage, [event for event in group if isinstance(event, told.MinionSpawned)]
            )
        return [self._script(event) for event in group]

    def _script(self, event: Event) -> Script:
        if isinstance(event, told.CoinsChanged):
            return plays.pay(self.stage, event, self._loot)
        maker = SCRIPTS.get(type(event))
        return maker(self.stage, event) if maker is not None else Script()

    def _note(self, event: Event) -> None:
        if isinstance(event, told.MinionDefeated | told.HeroDefeated):
            self._loot = self.stage.spot(event.cell)
        elif isinstance(event, told.HeroActed | told.HandRetrieved):
            self._loot = None
        if isinstance(event, told.LanePushed):
            self._pushing += 1
        elif isinstance(event, told.LaneSettled):
            self._pushing -= 1

    def _with_picture(self, event: Event, script: Script, number: int) -> list[Motion]:
        """The motions of an event and one more, without length, at the moment when the picture takes it in."""
        delay = (
            min((motion.delay for motion in script.motions), default=0.0) if script.early else script.length
        )

        def begin() -> None:
            self._heard(event)
            if number == 0 and type(event) in SOUNDS:
                self._sound(SOUNDS[type(event)])

        start = min((motion.delay for motion in script.motions), default=0.0)
        return [
            Motion(0.0, start, at_start=begin),
            *([Motion(0.0, delay, at_start=lambda: self.stage.picture.apply(event))] if script.early else []),
            *script.motions,
            *([] if script.early else [Motion(0.0, delay, at_end=lambda: self.stage.picture.apply(event))]),
        ]
