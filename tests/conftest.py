"""Settings for all tests: no screen, no loudspeaker, and how hard hypothesis searches."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

_SLOW = [HealthCheck.too_slow]
settings.register_profile("quick", max_examples=20, deadline=None, suppress_health_check=_SLOW)
settings.register_profile("long", max_examples=1000, deadline=None, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
