"""Short ways to put a card to the test on the open field, and the numbers on cards as lines of text."""

from textwrap import dedent

from game.lane.cards import Card
from game.lane.heroes import HEROES
from tests.lane.cast import FIELD, Table, Word

FAR_MINIONS = """
at -8,4: red melee
at 8,-4: blue melee
"""


def bare_field(text: str) -> Table:
    """The open field with what `text` adds, and nobody else on it."""
    return Table(FIELD + dedent(text))


def field(text: str) -> Table:
    """The open field with a melee minion a side in far corners, so that no fall here ends the wave."""
    return bare_field(FAR_MINIONS + dedent(text))


def offered(t: Table) -> set[Word]:
    """The options of the open question, declining left out."""
    return {option for option in t.options if option is not None}


def printed(card: Card) -> str:
    """The numbers on a card on one line: colour, tier and kind with its value; then the icons; then the item."""
    icons = (
        ("initiative", card.initiative), ("attack", card.attack), ("defence", card.defence),
        ("movement", card.movement), ("range", card.range), ("radius", card.radius),
    )  # fmt: skip
    head = f"{card.colour} {card.tier} {'ranged ' if card.ranged else ''}{card.kind}"
    value = "".join(str(part) for part in (card.value, card.sign) if part is not None)
    shown = [f"{name} {number}" for name, number in icons if number is not None]
    return ", ".join([f"{head} {value}".strip(), *shown, *([f"item {card.item}"] if card.item else [])])


def deck(hero: str) -> dict[str, str]:
    """The numbers of all cards of a hero, the weaker one last."""
    sheet = HEROES[hero]
    return {card.name: printed(card) for card in (*sheet.cards, sheet.handicap)}
