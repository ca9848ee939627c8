"""Heroes and cards as they are printed, as JSON values and as text."""

from collections.abc import Iterable, Iterator

from game.lane.cards import Card, Hero
from game.text import say

TIERS = ("", "I", "II", "III", "IV")


def as_json(hero: Hero) -> dict[str, object]:
    """A hero with its eighteen cards and its handicap card as JSON values."""
    return {
        "id": hero.id,
        "name": hero.name,
        "title": hero.title,
        "cards": [card_as_json(card) for card in hero.cards],
        "handicap": card_as_json(hero.handicap),
    }


def card_as_json(card: Card) -> dict[str, object]:
    """A card as JSON values."""
    return {
        "id": card.id,
        "name": card.name,
        "colour": card.colour.value,
        "tier": card.tier,
        "primary": {
            "type": card.kind.value,
            "value": card.value,
            "sign": card.sign,
            "ranged": card.ranged,
            "range": card.range,
            "radius": card.radius,
        },
        "initiative": card.initiative,
        "secondary": {"attack": card.attack, "defense": card.defence, "movement": card.movement},
        "item": None if card.item is None else card.item.value,
        "text": card.text,
    }


def as_text(heroes: Iterable[Hero]) -> str:
    """Heroes and cards for people."""
    return "\n\n".join("\n".join(_lines(hero)) for hero in heroes)


def _lines(hero: Hero) -> Iterator[str]:
    yield say("cli.hero", name=hero.name, title=hero.title, id=hero.id)
    for card in hero.cards:
        yield from _card_lines(card)
    yield say("cli.card.handicap")
    yield from _card_lines(hero.handicap)


def _card_lines(card: Card) -> Iterator[str]:
    yield say(
        "cli.card",
        name=card.name,
        colour=card.colour.value,
        tier=say("cli.tier", tier=TIERS[card.tier]) if card.tier else "",
        initiative="-" if card.initiative is None else card.initiative,
        primary=_primary(card),
        secondary=_secondary(card),
        item="" if card.item is None else say("cli.item", item=card.item.value),
    )
    yield say("cli.card.text", text=card.text)


def _primary(card: Card) -> str:
    value = f"{'' if card.value is None else card.value}{card.sign or ''}"
    reach = ""
    if card.range is not None:
        reach = say("cli.range", range=card.range)
    elif card.radius is not None:
        reach = say("cli.radius", radius=card.radius)
    return (
        say("cli.primary", type=card.kind.value.replace("_", "/"), value=value, reach=reach)
        .replace(" ,", ",")
        .rstrip()
    )


def _secondary(card: Card) -> str:
    icons = (("attack", card.attack), ("defense", card.defence), ("movement", card.movement))
    return "".join(say("cli.secondary", name=name, value=value) for name, value in icons if value is not None)
