"""The gallery as a folder: one page, and the pictures that it shows."""

from __future__ import annotations

import sys
from collections.abc import Sequence
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
from game.ui.cards_view import CardsView
from game.ui.gallery.examples import Example, examples
from game.ui.gallery.pictures import Studio
from game.ui.gallery.stretch import Stretch
from game.ui.theme import Theme

CARD_WIDTH = 250
PICTURES = "pictures"

STYLE = """
body { background: #1a2128; color: #e8e2d4; font: 16px/1.45 Lato, "Segoe UI", sans-serif; margin: 2em auto;
  max-width: 1500px; padding: 0 1em }
h1, h2, h3 { font-family: Georgia, serif; color: #e2b04a }
nav a, a { color: #9fc3e8; margin-right: 0.8em }
article { display: grid; grid-template-columns: 260px 1fr; gap: 1.2em; padding: 1.2em 0; border-top: 1px solid #3a444d }
section { display: flow-root; border-left: 3px solid #3a444d; padding-left: 1em; margin: 0.6em 0 }
h4 { color: #e2b04a; margin: 0.8em 0 0.3em; font-weight: normal }
figure { display: inline-block; margin: 0 1em 0.6em 0; vertical-align: top }
figcaption { color: #a9a295; font-size: 14px }
img { max-width: 100%; border-radius: 6px }
.steps { display: inline-block; vertical-align: top; width: 24em; margin-right: 1em }
.steps p { margin: 0; color: #a9a295 }
ol { margin: 0; padding-left: 1.4em }
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
    gallery = _Gallery(folder)
    count = sum(len(hero.cards) + 1 for hero in HEROES.values())
    with tqdm(total=count, unit="card", file=sys.stderr, dynamic_ncols=True) as bar:
        for hero in HEROES.values():
            gallery.begin(hero)
            for card in (*hero.cards, hero.handicap):
                gallery.add(hero, card, examples(hero, card))
                bar.update()
    write_text(folder / "index.html", _page(gallery.parts))
    return gallery.missing


def _page(parts: Sequence[str]) -> str:
    links = "".join(f'<a href="#{hero.id}">{escape(hero.name)}</a>' for hero in HEROES.values())
    title = escape(say("gallery.title"))
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n<p>{escape(say('gallery.about'))}</p>\n"
        f"<nav>{links}</nav>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


class _Gallery:
    """The page as it grows, and the pictures that it has saved."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cards, self.studio = CardsView(Theme((1280, 720))), Studio()
        self.parts: list[str] = []
        self.missing = 0

    def begin(self, hero: Hero) -> None:
        """Go on with the cards of this hero."""
        links = "".join(
            f'<a href="#{card.id}">{escape(card.name)}</a>' for card in (*hero.cards, hero.handicap)
        )
        self.parts.append(f'<h2 id="{hero.id}">{escape(hero.name)}, {escape(hero.title)}</h2>')
        self.parts.append(f"<nav>{links}</nav>")

    def add(self, hero: Hero, card: Card, shown: Sequence[Example]) -> None:
        """A card, its text, and what it does."""
        face = self._kept(f"{card.id}.png", self.cards.face(card, CARD_WIDTH))
        words = f'<h3 id="{card.id}">{escape(card.name)}</h3><p>{escape(card.text)}</p>'
        if not shown:
            self.missing += 1
            words += f"<p>{escape(say('gallery.nothing'))}</p>"
        examples = "".join(
            self._example(hero, f"{card.id}-{number}", each) for number, each in enumerate(shown, start=1)
        )
        picture = f'<img src="{face}" width="{CARD_WIDTH}" alt="{escape(card.name, quote=True)}">'
        self.parts.append(f'<article><div class="card">{picture}</div><div>{words}{examples}</div></article>')

    def _example(self, hero: Hero, name: str, each: Example) -> str:
        me = Piece(each.after.cast.heroes.index(hero))
        played = self._stretches(name, me, each.shown, each.without)
        later = ""
        if each.later is not None:
            title = f"<h4>{escape(say('gallery.later'))}</h4>"
            later = title + self._stretches(f"{name}-later", me, each.later.within, each.later.without)
        text = f"<summary>{escape(say('gallery.position'))}</summary><pre>{escape(as_text(each.shown.start))}</pre>"
        return (
            f"<section>{played}</section>{later and f'<section>{later}</section>'}<details>{text}</details>"
        )

    def _stretches(self, name: str, me: Piece, shown: Stretch, without: Stretch | None) -> str:
        """The pictures of what has happened, and of what would have happened without the card, and the words for it."""
        scenes = [("before", shown.before()), ("after", shown.after())]
        if without is not None:
            scenes.append(("without", without.after()))
        drawn = self.studio.draw([picture for _, picture in scenes], me)
        figures = "".join(
            self._figure(f"{name}-{when}.jpg", picture, say(f"gallery.{when}"))
            for (when, _), picture in zip(scenes, drawn, strict=True)
        )
        return figures + "<br>" + _steps(shown) + (_steps(without, say("gallery.without")) if without else "")

    def _figure(self, name: str, picture: pygame.Surface, words: str) -> str:
        address = self._kept(name, picture)
        image = f'<img src="{address}" alt="{escape(words, quote=True)}">'
        return f"<figure>{image}<figcaption>{escape(words)}</figcaption></figure>"

    def _kept(self, name: str, picture: pygame.Surface) -> str:
        """Save a picture; gives its address as seen from the page."""
        try:
            pygame.image.save(picture, self.folder / PICTURES / name)
        except pygame.error as error:
            raise OSError(str(error)) from None
        return f"{PICTURES}/{name}"


def _steps(shown: Stretch, title: str = "") -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in list(shown.lines()) or [say("gallery.still")])
    return f'<div class="steps">{title and f"<p>{escape(title)}:</p>"}<ol>{lines}</ol></div>'
