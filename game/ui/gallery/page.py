"""The gallery as a folder: one page, and the pictures that it shows."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

import pygame
from tqdm import tqdm

from game.lane.cards import Card, Hero, Piece
from game.lane.heroes import HEROES
from game.lane.scenario import format as as_text
from game.store.files import write_text
from game.text import say
from game.ui.app import prepare
from game.ui.battle.picture import Picture
from game.ui.battle.sentences import sentences
from game.ui.cards_view import CardsView
from game.ui.gallery.examples import Example, example
from game.ui.gallery.pictures import Studio
from game.ui.theme import Theme

CARD_WIDTH = 250
PICTURES = "pictures"

STYLE = """
body { background: #1a2128; color: #e8e2d4; font: 16px/1.45 Lato, "Segoe UI", sans-serif; margin: 2em auto;
  max-width: 1500px; padding: 0 1em }
h1, h2, h3 { font-family: Georgia, serif; color: #e2b04a }
nav a, a { color: #9fc3e8; margin-right: 0.8em }
article { display: grid; grid-template-columns: 260px 1fr; gap: 1.2em; padding: 1.2em 0; border-top: 1px solid #3a444d }
figure { display: inline-block; margin: 0 1em 0.6em 0; vertical-align: top }
figcaption { color: #a9a295; font-size: 14px }
img { max-width: 100%; border-radius: 6px }
ol { margin: 0.4em 0 0.8em; padding-left: 1.4em }
pre { background: #11161b; padding: 0.8em; overflow: auto; font-size: 12px }
"""


def write_gallery(folder: Path) -> int:
    """Write the page and its pictures; gives how many cards could not be shown at work.

    Raises:
        OSError: the folder or a file in it cannot be written.
    """
    prepare()
    (folder / PICTURES).mkdir(parents=True, exist_ok=True)
    pygame.display.set_mode((1, 1), pygame.HIDDEN)
    theme = Theme((1280, 720))
    cards, studio = CardsView(theme), Studio()
    parts: list[str] = []
    missing = 0
    count = sum(len(hero.cards) + 1 for hero in HEROES.values())
    with tqdm(total=count, unit="card", file=sys.stderr, dynamic_ncols=True) as bar:
        for hero in HEROES.values():
            parts.append(f'<h2 id="{hero.id}">{escape(hero.name)}, {escape(hero.title)}</h2>')
            for card in (*hero.cards, hero.handicap):
                shown = example(hero, card)
                missing += shown is None
                _keep(folder, f"{card.id}", cards.face(card, CARD_WIDTH))
                parts.append(_article(folder, studio, hero, card, shown))
                bar.update()
    write_text(folder / "index.html", _page(parts))
    return missing


def _keep(folder: Path, name: str, picture: pygame.Surface) -> str:
    """Save a picture; gives its address as seen from the page."""
    path = folder / PICTURES / f"{name}.png"
    pygame.image.save(picture, path)
    return f"{PICTURES}/{path.name}"


def _page(parts: Sequence[str]) -> str:
    links = "".join(f'<a href="#{hero.id}">{escape(hero.name)}</a>' for hero in HEROES.values())
    title = escape(say("gallery.title"))
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n<p>{escape(say('gallery.about'))}</p>\n"
        f"<nav>{links}</nav>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def _article(folder: Path, studio: Studio, hero: Hero, card: Card, shown: Example | None) -> str:
    face = f'<img src="{PICTURES}/{card.id}.png" width="{CARD_WIDTH}" alt="{escape(card.name, quote=True)}">'
    head = f'<h3 id="{card.id}">{escape(card.name)}</h3><p>{escape(card.text)}</p>'
    if shown is None:
        return f"<article>{face}<div>{head}<p>{escape(say('gallery.nothing'))}</p></div></article>"
    figures = "".join(
        _figure(_keep(folder, f"{card.id}-{when}", picture), say(f"gallery.{when}"))
        for when, picture in zip(("before", "after"), studio.pair(shown), strict=True)
    )
    steps = "".join(f"<li>{escape(line)}</li>" for line in told_lines(shown))
    text = f"<summary>{escape(say('gallery.position'))}</summary><pre>{escape(as_text(shown.before))}</pre>"
    return f"<article>{face}<div>{head}{figures}<ol>{steps}</ol><details>{text}</details></div></article>"


def _figure(address: str, words: str) -> str:
    picture = f'<img src="{address}" alt="{escape(words, quote=True)}">'
    return f"<figure>{picture}<figcaption>{escape(words)}</figcaption></figure>"


def told_lines(shown: Example) -> Iterator[str]:
    """What has happened, as the log of a battle tells it."""
    picture = Picture.of(shown.before, [Piece(hero) for hero in shown.before.heroes])
    for event in shown.events:
        yield from (line.words for line in sentences(picture, event))
        picture.apply(event)
