"""Postcards of what is carved, built and kept inland: shrines, halls and old carts."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

import math

from drawing import palette as p
from drawing import shapes as s


def khandepar() -> s.Shapes:
    """Small temples cut free from the red rock, their roofs in steps, in the shade of a wood."""

    def shrine(x: float, foot: float, size: float) -> s.Shapes:
        made = [s.box(-48, -50, 96, 50, p.TERRA), s.box(16, -50, 32, 50, p.LATERITE)]
        for half, y, tall in (
            (54, -56, 8),
            (45, -66, 11),
            (36, -77, 11),
            (26, -88, 11),
            (16, -98, 10),
        ):
            made += [
                s.box(-half, y, 2 * half, tall, p.CLAY), s.box(half * 0.34, y, half * 0.66, tall, p.TERRA),
                s.box(-half, y + tall - 3, 2 * half, 3, p.LATERITE), s.box(half * 0.34, y + tall - 3, half * 0.66, 3, p.UMBER),
            ]  # fmt: skip
        return s.group(
            x,
            foot,
            size,
            [
                *made,
                s.path("M-9 -98 C-9 -106 -4 -110 0 -114 C4 -110 9 -106 9 -98 Z", p.CLAY), s.path("M0 -114 C4 -110 9 -106 9 -98 H3 C4 -104 3 -110 0 -114 Z", p.LATERITE),
                s.box(-17, -44, 34, 44, p.CLAY), s.box(-13, -40, 26, 40, p.HOLLOW), s.box(-5, -12, 10, 12, "#7A2C14"), s.box(-20, -47, 40, 5, p.LATERITE),
                *(s.box(cx - 4, -40, 8, 40, c) for cx, c in ((-34, p.CLAY), (34, p.TERRA))), s.box(-38, -8, 16, 3, p.LATERITE), s.box(26, -30, 14, 3, p.UMBER),
                s.path("M-48 -52 C-40 -60 -30 -58 -26 -52 Z M-52 -56 c4 -6 12 -6 14 0 Z M28 -66 c4 -6 12 -6 14 0 Z", p.FRESH),
            ],
        )  # fmt: skip

    trunks = [
        s.poly(((x, -4), (x + w, -4), (x + w * 1.5, foot), (x - w * 0.5, foot)), colour)
        for x, w, foot, colour in (
            (34, 8, 176, "#7FA06A"),
            (118, 6, 168, "#8FB07A"),
            (232, 6, 168, "#8FB07A"),
            (300, 9, 176, "#7FA06A"),
            (168, 5, 160, "#A3C088"),
        )
    ]
    return [
        *s.sky((0, "#D8E3A6"), (90, "#E6E9B8")),
        s.disc(176, 60, 54, "#EEF0CC"), *s.wood(-10, 372, 116, 20, p.HILLS, 190), *s.wood(-10, 372, 138, 16, p.FOREST, 190), *trunks,
        s.poly(((150, 0), (60, 190), (112, 190)), "#EDF0C8"), s.poly(((170, 0), (150, 190), (196, 190)), "#EDF0C8"), s.poly(((192, 0), (250, 190), (296, 190)), "#E6EABC"),
        *s.wood(-10, 150, 12, 24, p.PALM, 8), *s.wood(210, 372, 10, 26, p.PALM, 6), *s.wood(-10, 100, -4, 24, p.LEAF, -6), *s.wood(262, 372, -4, 24, p.LEAF, -6),
        # the rock that was left, and the river behind the trees
        s.path("M-6 190 V150 C20 140 44 150 66 146 C90 142 96 160 110 166 V190 Z", p.LATERITE), s.path("M372 190 V142 C350 134 330 146 306 142 C286 140 270 158 262 168 V190 Z", p.UMBER), s.path("M-6 158 V148 C20 138 44 148 66 144 C90 140 96 158 110 166 C90 160 80 152 60 156 C36 158 16 150 -6 158 Z", p.FRESH), s.path("M372 150 V140 C350 132 330 144 306 140 C286 138 270 156 262 168 C280 158 290 150 308 152 C332 154 350 144 372 150 Z", p.PALM),
        s.path("M-6 188 C80 178 280 178 372 188 V240 H-6 Z", p.HILLS),
        *shrine(66, 194, 0.74), *shrine(296, 194, 0.74), *shrine(182, 206, 1.12),
        # lamps, a path, the leaves of the wood's floor
        s.path("M-6 204 C60 196 120 208 182 208 C244 208 310 196 372 204 V240 H-6 Z", p.FRESH), s.path("M166 207 H198 L232 240 H132 Z", p.KRAFT), s.path("M188 207 H198 L232 240 H210 Z", "#D0B27C"),
        s.path("M-6 222 C40 212 100 220 144 226 L132 240 H-6 Z", p.PALM), s.path("M372 220 C330 212 270 218 222 226 L232 240 H372 Z", p.LEAF),
        *(part for x in (142, 222) for part in (s.path(f"M{x - 6} 206 h12 l-2.6 6 h-6.8 Z", p.OCHRE), s.path(f"M{x} 195 q5 6 0 11 q-5 -5 0 -11 Z", p.SUN))),
        *s.bush(22, 216, 17, p.PALM, p.FOREST), *s.bush(112, 212, 11, p.PALM, p.FOREST), *s.bush(252, 212, 11, p.LEAF, p.FRESH), *s.bush(340, 216, 17, p.LEAF, p.FRESH),
        *s.leaf(-8, 252, (58, -56), 0.26, p.NIGHT_LEAF, p.LEAF), *s.leaf(-6, 250, (86, -22), 0.22, p.LEAF, p.FRESH), *s.leaf(368, 252, (-58, -58), 0.26, p.NIGHT_LEAF, p.LEAF),
    ]  # fmt: skip


def goa_chitra() -> s.Shapes:
    """An old bullock cart before the tiled shed that keeps the tools of the country."""

    def wheel(x: float, y: float, r: float, wood: str, dark: str) -> s.Shapes:
        spokes = " ".join(
            f"M{s.n(x)} {s.n(y)} L{s.n(x + (r - 3) * math.cos(math.tau * i / 12 + 0.2))} {s.n(y + (r - 3) * math.sin(math.tau * i / 12 + 0.2))}"
            for i in range(12)
        )
        return [
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{dark}" stroke-width="9"/>', f'<circle cx="{x}" cy="{y}" r="{s.n(r + 1.6)}" fill="none" stroke="{wood}" stroke-width="5"/>', s.line(spokes, dark, 4.6), s.line(spokes, wood, 2.2),
            s.disc(x, y, r * 0.24, dark), s.disc(x - 1, y - 1, r * 0.17, wood), s.disc(x, y, r * 0.07, p.INK),
        ]  # fmt: skip

    def pot(x: float, y: float, size: float, lit: str, shade: str) -> s.Shapes:
        return s.group(
            x,
            y,
            size,
            [
                s.path("M-6 -30 H6 L5 -24 C16 -20 20 -12 16 -4 C13 1 8 3 0 3 C-8 3 -13 1 -16 -4 C-20 -12 -16 -20 -5 -24 Z", lit), s.path("M2 -24 H5 C16 -20 20 -12 16 -4 C13 1 8 3 0 3 C8 -2 10 -14 2 -24 Z", shade), s.box(-9, -33, 18, 5, lit), s.box(3, -33, 6, 5, shade),
            ],
        )  # fmt: skip

    wood, dark = "#B97A45", "#6B3F24"
    return [
        *s.sky((0, "#F6D48C"), (52, "#FAE0A4"), (92, p.LIGHT)),
        *s.rings(78, 74, (74, "#FBE3AC"), (50, p.LIGHT), (31, p.SUN)), *s.cloud(186, 26, 76, p.LIGHT), *s.cloud(316, 40, 60, p.LIGHT, 6),
        s.land(((-10, 132), (50, 116), (110, 126), (170, 112), (250, 126), (372, 110)), p.GHATS, 150), *s.wood(-10, 200, 140, 12, p.FOREST, 170),
        *s.tree(22, 62, 0.56, -8, 102), *s.tree(120, 88, 0.38, 4, 70), *s.tree(346, 34, 0.56, 8, 130),
        # fields of rice
        s.box(0, 150, 200, 50, p.LOWLAND), s.path("M-6 160 H200 V166 H-6 Z M-6 176 H200 V184 H-6 Z", p.FOREST), s.line("M64 150 L20 200 M112 150 L104 200", p.HILLS, 2),
        # the shed: a wide tiled roof on posts, tools on its wall
        s.box(166, 104, 186, 92, "#F2C27A"), s.box(300, 104, 52, 92, "#D99A5A"), s.box(166, 184, 186, 12, p.TERRA), s.box(300, 184, 52, 12, p.LATERITE),
        *s.roof(146, 110, 226, 56, 36),
        *(s.line(f"M{x} 58 L{x - (258 - x) * 0.16:.1f} 108", p.LATERITE, 1) for x in range(196, 340, 16)),
        *(s.box(x, 108, 6, 90, dark) for x in (160, 222, 286, 348)), s.box(156, 106, 206, 5, dark),
        s.box(234, 124, 44, 72, dark), s.box(238, 128, 36, 68, p.HOLLOW), s.box(238, 128, 17, 68, "#8A5230"), s.line("M246 134 V190", dark, 2),
        # a plough, sickles, a round basket
        s.line("M176 166 C186 150 196 146 212 130 M190 150 L182 128", dark, 4), s.poly(((172, 168), (184, 158), (180, 170)), p.INK),
        f'<path d="M298 128 a13 13 0 1 0 18 14" fill="none" stroke="{p.INK}" stroke-width="3.4"/>', s.line("M298 128 L294 120", dark, 4), s.disc(328, 142, 13, wood), s.disc(328, 142, 9.4, dark), s.disc(328, 142, 5.6, wood),
        # the yard
        s.path("M-6 196 C80 190 180 200 372 194 V240 H-6 Z", p.STONE_SHADE), s.path("M-6 216 C80 208 220 220 372 212 V240 H-6 Z", p.KRAFT), s.path("M44 226 C70 216 232 216 260 226 C232 234 70 234 44 226 Z", "#B7935F"),
        # the cart
        s.path("M96 138 C100 108 196 108 202 138 L208 178 H90 Z", p.THATCH), s.path("M164 116 C184 120 200 126 202 138 L208 178 H172 Z", p.THATCH_SHADE), s.line("M118 118 C114 138 113 158 114 178 M146 115 V178 M176 119 C178 138 178 158 178 178", "#8A5A30", 2.4), s.path("M96 138 C100 108 196 108 202 138 L200 142 C192 114 106 114 98 142 Z", "#E9C07A"),
        s.poly(((76, 176), (222, 176), (218, 188), (82, 188)), wood), s.poly(((180, 176), (222, 176), (218, 188), (180, 188)), dark), s.line("M80 182 L16 206 M16 206 L8 200 M16 206 L10 214", dark, 6), s.line("M80 180.6 L17 204", wood, 2.4),
        *wheel(150, 190, 35, wood, dark),
        *pot(262, 220, 0.9, p.TERRA, p.LATERITE), *pot(292, 226, 1.16, p.CLAY, p.RUST), *pot(326, 220, 0.84, p.TERRA, p.LATERITE),
        *s.leaf(368, 252, (-34, -46), 0.28, p.LEAF, p.PALM), *s.leaf(-8, 252, (42, -26), 0.3, p.LEAF, p.FRESH),
    ]  # fmt: skip


def saptakoteshwar() -> s.Shapes:
    """Morning: a white temple under tiles and a dome, its lamp tower among areca palms."""

    def areca(x: float, top: float, foot: float, size: float) -> s.Shapes:
        """A thin straight palm."""
        plumes = [
            s.path(f"M0 0 Q{dx * 0.5:g} {dy - 10} {dx} {dy} Q{dx * 0.44:g} {dy * 0.4:g} 0 4 Z", c)
            for dx, dy, c in (
                (-30, 6, p.LEAF),
                (30, 8, p.LEAF),
                (-26, -14, p.PALM),
                (27, -13, p.PALM),
                (-12, -28, p.FRESH),
                (13, -28, p.FRESH),
                (-18, 22, p.LEAF),
                (18, 23, p.PALM),
            )
        ]
        return [
            s.box(x - 1.8 * size, top, 3.6 * size, foot - top, "#9A8A6A"), s.box(x + 0.3 * size, top, 1.5 * size, foot - top, "#6B5F48"), s.box(x - 2.4 * size, top, 4.8 * size, 12 * size, p.FRESH),
            *s.group(x, top, size, plumes),
        ]  # fmt: skip

    tower = []
    for i in range(6):
        half, y = 17 - i * 1.9, 186 - i * 19
        tower += [
            s.box(-half, y - 16, 2 * half, 17, p.WALL), s.box(half * 0.3, y - 16, half * 0.7, 17, p.WALL_DEEP), s.box(-half - 3, y - 18, 2 * half + 6, 3.6, p.OCHRE), s.arch(-half * 0.1, y - 1, half * 0.6, 11, p.TERRA),
        ]  # fmt: skip
    return [
        *s.sky((0, "#A9D3CF"), (44, "#CFE3C8"), (84, p.MORNING)),
        *s.rings(196, 84, (112, "#DCE8C4"), (82, "#EDEBC0"), (54, p.LIGHT)), *s.cloud(66, 26, 64, p.CARD, 6), *s.cloud(320, 34, 60, p.CARD, 6),
        s.land(((-10, 140), (60, 112), (130, 128), (220, 104), (300, 124), (372, 106)), p.FOREST), *s.wood(-10, 372, 152, 16, p.FRESH),
        *areca(34, 44, 190, 1.0), *areca(60, 66, 190, 0.86), *areca(14, 78, 190, 0.8), *areca(306, 40, 190, 1.0), *areca(332, 60, 190, 0.9), *areca(352, 36, 190, 0.96), *areca(284, 74, 190, 0.78),
        # the dome on its eight sides, behind
        s.poly(((188, 104), (196, 74), (244, 74), (252, 104)), p.WALL), s.poly(((226, 104), (228, 74), (244, 74), (252, 104)), p.WALL_DEEP), *(s.arch(x, 100, 9, 18, p.PANE) for x in (206, 220)), s.arch(237, 100, 8, 18, p.INK), s.box(190, 70, 60, 5, p.OCHRE),
        s.path("M192 71 C194 46 208 38 220 34 C232 38 246 46 248 71 Z", p.WALL), s.path("M220 34 C232 38 246 46 248 71 H232 C234 54 230 42 220 34 Z", p.WALL_DEEP), s.line("M206 70 C206 54 212 44 220 35 M234 70 C234 54 228 44 220 35", p.WALL_SHADE, 1.6), s.path("M212 39 C214 34 226 34 228 39 C224 36 216 36 212 39 Z", p.OCHRE), *s.kalash(220, 36, 18),
        # two roofs, one above the other
        s.box(152, 112, 136, 26, p.WALL), s.box(246, 112, 42, 26, p.WALL_DEEP), *(s.box(x, 118, 12, 12, p.TERRA) for x in (164, 190, 216)), *(s.box(x, 118, 12, 12, p.LATERITE) for x in (250, 270)), *s.roof(142, 114, 156, 20, 30),
        s.box(130, 154, 180, 50, p.WALL), s.box(250, 154, 60, 50, p.WALL_DEEP), s.box(130, 194, 180, 10, p.TERRA), s.box(250, 194, 60, 10, p.LATERITE),
        *s.roof(116, 156, 208, 24, 20),
        # the arches of the hall
        *(part for x in (146, 174, 266, 294) for part in (s.arch(x, 194, 20, 33, p.OCHRE if x < 240 else "#B9772A"), s.arch(x, 194, 14, 29, p.PANE if x < 240 else p.INK))),
        s.box(196, 148, 48, 56, p.WALL), s.box(232, 148, 12, 56, p.WALL_DEEP), s.poly(((190, 150), (220, 130), (250, 150)), p.TERRA), s.poly(((220, 130), (250, 150), (230, 150)), p.LATERITE), s.arch(220, 204, 30, 46, p.OCHRE), s.arch(220, 204, 22, 41, p.UMBER), s.disc(220, 186, 3.6, p.SUN), s.line("M220 163 V182", p.OCHRE, 1.4),
        *s.pennant(164, 96, 36, p.ORANGE, 22),
        # the court
        s.path("M-6 204 H372 V240 H-6 Z", p.FRESH), s.path("M196 204 H244 L280 240 H160 Z", p.KRAFT), s.path("M230 204 H244 L280 240 H250 Z", "#D0B27C"), s.path("M-6 216 C40 208 120 216 178 222 L160 240 H-6 Z", p.FOREST), s.path("M372 216 C330 208 290 216 262 222 L280 240 H372 Z", p.PALM),
        *(s.box(92 - w / 2, y, w, 6, c) for w, y, c in ((50, 194, p.WALL), (62, 200, p.WALL_SHADE), (74, 206, p.TERRA))),
        *s.group(92, 9, 1, tower), *s.cupola(92, 86, 18, 16, p.ORANGE, p.TERRA), *s.kalash(92, 72, 12),
        *s.bush(26, 222, 18, p.PALM, p.FOREST), *s.bush(148, 214, 11, p.PALM, p.FOREST), *s.bush(318, 212, 13, p.LEAF, p.FRESH), *s.bush(344, 226, 18, p.LEAF, p.FRESH),
        s.gull(136, 60, 5.6), s.gull(152, 70, 4.4),
    ]  # fmt: skip


def damodar() -> s.Shapes:
    """The spring feast: a cloud of red powder over raised hands before the temple."""

    def reveller(
        x: float, y: float, size: float, cloth: str, shade: str, lean: float = 0
    ) -> s.Shapes:
        return [
            f'<g transform="translate({x} {y}) rotate({lean}) scale({size})">',
            s.line("M-9 -28 C-16 -34 -18 -44 -16 -54 M9 -28 C16 -34 18 -44 17 -56", "#8A4A32", 5), s.disc(-16, -56, 3.6, "#8A4A32"), s.disc(17, -58, 3.6, "#8A4A32"),
            s.path("M-14 6 C-15 -16 -12 -32 0 -32 C12 -32 15 -16 14 6 Z", cloth), s.path("M4 -32 C13 -30 15 -14 14 6 H4 Z", shade), s.disc(0, -40, 8.4, "#A35C3C"), s.path("M-8.6 -42 C-8 -52 8 -52 8.6 -42 C4 -46 -4 -46 -8.6 -42 Z", p.SHADOW),
            "</g>",
        ]  # fmt: skip

    def puff(x: float, y: float, r: float, colour: str) -> s.Shapes:
        return [
            s.disc(x + dx * r, y + dy * r, k * r, colour)
            for dx, dy, k in (
                (0, 0, 0.7),
                (-0.7, 0.2, 0.46),
                (0.7, 0.16, 0.5),
                (-0.3, -0.46, 0.5),
                (0.4, -0.4, 0.46),
            )
        ]

    rose, deep, pale = "#D9507E", "#B0386A", "#F2A0B8"
    return [
        *s.sky((0, "#F7C98A"), (60, "#FAD9A0"), (100, p.LIGHT)),
        *s.rings(180, 86, (150, "#F9D290"), (112, "#FBDFA8"), (76, p.LIGHT)),
        s.land(((-10, 132), (60, 104), (130, 122), (210, 98), (290, 118), (372, 100)), "#B98AA8"), s.land(((-10, 150), (90, 136), (200, 142), (300, 132), (372, 140)), "#8A6A96"),
        *s.tree(30, 58, 0.6, -10, 120), *s.tree(334, 54, 0.6, 10, 126),
        # the temple, white under red tiles, its tower in the middle
        s.box(84, 134, 192, 60, p.WALL), s.box(228, 134, 48, 60, p.WALL_DEEP), *s.roof(68, 138, 224, 26, 24), *(part for x in (104, 132, 228, 256) for part in (s.ogee(x, 190, 19, 40, p.OCHRE), s.ogee(x, 190, 13, 34, p.PANE))),
        s.box(142, 76, 76, 46, p.WALL), s.box(192, 76, 26, 46, p.WALL_DEEP), s.box(136, 72, 88, 5, rose), s.box(136, 116, 88, 5, rose), *(s.ogee(x, 114, 13, 29, p.COBALT) for x in (158, 180)), s.ogee(203, 114, 12, 29, p.INK), s.box(152, 56, 56, 17, p.WALL), s.box(190, 56, 18, 17, p.WALL_DEEP), s.box(147, 53, 66, 4, rose),
        *s.cupola(180, 54, 54, 38, p.SUN, p.OCHRE), *s.kalash(180, 17, 15), *s.pennant(128, 112, 40, rose, 20), *s.pennant(240, 112, 40, p.SUN, 20),
        s.box(158, 130, 44, 64, p.WALL), s.box(190, 130, 12, 64, p.WALL_DEEP), s.box(154, 128, 52, 4, rose), s.ogee(180, 194, 30, 54, p.OCHRE), s.ogee(180, 194, 22, 47, p.UMBER),
        # strings of marigolds
        *(s.disc(x, 140 + 9 * math.sin(math.pi * ((x - 84) % 48) / 48), 3, p.ORANGE if i % 2 else p.SUN) for i, x in enumerate(range(84, 277, 6))),
        # the powder, cloud upon cloud
        *puff(92, 138, 34, pale), *puff(268, 132, 38, pale), *puff(52, 168, 42, rose), *puff(130, 172, 34, pale), *puff(222, 168, 38, rose), *puff(312, 164, 46, rose), *puff(176, 182, 32, rose), *puff(92, 186, 36, deep), *puff(270, 188, 38, deep), *puff(14, 194, 34, deep), *puff(346, 194, 34, deep),
        s.box(0, 192, 360, 48, deep),
        *(s.disc(x, y, r, c) for x, y, r, c in ((116, 104, 3, rose), (132, 92, 2, rose), (76, 108, 2.4, rose), (60, 128, 3, pale), (244, 100, 3, rose), (262, 88, 2.2, rose), (290, 100, 2.6, rose), (306, 116, 3, pale), (150, 140, 2.4, rose), (214, 134, 2.6, rose), (98, 92, 1.8, pale), (228, 84, 1.8, pale))),
        # the crowd, two rows of it
        *(part for x, y, k, c, d, lean in ((20, 212, 0.76, p.SUN, p.OCHRE, -6), (62, 208, 0.78, p.CARD, p.WALL_DEEP, 4), (104, 212, 0.76, p.AZUL, p.COBALT, -4), (146, 208, 0.78, p.MINT, p.PALM, 5), (188, 212, 0.76, p.CARD, p.WALL_DEEP, -3), (230, 208, 0.78, p.SUN, p.OCHRE, 6), (272, 212, 0.76, p.CARD, p.WALL_DEEP, -5), (314, 208, 0.78, p.AZUL, p.COBALT, 3), (350, 212, 0.76, p.MINT, p.PALM, -6)) for part in reveller(x, y, k, c, d, lean)),
        *puff(84, 216, 20, rose), *puff(210, 216, 22, rose), *puff(296, 218, 20, pale), *puff(30, 218, 20, pale), *puff(150, 218, 18, pale),
        *(part for x, y, k, c, d, lean in ((40, 246, 1.1, p.CARD, p.WALL_DEEP, 5), (112, 248, 1.14, p.SUN, p.OCHRE, -5), (180, 246, 1.1, p.COBALT, p.PANE, 2), (250, 248, 1.14, p.CARD, p.WALL_DEEP, -4), (322, 246, 1.1, p.ORANGE, p.TERRA, 6)) for part in reveller(x, y, k, c, d, lean)),
    ]  # fmt: skip


def mallikarjun() -> s.Shapes:
    """From the hall between its carved wooden pillars: the court, and hills all round."""
    wood, shade, dark, lit = "#8A4E2A", "#6B3820", "#43210F", "#B9763F"

    def pillar(x: float, k: float) -> s.Shapes:
        """A pillar of the hall about x, `k` times as wide as drawn."""
        made = [
            s.box(-20, 212, 40, 30, dark), s.box(-20, 212, 26, 30, shade), s.box(-23, 208, 46, 6, wood),
            s.box(-15, 40, 30, 170, shade), s.box(-15, 40, 20, 170, wood), s.box(-15, 40, 5, 170, lit),
        ]  # fmt: skip
        for y in (66, 132, 194):
            made += [
                s.box(-19, y - 6, 38, 12, dark),
                s.box(-19, y - 6, 26, 12, wood),
                s.box(-19, y - 6, 38, 3, lit),
                s.box(-17, y + 6, 34, 2.4, dark),
            ]
        for y in (99, 163):
            made += [
                s.path(f"M0 {y - 20} C9 {y - 12} 11 {y - 4} 11 {y} C11 {y + 6} 7 {y + 14} 0 {y + 20} C-7 {y + 14} -11 {y + 6} -11 {y} C-11 {y - 4} -9 {y - 12} 0 {y - 20} Z", dark),
                *(s.path(f"M0 {y} Q{dx} {dy + y:g} 0 {y - 14} Q{-dx} {dy + y:g} 0 {y} Z", lit) for dx, dy in ((6, -8),)), s.disc(0, y + 3, 3.4, lit), s.line(f"M-6 {y + 5} Q0 {y + 15} 6 {y + 5}", lit, 2),
            ]  # fmt: skip
        made += [
            s.path("M-15 46 C-26 40 -40 30 -46 14 H46 C40 30 26 40 15 46 Z", shade), s.path("M-15 46 C-26 40 -40 30 -46 14 H10 C8 30 6 40 5 46 Z", wood),
            s.disc(-26, 26, 6, dark), s.disc(-26, 26, 3, lit), s.disc(26, 26, 6, dark), s.disc(26, 26, 3, wood), s.box(-19, 42, 38, 7, dark), s.box(-19, 42, 38, 2.4, lit),
        ]  # fmt: skip
        return [f'<g transform="translate({x} 0) scale({k} 1)">', *made, "</g>"]

    def lamp(x: float, y: float, k: float) -> s.Shapes:
        """A brass lamp on its chain."""
        return s.group(
            x,
            y,
            k,
            [
                s.line("M0 -70 V0", p.OCHRE, 2), s.disc(0, -24, 4, p.SUN), s.path("M-4 -4 H4 L14 6 C14 12 6 14 0 14 C-6 14 -14 12 -14 6 Z", p.OCHRE), s.path("M2 -4 H4 L14 6 C14 12 6 14 0 14 C6 10 6 2 2 -4 Z", "#9A6420"), s.path("M0 14 V20", p.OCHRE), s.disc(0, 18, 3, p.OCHRE),
                *(s.path(f"M{dx} -10 q5 8 0 14 q-5 -6 0 -14 Z", p.SUN if dx else p.LIGHT) for dx in (-11, 11, 0)),
            ],
        )  # fmt: skip

    return [
        *s.sky((0, p.NOON), (60, p.BLUE), (92, p.HAZE)),
        *s.rings(180, 86, (66, "#CFE3D4"), (46, p.MORNING), (28, p.LIGHT)), *s.cloud(128, 64, 56, p.CARD, 6), *s.cloud(250, 52, 52, p.CARD, 6),
        s.land(((-10, 128), (50, 84), (110, 118), (170, 92), (240, 120), (300, 82), (372, 118)), p.GHATS), s.land(((-10, 146), (60, 116), (130, 136), (200, 122), (280, 138), (372, 114)), p.FOREST), s.land(((-10, 160), (90, 148), (190, 154), (290, 146), (372, 156)), p.FRESH),
        *s.wood(-10, 372, 168, 9, p.PALM), *s.tree(116, 100, 0.34, -4, 72), *s.tree(250, 96, 0.36, 4, 76),
        # the court, with an altar of basil and a cloth of flags
        s.path("M-6 176 H372 V240 H-6 Z", p.KRAFT), s.path("M-6 176 H372 V182 H-6 Z", p.TERRA), s.path("M-6 196 C80 190 280 190 372 196 V240 H-6 Z", "#D9B98A"),
        *s.group(180, 196, 1.3, [s.box(-15, -8, 30, 12, p.WALL), s.box(5, -8, 10, 12, p.WALL_DEEP), s.box(-10, -24, 20, 16, p.WALL), s.box(4, -24, 6, 16, p.WALL_DEEP), s.box(-13, -27, 26, 4, p.TERRA), s.box(-18, 3, 36, 5, p.TERRA), s.arch(-1, -9, 8, 12, p.COBALT), s.disc(-6, -34, 8, p.PALM), s.disc(6, -34, 8, p.LEAF), s.disc(0, -42, 7, p.FRESH)]),
        # the floor of the hall, the light that falls on it
        s.path("M-6 214 H372 V240 H-6 Z", dark), s.path("M66 214 H150 L136 240 H36 Z M210 214 H294 L324 240 H224 Z", "#A8663A"), s.box(0, 212, 360, 4, lit),
        # the beams
        s.box(0, 0, 360, 16, dark), s.box(0, 12, 360, 5, wood), *(s.box(x, 0, 10, 10, wood) for x in range(6, 360, 26)),
        *lamp(136, 56, 0.9), *lamp(224, 56, 0.9),
        *pillar(84, 1.0), *pillar(276, 1.0), *pillar(-8, 1.3), *pillar(368, 1.3),
        s.line("M84 22 Q180 52 276 22", p.UMBER, 1), *(s.disc(92 + i * 8, 24 + 14 * math.sin(math.pi * (i + 1) / 23), 3.2, p.ORANGE if i % 2 else p.SUN) for i in range(23)),
    ]  # fmt: skip
