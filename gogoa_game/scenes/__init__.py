"""The scenes: each draws a view and turns clicks into actions. No scene holds a rule."""
