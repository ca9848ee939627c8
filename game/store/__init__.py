"""Files: saves, settings and maps."""
