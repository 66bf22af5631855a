"""Postcards of the coast: sands, capes and the forts above them."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

from drawing.shapes import (
    BLUE,
    CARD,
    COAST,
    COBALT,
    DUSK,
    EMBER,
    EVENING,
    FOAM,
    FRESH,
    GHATS,
    GLOW,
    HAZE,
    INDIGO,
    INK,
    KRAFT,
    LATERITE,
    LEAF,
    LIGHT,
    MORNING,
    NIGHT,
    NIGHT_LEAF,
    OCHRE,
    ORANGE,
    PALM,
    PLUM,
    RIDGE,
    ROSE,
    SEA,
    SUN,
    TERRA,
    UMBER,
    VIOLET,
    WALL,
    WALL_DEEP,
    WARM,
    Shapes,
    arch,
    box,
    bush,
    canoe,
    cloud,
    dhow,
    disc,
    glitter,
    group,
    gull,
    land,
    line,
    merlons,
    n,
    path,
    pennant,
    poly,
    rings,
    ripple,
    sky,
    sunshade,
    tree,
    wood,
)


def beach() -> Shapes:
    """A low sun, a dhow and two palms that lean over the sand."""
    return [
        *sky((0, DUSK)),
        *rings(214, 118, (210, "#F5AF58"), (158, GLOW), (112, WARM), (74, "#FCDC9C"), (48, LIGHT)),
        *cloud(312, 44, 74, WARM),
        *cloud(150, 26, 60, GLOW, 6),
        land(((238, 128), (286, 112), (330, 118), (372, 104)), RIDGE, 132),
        land(((290, 130), (326, 120), (372, 118)), PLUM, 132),
        *sky((130, SEA[1]), (146, SEA[2]), (168, SEA[3])),
        *glitter(214, 136, 66, 7, 7, LIGHT),
        *dhow(282, 148, 0.86, (SUN, OCHRE)),
        ripple(250, 156, 22, FOAM), ripple(296, 160, 22, FOAM),
        land(((0, 172), (70, 184), (150, 190), (240, 184), (310, 190), (360, 186)), CARD),
        land(((0, 178), (70, 190), (150, 196), (240, 190), (310, 196), (360, 192)), COAST),
        land(((0, 214), (90, 210), (190, 220), (280, 214), (360, 222)), "#E4BE78"),
        path("M262 217 a30 4 0 0 1 60 0 a30 4 0 0 1 -60 0 Z", "#CFA25C"),
        *sunshade(292, 216, 0.9, TERRA, LATERITE),
        *tree(152, 66, 0.5, -44, 142),
        *tree(84, 42, 0.72, -48, 182),
        gull(262, 62, 8), gull(284, 72, 6), gull(250, 78, 5),
    ]  # fmt: skip


def palolem() -> Shapes:
    """A crescent bay from above, boats on it, huts under the palms."""
    huts = []
    for x, y, s, wall, shade in (
        (296, 94, 0.5, SUN, OCHRE), (320, 112, 0.66, "#7FC4C0", SEA[1]), (322, 146, 0.86, "#F2A98C", EMBER),
        (310, 190, 1.1, SUN, OCHRE),
    ):  # fmt: skip
        huts += group(
            x,
            y,
            s,
            [
                line("M-14 0 V12 M0 0 V12 M14 0 V12", UMBER, 2.4),
                box(-18, -18, 36, 19, wall), box(6, -18, 12, 19, shade),
                box(-9, -13, 9, 14, UMBER),
                poly(((-26, -15), (-8, -34), (10, -34), (27, -15)), "#D9A45A"),
                poly(((8, -15), (4, -34), (10, -34), (27, -15)), "#A9743C"),
                box(-20, 0, 40, 3, UMBER),
            ],
        )  # fmt: skip
    return [
        *sky((0, BLUE), (22, HAZE), (44, MORNING)),
        disc(120, 42, 20, LIGHT),
        *cloud(244, 24, 80, CARD),
        land(((150, 66), (210, 44), (262, 50), (312, 30), (372, 38)), GHATS, 76),
        *sky((64, SEA[2])),
        land(((-10, 62), (20, 40), (58, 34), (96, 52), (124, 66)), PALM, 67),
        land(((30, 62), (62, 44), (96, 56), (120, 66)), LEAF, 67),
        land(((196, 74), (250, 56), (300, 60), (372, 44)), PALM, 100),
        land(((240, 78), (290, 66), (372, 60)), LEAF, 110),
        path("M0 92 C70 84 150 82 214 76 C262 90 286 120 276 152 C262 190 190 214 60 240 H0 Z", SEA[1]),
        path("M0 122 C90 110 170 104 226 92 C256 108 266 130 256 150 C238 182 150 204 0 222 Z", SEA[0]),
        path("M0 150 C80 140 170 132 222 118 C240 128 242 140 232 150 C206 172 110 188 0 198 Z", "#7CC7C2"),
        path("M206 74 C300 82 300 130 290 156 C276 194 200 218 70 240 H372 V60 C310 62 240 68 206 74 Z", PALM),
        path("M206 74 C272 84 296 118 288 154 C276 196 190 222 40 244 L0 250 V236 C150 222 246 192 262 152 C274 118 246 88 206 78 Z", CARD),
        path("M206 74 C278 82 308 118 300 156 C288 204 210 228 90 246 L20 246 C160 228 264 198 276 152 C284 118 254 88 206 76 Z", COAST),
        path("M300 156 C288 204 210 228 90 246 H60 C190 224 276 196 292 156 C298 124 276 94 230 78 C288 88 306 122 300 156 Z", "#E4BE78"),
        *wood(312, 372, 66, 12, LEAF, 80), path("M308 66 C340 84 346 130 336 176 C332 200 326 220 318 240 H372 V60 Z", LEAF),
        *tree(334, 44, 0.3, 2, 66), *tree(306, 58, 0.2, 2, 34), *tree(352, 74, 0.38, 6, 92), *tree(348, 112, 0.44, 8, 120),
        *huts,
        *tree(226, 196, 0.36, 16, 60), *tree(258, 186, 0.44, 10, 70),
        *canoe(146, 152, 1.0, TERRA, LATERITE),
        *canoe(62, 130, 0.7, COBALT, INK),
        *canoe(206, 114, 0.56, SUN, OCHRE),
        *dhow(96, 78, 0.42, (CARD, KRAFT)),
        ripple(30, 164, 22, CARD), ripple(84, 176, 22, CARD), ripple(18, 108, 18, FOAM), ripple(122, 100, 18, FOAM),
        gull(182, 30, 6), gull(198, 38, 4.6),
    ]  # fmt: skip


def turtle() -> Shapes:
    """A turtle on her way to the nest under the moon."""
    shell = [
        path("M-34 30 C-58 44 -66 66 -56 78 C-42 74 -26 62 -16 46 Z", "#5F8468"),
        path("M34 30 C58 44 66 66 56 78 C42 74 26 62 16 46 Z", "#36513F"),
        path("M-34 -40 C-62 -58 -94 -46 -112 -6 C-116 8 -108 12 -100 4 C-86 -10 -68 -16 -50 -8 Z", "#5F8468"),
        path("M34 -40 C62 -58 94 -46 112 -6 C116 8 108 12 100 4 C86 -10 68 -16 50 -8 Z", "#36513F"),
        path("M-6 48 L0 64 L6 48 Z", "#36513F"),
        path("M-18 -44 C-20 -66 -12 -78 2 -78 C16 -78 24 -66 22 -44 Z", "#5F8468"),
        path("M6 -78 C18 -76 24 -64 22 -44 H8 C14 -56 14 -68 6 -78 Z", "#4C6B57"),
        disc(-8, -66, 2.6, INK), disc(13, -66, 2.6, INK),
        path("M0 -52 C46 -52 68 -20 66 10 C64 36 34 52 0 52 C-34 52 -66 36 -66 10 C-68 -20 -44 -52 0 -52 Z", "#7E9A55"),
        path("M22 -49 C52 -42 68 -16 66 10 C64 36 34 52 0 52 C32 40 48 18 46 -6 C45 -24 36 -40 22 -49 Z", "#56733F"),
        poly(((-16, -32), (16, -32), (26, -12), (14, 6), (-14, 6), (-26, -12)), "#A9BE6E"),
        poly(((-14, 10), (14, 10), (22, 28), (10, 44), (-10, 44), (-22, 28)), "#A9BE6E"),
        poly(((-22, -34), (-32, -12), (-46, -6), (-56, -14), (-42, -38)), "#A9BE6E"),
        poly(((-30, -8), (-18, 8), (-26, 28), (-48, 28), (-58, 4), (-46, -2)), "#A9BE6E"),
        poly(((22, -34), (32, -12), (44, -6), (52, -16), (40, -38)), "#8AA55C"),
        poly(((30, -8), (18, 8), (26, 28), (44, 28), (54, 4), (44, -2)), "#8AA55C"),
    ]  # fmt: skip
    tracks = []
    for i in range(8):
        x, y, s = 236 + i * 12.5, 176 - i * 7.6, 1 - i * 0.085
        tracks.append(
            line(
                f"M{n(x)} {n(y - 20 * s)} l{n(7 * s)} {n(9 * s)} M{n(x)} {n(y + 16 * s)} l{n(8 * s)} {n(-9 * s)}",
                "#8F744E",
                3.6 * s,
            )
        )
        tracks.append(line(f"M{n(x - 2)} {n(y + 1)} l{n(7 * s)} {n(-4 * s)}", "#9C8463", 2 * s))
    return [
        *sky((0, NIGHT)),
        *rings(106, 54, (120, INDIGO), (82, "#3A4688"), (52, "#56609C"), (30, LIGHT)),
        disc(120, 48, 5, "#EADDB8"), disc(98, 62, 7, "#EADDB8"), disc(110, 68, 3, "#EADDB8"),
        *(disc(x, y, r, LIGHT) for x, y, r in ((210, 22, 1.6), (256, 46, 1.2), (300, 18, 1.8), (336, 56, 1.3), (30, 24, 1.5), (180, 56, 1.1), (238, 74, 1.2), (20, 76, 1.1))),
        land(((190, 104), (240, 92), (300, 96), (372, 80)), "#1B2A57", 112),
        *sky((108, "#2C5C8A")),
        *glitter(106, 114, 54, 5, 6, LIGHT),
        land(((0, 136), (80, 128), (170, 134), (260, 118), (360, 112)), CARD),
        land(((0, 142), (80, 134), (170, 140), (260, 123), (360, 116)), "#C9AE82"),
        land(((0, 196), (90, 190), (200, 206), (290, 196), (360, 206)), "#AE9166"),
        *(s for x, y, h in ((318, 112, 58), (336, 114, 72), (354, 118, 64)) for s in (
            box(x - 1.5, y - 20, 3, 22, "#24182A"),
            path(f"M{x} {y - h} C{x + 16} {n(y - h * 0.6)} {x + 15} {n(y - h * 0.28)} {x + 10} {y - 10} H{x - 10} C{x - 15} {n(y - h * 0.28)} {x - 14} {n(y - h * 0.6)} {x} {y - h} Z", "#10303F"),
        )),
        *tracks,
        path("M74 194 C80 178 122 168 168 170 C220 172 246 182 240 196 C228 214 92 216 74 194 Z", "#8F744E"),
        '<g transform="translate(156 176) scale(0.86 0.62) rotate(-72)">', *shell, "</g>",
    ]  # fmt: skip


def fort() -> Shapes:
    """A bastion of laterite on a green headland, the sea below it."""
    return [
        *sky((0, BLUE), (46, HAZE), (84, MORNING)),
        *rings(70, 62, (38, "#FCEBC4"), (26, SUN)),
        *cloud(150, 32, 84, CARD),
        *cloud(30, 96, 60, CARD, 6),
        land(((-10, 134), (30, 120), (76, 128), (130, 138)), GHATS, 144),
        *sky((138, SEA[1]), (156, SEA[2]), (182, SEA[3])),
        *glitter(70, 144, 46, 5, 7, LIGHT),
        *dhow(62, 182, 0.72, (CARD, KRAFT)),
        ripple(28, 190, 20, FOAM), ripple(74, 194, 20, FOAM), ripple(116, 162, 16, FOAM),
        # the cliff, its shaded clefts, the green on it
        path("M132 240 C136 214 150 204 152 188 C156 172 168 168 172 152 H372 V240 Z", TERRA),
        path("M212 158 L204 188 L216 212 L204 240 H244 L236 204 L246 176 Z M296 158 L288 194 L300 240 H372 V158 Z", LATERITE),
        path("M124 240 C128 232 142 230 150 234 C158 228 172 230 176 240 Z", CARD),
        land(((160, 160), (180, 148), (230, 142), (300, 146), (372, 138)), PALM, 164),
        path("M160 162 C172 156 186 164 200 160 C216 156 226 170 242 162 C262 156 276 170 296 162 C316 156 340 168 372 160 V150 H176 Z", PALM),
        land(((176, 152), (230, 148), (300, 151), (372, 144)), FRESH, 157),
        # the walls
        poly(((184, 150), (194, 86), (300, 86), (308, 150)), TERRA),
        poly(((266, 150), (262, 86), (300, 86), (308, 150)), LATERITE),
        *merlons(190, 86, 114, 8, 10, TERRA),
        box(262, 76, 13, 10, LATERITE), box(281, 76, 8, 10, LATERITE), box(296, 76, 8, 10, LATERITE),
        box(188, 86, 118, 5, "#CF5F40"), box(262, 86, 44, 5, TERRA),
        poly(((300, 152), (304, 104), (372, 104), (372, 152)), LATERITE),
        *merlons(304, 104, 70, 5, 9, LATERITE),
        arch(230, 150, 26, 40, UMBER), arch(230, 150, 32, 45, "#CF5F40"), arch(230, 150, 25, 41, "#3D1410"),
        *(box(x, y, 15, 3, LATERITE) for x, y in ((200, 104), (206, 124), (252, 112), (196, 136))),
        *(box(x, y, 15, 3, UMBER) for x, y in ((272, 104), (278, 128), (330, 120), (344, 134), (314, 136))),
        # the sentry box
        box(180, 74, 24, 34, "#CF5F40"), box(194, 74, 10, 34, LATERITE), poly(((184, 118), (180, 108), (204, 108), (198, 118)), LATERITE),
        path("M177 76 C178 62 186 58 192 54 C198 58 206 62 207 76 Z", CARD), path("M192 54 C198 58 206 62 207 76 H197 C198 66 196 60 192 54 Z", WALL_DEEP),
        box(186, 84, 5, 13, UMBER),
        *pennant(282, 76, 44, SUN, 28),
        *tree(338, 88, 0.32, 6, 68), *tree(164, 126, 0.26, 8, 34),
        gull(112, 66, 7), gull(132, 76, 5), gull(100, 84, 4.5),
    ]  # fmt: skip


def chapora() -> Shapes:
    """Red walls along the crest of a hill, two small beaches and the sea under it."""
    wall = [
        path(
            "M104 96 L132 78 L176 72 L236 58 L286 62 L322 78 L330 96 L322 100 L284 84 L236 80 L178 94 L134 100 L106 116 Z",
            TERRA,
        ),
        path("M236 58 L286 62 L322 78 L330 96 L322 100 L284 84 L236 80 Z", LATERITE),
    ]
    for (x0, y0), (x1, y1), count, fill in (
        ((104, 96), (132, 78), 3, TERRA), ((134, 78), (176, 72), 4, TERRA), ((178, 72), (236, 58), 6, TERRA),
        ((238, 58), (286, 62), 5, LATERITE), ((288, 63), (322, 78), 3, LATERITE),
    ):  # fmt: skip
        for i in range(count):
            t = (i + 0.2) / count
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            wall.append(box(x, y - 7, 6, 12, fill))
    for x, y, s in ((132, 70, 1.0), (236, 48, 1.2), (322, 70, 1.0)):
        wall += group(
            x,
            y,
            s,
            [
                box(-8, 0, 16, 26, "#CF5F40"),
                box(2, 0, 6, 26, LATERITE),
                path("M-10 2 C-9 -8 -4 -12 0 -15 C4 -12 9 -8 10 2 Z", TERRA),
                path("M0 -15 C4 -12 9 -8 10 2 H3 C4 -6 3 -11 0 -15 Z", UMBER),
                box(-4, 7, 4, 8, UMBER),
            ],
        )
    return [
        *sky((0, ROSE)),
        *rings(72, 116, (230, "#D2705F"), (180, EMBER), (136, ORANGE), (96, GLOW), (62, WARM), (36, LIGHT)),
        *cloud(180, 30, 86, ORANGE), *cloud(44, 54, 60, WARM, 6),
        *sky((130, SEA[4]), (150, SEA[3]), (178, SEA[2])),
        land(((-10, 128), (20, 120), (60, 126), (92, 131)), PLUM, 133),
        *glitter(72, 137, 54, 7, 7, LIGHT),
        # the hill
        path("M64 196 C84 176 90 150 104 128 C112 110 128 96 150 90 C186 82 214 70 248 70 C290 70 322 84 338 96 C352 106 372 108 372 108 V240 H64 Z", PALM),
        path("M248 70 C290 70 322 84 338 96 C352 106 372 108 372 108 V240 H286 C262 214 282 180 266 150 C256 128 264 96 248 70 Z", LEAF),
        *wall,
        path("M104 130 C112 112 130 100 150 96 L178 92 L206 88 C198 100 184 96 176 108 C162 104 154 118 140 114 C130 126 118 122 108 138 Z", "#CF5F40"),
        *(s for x, y, r in ((128, 150, 9), (156, 134, 8), (184, 152, 10), (210, 128, 8), (112, 178, 8), (150, 176, 10), (226, 168, 9), (190, 184, 8)) for s in bush(x, y, r, LEAF, FRESH)),
        *(s for x, y, r in ((296, 134, 9), (324, 128, 8), (282, 160, 8), (348, 124, 7)) for s in bush(x, y, r, NIGHT_LEAF, PALM)),
        # two beaches below the rocks
        path("M50 204 C76 188 100 186 128 190 C146 193 160 202 164 212 C210 196 262 198 300 206 C330 212 360 208 372 206 V240 H0 V222 C20 222 34 214 50 204 Z", CARD),
        path("M58 208 C82 194 104 192 126 196 C142 199 154 208 160 220 C206 202 262 204 300 212 C330 218 360 214 372 212 V240 H0 V230 C26 228 42 218 58 208 Z", COAST),
        path("M140 214 L148 192 L164 184 L178 192 L196 190 L208 212 L196 218 H150 Z", LATERITE), path("M140 214 L148 192 L164 184 L160 204 L166 218 H150 Z", TERRA), path("M178 192 L196 190 L192 206 L198 217 H180 L184 204 Z", TERRA),
        path("M126 212 L134 200 L146 206 L148 218 H132 Z", UMBER),
        land(((180, 240), (240, 226), (310, 230), (372, 222)), "#E4BE78"),
        *tree(296, 156, 0.42, 6, 66, EVENING), *tree(336, 132, 0.54, 10, 92, EVENING),
        *tree(262, 178, 0.28, -4, 36, EVENING),
        *dhow(34, 176, 0.62, (CARD, KRAFT)),
        ripple(6, 184, 18, FOAM), ripple(44, 188, 18, FOAM),
        gull(150, 40, 7), gull(170, 50, 5), gull(136, 52, 4.6),
    ]  # fmt: skip


def aguada() -> Shapes:
    """The white lighthouse on its bastion, with the light out over the sea."""
    tower = [
        poly(((-19, 0), (-14, -96), (14, -96), (19, 0)), WALL), poly(((5, 0), (4, -96), (14, -96), (19, 0)), WALL_DEEP),
        poly(((-17.8, -22), (-17.2, -34), (17.2, -34), (17.8, -22)), TERRA), poly(((4.8, -22), (4.6, -34), (17.2, -34), (17.8, -22)), LATERITE),
        poly(((-16, -58), (-15.4, -70), (15.4, -70), (16, -58)), TERRA), poly(((4.4, -58), (4.2, -70), (15.4, -70), (16, -58)), LATERITE),
        box(-3, -52, 6, 11, COBALT), box(-3, -88, 6, 11, COBALT), arch(0, 0, 11, 17, COBALT),
        box(-21, -101, 42, 6, INK), line("M-20 -101 V-109 M-10 -101 V-109 M0 -101 V-109 M10 -101 V-109 M20 -101 V-109 M-20 -109 H20", INK, 1.4),
        box(-10, -119, 20, 18, SUN), box(3, -119, 7, 18, OCHRE), line("M-10 -119 V-101 M-3 -119 V-101 M4 -119 V-101 M10 -119 V-101", INK, 1.4),
        path("M-13 -118 C-12 -129 -5 -133 0 -136 C5 -133 12 -129 13 -118 Z", TERRA), path("M0 -136 C5 -133 12 -129 13 -118 H4 C5 -126 3 -132 0 -136 Z", LATERITE),
        line("M0 -136 V-143", INK, 2),
    ]  # fmt: skip
    return [
        *sky((0, NIGHT), (34, INDIGO), (64, VIOLET), (92, PLUM), (114, ROSE), (128, EMBER)),
        poly(((196, 46), (-10, 20), (-10, 78)), "#6B6A9A"),
        poly(((196, 46), (-10, 38), (-10, 60)), SUN),
        poly(((196, 46), (372, 24), (372, 70)), "#5A5690"),
        *(disc(x, y, r, LIGHT) for x, y, r in ((30, 14, 1.5), (92, 10, 1.2), (146, 22, 1.3), (248, 16, 1.6), (312, 12, 1.3), (340, 84, 1.2), (286, 70, 1.1))),
        disc(66, 142, 26, "#FBD37E"),
        *sky((142, INDIGO), (160, NIGHT), (188, "#1B2A57")),
        *glitter(66, 147, 50, 6, 7, "#F7B25A"),
        *dhow(112, 170, 0.56, ("#24182A", "#24182A"), "#24182A"),
        land(((-10, 140), (18, 134), (44, 143)), "#3A2E63", 143),
        # the headland and the bastion
        path("M118 240 C132 216 148 212 156 196 C164 186 178 184 190 180 H372 V240 Z", "#173D3F"),
        path("M118 240 C132 216 148 212 156 196 C164 186 178 184 190 180 H240 C220 196 214 210 216 240 Z", PALM),
        poly(((146, 204), (154, 164), (270, 164), (278, 204)), TERRA), poly(((232, 204), (230, 164), (270, 164), (278, 204)), LATERITE),
        *merlons(150, 164, 124, 9, 9, TERRA), *(box(x, 155, 7.3, 10, LATERITE) for x in (237.5, 252, 266.7)),
        box(150, 164, 124, 5, "#CF5F40"), box(230, 164, 44, 5, TERRA),
        *(box(x, y, 14, 3, LATERITE) for x, y in ((164, 180), (186, 192), (210, 176))),
        *(box(x, y, 14, 3, UMBER) for x, y in ((240, 182), (254, 192))),
        poly(((276, 208), (282, 178), (372, 178), (372, 208)), UMBER), *merlons(282, 178, 94, 7, 8, UMBER),
        *group(196, 165, 1.0, tower),
        land(((120, 240), (180, 204), (260, 206), (372, 202)), LEAF),
        land(((170, 240), (250, 222), (372, 216)), NIGHT_LEAF),
        *tree(310, 112, 0.58, 8, 110, EVENING), *tree(340, 150, 0.42, 4, 74, EVENING),
        path("M100 240 C108 228 124 226 130 234 C136 228 148 230 150 240 Z", FOAM),
        gull(128, 92, 6.4), gull(112, 104, 5),
    ]  # fmt: skip
