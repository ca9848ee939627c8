"""Write golden games and counts anew: `python -m tests.golden.regenerate`. Read the diff before you commit it."""

from tests.golden.games import GAMES, PERFT, game_text, golden_file, perft_text


def main() -> None:
    """Write all files."""
    for name in GAMES:
        golden_file(name).write_text(game_text(name), encoding="utf-8")
    PERFT.write_text(perft_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
