"""Throneward: two teams of heroes push a lane of minions towards the enemy throne."""
