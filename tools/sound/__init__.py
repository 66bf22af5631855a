"""Synthesises every effect and every piece of music of the game with numpy alone."""
