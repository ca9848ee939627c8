"""The scenes: menu, set-up, battle, pause, result, settings, help."""
