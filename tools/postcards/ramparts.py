"""Postcards of forts beside rivers: on a headland, in the woods and on an island."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

from typing import TYPE_CHECKING

from drawing import palette as p
from drawing import shapes as s

if TYPE_CHECKING:
    from drawing.palms import Point


FIG, FIG_SHADE = "#C9A072", "#9A7048"


def _root(start: Point, bend: Point, end: Point, width: float) -> s.Shapes:
    """A root from `start` to `end`, pulled towards `bend`: it tapers, and its right side is dark."""

    def at(t: float) -> Point:
        weights = (1 - t) ** 2, 2 * t * (1 - t), t * t
        x, y = (
            sum(w * q[i] for w, q in zip(weights, (start, bend, end), strict=True)) for i in (0, 1)
        )
        return x, y

    steps = [at(i / 8) for i in range(9)]
    halves = [width / 2 * (1 - i / 9) + 0.8 for i in range(9)]
    left = [(x - half, y) for (x, y), half in zip(steps, halves, strict=True)]
    right = [(x + half, y) for (x, y), half in zip(steps, halves, strict=True)]
    inner = [(x + half * 0.2, y) for (x, y), half in zip(steps, halves, strict=True)]
    return [s.poly(left + right[::-1], FIG), s.poly(inner + right[::-1], FIG_SHADE)]


def terekhol() -> s.Shapes:
    """Morning at the mouth of the river: the fort on its hill with the white church inside."""
    church = [
        s.box(-30, -34, 60, 34, p.WALL), s.box(12, -34, 18, 34, p.WALL_DEEP),
        s.path("M-18 -34 C-18 -46 -10 -44 -9 -54 C-8 -60 -4 -62 0 -66 C4 -62 8 -60 9 -54 C10 -44 18 -46 18 -34 Z", p.WALL),
        s.path("M0 -66 C4 -62 8 -60 9 -54 C10 -44 18 -46 18 -34 H7 C7 -48 4 -60 0 -66 Z", p.WALL_DEEP),
        *(part for x in (-25, 25) for part in (s.box(x - 6, -50, 12, 18, p.WALL if x < 0 else p.WALL_DEEP), s.arch(x, -35, 5, 10, p.COBALT), *s.cupola(x, -49, 13, 12, p.WALL, p.WALL_DEEP))),
        s.box(-34, -36, 68, 3.4, p.AZUL), s.arch(0, 0, 13, 23, p.COBALT), s.arch(-20, -10, 7, 14, p.PANE), s.arch(20, -10, 7, 14, p.PANE), s.disc(0, -46, 4.4, p.COBALT),
        *s.cross(0, -65, 11), s.box(-31, -6, 62, 3, p.AZUL),
    ]  # fmt: skip
    tower = [
        s.box(-9, -30, 18, 30, p.CLAY), s.box(2, -30, 7, 30, p.LATERITE), s.path("M-11 -29 C-10 -40 -5 -44 0 -48 C5 -44 10 -40 11 -29 Z", p.TERRA), s.path("M0 -48 C5 -44 10 -40 11 -29 H3 C4 -38 3 -44 0 -48 Z", p.UMBER), s.box(-5, -22, 4, 8, p.UMBER),
    ]  # fmt: skip
    ferry = [
        s.path("M-40 -6 H40 L34 6 H-34 Z", p.COBALT), s.path("M8 -6 H40 L34 6 H4 Z", p.PANE), s.box(-40, -9, 80, 3, p.CARD), s.poly(((-40, -7), (-54, -14), (-53, -16), (-38, -9)), p.INK), s.poly(((40, -7), (54, -14), (53, -16), (38, -9)), p.INK),
        s.box(-14, -26, 28, 17, p.CARD), s.box(4, -26, 10, 17, p.WALL_DEEP), *(s.box(x, -22, 5, 6, p.PANE) for x in (-11, -4, 5)), s.box(-17, -28, 34, 3, p.TERRA),
        s.disc(-25, -13, 3.4, p.SUN), s.path("M-29 -9 a4 5 0 0 1 8 0 Z", p.TERRA), s.disc(24, -13, 3.2, p.UMBER), s.path("M20 -9 a4 5 0 0 1 8 0 Z", p.SUN),
        s.glint(0, 7, 48, p.FOAM, 3.4),
    ]  # fmt: skip
    return [
        *s.sky((0, "#8FC0D6"), (34, p.HAZE), (70, "#DDE6CC"), (100, p.MORNING)),
        *s.rings(66, 92, (76, "#E6E8CC"), (52, p.MORNING), (32, p.LIGHT)),
        *s.cloud(44, 28, 72, p.CARD), *s.cloud(318, 44, 66, p.CARD, 6),
        # the sea beyond the mouth, the low bank opposite
        *s.sky((130, p.SEA[2]), (146, p.SEA[1]), (176, p.SEA[0])),
        *s.glitter(66, 134, 46, 5, 6, p.LIGHT), *s.dhow(32, 150, 0.46, (p.CARD, p.KRAFT)),
        # the hill
        s.path("M86 190 C96 178 104 176 112 164 C122 146 134 130 156 120 C190 104 240 100 282 106 C318 110 350 104 372 98 V206 H86 Z", p.PALM),
        s.path("M282 106 C318 110 350 104 372 98 V206 H262 C290 180 262 160 276 136 C280 124 284 114 282 106 Z", p.LEAF),
        s.path("M86 190 C96 178 104 176 112 164 C118 152 126 142 136 133 L142 150 L132 166 L142 184 L136 196 H84 Z", p.TERRA), s.path("M136 133 L142 150 L132 166 L142 184 L136 196 H118 L124 178 L114 170 L124 154 Z", p.LATERITE),
        *(part for x, y, r in ((166, 150, 10), (196, 142, 10), (184, 170, 11), (224, 156, 11), (154, 180, 10), (214, 182, 12), (250, 178, 11), (246, 138, 9)) for part in s.bush(x, y, r, p.LEAF, p.FRESH)),
        *(part for x, y, r in ((302, 140, 11), (330, 128, 10), (292, 168, 11), (326, 160, 12), (352, 146, 10)) for part in s.bush(x, y, r, p.NIGHT_LEAF, p.PALM)),
        # the church within the walls
        s.box(240, 76, 66, 32, p.MORNING), s.box(286, 76, 20, 32, p.MORNING_SHADE), *s.roof(232, 80, 82, 16, 12), *(s.box(x, 84, 8, 10, p.PANE) for x in (250, 266, 290)),
        *s.group(208, 104, 1.12, church),
        # the walls and their turrets
        s.poly(((150, 124), (156, 92), (306, 88), (316, 118), (240, 128)), p.TERRA), s.poly(((262, 125), (266, 89), (306, 88), (316, 118)), p.LATERITE), s.poly(((154, 98), (156, 92), (306, 88), (308, 93)), p.CLAY), s.poly(((264, 95), (266, 89), (306, 88), (308, 93)), p.TERRA),
        *s.merlons(160, 92, 102, 8, 8, p.TERRA), *(s.box(x, 82, 7, 9, p.LATERITE) for x in (270, 284, 298)),
        *(s.box(x, y, 13, 2.6, p.LATERITE) for x, y in ((170, 108), (196, 116), (224, 106), (236, 118))), *(s.box(x, y, 13, 2.6, p.UMBER) for x, y in ((274, 104), (288, 112))),
        *s.group(154, 122, 1.0, tower), *s.group(314, 118, 0.9, tower), s.arch(208, 124, 15, 20, p.CLAY), s.arch(208, 125, 11, 17, p.HOLLOW),
        *s.pennant(266, 88, 42, p.SUN, 22),
        *s.tree(340, 62, 0.4, 8, 66), *s.tree(136, 98, 0.24, -4, 36),
        # the river: a landing of sand, the ferry
        s.path("M70 206 C90 192 130 196 170 194 C240 190 310 202 372 192 V212 H70 Z", p.CARD), s.path("M80 210 C96 198 134 200 172 199 C240 196 310 207 372 198 V216 H74 Z", p.COAST),
        s.path("M-6 214 C60 206 130 210 200 208 C260 206 320 212 372 207 V240 H-6 Z", p.SEA[1]), s.path("M-6 228 C80 218 170 224 250 222 C300 220 340 224 372 221 V240 H-6 Z", p.SEA[2]),
        *s.group(226, 220, 0.86, ferry), s.ripple(104, 222, 24, p.FOAM), s.ripple(312, 218, 24, p.FOAM), s.ripple(330, 230, 22, p.FOAM), s.ripple(18, 200, 22, p.FOAM), s.ripple(10, 234, 24, p.FOAM),
        s.gull(118, 62, 6), s.gull(134, 72, 4.6), s.gull(104, 76, 4),
    ]  # fmt: skip


def alorna() -> s.Shapes:
    """A ruin in the woods above the river: a gate in the grip of a fig tree, late sun in it."""
    roots = (
        ((142, 46), (128, 100), (60, 206), 9), ((152, 40), (140, 120), (104, 208), 10), ((160, 44), (150, 96), (138, 212), 9),
        ((166, 44), (172, 84), (148, 108), 5), ((172, 44), (186, 86), (202, 96), 5), ((182, 46), (196, 80), (214, 66), 5),
        ((178, 44), (232, 84), (240, 212), 11), ((186, 42), (252, 76), (278, 200), 9), ((138, 46), (112, 84), (104, 132), 6),
    )  # fmt: skip
    return [
        *s.sky((0, "#E9D58C"), (70, "#F2DE9C"), (120, p.LIGHT)),
        *s.rings(196, 136, (150, "#EFD684"), (108, "#F5E09A"), (72, p.LIGHT)),
        # woods across the water
        *s.wood(-10, 372, 108, 22, p.HILLS, 190), *s.wood(-10, 372, 134, 16, p.FOREST, 190),
        s.box(0, 150, 360, 40, p.SEA[1]), s.box(0, 150, 360, 5, p.SEA[2]), *s.glitter(190, 156, 42, 4, 6, p.LIGHT), s.ripple(300, 164, 22, p.FOAM), s.ripple(60, 168, 22, p.FOAM),
        *s.canoe(206, 172, 0.46, p.UMBER, p.SHADOW),
        # the wall, broken at both ends
        s.path("M-6 206 V116 L14 112 L20 124 L38 120 L46 108 L66 104 L72 92 L88 88 L94 74 L112 72 V58 H248 V70 L262 74 L268 92 L286 96 L290 114 L306 118 L312 134 L330 138 L338 156 L356 160 L372 178 V206 H226 V146 a38 38 0 0 0 -76 0 V206 Z", p.TERRA),
        s.path("M214 58 H248 V70 L262 74 L268 92 L286 96 L290 114 L306 118 L312 134 L330 138 L338 156 L356 160 L372 178 V206 H226 V146 a38 38 0 0 0 -9 -24 Z", p.LATERITE),
        *(s.box(x, y, 18, 3, p.LATERITE) for x, y in ((10, 142), (36, 160), (62, 132), (86, 112), (70, 176), (104, 92), (118, 150), (18, 186), (100, 188), (132, 78))),
        *(s.box(x, y, 18, 3, p.UMBER) for x, y in ((238, 92), (250, 126), (280, 140), (248, 172), (300, 168), (326, 184), (270, 190))),
        s.path("M144 206 V146 a44 44 0 0 1 88 0 V206 H226 V146 a38 38 0 0 0 -76 0 V206 Z", p.CLAY), s.path("M188 102 a44 44 0 0 1 44 44 V206 H226 V146 a38 38 0 0 0 -38 -38 Z", p.UMBER),
        *s.merlons(116, 58, 92, 5, 11, p.TERRA), s.box(222, 48, 10, 11, p.LATERITE),
        # grass and ferns on the courses
        *(part for x, y, r in ((20, 122, 8), (60, 106, 8), (90, 88, 8), (272, 94, 8), (308, 118, 8), (340, 156, 9)) for part in s.bush(x, y, r, p.PALM, p.FRESH)),
        # the fig tree: crown, trunk, roots down the wall
        *(part for root in roots for part in _root(*root)),
        s.path("M130 62 C142 50 144 34 138 14 H192 C186 34 192 46 212 60 C196 60 186 66 176 62 C164 68 146 58 130 62 Z", FIG), s.path("M174 62 C180 46 180 30 176 14 H192 C186 34 192 46 212 60 C196 60 186 66 174 62 Z", FIG_SHADE),
        *s.canopy(((58, 14, 34), (100, 26, 32), (142, 14, 34), (190, 22, 34), (236, 12, 34), (276, 22, 30), (312, 4, 28)), p.LEAF, 0), *s.canopy(((74, 4, 26), (120, 8, 28), (170, 2, 28), (222, -2, 28), (262, 4, 24)), p.PALM, 0), *(s.disc(x, y, r, p.FRESH) for x, y, r in ((62, -2, 14), (106, 2, 13), (154, -4, 14), (206, -6, 14))),
        *s.leaf(96, 34, (-14, 34), 0.2, p.LEAF, p.PALM), *s.leaf(262, 30, (16, 34), 0.2, p.NIGHT_LEAF, p.LEAF),
        # ground and path through the gate
        s.path("M-6 206 C60 198 130 208 188 204 C250 200 320 208 372 200 V240 H-6 Z", p.FRESH), s.path("M152 204 H222 L262 240 H112 Z", p.KRAFT), s.path("M206 204 H222 L262 240 H232 Z", "#D0B27C"), s.path("M-6 222 C40 212 90 220 128 226 L112 240 H-6 Z", p.PALM), s.path("M372 216 C330 210 290 218 248 226 L262 240 H372 Z", p.LEAF),
        s.path("M60 222 L66 210 H86 L92 222 Z", p.TERRA), s.path("M78 210 H86 L92 222 H82 Z", p.LATERITE), s.path("M284 218 L290 204 H314 L318 218 Z", p.LATERITE), s.path("M304 204 H314 L318 218 H308 Z", p.UMBER), s.path("M306 224 L310 216 H326 L330 224 Z", p.TERRA),
        *s.bush(30, 218, 17, p.LEAF, p.FRESH), *s.bush(346, 218, 17, p.NIGHT_LEAF, p.PALM),
        *s.leaf(-8, 252, (60, -50), 0.26, p.NIGHT_LEAF, p.LEAF), *s.leaf(368, 252, (-54, -54), 0.26, p.NIGHT_LEAF, p.LEAF),
    ]  # fmt: skip


def corjuem() -> s.Shapes:
    """First light on the river island: a soldier keeps watch on the rampart, alone."""
    soldier = [
        s.line("M13 -62 L-3 -6", p.UMBER, 2.6), s.line("M15 -70 L12.4 -60", p.WALL_DEEP, 1.6),
        s.path("M-7 0 V-24 H7 V0 H2 V-18 H-2 V0 Z", p.INK), s.path("M-10 -20 C-11 -36 -8 -46 0 -46 C8 -46 11 -36 10 -20 Z", p.COBALT), s.path("M3 -46 C9 -44 11 -34 10 -20 H2 Z", p.INK),
        s.line("M-8 -42 L7 -22", p.CARD, 2.2), s.line("M8 -40 C13 -36 13 -32 9 -28", p.COBALT, 4.4),
        s.disc(0, -52, 6, "#D99A6C"), s.path("M-5 -50 C-9 -42 -8 -38 -5 -34 C-2 -40 -2 -46 -2 -52 Z", p.HOLLOW),
        s.path("M-13 -54 C-6 -58 6 -58 13 -54 C9 -51 -9 -51 -13 -54 Z", p.SHADOW), s.path("M-7 -55 C-7 -64 7 -64 7 -55 Z", p.SHADOW), s.path("M5 -60 C12 -68 18 -64 17 -56 C14 -60 10 -58 6 -56 Z", p.TERRA),
    ]  # fmt: skip
    return [
        *s.sky((0, p.INDIGO), (34, p.VIOLET), (66, p.PLUM), (94, p.ROSE), (114, p.EMBER)),
        *s.rings(96, 136, (120, "#D2705F"), (88, p.ORANGE), (60, p.GLOW), (36, p.LIGHT)),
        *s.stars((216, 18, 1.5), (258, 34, 1.2), (300, 14, 1.6), (338, 38, 1.2), (178, 32, 1.1), (32, 16, 1.3)),
        *s.cloud(244, 84, 76, p.ROSE, 6), *s.cloud(30, 66, 56, p.ROSE, 6),
        # the country beyond the river, and the bridge on its cables
        s.land(((-10, 136), (40, 124), (100, 132), (170, 122), (250, 134), (372, 118)), p.GRAPE, 150),
        s.box(0, 142, 360, 60, "#B5688A"), s.box(0, 152, 360, 50, p.PLUM), *s.glitter(96, 146, 50, 5, 6, p.LIGHT),
        s.ripple(250, 158, 22, "#D58CA0"), s.ripple(186, 164, 20, "#D58CA0"), s.ripple(20, 166, 20, "#D58CA0"),
        *s.wood(300, 372, 164, 12, p.EVENING_LEAF, 200), *s.wood(-10, 46, 170, 12, p.EVENING_LEAF, 200),
        *s.tree(344, 104, 0.46, 6, 72, p.EVENING), *s.tree(22, 112, 0.42, -6, 70, p.EVENING),
        # the hillock and the small square fort on it
        s.path("M-6 240 V208 C40 196 90 186 140 182 C210 178 300 184 372 200 V240 Z", p.EVENING_LEAF), s.path("M-6 240 V208 C40 196 90 186 140 182 C160 181 180 181 200 182 C190 204 196 222 204 240 Z", p.PALM),
        s.poly(((66, 206), (74, 148), (286, 148), (294, 206)), p.TERRA), s.poly(((214, 206), (212, 148), (286, 148), (294, 206)), p.LATERITE),
        s.box(72, 148, 216, 6, p.CLAY), s.box(212, 148, 76, 6, p.TERRA),
        *s.merlons(106, 148, 62, 4, 11, p.TERRA), *(s.box(x, 137, 9, 12, p.LATERITE) for x in (214, 232, 250)),
        *(part for x, lit, shade in ((74, p.CLAY, p.LATERITE), (286, p.TERRA, p.UMBER)) for part in (s.poly(((x - 32, 212), (x - 24, 142), (x + 24, 142), (x + 32, 212)), lit), s.poly(((x + 8, 212), (x + 6, 142), (x + 24, 142), (x + 32, 212)), shade), s.box(x - 26, 140, 52, 6, lit), s.box(x + 6, 140, 20, 6, shade), *s.merlons(x - 26, 141, 52, 4, 10, lit), s.box(x + 19, 131, 7, 10, shade))),
        *(s.box(x, y, 16, 3, p.LATERITE) for x, y in ((120, 166), (144, 186), (56, 168), (70, 190), (168, 170))), *(s.box(x, y, 16, 3, p.UMBER) for x, y in ((224, 170), (240, 188), (268, 174))),
        s.arch(186, 207, 34, 46, p.CLAY), s.arch(186, 208, 26, 41, p.HOLLOW), s.arch(186, 208, 15, 30, "#7A2C14"),
        *s.group(186, 149, 1.28, soldier),
        # the ground before it
        s.path("M-6 240 V218 C60 206 120 206 168 208 H204 C260 206 320 212 372 218 V240 Z", p.LEAF), s.path("M172 208 H200 L230 240 H138 Z", "#B9805A"), s.path("M192 208 H200 L230 240 H210 Z", "#8E5A48"),
        *s.bush(34, 222, 18, p.EVENING_LEAF, p.PALM), *s.bush(118, 216, 12, p.EVENING_LEAF, p.PALM), *s.bush(254, 216, 12, p.NIGHT_LEAF, p.LEAF), *s.bush(334, 224, 20, p.NIGHT_LEAF, p.LEAF),
        s.gull(136, 78, 5.6, p.INDIGO), s.gull(152, 88, 4.4, p.INDIGO),
    ]  # fmt: skip
