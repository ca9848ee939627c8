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
"""How many heroes a single draft offers to each place, if there are enough (L21.5)."""

SPARE = 2
"""How many more heroes than places lie open in a random draft (L21.5)."""

BAN, PICK = "ban", "pick"

BAN_ORDER: tuple[tuple[str, str], ...] = (
    (BAN, "AB"), (PICK, "AB"), (BAN, "BA"), (PICK, "BA"), (BAN, "AB"), (PICK, "BA"), (BAN, "BA"), (PICK, "AB"),
    (BAN, "BA"), (PICK, "BA"),
)  # fmt: skip
"""Pick and ban, with A the team of the coin: four places end after the fourth entry, six after the sixth and so on."""


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

    def team_of(self, place: int) -> int:
        """The team of a place."""
        return RED_TEAM if place < self.sizes[RED_TEAM] else BLUE_TEAM


class NotEnoughHeroes(ValueError):
    """There are fewer heroes than this way of choosing needs; the text says how many."""


class Selection:
    """The state: who has which hero, which are banned or offered, whose turn it is.

    `heroes` has an entry a place ("" while it has none). `teams` lists the players of each team in a player draft.
    `step` counts what has been asked.
    """

    __slots__ = ("banned", "coin", "events", "heroes", "luck", "offers", "open", "step", "teams", "terms")

    def __init__(self, terms: Terms, luck: int) -> None:
        needed = terms.count + (_bans(terms.count) if terms.way is Way.PICK_AND_BAN else 0)
        if terms.way is not Way.PLAYER_DRAFT and len(terms.pool) < needed:
            raise NotEnoughHeroes(f"this needs {needed} heroes, and there are {len(terms.pool)}")
        self.terms = terms
        self.events: list[Event] | None = None
        self.luck = luck
        self.coin = -1
        self.step = 0
        self.open: tuple[str, ...] = terms.pool
        self.banned: tuple[str, ...] = ()
        self.offers: tuple[tuple[str, ...], ...] = ()
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

    def line_up(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The players of both teams, by their place in the set-up, once the choosing is over."""
        if self.terms.way is Way.PLAYER_DRAFT:
            return self.teams
        red = self.terms.sizes[RED_TEAM]
        return tuple(range(red)), tuple(range(red, self.terms.count))

    def hero_of(self, player: int) -> str:
        """The hero of a player, once the choosing is over."""
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
        s.open = yield from _draw(s.terms.pool, min(len(s.terms.pool), s.terms.count + SPARE))
        s.tell(Offered(-1, s.open))
    if s.terms.way is Way.SINGLE_DRAFT:
        each = min(OFFERED, len(s.terms.pool) // s.terms.count)
        dealt = yield from _draw(s.terms.pool, each * s.terms.count)
        s.offers = tuple(dealt[place * each : (place + 1) * each] for place in range(s.terms.count))
        for place, heroes in enumerate(s.offers):
            s.tell(Offered(place, heroes))


def _draw(pool: tuple[str, ...], count: int) -> Flow[tuple[str, ...]]:
    """Draw so many heroes without putting any back."""
    left, drawn = list(pool), []
    for _ in range(count):
        drawn.append(left.pop((yield Decision(CHANCE, "draw", tuple(left)))))
    return tuple(drawn)


def _give(s: Selection, place: int, hero: str) -> None:
    s.heroes = (*s.heroes[:place], hero, *s.heroes[place + 1 :])
    s.tell(Picked(place, hero))


def _all_random(s: Selection) -> Flow[None]:
    for place, hero in enumerate((yield from _draw(s.terms.pool, s.terms.count))):
        _give(s, place, hero)


def _alternating(s: Selection) -> Flow[None]:
    """The teams pick in turn, the coin's first; a full team is passed over."""
    team = s.coin if s.step % 2 == 0 else 1 - s.coin
    s.step += 1
    yield from _pick(s, team)


def _pick(s: Selection, team: int) -> Flow[None]:
    place = s.next_place(team)
    if place is not None:
        hero = yield from _ask(Seat(place), "pick_hero", s.left)
        _give(s, place, hero)


def _from_offers(s: Selection) -> Flow[None]:
    place = s.heroes.index("")
    hero = yield from _ask(Seat(place), "pick_hero", s.offers[place])
    _give(s, place, hero)


def _banning(s: Selection) -> Flow[None]:
    act, team = list(_ban_steps(s.coin))[s.step]
    s.step += 1
    if act == PICK:
        yield from _pick(s, team)
        return
    hero = yield from _ask(Seat(_first(s, team)), "ban_hero", s.left)
    s.banned = (*s.banned, hero)
    s.tell(Banned(team, hero))


def _ban_steps(coin: int) -> Iterator[tuple[str, int]]:
    for act, letters in BAN_ORDER:
        for letter in letters:
            yield act, coin if letter == "A" else 1 - coin


def _bans(places: int) -> int:
    """How many heroes are struck out before so many places are filled."""
    rounds = (places + 1) // 2
    return 2 * sum(1 for act, _ in BAN_ORDER[: 2 * rounds] if act == BAN)


def _captains(s: Selection) -> Flow[None]:
    team = s.coin if s.step % 2 == 0 else 1 - s.coin
    s.step += 1
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
