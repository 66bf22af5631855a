"""Scenes, driven through the application without a display."""
