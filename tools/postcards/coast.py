"""Postcards of the coast: sands, capes and the forts above them."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

from drawing import palette as p
from drawing import shapes as s


def beach() -> s.Shapes:
    """A low sun, a dhow and two palms that lean over the sand."""
    return [
        *s.sky((0, p.DUSK)),
        *s.rings(214, 118, (210, "#F5AF58"), (158, p.GLOW), (112, p.WARM), (74, "#FCDC9C"), (48, p.LIGHT)),
        *s.cloud(312, 44, 74, p.WARM),
        *s.cloud(150, 26, 60, p.GLOW, 6),
        s.land(((238, 128), (286, 112), (330, 118), (372, 104)), p.RIDGE, 132),
        s.land(((290, 130), (326, 120), (372, 118)), p.PLUM, 132),
        *s.sky((130, p.SEA[1]), (146, p.SEA[2]), (168, p.SEA[3])),
        *s.glitter(214, 136, 66, 7, 7, p.LIGHT),
        *s.dhow(282, 148, 0.86, (p.SUN, p.OCHRE)),
        s.ripple(250, 156, 22, p.FOAM), s.ripple(296, 160, 22, p.FOAM),
        s.land(((0, 172), (70, 184), (150, 190), (240, 184), (310, 190), (360, 186)), p.CARD),
        s.land(((0, 178), (70, 190), (150, 196), (240, 190), (310, 196), (360, 192)), p.COAST),
        s.land(((0, 214), (90, 210), (190, 220), (280, 214), (360, 222)), p.WET_SAND),
        s.path("M262 217 a30 4 0 0 1 60 0 a30 4 0 0 1 -60 0 Z", p.SAND_SHADE),
        *s.sunshade(292, 216, 0.9, p.TERRA, p.LATERITE),
        *s.tree(152, 66, 0.5, -44, 142),
        *s.tree(84, 42, 0.72, -48, 182),
        s.gull(262, 62, 8), s.gull(284, 72, 6), s.gull(250, 78, 5),
    ]  # fmt: skip


def palolem() -> s.Shapes:
    """A crescent bay from above, boats on it, huts under the palms."""
    huts = []
    for x, y, size, wall, shade in (
        (296, 94, 0.5, p.SUN, p.OCHRE), (320, 112, 0.66, "#7FC4C0", p.SEA[1]), (322, 146, 0.86, "#F2A98C", p.EMBER),
        (310, 190, 1.1, p.SUN, p.OCHRE),
    ):  # fmt: skip
        huts += s.group(
            x,
            y,
            size,
            [
                s.line("M-14 0 V12 M0 0 V12 M14 0 V12", p.UMBER, 2.4),
                s.box(-18, -18, 36, 19, wall), s.box(6, -18, 12, 19, shade),
                s.box(-9, -13, 9, 14, p.UMBER),
                s.poly(((-26, -15), (-8, -34), (10, -34), (27, -15)), p.THATCH),
                s.poly(((8, -15), (4, -34), (10, -34), (27, -15)), p.THATCH_SHADE),
                s.box(-20, 0, 40, 3, p.UMBER),
            ],
        )  # fmt: skip
    return [
        *s.sky((0, p.BLUE), (22, p.HAZE), (44, p.MORNING)),
        s.disc(120, 42, 20, p.LIGHT),
        *s.cloud(244, 24, 80, p.CARD),
        s.land(((150, 66), (210, 44), (262, 50), (312, 30), (372, 38)), p.GHATS, 76),
        *s.sky((64, p.SEA[2])),
        s.land(((-10, 62), (20, 40), (58, 34), (96, 52), (124, 66)), p.PALM, 67),
        s.land(((30, 62), (62, 44), (96, 56), (120, 66)), p.LEAF, 67),
        s.land(((196, 74), (250, 56), (300, 60), (372, 44)), p.PALM, 100),
        s.land(((240, 78), (290, 66), (372, 60)), p.LEAF, 110),
        s.path("M0 92 C70 84 150 82 214 76 C262 90 286 120 276 152 C262 190 190 214 60 240 H0 Z", p.SEA[1]),
        s.path("M0 122 C90 110 170 104 226 92 C256 108 266 130 256 150 C238 182 150 204 0 222 Z", p.SEA[0]),
        s.path("M0 150 C80 140 170 132 222 118 C240 128 242 140 232 150 C206 172 110 188 0 198 Z", "#7CC7C2"),
        s.path("M206 74 C300 82 300 130 290 156 C276 194 200 218 70 240 H372 V60 C310 62 240 68 206 74 Z", p.PALM),
        s.path("M206 74 C272 84 296 118 288 154 C276 196 190 222 40 244 L0 250 V236 C150 222 246 192 262 152 C274 118 246 88 206 78 Z", p.CARD),
        s.path("M206 74 C278 82 308 118 300 156 C288 204 210 228 90 246 L20 246 C160 228 264 198 276 152 C284 118 254 88 206 76 Z", p.COAST),
        s.path("M300 156 C288 204 210 228 90 246 H60 C190 224 276 196 292 156 C298 124 276 94 230 78 C288 88 306 122 300 156 Z", p.WET_SAND),
        *s.wood(312, 372, 66, 12, p.LEAF, 80), s.path("M308 66 C340 84 346 130 336 176 C332 200 326 220 318 240 H372 V60 Z", p.LEAF),
        *s.tree(334, 44, 0.3, 2, 66), *s.tree(306, 58, 0.2, 2, 34), *s.tree(352, 74, 0.38, 6, 92), *s.tree(348, 112, 0.44, 8, 120),
        *huts,
        *s.tree(226, 196, 0.36, 16, 60), *s.tree(258, 186, 0.44, 10, 70),
        *s.canoe(146, 152, 1.0, p.TERRA, p.LATERITE),
        *s.canoe(62, 130, 0.7, p.COBALT, p.INK),
        *s.canoe(206, 114, 0.56, p.SUN, p.OCHRE),
        *s.dhow(96, 78, 0.42, (p.CARD, p.KRAFT)),
        s.ripple(30, 164, 22, p.CARD), s.ripple(84, 176, 22, p.CARD), s.ripple(18, 108, 18, p.FOAM), s.ripple(122, 100, 18, p.FOAM),
        s.gull(182, 30, 6), s.gull(198, 38, 4.6),
    ]  # fmt: skip


def turtle() -> s.Shapes:
    """A turtle on her way to the nest under the moon."""
    shell = [
        s.path("M-34 30 C-58 44 -66 66 -56 78 C-42 74 -26 62 -16 46 Z", "#5F8468"),
        s.path("M34 30 C58 44 66 66 56 78 C42 74 26 62 16 46 Z", "#36513F"),
        s.path("M-34 -40 C-62 -58 -94 -46 -112 -6 C-116 8 -108 12 -100 4 C-86 -10 -68 -16 -50 -8 Z", "#5F8468"),
        s.path("M34 -40 C62 -58 94 -46 112 -6 C116 8 108 12 100 4 C86 -10 68 -16 50 -8 Z", "#36513F"),
        s.path("M-6 48 L0 64 L6 48 Z", "#36513F"),
        s.path("M-18 -44 C-20 -66 -12 -78 2 -78 C16 -78 24 -66 22 -44 Z", "#5F8468"),
        s.path("M6 -78 C18 -76 24 -64 22 -44 H8 C14 -56 14 -68 6 -78 Z", "#4C6B57"),
        s.disc(-8, -66, 2.6, p.INK), s.disc(13, -66, 2.6, p.INK),
        s.path("M0 -52 C46 -52 68 -20 66 10 C64 36 34 52 0 52 C-34 52 -66 36 -66 10 C-68 -20 -44 -52 0 -52 Z", "#7E9A55"),
        s.path("M22 -49 C52 -42 68 -16 66 10 C64 36 34 52 0 52 C32 40 48 18 46 -6 C45 -24 36 -40 22 -49 Z", "#56733F"),
        s.poly(((-16, -32), (16, -32), (26, -12), (14, 6), (-14, 6), (-26, -12)), "#A9BE6E"),
        s.poly(((-14, 10), (14, 10), (22, 28), (10, 44), (-10, 44), (-22, 28)), "#A9BE6E"),
        s.poly(((-22, -34), (-32, -12), (-46, -6), (-56, -14), (-42, -38)), "#A9BE6E"),
        s.poly(((-30, -8), (-18, 8), (-26, 28), (-48, 28), (-58, 4), (-46, -2)), "#A9BE6E"),
        s.poly(((22, -34), (32, -12), (44, -6), (52, -16), (40, -38)), "#8AA55C"),
        s.poly(((30, -8), (18, 8), (26, 28), (44, 28), (54, 4), (44, -2)), "#8AA55C"),
    ]  # fmt: skip
    tracks = []
    for i in range(8):
        x, y, size = 236 + i * 12.5, 176 - i * 7.6, 1 - i * 0.085
        tracks.append(
            s.line(
                f"M{s.n(x)} {s.n(y - 20 * size)} l{s.n(7 * size)} {s.n(9 * size)} M{s.n(x)} {s.n(y + 16 * size)} l{s.n(8 * size)} {s.n(-9 * size)}",
                "#8F744E",
                3.6 * size,
            )
        )
        tracks.append(
            s.line(
                f"M{s.n(x - 2)} {s.n(y + 1)} l{s.n(7 * size)} {s.n(-4 * size)}", "#9C8463", 2 * size
            )
        )
    return [
        *s.sky((0, p.NIGHT)),
        *s.rings(106, 54, (120, p.INDIGO), (82, "#3A4688"), (52, "#56609C"), (30, p.LIGHT)),
        s.disc(120, 48, 5, "#EADDB8"), s.disc(98, 62, 7, "#EADDB8"), s.disc(110, 68, 3, "#EADDB8"),
        *s.stars((210, 22, 1.6), (256, 46, 1.2), (300, 18, 1.8), (336, 56, 1.3), (30, 24, 1.5), (180, 56, 1.1), (238, 74, 1.2), (20, 76, 1.1)),
        s.land(((190, 104), (240, 92), (300, 96), (372, 80)), p.NAVY, 112),
        *s.sky((108, "#2C5C8A")),
        *s.glitter(106, 114, 54, 5, 6, p.LIGHT),
        s.land(((0, 136), (80, 128), (170, 134), (260, 118), (360, 112)), p.CARD),
        s.land(((0, 142), (80, 134), (170, 140), (260, 123), (360, 116)), "#C9AE82"),
        s.land(((0, 196), (90, 190), (200, 206), (290, 196), (360, 206)), "#AE9166"),
        *(part for x, y, h in ((318, 112, 58), (336, 114, 72), (354, 118, 64)) for part in (
            s.box(x - 1.5, y - 20, 3, 22, p.SHADOW),
            s.path(f"M{x} {y - h} C{x + 16} {s.n(y - h * 0.6)} {x + 15} {s.n(y - h * 0.28)} {x + 10} {y - 10} H{x - 10} C{x - 15} {s.n(y - h * 0.28)} {x - 14} {s.n(y - h * 0.6)} {x} {y - h} Z", "#10303F"),
        )),
        *tracks,
        s.path("M74 194 C80 178 122 168 168 170 C220 172 246 182 240 196 C228 214 92 216 74 194 Z", "#8F744E"),
        '<g transform="translate(156 176) scale(0.86 0.62) rotate(-72)">', *shell, "</g>",
    ]  # fmt: skip


def fort() -> s.Shapes:
    """A bastion of laterite on a green headland, the sea below it."""
    return [
        *s.sky((0, p.BLUE), (46, p.HAZE), (84, p.MORNING)),
        *s.rings(70, 62, (38, "#FCEBC4"), (26, p.SUN)),
        *s.cloud(150, 32, 84, p.CARD),
        *s.cloud(30, 96, 60, p.CARD, 6),
        s.land(((-10, 134), (30, 120), (76, 128), (130, 138)), p.GHATS, 144),
        *s.sky((138, p.SEA[1]), (156, p.SEA[2]), (182, p.SEA[3])),
        *s.glitter(70, 144, 46, 5, 7, p.LIGHT),
        *s.dhow(62, 182, 0.72, (p.CARD, p.KRAFT)),
        s.ripple(28, 190, 20, p.FOAM), s.ripple(74, 194, 20, p.FOAM), s.ripple(116, 162, 16, p.FOAM),
        # the cliff, its shaded clefts, the green on it
        s.path("M132 240 C136 214 150 204 152 188 C156 172 168 168 172 152 H372 V240 Z", p.TERRA),
        s.path("M212 158 L204 188 L216 212 L204 240 H244 L236 204 L246 176 Z M296 158 L288 194 L300 240 H372 V158 Z", p.LATERITE),
        s.path("M124 240 C128 232 142 230 150 234 C158 228 172 230 176 240 Z", p.CARD),
        s.land(((160, 160), (180, 148), (230, 142), (300, 146), (372, 138)), p.PALM, 164),
        s.path("M160 162 C172 156 186 164 200 160 C216 156 226 170 242 162 C262 156 276 170 296 162 C316 156 340 168 372 160 V150 H176 Z", p.PALM),
        s.land(((176, 152), (230, 148), (300, 151), (372, 144)), p.FRESH, 157),
        # the walls
        s.poly(((184, 150), (194, 86), (300, 86), (308, 150)), p.TERRA),
        s.poly(((266, 150), (262, 86), (300, 86), (308, 150)), p.LATERITE),
        *s.merlons(190, 86, 114, 8, 10, p.TERRA),
        s.box(262, 76, 13, 10, p.LATERITE), s.box(281, 76, 8, 10, p.LATERITE), s.box(296, 76, 8, 10, p.LATERITE),
        s.box(188, 86, 118, 5, p.CLAY), s.box(262, 86, 44, 5, p.TERRA),
        s.poly(((300, 152), (304, 104), (372, 104), (372, 152)), p.LATERITE),
        *s.merlons(304, 104, 70, 5, 9, p.LATERITE),
        s.arch(230, 150, 26, 40, p.UMBER), s.arch(230, 150, 32, 45, p.CLAY), s.arch(230, 150, 25, 41, p.HOLLOW),
        *(s.box(x, y, 15, 3, p.LATERITE) for x, y in ((200, 104), (206, 124), (252, 112), (196, 136))),
        *(s.box(x, y, 15, 3, p.UMBER) for x, y in ((272, 104), (278, 128), (330, 120), (344, 134), (314, 136))),
        # the sentry box
        s.box(180, 74, 24, 34, p.CLAY), s.box(194, 74, 10, 34, p.LATERITE), s.poly(((184, 118), (180, 108), (204, 108), (198, 118)), p.LATERITE),
        s.path("M177 76 C178 62 186 58 192 54 C198 58 206 62 207 76 Z", p.CARD), s.path("M192 54 C198 58 206 62 207 76 H197 C198 66 196 60 192 54 Z", p.WALL_DEEP),
        s.box(186, 84, 5, 13, p.UMBER),
        *s.pennant(282, 76, 44, p.SUN, 28),
        *s.tree(338, 88, 0.32, 6, 68), *s.tree(164, 126, 0.26, 8, 34),
        s.gull(112, 66, 7), s.gull(132, 76, 5), s.gull(100, 84, 4.5),
    ]  # fmt: skip


def chapora() -> s.Shapes:
    """Red walls along the crest of a hill, two small beaches and the sea under it."""
    wall = [
        s.path(
            "M104 96 L132 78 L176 72 L236 58 L286 62 L322 78 L330 96 L322 100 L284 84 L236 80 L178 94 L134 100 L106 116 Z",
            p.TERRA,
        ),
        s.path("M236 58 L286 62 L322 78 L330 96 L322 100 L284 84 L236 80 Z", p.LATERITE),
    ]
    for (x0, y0), (x1, y1), count, fill in (
        ((104, 96), (132, 78), 3, p.TERRA), ((134, 78), (176, 72), 4, p.TERRA), ((178, 72), (236, 58), 6, p.TERRA),
        ((238, 58), (286, 62), 5, p.LATERITE), ((288, 63), (322, 78), 3, p.LATERITE),
    ):  # fmt: skip
        for i in range(count):
            t = (i + 0.2) / count
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            wall.append(s.box(x, y - 7, 6, 12, fill))
    for x, y, size in ((132, 70, 1.0), (236, 48, 1.2), (322, 70, 1.0)):
        wall += s.group(
            x,
            y,
            size,
            [
                s.box(-8, 0, 16, 26, p.CLAY),
                s.box(2, 0, 6, 26, p.LATERITE),
                s.path("M-10 2 C-9 -8 -4 -12 0 -15 C4 -12 9 -8 10 2 Z", p.TERRA),
                s.path("M0 -15 C4 -12 9 -8 10 2 H3 C4 -6 3 -11 0 -15 Z", p.UMBER),
                s.box(-4, 7, 4, 8, p.UMBER),
            ],
        )
    return [
        *s.sky((0, p.ROSE)),
        *s.rings(72, 116, (230, "#D2705F"), (180, p.EMBER), (136, p.ORANGE), (96, p.GLOW), (62, p.WARM), (36, p.LIGHT)),
        *s.cloud(180, 30, 86, p.ORANGE), *s.cloud(44, 54, 60, p.WARM, 6),
        *s.sky((130, p.SEA[4]), (150, p.SEA[3]), (178, p.SEA[2])),
        s.land(((-10, 128), (20, 120), (60, 126), (92, 131)), p.PLUM, 133),
        *s.glitter(72, 137, 54, 7, 7, p.LIGHT),
        # the hill
        s.path("M64 196 C84 176 90 150 104 128 C112 110 128 96 150 90 C186 82 214 70 248 70 C290 70 322 84 338 96 C352 106 372 108 372 108 V240 H64 Z", p.PALM),
        s.path("M248 70 C290 70 322 84 338 96 C352 106 372 108 372 108 V240 H286 C262 214 282 180 266 150 C256 128 264 96 248 70 Z", p.LEAF),
        *wall,
        s.path("M104 130 C112 112 130 100 150 96 L178 92 L206 88 C198 100 184 96 176 108 C162 104 154 118 140 114 C130 126 118 122 108 138 Z", p.CLAY),
        *(part for x, y, r in ((128, 150, 9), (156, 134, 8), (184, 152, 10), (210, 128, 8), (112, 178, 8), (150, 176, 10), (226, 168, 9), (190, 184, 8)) for part in s.bush(x, y, r, p.LEAF, p.FRESH)),
        *(part for x, y, r in ((296, 134, 9), (324, 128, 8), (282, 160, 8), (348, 124, 7)) for part in s.bush(x, y, r, p.NIGHT_LEAF, p.PALM)),
        # two beaches below the rocks
        s.path("M50 204 C76 188 100 186 128 190 C146 193 160 202 164 212 C210 196 262 198 300 206 C330 212 360 208 372 206 V240 H0 V222 C20 222 34 214 50 204 Z", p.CARD),
        s.path("M58 208 C82 194 104 192 126 196 C142 199 154 208 160 220 C206 202 262 204 300 212 C330 218 360 214 372 212 V240 H0 V230 C26 228 42 218 58 208 Z", p.COAST),
        s.path("M140 214 L148 192 L164 184 L178 192 L196 190 L208 212 L196 218 H150 Z", p.LATERITE), s.path("M140 214 L148 192 L164 184 L160 204 L166 218 H150 Z", p.TERRA), s.path("M178 192 L196 190 L192 206 L198 217 H180 L184 204 Z", p.TERRA),
        s.path("M126 212 L134 200 L146 206 L148 218 H132 Z", p.UMBER),
        s.land(((180, 240), (240, 226), (310, 230), (372, 222)), p.WET_SAND),
        *s.tree(296, 156, 0.42, 6, 66, p.EVENING), *s.tree(336, 132, 0.54, 10, 92, p.EVENING),
        *s.tree(262, 178, 0.28, -4, 36, p.EVENING),
        *s.dhow(34, 176, 0.62, (p.CARD, p.KRAFT)),
        s.ripple(6, 184, 18, p.FOAM), s.ripple(44, 188, 18, p.FOAM),
        s.gull(150, 40, 7), s.gull(170, 50, 5), s.gull(136, 52, 4.6),
    ]  # fmt: skip


def aguada() -> s.Shapes:
    """The white lighthouse on its bastion, with the light out over the sea."""
    tower = [
        s.poly(((-19, 0), (-14, -96), (14, -96), (19, 0)), p.WALL), s.poly(((5, 0), (4, -96), (14, -96), (19, 0)), p.WALL_DEEP),
        s.poly(((-17.8, -22), (-17.2, -34), (17.2, -34), (17.8, -22)), p.TERRA), s.poly(((4.8, -22), (4.6, -34), (17.2, -34), (17.8, -22)), p.LATERITE),
        s.poly(((-16, -58), (-15.4, -70), (15.4, -70), (16, -58)), p.TERRA), s.poly(((4.4, -58), (4.2, -70), (15.4, -70), (16, -58)), p.LATERITE),
        s.box(-3, -52, 6, 11, p.COBALT), s.box(-3, -88, 6, 11, p.COBALT), s.arch(0, 0, 11, 17, p.COBALT),
        s.box(-21, -101, 42, 6, p.INK), s.line("M-20 -101 V-109 M-10 -101 V-109 M0 -101 V-109 M10 -101 V-109 M20 -101 V-109 M-20 -109 H20", p.INK, 1.4),
        s.box(-10, -119, 20, 18, p.SUN), s.box(3, -119, 7, 18, p.OCHRE), s.line("M-10 -119 V-101 M-3 -119 V-101 M4 -119 V-101 M10 -119 V-101", p.INK, 1.4),
        s.path("M-13 -118 C-12 -129 -5 -133 0 -136 C5 -133 12 -129 13 -118 Z", p.TERRA), s.path("M0 -136 C5 -133 12 -129 13 -118 H4 C5 -126 3 -132 0 -136 Z", p.LATERITE),
        s.line("M0 -136 V-143", p.INK, 2),
    ]  # fmt: skip
    return [
        *s.sky((0, p.NIGHT), (34, p.INDIGO), (64, p.VIOLET), (92, p.PLUM), (114, p.ROSE), (128, p.EMBER)),
        s.poly(((196, 46), (-10, 20), (-10, 78)), "#6B6A9A"),
        s.poly(((196, 46), (-10, 38), (-10, 60)), p.SUN),
        s.poly(((196, 46), (372, 24), (372, 70)), "#5A5690"),
        *s.stars((30, 14, 1.5), (92, 10, 1.2), (146, 22, 1.3), (248, 16, 1.6), (312, 12, 1.3), (340, 84, 1.2), (286, 70, 1.1)),
        s.disc(66, 142, 26, "#FBD37E"),
        *s.sky((142, p.INDIGO), (160, p.NIGHT), (188, p.NAVY)),
        *s.glitter(66, 147, 50, 6, 7, "#F7B25A"),
        *s.dhow(112, 170, 0.56, (p.SHADOW, p.SHADOW), p.SHADOW),
        s.land(((-10, 140), (18, 134), (44, 143)), p.GRAPE, 143),
        # the headland and the bastion
        s.path("M118 240 C132 216 148 212 156 196 C164 186 178 184 190 180 H372 V240 Z", p.EVENING_LEAF),
        s.path("M118 240 C132 216 148 212 156 196 C164 186 178 184 190 180 H240 C220 196 214 210 216 240 Z", p.PALM),
        s.poly(((146, 204), (154, 164), (270, 164), (278, 204)), p.TERRA), s.poly(((232, 204), (230, 164), (270, 164), (278, 204)), p.LATERITE),
        *s.merlons(150, 164, 124, 9, 9, p.TERRA), *(s.box(x, 155, 7.3, 10, p.LATERITE) for x in (237.5, 252, 266.7)),
        s.box(150, 164, 124, 5, p.CLAY), s.box(230, 164, 44, 5, p.TERRA),
        *(s.box(x, y, 14, 3, p.LATERITE) for x, y in ((164, 180), (186, 192), (210, 176))),
        *(s.box(x, y, 14, 3, p.UMBER) for x, y in ((240, 182), (254, 192))),
        s.poly(((276, 208), (282, 178), (372, 178), (372, 208)), p.UMBER), *s.merlons(282, 178, 94, 7, 8, p.UMBER),
        *s.group(196, 165, 1.0, tower),
        s.land(((120, 240), (180, 204), (260, 206), (372, 202)), p.LEAF),
        s.land(((170, 240), (250, 222), (372, 216)), p.NIGHT_LEAF),
        *s.tree(310, 112, 0.58, 8, 110, p.EVENING), *s.tree(340, 150, 0.42, 4, 74, p.EVENING),
        s.path("M100 240 C108 228 124 226 130 234 C136 228 148 230 150 240 Z", p.FOAM),
        s.gull(128, 92, 6.4), s.gull(112, 104, 5),
    ]  # fmt: skip
