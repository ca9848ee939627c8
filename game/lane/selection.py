"""How heroes are chosen before a battle: a little game of its own on the same kernel (L21.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.kernel.chance import CHANCE
from game.kernel.decision import Decision, Seat
from game.kernel.event import Event
from game.kernel.flow import Flow
from game.lane.cards import BLUE_TEAM, RED_TEAM

OFFERED = 3
"""How many heroes a single draft offers to each place (L21.5)."""

SPARE = 2
"""How many more heroes than places lie open in a random draft (L21.5)."""

BAN, PICK = "ban", "pick"

ROUNDS = (("AB", "AB"), ("BA", "BA"), ("AB", "BA"), ("BA", "AB"), ("BA", "BA"))
"""Who bans and then who picks in each round of pick and ban, with A the team of the coin (L21.5).

Teams of two play two rounds, teams of five all of them. Where teams differ, the larger one counts and the smaller one
is passed over once it is full. Where heroes are too few for all bans, the last rounds go without.
"""


class Way(StrEnum):
    """The ways of choosing heroes."""

    RANDOM = "random"
    PICK = "pick"
    SINGLE_DRAFT = "single-draft"
    RANDOM_DRAFT = "random-draft"
    PLAYER_DRAFT = "player-draft"
    PICK_AND_BAN = "pick-and-ban"


@dataclass(frozen=True, slots=True)
class Tossed(Event):
    """The coin says which team begins."""

    team: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """These heroes may be picked: by one place, or by all (`place` is -1)."""

    place: int
    heroes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """A place has its hero."""

    place: int
    hero: str


@dataclass(frozen=True, slots=True)
class Banned(Event):
    """A team has struck a hero out."""

    team: int
    hero: str


@dataclass(frozen=True, slots=True)
class Drafted(Event):
    """A captain has taken a player into the team."""

    team: int
    player: int


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed: the way, the heroes there are, how many places each team has.

    Places are numbered Red's first. In a player draft `preset` holds the hero of each player; the first player of each
    team is its captain.
    """

    way: Way
    pool: tuple[str, ...]
    sizes: tuple[int, int]
    preset: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """How many places there are."""
        return sum(self.sizes)

    @property
    def bans(self) -> int:
        """How many heroes are struck out: one by each team in every round, as long as enough are left to pick."""
        if self.way is not Way.PICK_AND_BAN:
            return 0
        return 2 * min(max(self.sizes), (len(self.pool) - self.count) // 2)

    @property
    def deals_at_once(self) -> bool:
        """Whether a single draft has different heroes for all; else those that a place leaves go back to the others."""
        return OFFERED * self.count <= len(self.pool)

    def team_of(self, place: int) -> int:
        """The team of a place."""
        return RED_TEAM if place < self.sizes[RED_TEAM] else BLUE_TEAM


class NotEnoughHeroes(ValueError):
    """There are fewer heroes than this way of choosing needs; the text says how many."""


class Selection:
    """The state: who has which hero, which are banned or offered, whose turn it is.

    `heroes` has an entry a place ("" while it has none), and so has `offers` (empty unless a single draft has dealt to
    it). `teams` lists the players of each team in a player draft. `step` counts the turns taken.
    """

    __slots__ = ("banned", "coin", "events", "heroes", "luck", "offers", "open", "step", "teams", "terms")

    def __init__(self, terms: Terms, luck: int) -> None:
        if terms.way is not Way.PLAYER_DRAFT and len(terms.pool) < terms.count:
            raise NotEnoughHeroes(f"this needs {terms.count} heroes, and there are {len(terms.pool)}")
        self.terms = terms
        self.events: list[Event] | None = None
        self.luck = luck
        self.coin = -1
        self.step = 0
        self.open: tuple[str, ...] = terms.pool
        self.banned: tuple[str, ...] = ()
        self.offers: tuple[tuple[str, ...], ...] = ((),) * terms.count
        self.heroes: tuple[str, ...] = ("",) * terms.count
        self.teams: tuple[tuple[int, ...], tuple[int, ...]] = ((0,), (terms.sizes[RED_TEAM],))

    def copy(self) -> Selection:
        """An independent state that nobody watches."""
        twin: Selection = object.__new__(Selection)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.events = None
        return twin

    def key(self) -> tuple[object, ...]:
        """All that makes this state what it is."""
        return tuple(getattr(self, name) for name in self.__slots__ if name not in ("terms", "events"))

    def tell(self, event: Event) -> None:
        """Emit an event if somebody listens."""
        if self.events is not None:
            self.events.append(event)

    @property
    def left(self) -> tuple[str, ...]:
        """The open heroes that are neither taken nor banned."""
        return tuple(hero for hero in self.open if hero not in self.heroes and hero not in self.banned)

    def next_place(self, team: int) -> int | None:
        """The first place of a team that has no hero; None when all have one."""
        return next(
            (n for n, hero in enumerate(self.heroes) if not hero and self.terms.team_of(n) == team), None
        )

    def members(self, team: int) -> tuple[int, ...]:
        """The players of a team by their place in the set-up; in a player draft those it has so far."""
        if self.terms.way is Way.PLAYER_DRAFT:
            return self.teams[team]
        return tuple(place for place in range(self.terms.count) if self.terms.team_of(place) == team)

    def team_of(self, player: int) -> int:
        """The team that a player is in."""
        return RED_TEAM if player in self.members(RED_TEAM) else BLUE_TEAM

    def hero_of(self, player: int) -> str:
        """The hero of a player; "" while it has none."""
        return self.terms.preset[player] if self.terms.way is Way.PLAYER_DRAFT else self.heroes[player]


class SelectionRules:
    """Choosing heroes as the kernel plays it."""

    def beat(self, s: Selection) -> Flow[None]:
        """The coin first, then one choice after the other."""
        return _toss(s) if s.coin < 0 else _STEPS[s.terms.way](s)

    def is_over(self, s: Selection) -> bool:
        """Whether everybody has a hero."""
        if s.terms.way is Way.PLAYER_DRAFT:
            return sum(map(len, s.teams)) == s.terms.count
        return all(s.heroes)

    def view(self, s: Selection, seat: Seat) -> Selection:
        """All is public but luck."""
        seen = s.copy()
        seen.luck = 0
        return seen

    def resample(
        self, seen: Selection, seat: Seat, known: Sequence[tuple[Seat, str]], pick: Callable[[int], int]
    ) -> Selection:
        """The same with some luck."""
        s = seen.copy()
        s.luck = pick(1 << 62)
        return s


def _toss(s: Selection) -> Flow[None]:
    """Who begins; then what is dealt."""
    s.coin = yield Decision(CHANCE, "coin", (RED_TEAM, BLUE_TEAM))
    s.tell(Tossed(s.coin))
    if s.terms.way is Way.RANDOM_DRAFT:
        s.open = yield from _draw(s.terms.pool, s.terms.count + SPARE)
        s.tell(Offered(-1, s.open))
    if s.terms.way is Way.SINGLE_DRAFT and s.terms.deals_at_once:
        left = s.terms.pool
        for place in range(s.terms.count):
            yield from _offer(s, place, left)
            left = tuple(hero for hero in left if hero not in s.offers[place])


def _offer(s: Selection, place: int, heroes: Sequence[str]) -> Flow[None]:
    dealt = yield from _draw(heroes, OFFERED)
    s.offers = (*s.offers[:place], dealt, *s.offers[place + 1 :])
    s.tell(Offered(place, dealt))


def _draw(heroes: Sequence[str], count: int) -> Flow[tuple[str, ...]]:
    """Draw so many heroes, or all if there are fewer, without putting any back."""
    left, drawn = list(heroes), []
    for _ in range(min(count, len(left))):
        drawn.append(left.pop((yield Decision(CHANCE, "draw", tuple(left)))))
    return tuple(drawn)


def _give(s: Selection, place: int, hero: str) -> None:
    s.heroes = (*s.heroes[:place], hero, *s.heroes[place + 1 :])
    s.tell(Picked(place, hero))


def _all_random(s: Selection) -> Flow[None]:
    for place, hero in enumerate((yield from _draw(s.terms.pool, s.terms.count))):
        _give(s, place, hero)


def _turn(s: Selection) -> int:
    """The team whose turn it is: they take turns, the coin's first."""
    s.step += 1
    return s.coin if s.step % 2 else 1 - s.coin


def _alternating(s: Selection) -> Flow[None]:
    yield from _pick(s, _turn(s))


def _pick(s: Selection, team: int) -> Flow[None]:
    """The next place of a team takes a hero; a full team is passed over."""
    place = s.next_place(team)
    if place is not None:
        _give(s, place, (yield from _ask(Seat(place), "pick_hero", s.left)))


def _from_offers(s: Selection) -> Flow[None]:
    place = s.next_place(_turn(s))
    if place is None:
        return
    if not s.offers[place]:
        yield from _offer(s, place, s.left)
    _give(s, place, (yield from _ask(Seat(place), "pick_hero", s.offers[place])))


def _banning(s: Selection) -> Flow[None]:
    act, team = list(_ban_steps(s))[s.step]
    s.step += 1
    if act == PICK:
        yield from _pick(s, team)
        return
    hero = yield from _ask(Seat(_first(s, team)), "ban_hero", s.left)
    s.banned = (*s.banned, hero)
    s.tell(Banned(team, hero))


def _ban_steps(s: Selection) -> Iterator[tuple[str, int]]:
    for number, (bans, picks) in enumerate(ROUNDS):
        steps = [(BAN, letter) for letter in bans] if 2 * number < s.terms.bans else []
        for act, letter in (*steps, *((PICK, letter) for letter in picks)):
            yield act, s.coin if letter == "A" else 1 - s.coin


def _captains(s: Selection) -> Flow[None]:
    """The captains take players in turn; a full team is passed over."""
    team = _turn(s)
    if len(s.teams[team]) == s.terms.sizes[team]:
        return
    taken = (*s.teams[RED_TEAM], *s.teams[BLUE_TEAM])
    left = tuple(player for player in range(s.terms.count) if player not in taken)
    captain = Seat(s.teams[team][0])
    player = left[0] if len(left) == 1 else left[(yield Decision(captain, "pick_player", left, "player"))]
    teams = [*s.teams]
    teams[team] = (*teams[team], player)
    s.teams = (teams[RED_TEAM], teams[BLUE_TEAM])
    s.tell(Drafted(team, player))


def _first(s: Selection, team: int) -> int:
    """The first place of a team."""
    return 0 if team == RED_TEAM else s.terms.sizes[RED_TEAM]


def _ask(seat: Seat, prompt: str, heroes: tuple[str, ...]) -> Flow[str]:
    """Have a place choose; a single hero chooses itself."""
    if len(heroes) == 1:
        return heroes[0]
    return heroes[(yield Decision(seat, prompt, heroes, "hero"))]


_STEPS: dict[Way, Callable[[Selection], Flow[None]]] = {
    Way.RANDOM: _all_random,
    Way.PICK: _alternating,
    Way.SINGLE_DRAFT: _from_offers,
    Way.RANDOM_DRAFT: _alternating,
    Way.PLAYER_DRAFT: _captains,
    Way.PICK_AND_BAN: _banning,
}
