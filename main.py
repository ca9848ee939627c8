"""Throneward: starts the game."""

if __name__ == "__main__":
    from game.cli import main

    raise SystemExit(main())
