"""The battle on the screen, part by part."""
