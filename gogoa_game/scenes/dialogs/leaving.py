"""The end of the program, before which nothing is lost without a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.i18n import _
from gogoa_game.scenes.dialogs.question import CarefulQuestion

if TYPE_CHECKING:
    from gogoa_game.scenes.base import AppContext


class LeavingQuestion(CarefulQuestion):
    """Asks whether to quit though the game could not be saved."""

    def __init__(self, app: AppContext) -> None:
        text = _("The game could not be saved: it is lost when you quit. Quit all the same?")
        super().__init__(app, text, _("Quit"), app.director.quit)


def leave(app: AppContext) -> None:
    """Ends the program, and asks first where a game would be lost; once, however often it is."""
    if not app.store.unsaved:
        app.director.quit()
    elif not isinstance(app.director.top, LeavingQuestion):
        app.director.push(LeavingQuestion(app))
