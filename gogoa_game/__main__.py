"""`python -m gogoa_game` is the command `gogoa`."""

from __future__ import annotations

import sys

from gogoa_game.commands.cli import main

if __name__ == "__main__":
    sys.exit(main())
