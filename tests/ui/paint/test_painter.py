"""Shapes are where they should be, edges have no dark fringe, and what is kept is bounded."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.ui import theme
from gogoa_game.ui.paint.cache import ByteLru, opaque
from gogoa_game.ui.paint.paintcache import LAYER_WINDOWS, LEAST_LAYER_BYTES
from gogoa_game.ui.paint.ticket import TicketStyle, ticket

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.ui.paint.painter import Painter

    Make = Callable[..., Painter]

WHITE = (255, 255, 255)


def reach(surface: pygame.Surface) -> pygame.Rect:
    """The rectangle of all pixels that are not black."""
    shown = surface.copy()
    shown.set_colorkey((0, 0, 0))
    return shown.get_bounding_rect()


def test_fields_fill_the_pixels_of_their_rectangle(make_painter: Make) -> None:
    painter = make_painter(1280, 720)
    painter.fill((30, 60, 90, 120), WHITE)
    assert reach(painter.surface) == pygame.Rect(20, 40, 60, 80)


def test_a_field_with_alpha_is_blended(make_painter: Make) -> None:
    painter = make_painter(200, 150)
    painter.surface.fill((200, 0, 0))
    painter.fill((0, 0, 100, 100), (0, 0, 200, 128))
    assert painter.surface.get_at((2, 2))[:3] == pytest.approx((100, 0, 100), abs=3)


def test_the_ticket_is_bitten_at_its_corners(make_painter: Make) -> None:
    painter = make_painter()
    painter.ticket((100, 100, 200, 80), fill=WHITE, outline=(255, 0, 0), shadow=False)
    at = painter.surface.get_at
    assert reach(painter.surface) == pygame.Rect(98, 98, 204, 84)
    for corner in ((99, 99), (300, 99), (99, 180), (300, 180)):
        assert at(corner)[:3] == (0, 0, 0)
    assert min(at((200, 140))[:3]) > 225
    for edge in ((200, 99), (200, 180), (99, 140), (300, 140)):
        assert at(edge)[0] > 225
        assert at(edge)[1] == 0


@pytest.mark.parametrize("size", [(1, 1), (9, 40), (60, 24), (400, 300)])
def test_tickets_of_any_size_have_no_dark_fringe(size: tuple[int, int]) -> None:
    style = TicketStyle((250, 250, 250), (250, 200, 200), (200, 250, 250), 12, 4, 3, 7, None)
    surface = ticket(size, style).surface
    for x in range(surface.get_width()):
        for y in range(surface.get_height()):
            assert min(surface.get_at((x, y))[:3]) >= 198


def test_the_shadow_is_hard_and_lies_right_below(make_painter: Make) -> None:
    painter = make_painter(1920, 1080)
    painter.surface.fill(WHITE)
    painter.ticket((100, 100, 200, 80), fill=theme.CARD)
    shade = painter.surface.get_at((200, 185))[:3]
    mixed = [round(255 * 0.72 + ink * 0.28) for ink in theme.INK]
    assert shade == pytest.approx(tuple(mixed), abs=12)
    assert painter.surface.get_at((200, 188))[:3] == WHITE


def test_a_polygon_has_smooth_bright_edges_and_an_outline(make_painter: Make) -> None:
    painter = make_painter()
    painter.surface.fill(WHITE)
    painter.polygon([(100, 100), (200, 130), (150, 220)], (255, 240, 200))
    darkest = min(
        min(painter.surface.get_at((x, y))[:3]) for x in range(90, 210) for y in range(90, 230)
    )
    assert darkest >= 195
    painter.polygon([(300, 100), (400, 100), (400, 200), (300, 200)], None, (0, 0, 0), 10)
    assert painter.surface.get_at((350, 150))[:3] == WHITE
    assert painter.surface.get_at((350, 104))[:3] == (0, 0, 0)
    assert painter.surface.get_at((350, 96))[:3] == (0, 0, 0)
    assert painter.surface.get_at((296, 96))[:3] == (0, 0, 0)


def test_a_slanting_line_is_as_wide_as_asked(make_painter: Make) -> None:
    painter = make_painter()
    painter.line((100, 100), (400, 400), WHITE, 12)
    across = sum(painter.surface.get_at((x, 250))[0] for x in range(200, 300)) / 255
    assert across == pytest.approx(12 * 2**0.5, abs=0.5)


def test_level_lines_are_sharp(make_painter: Make) -> None:
    painter = make_painter()
    painter.line((100, 50), (200, 50), WHITE, 4)
    assert reach(painter.surface) == pygame.Rect(100, 48, 100, 4)


def test_circles_are_round_and_centred(make_painter: Make) -> None:
    painter = make_painter()
    painter.circle((300, 300), 40, WHITE)
    box = reach(painter.surface)
    assert box.center == (300, 300)
    assert box.width == box.height
    assert abs(box.width - 80) <= 2


def test_sprites_fit_their_rectangle_and_keep_their_shape(make_painter: Make) -> None:
    painter = make_painter()
    painter.sprite("dhow", (100, 100, 300, 100))
    box = reach(painter.surface)
    assert pygame.Rect(100, 100, 300, 100).contains(box)
    assert abs(box.centerx - 250) < 20
    with pytest.raises(ValueError, match="needs a rect"):
        painter.sprite("dhow", center=(1, 1))


def test_a_tile_frame_is_for_large_panels_only(make_painter: Make) -> None:
    painter = make_painter()
    with pytest.raises(ValueError, match="at least 300"):
        painter.frame((0, 0, 500, 299), 36)
    painter.frame((100, 100, 640, 330), 36)
    at = painter.surface.get_at
    # No gap shows the ground between tiles, neither along the top nor down the sides.
    assert all(at((x, 102))[:3] != (0, 0, 0) for x in range(100, 740))
    assert all(at((102, y))[:3] != (0, 0, 0) for y in range(100, 430))
    assert at((400, 250))[:3] == (0, 0, 0)


def test_a_layer_is_drawn_once_and_lands_where_it_would(make_painter: Make) -> None:
    calls = []

    def draw(inner: Painter) -> None:
        calls.append(1)
        inner.fill((300, 300, 60, 30), WHITE)

    painter = make_painter(1280, 720)
    for _ in range(3):
        painter.layer("here", (270, 270, 200, 200), draw)
    assert len(calls) == 1
    assert reach(painter.surface) == pygame.Rect(200, 200, 40, 20)
    painter.layer("elsewhere", (270, 270, 200, 200), draw)
    assert len(calls) == 2


@pytest.mark.parametrize("ground", [(0, 0, 100, 100), (0, 0, 50, 100)])
def test_layers_stay_blended_after_they_were_pale(
    make_painter: Make, ground: tuple[int, int, int, int]
) -> None:
    painter = make_painter(1440, 1080)

    def draw(inner: Painter) -> None:
        inner.fill(ground, WHITE)

    for alpha, level in ((255, 255), (128, 128), (255, 255)):
        painter.surface.fill((0, 0, 0))
        painter.layer(("pale", ground), (0, 0, 100, 100), draw, alpha=alpha)
        assert painter.surface.get_at((20, 20))[0] == pytest.approx(level, abs=2)
        assert painter.surface.get_at((80, 20))[0] in (
            (0,) if ground[2] == 50 else range(level - 2, level + 3)
        )


def test_grain_runs_on_between_layers(make_painter: Make) -> None:
    def draw(inner: Painter) -> None:
        inner.fill((0, 0, 1000, 300), theme.PAPER)
        inner.grain((0, 0, 1000, 300))

    whole, parts = make_painter(), make_painter()
    whole.layer("g", (0, 0, 1000, 300), draw)
    parts.layer("g", (0, 0, 333, 300), draw)
    parts.layer("g", (333, 0, 667, 300), draw)
    left, right = (
        pygame.image.tobytes(painter.surface.subsurface((0, 0, 1000, 300)), "RGB")
        for painter in (whole, parts)
    )
    assert left == right


def test_clipping_ends_with_its_block(make_painter: Make) -> None:
    painter = make_painter()
    with painter.clipped((0, 0, 50, 50)):
        painter.fill((0, 0, 500, 500), WHITE)
    assert reach(painter.surface) == pygame.Rect(0, 0, 50, 50)
    assert painter.surface.get_clip() == painter.surface.get_rect()


def test_painters_survive_a_window_of_one_pixel(make_painter: Make) -> None:
    painter = make_painter(1, 1)
    painter.ticket((0, 0, 500, 200), fill=theme.CARD, inner=theme.COBALT)
    painter.card((0, 0, 400, 300), 0.8)
    painter.frame((0, 0, 600, 600), 36)
    painter.text("GOA", (10, 10), size=40, face=theme.DISPLAY)
    painter.layer("one", (0, 0, 960, 720), lambda inner: inner.grain((0, 0, 960, 720)))
    painter.sprite("palm", (0, 0, 100, 100), angle=5)


def test_a_cache_forgets_the_least_used_first() -> None:
    cache: ByteLru[str] = ByteLru(10)
    for name in "abc":
        cache.put(name, name, 3)
    cache.get("a")
    cache.put("d", "d", 3)
    assert "b" not in cache
    assert cache.get("a") == "a"
    assert cache.bytes == 9
    cache.put("a", "A", 4)
    assert cache.bytes == 10
    cache.put("huge", "huge", 99)
    assert len(cache) == 1


def test_layers_are_kept_within_what_windows_of_that_size_need(make_painter: Make) -> None:
    painter = make_painter(1920, 1080)
    for index in range(12):
        painter.layer(("bound", index), (0, 0, 1920, 1080), lambda inner: inner.grain((0, 0, 9, 9)))
    assert painter._caches.layers.bytes <= LAYER_WINDOWS * 4 * 1920 * 1080
    make_painter(64, 64)
    assert painter._caches.layers.max_bytes == LEAST_LAYER_BYTES


@pytest.mark.parametrize("width", [4, 5, 6, 7, 64, 1270])
def test_what_is_opaque_is_laid_out_for_a_fast_copy(width: int) -> None:
    shown = opaque((width, 3), 1920)
    assert shown.get_size() == (width, 3)
    assert shown.get_pitch() // 4 % 2 == 1  # no row after the first begins at 16 bytes
    assert opaque((width, 3), width).get_pitch() == width * 4


def test_a_ground_looks_as_drawn_and_is_drawn_once(make_painter: Make) -> None:
    painter = make_painter()
    calls: list[str] = []

    def draw(layer: Painter) -> None:
        calls.append("drawn")
        layer.fill((100, 100, 50, 40), theme.SUN)
        layer.fill((110, 110, 10, 10), theme.INK)

    for _again in range(2):
        painter.surface.fill(WHITE)
        painter.ground("field", (100, 100, 50, 40), draw)
    assert calls == ["drawn"]
    found = [
        painter.surface.get_at(at)[:3]
        for at in ((99, 99), (100, 100), (115, 115), (149, 139), (150, 140))
    ]
    assert found == [WHITE, theme.SUN, theme.INK, theme.SUN, WHITE]


def test_a_veil_over_the_whole_window_leaves_room_for_other_shapes(make_painter: Make) -> None:
    painter = make_painter()
    painter.surface.fill((200, 0, 0))
    kept = painter._caches.shapes
    before = kept.bytes
    painter.fill((0, 0, *painter.size), (0, 0, 200, 128))
    assert kept.bytes - before < kept.max_bytes / 10
    width, height = painter.surface.get_size()
    for at in ((0, 0), (width - 1, 63), (5, 64), (width - 1, height - 1)):
        assert painter.surface.get_at(at)[:3] == pytest.approx((100, 0, 100), abs=3)
