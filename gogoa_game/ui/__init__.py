"""The drawn side of the game: stage, colours, text, widgets, motion, sound. It holds no rule."""
