"""Every sentence the player reads, by key. Card texts alone stand with their effects."""

from game.text.en import TEXTS


class UnknownText(KeyError):
    """There is no sentence under this key, or a value that it needs is missing."""


def say(key: str, **values: object) -> str:
    """The sentence under `key`, with `values` put in.

    Raises:
        UnknownText: there is no such sentence, or it needs a value that was not given.
    """
    try:
        words = TEXTS[key]
    except KeyError:
        raise UnknownText(f"no text under the key {key!r}") from None
    try:
        return words.format(**values)
    except (KeyError, IndexError) as missing:
        raise UnknownText(f"the text {key!r} needs the value {missing}") from None


def say_count(key: str, count: int, **values: object) -> str:
    """The sentence under `key` for so many things: `key.one` for one, `key.many` otherwise; `{count}` is put in."""
    return say(f"{key}.{'one' if count == 1 else 'many'}", count=count, **values)


def has(key: str) -> bool:
    """Whether there is a sentence under `key`."""
    return key in TEXTS


def team_name(team: int) -> str:
    """Red or Blue, for team 0 or 1."""
    return say(f"team.{team}")


def length_name(length: str) -> str:
    """What a length of game (quick, long) is called."""
    return say(f"length.{length}")


def colour_name(colour: str) -> str:
    """What a card colour is called."""
    return say(f"colour.{colour}")


def kind_name(kind: str) -> str:
    """What a card's type (attack, skill...) is called."""
    return say(f"kind.{kind}")


def action_name(action: str) -> str:
    """What an action of a hero's own moment (primary, fast_travel...) is called."""
    return say(f"action.{action}")


def item_name(item: str) -> str:
    """What an item (attack, initiative...) is called."""
    return say(f"item.{item}")


def minion_name(kind: str) -> str:
    """What a minion (melee, ranged, heavy) is called."""
    return say(f"minion.{kind}")


def player_name(player: str) -> str:
    """What the player of a seat (human, greedy, random) is called."""
    return say(f"player.{player}")
