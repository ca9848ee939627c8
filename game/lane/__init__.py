"""The lane game: two teams of heroes push a lane of minions (rules L1 to L22)."""
