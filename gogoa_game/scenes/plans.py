"""The choice of tour plans: two of the four that were offered to a seat (R3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.actions import ChoosePlans
from gogoa_game.logic.rules import PLANS_KEPT
from gogoa_game.scenes.base import Size, WidgetScene
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.table.naming import Names
from gogoa_game.ui import theme
from gogoa_game.ui.events import KeyDown, PointerDown, PointerMove, PointerUp
from gogoa_game.ui.map.buttons import PauseButton
from gogoa_game.ui.map.drawing import draw_map, draw_places
from gogoa_game.ui.map.labels import draw_place_name
from gogoa_game.ui.map.mapview import MapView
from gogoa_game.ui.map.placenames import NamesButton, draw_names
from gogoa_game.ui.paint.lines import draw_lines
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts.ground import draw_paper
from gogoa_game.ui.parts.plancard import draw_plan_card
from gogoa_game.ui.parts.turnbuttons import confirm_button, undo_button
from gogoa_game.ui.sound.music import Music

if TYPE_CHECKING:
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.scenes.base import AppContext
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

MAP_SHARE = 0.36
HEAD = 0.115
FOOT = 0.105
TILTS = (-0.8, 0.6, 0.7, -0.6)
PLAN_KEYS = {pygame.K_1: 0, pygame.K_2: 1, pygame.K_3: 2, pygame.K_4: 3}


class PlansScene(WidgetScene):
    """Four postcards; a click takes one or puts it back, Confirm keeps two."""

    music = Music.PLAY

    def __init__(self, app: AppContext, session: Session, seat: int) -> None:
        super().__init__(app)
        self.session = session
        self.seat = seat
        self.view = session.view(seat)
        self.map = MapView(self.app.maps)
        self.chosen: tuple[str, ...] = ()
        self._hover: str | None = None
        self._cell: Hex | None = None
        self._pressed: str | None = None
        self._message = ""
        self.layout(self.size)

    # ---- the scene

    def layout(self, size: Size) -> None:
        super().layout(size)
        width, height = size
        margin = min(28.0, height * 0.026)
        self._map_rect = pygame.FRect(0, 0, width * MAP_SHARE, height)
        self.map.layout(self._map_rect)
        left = self._map_rect.right + margin
        inner = width - left - margin
        self._head = pygame.FRect(left, margin * 0.6, inner, height * HEAD)
        foot = height * FOOT
        self._foot = pygame.FRect(left, height - foot, inner, foot - margin * 0.8)
        top, bottom = self._head.bottom + margin * 0.4, self._foot.top - margin * 0.8
        wide, tall = (inner - margin) / 2, (bottom - top - margin) / 2
        self.cards = tuple(
            pygame.FRect(
                left + (i % 2) * (wide + margin), top + (i // 2) * (tall + margin), wide, tall
            )
            for i in range(len(self.view.offer))
        )
        self._pressed = None
        self._refresh()

    def _refresh(self) -> None:
        foot = self._foot
        ready = len(self.chosen) == PLANS_KEPT
        confirm = pygame.FRect(0, foot.top, max(230.0, foot.width * 0.28), foot.height)
        confirm.right = foot.right
        undo = pygame.FRect(0, foot.top, foot.width * 0.2, foot.height)
        undo.right = confirm.left - 30
        self._note = pygame.FRect(foot.left, foot.top, undo.left - foot.left - 20, foot.height)
        self.widgets.rebuild(
            (
                PauseButton(self._map_rect),
                NamesButton(self._map_rect, self.session.names),
                undo_button(undo, enabled=bool(self.chosen)),
                confirm_button(confirm, enabled=ready),
            )
        )
        self.dirty = True

    def handle(self, event: UiEvent) -> None:
        self.dirty = True
        activated = self.widgets.handle(event)
        if activated == "confirm":
            self._confirm()
        elif activated == "undo":
            self._take(self.chosen[-1])
        elif activated == "names":
            self.session.cycle_names()
            self._refresh()
        elif activated == "pause":
            self.app.director.push(PauseScene(self.app))
        else:
            self._handle_cards(event)

    def _handle_cards(self, event: UiEvent) -> None:
        match event:
            case PointerMove(pos):
                self._hover = self._plan_at(pos)
                self._cell = None if self.widgets.hover else self.map.hex_at(pos)
            case PointerDown(pos):
                self._pressed = self._plan_at(pos)
                if self._pressed is not None:
                    self.widgets.focus_on(None)  # Enter is a shortcut again
            case PointerUp(pos):
                pressed, self._pressed = self._pressed, None
                if pressed is not None and pos is not None and pressed == self._plan_at(pos):
                    self._take(pressed)
            case KeyDown(key, _mod, repeat=False):
                if key == pygame.K_ESCAPE:
                    self.app.director.push(PauseScene(self.app))
                elif PLAN_KEYS.get(key, len(self.cards)) < len(self.cards):
                    self._take(self.view.offer[PLAN_KEYS[key]])

    def _plan_at(self, pos: Point) -> str | None:
        for plan, card in zip(self.view.offer, self.cards, strict=True):
            if card.collidepoint(pos):
                return plan
        return None

    # ---- choosing

    def _take(self, plan: str) -> None:
        """Takes a plan, or puts it back."""
        self._message = ""
        if plan in self.chosen:
            self.chosen = tuple(kept for kept in self.chosen if kept != plan)
            effect = "undo"
        elif len(self.chosen) == PLANS_KEPT:
            self._message = _("Two are chosen: click one to put it back.")
            effect = "refused"
        else:
            self.chosen = (*self.chosen, plan)
            effect = "postcard"
        self.app.sounds.play(effect)
        self._refresh()

    def _confirm(self) -> None:
        self.session.play(ChoosePlans(self.seat, self.chosen))
        self.session.proceed()

    # ---- the picture

    def draw(self, painter: Painter) -> None:
        with painter.clipped(self._map_rect):
            draw_map(painter, self.map)
            draw_places(painter, self.map, on_plan=self._shown_places(), hover=self._cell)
            if self.session.names is Names.ALL:
                draw_names(painter, self.map, self.app.maps.texts)
            if self._cell is not None:
                draw_place_name(painter, self.map, self._cell, self.app.maps.texts)
        panel = pygame.FRect(
            self._map_rect.right, 0, self.size[0] - self._map_rect.right, self.size[1]
        )
        draw_paper(painter, panel)
        painter.fill((panel.left - 3, 0, 6, panel.height), theme.INK)
        self._draw_head(painter)
        board, texts = self.view.board, self.app.maps.texts
        for plan, card, angle in zip(self.view.offer, self.cards, TILTS, strict=True):
            draw_plan_card(
                painter,
                card,
                board.plan(plan),
                texts,
                board,
                frozenset(),
                hover=plan == self._hover,
                chosen=plan in self.chosen,
                angle=angle,
            )
        self._draw_note(painter)
        self.widgets.draw(painter)

    def _shown_places(self) -> frozenset[str]:
        plans = set(self.chosen) | ({self._hover} if self._hover is not None else set())
        board = self.view.board
        return frozenset(place for plan in plans for place in board.plan(plan).destinations)

    def _draw_head(self, painter: Painter) -> None:
        player, head = self.session.players[self.seat], self._head
        size = head.height
        draw_token(painter, player.token, player.colour, (head.left + size / 2, head.centery), size)
        left = head.left + size + 18
        draw_lines(
            painter,
            _("{name} chooses two plans").format(name=player.name),
            (left, head.top, head.right - left, head.height * 0.55),
            size=min(theme.NAME, head.height * 0.4),
            face=theme.DISPLAY,
            align="left",
        )
        draw_lines(
            painter,
            _("Green is worth 20 or 30, red 40. All plans lie open once everybody has chosen."),
            (left, head.top + head.height * 0.52, head.right - left, head.height * 0.48),
            size=theme.LIST,
            colour=theme.INK2,
            align="left",
        )

    def _draw_note(self, painter: Painter) -> None:
        text = self._message or _("{n} of {total} chosen (keys 1 to 4)").format(
            n=len(self.chosen), total=PLANS_KEPT
        )
        draw_lines(
            painter,
            text,
            self._note,
            size=theme.LIST,
            colour=theme.TERRA if self._message else theme.INK,
            align="left",
        )
