"""The kernel of every game here: decisions, events, matches, records. Knows no game."""
