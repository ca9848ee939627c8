"""A copy of a map, mostly The Causeway, that tests may spoil."""

import shutil
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.store.map_problems import Problem
from game.store.maps import PROJECT_MAPS
from game.store.tmx import check_map

CAUSEWAY, TWIN_FORDS = PROJECT_MAPS / "causeway.tmx", PROJECT_MAPS / "twin_fords.tmx"

GRASS, ROCK = 3, 9
"""Numbers of terrain tiles in the map file."""

RED_SHORE, MIDDLE = 13, 14
"""Numbers of zone tiles."""

RED_HERO, RED_HEAVY, BLUE_MELEE = 32, 35, 37
"""Numbers of markers."""


class MapCopy:
    """The copy's XML, to be changed and then checked."""

    def __init__(self, folder: Path, original: Path = CAUSEWAY) -> None:
        for file in (original, *PROJECT_MAPS.glob("*.tsx")):
            shutil.copy(file, folder)
        self.path = folder / original.name
        self.root = ElementTree.parse(self.path).getroot()

    def problems(self) -> list[Problem]:
        """What the checks say about the copy as it is now."""
        ElementTree.ElementTree(self.root).write(self.path, encoding="UTF-8", xml_declaration=True)
        return check_map(self.path)

    def layer(self, name: str) -> Element:
        """A layer by its name."""
        return next(node for node in self.root if node.get("name") == name)

    def paint(self, layer: str, cells: list[tuple[int, int]], number: int) -> None:
        """Put a tile into cells (column, row); 0 erases."""
        data = self.layer(layer).find("data")
        assert data is not None
        rows = [line.strip(",").split(",") for line in (data.text or "").strip().splitlines()]
        for column, row in cells:
            rows[row][column] = str(number)
        data.text = "\n" + ",\n".join(",".join(row) for row in rows) + "\n"

    def spawn(self, id_: int) -> Element:
        """A marker by the number of its object."""
        return next(thing for thing in self.layer("spawns") if thing.get("id") == str(id_))

    def spawn_at(self, column: int, row: int) -> Element:
        """The marker in a cell."""
        x, y = column * 52 + 26 * (row & 1), row * 45
        return next(
            thing for thing in self.layer("spawns") if (thing.get("x"), thing.get("y")) == (str(x), str(y))
        )

    def move(self, thing: Element, column: int, row: int) -> None:
        """Put a marker into a cell."""
        thing.set("x", str(column * 52 + 26 * (row & 1)))
        thing.set("y", str(row * 45))

    def set_property(self, node: Element, name: str, value: str, **more: str) -> Element:
        """Write a property at the map, a layer or an object."""
        found = node.find("properties")
        if found is None:
            found = Element("properties")
            node.insert(0, found)
        for one in found.findall("property"):
            if one.get("name") == name:
                found.remove(one)
        one = Element("property", {"name": name, "value": value, **more})
        found.append(one)
        return one
