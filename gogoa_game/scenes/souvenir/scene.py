"""The souvenir of a trip: it fills the screen, is looked at, and saved as a picture file."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from gogoa_game.files.png import encoding
from gogoa_game.i18n import _
from gogoa_game.scenes.dialogs.choice import Answer, ChoiceScene
from gogoa_game.scenes.onlooking import OnlookingScene
from gogoa_game.scenes.souvenir.drawer import REST_FRAME_MS, Drawer
from gogoa_game.scenes.souvenir.picture import SIZE, Souvenir, painting
from gogoa_game.store.keepsake import keep, places
from gogoa_game.table.pace import PacedWork
from gogoa_game.table.standings import onlooked
from gogoa_game.ui import theme
from gogoa_game.ui.events import OUTSIDE, KeyDown, PointerDown, PointerMove, PointerUp
from gogoa_game.ui.parts.backdrops import draw_tile_wall
from gogoa_game.ui.parts.standings import GAP, WIDEST, draw_standings
from gogoa_game.ui.theme import DISPLAY
from gogoa_game.ui.widgets.group import Button

if TYPE_CHECKING:
    from pathlib import Path

    from pygame import FRect

    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.store.keepsake import Place, PlaceName
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

MARGIN = 22.0
BUTTONS, SEATS = 0.074, 0.078
"""The heights of the two rows, in heights of the stage."""
SHADOW = (10, 14)
LONGEST_FOLDER = 160
"""Characters of a folder that are shown."""


class SouvenirScene(OnlookingScene):
    """Shows one player's souvenir after another. Painting and saving go on between frames.

    The players and the buttons lie in a drawer over the picture, which goes while nobody points or
    types; keys act all the same.
    """

    def __init__(self, app: AppContext, session: Session, seat: int) -> None:
        super().__init__(app, session, seat)
        self.picture: pygame.Surface | None = None
        self.saved: dict[int, Path] = {}
        """Where the pictures of the seats are that have been saved."""
        self._painting: PacedWork[pygame.Surface] | None = None
        self._packing: PacedWork[bytes] | None = None
        self._shown = False
        self._drawer = Drawer(app.animator())
        self.layout(self.size)

    @property
    def souvenir(self) -> Souvenir:
        """What the picture tells."""
        sheet = self.view.sheets[self.seat]
        return Souvenir(self.app.maps, self.session.players[self.seat], sheet)

    @property
    def done(self) -> float:
        """How much of the picture is painted, from 0 to 1."""
        if self.picture is not None:
            return 1.0
        return 0.0 if self._painting is None else self._painting.share

    # ---- where things lie

    @property
    def seat_row(self) -> FRect:
        return self._seats

    def layout(self, size: Size) -> None:
        """The picture as large as can be; over its foot the players and the buttons."""
        super().layout(size)
        width, height = size
        scale = min(width / SIZE[0], height / SIZE[1])
        self.place = pygame.FRect(0, 0, SIZE[0] * scale, SIZE[1] * scale)
        self.place.center = (width / 2, height / 2)
        row = pygame.FRect(0, 0, width - 2 * MARGIN, BUTTONS * height)
        row.midbottom = (width / 2, height - MARGIN)
        count = len(self.session.players)
        several = count > 1
        seats = SEATS * height if several else 0.0
        self._seats = pygame.FRect(0, 0, min(row.width, count * (WIDEST + GAP) - GAP), seats)
        self._seats.midbottom = (width / 2, row.top - MARGIN)
        top = (self._seats.top if several else row.top) - MARGIN
        self.controls = pygame.FRect(0, top, width, height - top)
        self.widgets.clear = (self._seats,)
        self.widgets.rebuild(self._buttons(row))

    def _buttons(self, row: FRect) -> list[Button]:
        wide = (row.width - 3 * MARGIN) / 4
        fields = [(row.left + n * (wide + MARGIN), row.top, wide, row.height) for n in range(4)]
        saved = self.saved.get(self.seat)
        save = Button(
            "save", fields[3], _("Save the picture") if saved is None else _("Saved"),
            kind="main", key=pygame.K_RETURN, tooltip="" if saved is None else str(saved),
            enabled=saved is None and self.picture is not None and self._packing is None,
        )  # fmt: skip
        back = Button("back", fields[2], _("Back"), key=pygame.K_ESCAPE)
        return [*self._seat_buttons(fields[0], fields[1]), back, save]

    def _turn_to(self, seat: int) -> None:
        self.seat = seat
        self._drop_painting()
        self.layout(self.size)

    # ---- work between frames

    @property
    def animating(self) -> bool:
        """While a picture is painted or packed, a tooltip or the drawer on its way, or to go."""
        return self._busy or super().animating or self._drawer.sliding or self._resting

    @property
    def frame_ms(self) -> float:
        """Where nothing moves and the drawer only waits, few frames are enough."""
        moves = self._busy or super().animating or self._drawer.sliding
        return super().frame_ms if moves else REST_FRAME_MS

    @property
    def _busy(self) -> bool:
        return self.picture is None or self._packing is not None

    @property
    def _held(self) -> bool:
        """Whether the controls are in use, or will be: then they stay."""
        return self._busy or self.widgets.pointed is not None or self._hover is not None

    @property
    def _resting(self) -> bool:
        return self._drawer.out and not self._held

    def update(self, ms: float) -> None:
        """Paints or packs for a part of the frame; the drawer goes when nobody needs it."""
        super().update(ms)
        before = self._drawer.shown
        self._drawer.update(ms, held=self._held)
        self.dirty = self.dirty or self._drawer.shown != before
        if self._packing is not None:
            if self._packing.step():
                packed, self._packing = self._packing.result, None
                self._keep(packed, self._places[0])
        elif self.picture is None and self._shown:
            if self._painting is None:
                self._painting = PacedWork(painting(self.souvenir))
            if self._painting.step():
                self.picture, self._painting = self._painting.result, None
                self.layout(self.size)
        # The scene is drawn before the first, slow piece.
        self._shown = True

    def _drop_painting(self) -> None:
        if self._painting is not None:
            self._painting.drop()
        self._painting = self.picture = None

    def leave(self) -> None:
        """What is not painted is dropped; what was to be saved is saved first."""
        self._drop_painting()
        if self._packing is not None:
            packed, self._packing = self._packing.finish(), None
            place = self._places[0]
            error = self._save(packed, place)
            if error is not None:
                text = _("The picture could not be saved in {folder} ({reason}).")
                self.app.store.notices.append(_filled(text, place, error))

    # ---- saving

    @property
    def _places(self) -> tuple[Place, ...]:
        return places(self.app.store.folder)

    def _pack(self) -> None:
        if self.picture is not None:
            pixels = pygame.image.tobytes(self.picture, "RGB")
            self._packing = PacedWork(encoding(SIZE, pixels))
            self._pressed = None
            self.widgets.handle(PointerUp(None))
            self.layout(self.size)

    def _keep(self, packed: bytes, place: Place) -> None:
        """Saves the file; where that fails it asks for another place."""
        error = self._save(packed, place)
        if error is not None:
            self.ask_for_place(packed, place, error)
        self.layout(self.size)

    def _save(self, packed: bytes, place: Place) -> OSError | None:
        """Saves the file and says where, or returns why that failed."""
        try:
            file = keep(place.folder, self.souvenir.player.name, packed)
        except OSError as error:
            return error
        self.saved[self.seat] = file
        notice = _("The picture is saved as {file}.")
        self.app.store.notices.append(notice.format(file=file))
        self.app.sounds.play("souvenir")
        return None

    def ask_for_place(self, packed: bytes, failed: Place, error: OSError) -> None:
        """Asks where to save what could not be saved in a place, and why that failed."""
        others = [place for place in self._places if place != failed]
        if others:
            text = _(
                "The picture cannot be saved in {folder} ({reason}): choose another folder, or "
                "put that right and try again."
            )
        else:
            text = _(
                "The picture cannot be saved in {folder} ({reason}): put that right and try again."
            )
        answers = [
            Answer(*label_and_key(place.name), partial(self._keep, packed, place))
            for place in others
        ]
        again = Answer(_("Try again"), pygame.K_t, partial(self._keep, packed, failed))
        never = Answer(_("Not now"), pygame.K_ESCAPE, lambda: None)
        text = _filled(text, failed, error)
        self.app.director.push(ChoiceScene(self.app, text, (*answers, again, never)))

    # ---- input and picture

    def handle(self, event: UiEvent) -> None:
        """Buttons and keys, and a click on a player; nothing until a picture is saved.

        What is pressed while the controls are not there only brings them.
        """
        if self._packing is not None and not isinstance(event, PointerMove):
            return
        there = self._drawer.out
        if isinstance(event, KeyDown | PointerDown) or _moved(event):
            self._drawer.wake()
            self.dirty = True
        if isinstance(event, PointerDown) and not there:
            return
        activated = self.widgets.handle(event)
        if activated == "save":
            self._pack()
        elif not self._took_button(activated):
            self._handle_seats(event)
        self.dirty = self.dirty or self.widgets.dirty

    def draw(self, painter: Painter) -> None:
        """The picture, the wall of tiles where it leaves room, and the drawer over it."""
        if self.place.size != self.size:
            draw_tile_wall(painter)
            painter.fill(self.place.move(*SHADOW), theme.fade(theme.INK, theme.SHADOW_ALPHA))
        if self.picture is None:
            self._draw_waiting(painter)
        else:
            souvenir = self.souvenir
            key = ("souvenir", souvenir.maps.id, souvenir.player, souvenir.sheet)
            painter.ground(key, self.place, self._draw_picture)
        painter.outline(self.place, theme.INK)
        self._draw_drawer(painter)

    def _draw_drawer(self, painter: Painter) -> None:
        """The controls at rest, or one picture of them on its way."""
        shown = self._drawer.shown
        self.widgets.dirty = False
        if shown == 1:
            self._draw_controls(painter)
        elif shown > 0:
            state = tuple((button.id, button.enabled) for button in self.widgets.widgets)
            key = ("drawer", self.seat, self._hover, state, self.widgets.pointed)
            away = (0.0, self.controls.height * (1 - shown))
            painter.layer(key, self.controls, self._draw_controls, shift=away)

    def _draw_controls(self, painter: Painter) -> None:
        painter.ground("drawer ground", self.controls, self._draw_ground)
        left, right = self.controls.topleft, self.controls.topright
        painter.line(left, right, theme.INK, theme.OUTLINE)
        if len(self.session.players) > 1:
            standings = onlooked(self.view, self.session.players, self.seat)
            draw_standings(painter, self._seats, standings, hover=self._hover)
        self.widgets.draw(painter)

    def _draw_ground(self, painter: Painter) -> None:
        painter.fill(self.controls, theme.COBALT)
        painter.grain(self.controls)

    def _draw_picture(self, layer: Painter) -> None:
        assert self.picture is not None
        size = layer.surface.get_size()
        layer.surface.blit(pygame.transform.smoothscale(self.picture, size), (0, 0))

    def _draw_waiting(self, painter: Painter) -> None:
        painter.fill(self.place, theme.CARD)
        x, y = self.place.center
        room = self.place.width - 4 * MARGIN
        painter.text(
            _("The picture is being painted"), (x, y - theme.NAME), size=theme.NAME,
            face=DISPLAY, colour=theme.LATERITE, anchor="center", fit=room,
        )  # fmt: skip
        painter.text(
            _("{n} %").format(n=int(100 * self.done)), (x, y + theme.NAME), size=theme.NAME,
            face=DISPLAY, anchor="center",
        )  # fmt: skip


def _moved(event: UiEvent) -> bool:
    """Whether the pointer moved within the window."""
    return isinstance(event, PointerMove) and event.pos != OUTSIDE


def _filled(text: str, place: Place, error: OSError) -> str:
    """A sentence with the folder, cut in the middle where it is long, and the reason."""
    folder = str(place.folder)
    if len(folder) > LONGEST_FOLDER:
        half = LONGEST_FOLDER // 2
        folder = f"{folder[:half]}…{folder[-half:]}"
    return text.format(folder=folder, reason=error.strerror or error)


def label_and_key(name: PlaceName) -> tuple[str, int]:
    """The button that saves in a place."""
    labels = {
        "pictures": (_("Save in the pictures folder"), pygame.K_p),
        "home": (_("Save in the home folder"), pygame.K_h),
        "data": (_("Save in the game's data folder"), pygame.K_d),
    }
    return labels[name]
