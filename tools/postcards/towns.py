"""Postcards of towns and shrines: what has been built inland."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

from drawing.shapes import (
    AZUL,
    BLUE,
    CARD,
    COBALT,
    EMBER,
    EVENING,
    FOAM,
    FOREST,
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
    WALL_SHADE,
    WARM,
    Shapes,
    arch,
    box,
    bush,
    cloud,
    cross,
    cupola,
    dhow,
    disc,
    glitter,
    group,
    gull,
    kalash,
    land,
    leaf,
    line,
    merlons,
    n,
    ogee,
    path,
    poly,
    rings,
    ripple,
    roof,
    sky,
    tree,
    wood,
)


def bom_jesus() -> Shapes:
    """The front of bare laterite, its frames of pale stone, against a golden halo."""
    stone, pale = "#F0DDB6", "#D9B98A"

    def storey(y: float, tall: float) -> Shapes:
        made = [
            box(116, y, 128, tall, TERRA),
            box(203, y, 41, tall, LATERITE),
            box(112, y - 5, 136, 6, stone),
            box(203, y - 5, 45, 6, pale),
        ]
        for x in (116, 153, 200, 237):
            made += [box(x, y + 1, 7, tall - 1, stone), box(x + 4.6, y + 1, 2.4, tall - 1, pale)]
        return made

    facade = [
        *storey(150, 56), *storey(104, 42), *storey(70, 30),
        box(108, 202, 144, 6, stone),
        # doors, windows, round windows
        box(126, 166, 24, 38, stone), arch(138, 205, 16, 33, "#24407F"), box(163, 158, 34, 46, stone), arch(180, 205, 24, 40, "#24407F"), box(210, 166, 24, 38, pale), arch(222, 205, 16, 33, "#16294A"),
        poly(((160, 158), (180, 148), (200, 158)), stone),
        box(128, 112, 20, 29, stone), box(131, 115, 14, 26, "#24407F"), box(169, 110, 22, 31, stone), box(172, 113, 16, 28, "#24407F"), box(212, 112, 20, 29, pale), box(215, 115, 14, 26, "#16294A"),
        disc(138, 86, 10, stone), disc(138, 86, 6.6, "#24407F"), disc(180, 86, 10, stone), disc(180, 86, 6.6, "#24407F"), disc(222, 86, 10, pale), disc(222, 86, 6.6, "#16294A"),
        # the gable with its scrolls
        path("M136 66 C136 50 146 52 148 40 C150 28 162 30 164 22 H196 C198 30 210 28 212 40 C214 52 224 50 224 66 Z", TERRA),
        path("M196 22 C198 30 210 28 212 40 C214 52 224 50 224 66 H200 C204 50 200 34 196 22 Z", LATERITE),
        line("M136 65 C136 50 146 52 148 40 C150 28 162 30 164 22 H196 C198 30 210 28 212 40 C214 52 224 50 224 65", stone, 4),
        box(166, 32, 28, 32, stone), box(170, 36, 20, 25, LATERITE), disc(180, 48, 8, SUN), disc(180, 48, 4.6, LIGHT),
        poly(((160, 22), (180, 10), (200, 22)), stone), poly(((180, 10), (200, 22), (184, 22)), pale), *cross(180, 11, 10),
        *(s for x in (119, 241) for s in (poly(((x - 6, 66), (x, 46), (x + 6, 66)), stone), poly(((x, 46), (x + 6, 66), (x + 1, 66)), pale))),
    ]  # fmt: skip
    house = [
        box(-4, 138, 116, 68, "#C9532F"), box(92, 138, 20, 68, LATERITE),
        *(s for y in (148, 178) for x in (4, 30, 56, 82) for s in (box(x, y, 15, 21, stone), box(x + 2.6, y + 2.6, 9.8, 18.4, "#24407F"))),
        *roof(-10, 140, 124, 18, 14), box(-4, 170, 116, 4, stone),
    ]  # fmt: skip
    return [
        *sky((0, OCHRE)),
        *rings(180, 108, (236, "#E5A23C"), (190, SUN), (146, "#F8C65C"), (104, "#FBD986"), (66, LIGHT)),
        *cloud(46, 44, 66, "#FBD986", 6), *cloud(316, 70, 60, "#FBD986", 6),
        *wood(232, 372, 172, 20, FOREST), *wood(256, 372, 190, 16, PALM),
        *tree(298, 84, 0.58, 6, 118), *tree(334, 116, 0.44, 8, 86), *tree(34, 84, 0.4, -8, 64),
        *house, *facade,
        path("M-6 206 H372 V240 H-6 Z", FRESH), path("M-6 206 H372 V211 H-6 Z", PALM),
        path("M150 240 L164 207 H196 L214 240 Z", MORNING), path("M196 207 L214 240 H190 L184 207 Z", "#EBCF96"),
        path("M-6 224 C40 216 90 222 138 232 L134 240 H-6 Z", FOREST), path("M372 222 C320 216 270 224 226 232 L230 240 H372 Z", PALM),
        *bush(130, 216, 12, PALM, FOREST), *bush(232, 216, 12, LEAF, FRESH), *bush(92, 222, 15, PALM, FOREST), *bush(272, 222, 15, LEAF, FRESH), *bush(44, 230, 18, LEAF, FRESH), *bush(324, 230, 18, LEAF, FRESH),
        gull(84, 66, 6), gull(100, 76, 4.6), gull(262, 46, 5.4),
    ]  # fmt: skip


def fontainhas() -> Shapes:
    """A lane of painted fronts with balconies under tiled roofs."""

    def window(x: float, y: float, w: float, h: float, pane: str) -> Shapes:
        return [
            box(x - 3, y - 3, w + 6, h + 6, WALL),
            arch(x + w / 2, y + h, w, h, pane),
            line(
                f"M{n(x + w / 2)} {n(y)} V{n(y + h)} M{n(x)} {n(y + h * 0.55)} H{n(x + w)}",
                WALL,
                1.6,
            ),
        ]

    def balcony(x: float, y: float, w: float) -> Shapes:
        bars = " ".join(f"M{n(x + 3 + i * 5)} {n(y)} v-15" for i in range(int((w - 6) / 5) + 1))
        return [
            box(x, y, w, 4, INK),
            line(f"M{n(x + 2)} {n(y - 15)} H{n(x + w - 2)} {bars}", INK, 1.6),
            poly(((x + 5, y + 4), (x + 11, y + 4), (x + 5, y + 12)), INK),
            poly(((x + w - 5, y + 4), (x + w - 11, y + 4), (x + w - 5, y + 12)), INK),
        ]

    def front(x: float, top: float, w: float, wall: str, shade: str) -> Shapes:
        return [
            box(x, top, w, 204 - top, wall),
            box(x + w * 0.72, top, w * 0.28, 204 - top, shade),
            box(x, 194, w, 10, WALL),
            box(x + w * 0.72, 194, w * 0.28, 10, WALL_DEEP),
            box(x, top, 5, 204 - top, WALL),
            box(x + w - 5, top, 5, 204 - top, WALL_DEEP),
            box(x, 128, w, 4, WALL),
        ]

    def tiles(x: float, foot: float, w: float, tall: float) -> Shapes:
        wave = "".join(f" a{n(w / 24)} 4 0 0 1 {n(-w / 12)} 0" for _ in range(12))
        return [
            path(
                f"M{n(x + 7)} {n(foot - tall)} H{n(x + w - 7)} L{n(x + w)} {n(foot)}{wave} Z", TERRA
            ),
            path(
                f"M{n(x + w * 0.7)} {n(foot - tall)} H{n(x + w - 7)} L{n(x + w)} {n(foot)} H{n(x + w * 0.73)} Z",
                LATERITE,
            ),
            box(x + 5, foot - tall * 0.5, w - 12, 1.6, LATERITE),
        ]

    return [
        *sky((0, AZUL), (36, "#6FA9D0"), (70, BLUE)),
        *cloud(66, 26, 76, CARD), *cloud(306, 40, 60, CARD, 6),
        # the chapel at the end of the lane
        box(168, 40, 40, 70, WALL), box(195, 40, 13, 70, WALL_DEEP), poly(((164, 42), (188, 16), (212, 42)), WALL), poly(((188, 16), (212, 42), (197, 42)), WALL_DEEP), box(162, 40, 52, 4, OCHRE), *cross(188, 18, 13), arch(188, 70, 13, 20, COBALT),
        *tree(238, 32, 0.4, 4, 70), *tree(134, 34, 0.34, -4, 60),
        *front(-8, 74, 92, SUN, OCHRE), *tiles(-16, 78, 108, 22),
        *front(84, 92, 84, "#C9532F", LATERITE), *tiles(78, 96, 96, 20),
        *front(168, 68, 92, AZUL, COBALT), *tiles(160, 72, 108, 22),
        *front(260, 88, 104, "#6FB58A", PALM), *tiles(254, 92, 118, 22),
        # yellow
        *window(10, 92, 20, 32, COBALT), *window(50, 92, 20, 32, COBALT), *balcony(2, 126, 76), *window(8, 146, 20, 34, COBALT), box(46, 146, 28, 50, WALL), arch(60, 198, 20, 46, LATERITE),
        # red
        *window(98, 106, 16, 20, INK), *window(136, 106, 16, 20, INK), box(108, 144, 34, 52, WALL), arch(125, 198, 25, 49, PALM), line("M125 150 V196", LEAF, 1.6), box(96, 160, 0.1, 0.1, WALL),
        # blue
        *window(182, 86, 20, 36, WALL_DEEP), *window(226, 86, 20, 36, WALL_DEEP), *balcony(174, 126, 80), box(178, 146, 30, 50, WALL), arch(193, 198, 22, 47, TERRA), *window(226, 148, 18, 30, INK),
        # green
        *window(276, 102, 18, 22, LATERITE), *window(306, 102, 18, 22, LATERITE), *window(336, 102, 18, 22, LATERITE), *window(278, 148, 20, 32, LATERITE), box(316, 146, 30, 50, WALL), arch(331, 198, 22, 47, COBALT),
        # bougainvillea over the red house's corner
        *(disc(x, y, r, "#C2497E") for x, y, r in ((86, 106, 9), (80, 118, 8), (90, 122, 7), (84, 134, 8), (78, 146, 6), (88, 146, 5))), *(disc(x, y, r, "#E07AA6") for x, y, r in ((83, 103, 4.4), (77, 116, 3.8), (87, 120, 3), (81, 132, 3.6))),
        # the lane
        box(-4, 204, 368, 6, KRAFT), box(-4, 208, 368, 32, "#D9B98A"), path("M-4 240 V222 C90 214 250 214 364 224 V240 Z", KRAFT),
        # a scooter in the sun, flower pots
        path("M222 230 C240 226 300 226 306 230 C300 234 230 234 222 230 Z", "#B7935F"),
        *group(264, 230, 0.62, [disc(-34, -12, 14, INK), disc(-34, -12, 6, WALL), disc(36, -12, 14, INK), disc(36, -12, 6, WALL), path("M-54 -18 C-54 -38 -40 -46 -22 -44 C-10 -42 -8 -26 0 -22 H16 L28 -62 H36 L40 -44 C50 -40 54 -28 52 -20 L28 -14 H-10 C-16 -28 -40 -30 -48 -14 Z", TERRA), path("M-10 -14 C-6 -20 -2 -22 0 -22 H16 L22 -42 L30 -14 Z", LATERITE), path("M-50 -48 H-12 C-10 -54 -18 -56 -24 -54 H-44 C-50 -54 -52 -50 -50 -48 Z", INK), line("M32 -62 L24 -74 H14", INK, 4), disc(40, -54, 5, LIGHT)]),
        *(s for x in (36, 98, 152, 214) for s in (poly(((x - 6, 194), (x + 6, 194), (x + 4, 206), (x - 4, 206)), OCHRE), disc(x - 3, 189, 5, PALM), disc(x + 3, 188, 5, FRESH))),
    ]  # fmt: skip


def braganza() -> Shapes:
    """The long front on its square: window beside window under one roof."""
    front = [
        box(-6, 96, 372, 100, WALL),
        box(-6, 96, 372, 6, WALL_DEEP),
        box(-6, 140, 372, 5, OCHRE),
        box(-6, 186, 372, 10, "#D9B98A"),
    ]
    for i in range(9):
        x = 20 + i * 40
        if i != 4:
            front += [
                box(x - 12, 152, 24, 34, SUN),
                box(x - 9, 156, 18, 30, "#24407F"),
                line(f"M{x} 156 V186 M{x - 9} 170 H{x + 9}", WALL, 1.4),
            ]
        front += [
            path(f"M{x - 14} 140 V114 Q{x} 100 {x + 14} 114 V140 Z", SUN), path(f"M{x - 9} 140 V116 Q{x} 106 {x + 9} 116 V140 Z", COBALT),
            box(x - 0.8, 110, 1.6, 30, WALL), box(x - 9, 124, 18, 1.6, WALL),
            box(x - 17, 138, 34, 4, INK), line(f"M{x - 15} 128 H{x + 15} " + " ".join(f"M{x - 15 + k * 5} 138 v-10" for k in range(7)), INK, 1.4),
        ]  # fmt: skip
    for x in (0, 40, 80, 120, 160, 200, 240, 280, 320, 360):
        front += [box(x - 2.4, 102, 4.8, 38, WALL_SHADE), box(x - 2.4, 145, 4.8, 41, WALL_SHADE)]
    return [
        *sky((0, AZUL), (30, "#6FA9D0"), (58, BLUE)),
        disc(134, 40, 20, LIGHT), *cloud(120, 48, 70, CARD, 6), *cloud(262, 22, 84, CARD),
        *tree(36, 34, 0.46, -6, 66), *tree(76, 46, 0.36, 4, 52), *tree(322, 36, 0.46, 6, 62), *tree(246, 50, 0.3, 4, 44),
        *wood(-10, 120, 82, 14, PALM, 100), *wood(230, 372, 80, 14, PALM, 100),
        *front,
        poly(((-6, 98), (-6, 68), (366, 68), (366, 98)), TERRA), poly(((-6, 98), (-6, 88), (366, 88), (366, 98)), LATERITE), *(box(-6, y, 372, 1.6, LATERITE) for y in (74, 81)),
        *(line(f"M{x} 69 V88", LATERITE, 1) for x in range(4, 366, 10)),
        # the middle, higher than the wings
        box(150, 84, 60, 112, WALL), box(192, 84, 18, 112, WALL_DEEP), poly(((142, 86), (180, 54), (218, 86)), TERRA), poly(((180, 54), (218, 86), (194, 86)), LATERITE), poly(((158, 82), (180, 64), (202, 82)), WALL), disc(180, 76, 4.6, COBALT),
        box(146, 84, 68, 5, OCHRE), box(150, 140, 60, 5, OCHRE), path("M164 138 V112 Q180 94 196 112 V138 Z", SUN), path("M169 138 V114 Q180 101 191 114 V138 Z", COBALT), box(179, 106, 2, 32, WALL), box(158, 136, 44, 5, INK), line("M160 124 H200 " + " ".join(f"M{160 + k * 5} 136 v-12" for k in range(9)), INK, 1.5),
        path("M162 196 V166 Q180 148 198 166 V196 Z", SUN), path("M167 196 V168 Q180 155 193 168 V196 Z", LATERITE), box(179, 160, 2, 36, UMBER),
        # the garden
        box(-4, 196, 140, 44, FRESH), box(224, 196, 140, 44, PALM), box(-4, 196, 368, 12, PALM), path("M136 207 H224 L246 240 H114 Z", MORNING), path("M206 207 H224 L246 240 H222 Z", "#EBCF96"), box(-4, 196, 150, 6, PALM), box(214, 196, 150, 6, LEAF),
        *(box(180 - w / 2, y, w, 5, c) for w, y, c in ((48, 193, "#F0DDB6"), (60, 198, KRAFT), (72, 203, "#D9B98A"))),
        *(s for x, d, lit in ((18, PALM, FOREST), (60, PALM, FOREST), (102, PALM, FOREST), (258, LEAF, FRESH), (300, LEAF, FRESH), (342, LEAF, FRESH)) for s in (disc(x, 206, 15, d), disc(x - 4, 202, 8, lit), box(x - 2, 218, 4, 10, UMBER))),
        *(box(x, 224, w, 16, c) for x, w, c in ((-4, 112, LEAF), (252, 112, NIGHT_LEAF))), *(box(x, 224, w, 4, c) for x, w, c in ((-4, 112, FOREST), (252, 112, PALM))),
    ]  # fmt: skip


def heritage() -> Shapes:
    """A house with a porch and pillars among palms, steps up to its door."""
    shell = "#24407F"
    return [
        *sky((0, AZUL), (34, "#6FA9D0"), (64, BLUE), (92, HAZE)),
        *rings(180, 70, (62, HAZE), (42, MORNING), (27, LIGHT)), *cloud(118, 36, 64, CARD, 6), *cloud(248, 26, 60, CARD, 6),
        land(((-10, 130), (40, 108), (110, 118), (190, 100), (270, 116), (372, 96)), FRESH),
        *wood(-10, 120, 138, 18, PALM), *wood(240, 372, 134, 18, PALM),
        *tree(52, 58, 0.66, -14, 140), *tree(318, 54, 0.7, 12, 148), *tree(350, 94, 0.46, 4, 104), *tree(20, 102, 0.42, 4, 90),
        # the wings
        box(66, 128, 228, 74, "#F2B749"), box(222, 128, 72, 74, OCHRE), box(66, 192, 228, 10, WALL), box(222, 192, 72, 10, WALL_DEEP),
        *roof(52, 132, 256, 40, 34),
        *(s for x in (82, 114, 228, 260) for s in (box(x - 3, 141, 28, 42, WALL), box(x, 144, 22, 38, shell), *(box(x + 1.6 + k * 7, 146 + j * 9, 5.4, 7, "#9CC6DE" if (k + j) % 2 else "#6FA9D0") for k in range(3) for j in range(4)), box(x - 5, 182, 32, 4, WALL))),
        box(64, 128, 6, 74, WALL), box(288, 128, 6, 74, WALL_DEEP),
        # the porch
        box(146, 122, 68, 80, "#E8A63A"), arch(180, 200, 32, 58, WALL), arch(180, 200, 25, 54, TERRA), path("M180 146.4 a12.5 12.5 0 0 1 12.5 12.1 V200 H180 Z", LATERITE), line("M180 150 V200", UMBER, 1.4),
        *(s for x in (146, 206) for s in (box(x - 5, 126, 11, 72, WALL), box(x + 2.4, 126, 3.6, 72, WALL_DEEP), box(x - 8, 124, 17, 6, WALL), box(x - 8, 192, 17, 8, WALL))),

        poly(((128, 128), (180, 84), (232, 128)), TERRA), poly(((180, 84), (232, 128), (198, 128)), LATERITE), poly(((148, 122), (180, 96), (212, 122)), WALL), poly(((180, 96), (212, 122), (192, 122)), WALL_DEEP), disc(180, 112, 6, COBALT), box(126, 125, 108, 5, WALL),
        *(box(180 - w / 2, y, w, 6, c) for w, y, c in ((60, 198, "#F0DDB6"), (76, 204, KRAFT), (92, 210, "#D9B98A"))),
        # the garden
        path("M-6 202 H134 L124 216 L110 240 H-6 Z", FRESH), path("M226 202 H372 V240 H250 L236 216 Z", PALM), path("M134 216 H226 L252 240 H108 Z", MORNING), path("M206 216 H226 L252 240 H224 Z", "#EBCF96"),
        *bush(92, 212, 15, PALM, FOREST), *bush(48, 220, 20, LEAF, FRESH), *bush(268, 212, 15, LEAF, FRESH), *bush(314, 222, 20, NIGHT_LEAF, PALM),
        *(disc(x, y, 2.8, c) for x, y, c in ((84, 204, "#E07AA6"), (96, 202, "#C2497E"), (104, 208, "#E07AA6"), (262, 204, "#E07AA6"), (274, 206, "#C2497E"), (40, 208, "#C2497E"), (56, 212, "#E07AA6"), (306, 210, "#E07AA6"), (322, 214, "#C2497E"))),
        *leaf(-8, 250, (46, -44), 0.26, NIGHT_LEAF, LEAF), *leaf(368, 250, (-48, -40), 0.26, NIGHT_LEAF, LEAF),
    ]  # fmt: skip


def religious() -> Shapes:
    """A temple with its dome and its lamp tower before a great evening sun."""
    tower = []
    for i in range(5):
        half, y = 15 - i * 2, 176 - i * 20
        tower += [
            box(84 - half, y - 16, 2 * half, 17, WALL),
            box(84 + half * 0.34, y - 16, half * 0.66, 17, WALL_DEEP),
            box(84 - half - 3, y - 19, 2 * half + 6, 4, OCHRE),
            arch(84, y, 8, 12, TERRA if i % 2 else SUN),
        ]
    return [
        *sky((0, VIOLET)),
        *rings(214, 118, (240, PLUM), (196, ROSE), (152, EMBER), (114, ORANGE), (82, GLOW), (58, LIGHT)),
        *cloud(60, 36, 80, ROSE), *cloud(318, 62, 66, GLOW, 6),
        land(((-10, 150), (50, 128), (120, 140), (200, 124), (290, 140), (372, 118)), PLUM), land(((-10, 164), (80, 148), (180, 158), (280, 146), (372, 156)), "#3B5B45"),
        *tree(346, 64, 0.56, 4, 136, EVENING), *tree(26, 84, 0.54, -8, 114, EVENING),
        # the hall and the sanctum
        box(130, 150, 176, 52, WALL), box(252, 150, 54, 52, WALL_DEEP), box(130, 192, 176, 10, TERRA), box(252, 192, 54, 10, LATERITE),
        *roof(116, 152, 140, 30, 22), box(122, 150, 190, 5, OCHRE),
        *(s for x in (146, 176, 206, 236) for s in (box(x - 11, 159, 22, 33, "#F0C36A"), ogee(x, 192, 15, 29, COBALT))),
        box(248, 108, 62, 46, WALL), box(290, 108, 20, 46, WALL_DEEP), *(ogee(x, 150, 12, 30, COBALT) for x in (262, 279)), ogee(297, 150, 10, 30, INK), box(242, 104, 74, 6, OCHRE), box(252, 92, 54, 13, WALL), box(289, 92, 17, 13, WALL_DEEP), box(248, 89, 62, 4, OCHRE),
        *cupola(279, 90, 52, 42, TERRA, LATERITE), *kalash(279, 49, 18),
        ogee(279, 202, 26, 40, OCHRE), ogee(279, 202, 19, 35, UMBER), disc(279, 190, 4, SUN),
        # the lamp tower and the tulsi altar
        box(60, 184, 48, 8, WALL), box(92, 184, 16, 8, WALL_DEEP), box(54, 190, 60, 8, TERRA), box(94, 190, 20, 8, LATERITE), box(64, 176, 40, 9, WALL), box(90, 176, 14, 9, WALL_DEEP),
        *tower, *cupola(84, 80, 16, 14, OCHRE, TERRA), *kalash(84, 67, 11),
        path("M-6 198 H372 V240 H-6 Z", "#D08A5A"), path("M-6 198 C90 206 270 206 372 198 V204 C270 212 90 212 -6 204 Z", "#A85C46"),
        path("M220 244 L262 202 H296 L316 244 Z", "#F0C48C"), path("M288 202 H296 L316 244 H292 Z", "#D9A070"), box(256, 199, 46, 6, WALL), box(288, 199, 14, 6, WALL_DEEP),
        *bush(24, 216, 19, "#173D3F", PALM), *bush(142, 210, 12, "#173D3F", PALM), *bush(340, 216, 19, NIGHT_LEAF, LEAF),
        *group(168, 226, 1, [box(-13, -8, 26, 12, WALL), box(5, -8, 8, 12, WALL_DEEP), box(-9, -22, 18, 14, WALL), box(4, -22, 5, 14, WALL_DEEP), box(-12, -25, 24, 4, OCHRE), box(-16, 3, 32, 5, TERRA), disc(-5, -31, 7, PALM), disc(5, -31, 7, LEAF), disc(0, -37, 6, FRESH), box(-3, -19, 6, 9, SUN)]),
        gull(128, 66, 6.4, INDIGO), gull(146, 76, 5, INDIGO), gull(116, 82, 4.6, INDIGO),
    ]  # fmt: skip


def mangeshi() -> Shapes:
    """The white lamp tower with its lights lit, the temple behind it at nightfall."""
    tower = []
    for i in range(7):
        half, y = 27 - i * 2.5, 184 - i * 21
        tower += [
            box(-half, y - 17, 2 * half, 18, WALL), box(-half, y - 17, half * 0.5, 18, WALL_SHADE), box(half * 0.45, y - 17, half * 0.55, 18, WALL_DEEP),
            arch(0, y - 1, half * 0.62, 14, OCHRE), arch(0, y - 1, half * 0.42, 11.4, LIGHT), arch(-half * 0.72, y - 1, half * 0.3, 11, SUN), arch(half * 0.72, y - 1, half * 0.3, 11, OCHRE),
            box(-half - 4, y - 20, 2 * half + 8, 4, WALL), box(half * 0.4, y - 20, half * 0.6 + 4, 4, WALL_DEEP), box(-half - 3, y - 16.4, 2 * half + 6, 1.6, COBALT),
        ]  # fmt: skip
    return [
        *sky((0, NIGHT), (40, INDIGO), (74, VIOLET), (104, PLUM), (128, ROSE), (148, EMBER)),
        *(disc(x, y, r, LIGHT) for x, y, r in ((24, 20, 1.6), (70, 40, 1.2), (106, 14, 1.4), (206, 26, 1.3), (262, 14, 1.7), (306, 40, 1.2), (340, 20, 1.4), (226, 62, 1.1))),
        path("M222 34 a17 17 0 1 0 14 26 a14 14 0 0 1 -14 -26 Z", LIGHT),
        land(((-10, 168), (50, 146), (120, 158), (200, 140), (290, 156), (372, 136)), "#3A2E63"),
        *tree(22, 92, 0.56, -6, 112, EVENING), *tree(350, 104, 0.5, 4, 98, EVENING),
        # the temple
        box(184, 150, 150, 54, "#F2C9A0"), box(292, 150, 42, 54, "#C98E86"), box(184, 196, 150, 8, TERRA), box(292, 196, 42, 8, LATERITE),
        *(s for x in (204, 230, 256) for s in (ogee(x, 196, 17, 36, COBALT), ogee(x, 196, 11, 30, SUN))),
        *roof(174, 152, 120, 26, 20), box(178, 150, 160, 4, OCHRE),
        box(274, 112, 54, 42, "#F2C9A0"), box(310, 112, 18, 42, "#C98E86"), *(s for x in (287, 303) for s in (ogee(x, 150, 11, 26, COBALT), ogee(x, 150, 6, 21, SUN))), box(269, 108, 64, 5, OCHRE), box(280, 97, 42, 12, "#F2C9A0"), box(308, 97, 14, 12, "#C98E86"), box(276, 94, 50, 4, OCHRE),
        *cupola(301, 95, 42, 36, "#E8B23A", "#B9772A"), *kalash(301, 60, 16), ogee(311, 196, 18, 34, UMBER), ogee(311, 196, 11, 28, SUN),
        # the square before it
        path("M-6 204 H372 V240 H-6 Z", "#5A4488"), path("M-6 204 H372 V209 H-6 Z", "#3A2E63"), path("M40 240 C64 222 96 212 130 210 H180 C196 216 214 228 220 240 Z", "#7F5E9A"),
        *(box(140 - w / 2, y, w, 7, c) for w, y, c in ((74, 186, WALL), (88, 193, "#E7DFEA"), (102, 200, WALL_DEEP))),
        *group(140, 3, 1.0, tower), *cupola(140, 38, 22, 17, WALL, WALL_DEEP), *kalash(140, 23, 14),
        *(s for x in (50, 72, 206, 228) for s in (path(f"M{x - 7} 214 h14 l-3 6 h-8 Z", OCHRE), path(f"M{x} 204 q5 6 0 10 q-5 -4 0 -10 Z", SUN))),
        *bush(22, 220, 18, "#173D3F", PALM), *bush(344, 222, 18, NIGHT_LEAF, LEAF),
    ]  # fmt: skip


def mosque() -> Shapes:
    """A white mosque with four minarets in a green valley."""
    jade = "#2F8A6A"

    def minaret(x: float, foot: float, tall: float, w: float) -> Shapes:
        top = foot - tall
        return [
            box(x - w / 2, top, w, tall, WALL), box(x + w * 0.12, top, w * 0.38, tall, WALL_DEEP),
            *(box(x - w / 2 - 2, top + k * tall * 0.34, w + 4, 3.4, jade) for k in (1, 2)),
            box(x - w / 2 - 4, top - 3, w + 8, 5, WALL), box(x - w * 0.4, top - 15, w * 0.8, 13, WALL), box(x + w * 0.08, top - 15, w * 0.32, 13, WALL_DEEP), arch(x, top - 3, w * 0.3, 9, INK),
            *cupola(x, top - 14, w * 1.06, w * 1.2, jade, PALM), box(x - 0.9, top - 16 - w * 1.2 - 4, 1.8, 8, OCHRE),
        ]  # fmt: skip

    return [
        *sky((0, SEA[1]), (40, SEA[0]), (76, "#9CD0C6"), (108, MORNING)),
        *rings(183, 104, (118, "#B8DCC8"), (88, "#DCE8C6"), (62, LIGHT)), *cloud(326, 44, 64, CARD, 6), *cloud(40, 56, 60, CARD, 6),
        land(((-10, 150), (40, 118), (90, 134), (150, 104), (220, 128), (290, 100), (372, 126)), GHATS), land(((-10, 166), (70, 142), (150, 156), (240, 138), (372, 152)), FOREST), land(((-10, 182), (90, 166), (200, 174), (372, 164)), FRESH),
        *tree(36, 104, 0.5, -6, 96), *tree(330, 96, 0.56, 8, 104),
        *minaret(134, 152, 74, 14), *minaret(232, 152, 74, 14),
        # the dome, the hall
        box(152, 112, 62, 34, WALL), box(194, 112, 20, 34, WALL_DEEP), box(148, 110, 70, 4, jade), *(arch(x, 142, 8, 18, INK) for x in (164, 183, 202)), *cupola(183, 111, 56, 50, jade, PALM), box(182, 48, 2, 14, OCHRE), path("M183 38 a7 7 0 1 0 6 10.4 a5.4 5.4 0 1 1 -6 -10.4 Z", SUN),
        box(104, 144, 158, 58, WALL), box(210, 144, 52, 58, WALL_DEEP), box(100, 140, 166, 5, jade), *merlons(104, 141, 158, 14, 7, WALL), box(104, 192, 158, 10, jade), box(210, 192, 52, 10, PALM),
        *(s for x in (126, 150, 216, 240) for s in (ogee(x, 192, 17, 40, "#F0C36A"), ogee(x, 192, 11, 34, "#1F5E5A"))), box(164, 132, 38, 70, WALL), box(190, 132, 12, 70, WALL_DEEP), box(161, 129, 44, 5, jade), ogee(183, 202, 29, 58, jade), ogee(183, 202, 22, 51, "#F0C36A"), ogee(183, 202, 16, 45, INK),
        *minaret(96, 202, 112, 19), *minaret(270, 202, 112, 19),
        *(box(183 - w / 2, y, w, 5, c) for w, y, c in ((40, 200, "#F0DDB6"), (52, 205, KRAFT))),
        path("M-6 202 H163 L150 212 L128 240 H-6 Z", FRESH), path("M203 202 H372 V240 H236 L216 212 Z", PALM), path("M157 210 H209 L238 240 H126 Z", MORNING), path("M196 210 H209 L238 240 H216 Z", "#EBCF96"),
        *bush(60, 214, 16, PALM, FOREST), *bush(28, 228, 20, LEAF, FRESH), *bush(306, 214, 16, LEAF, FRESH), *bush(338, 228, 20, NIGHT_LEAF, PALM), *bush(122, 214, 9, PALM, FOREST), *bush(246, 214, 9, LEAF, FRESH),
        gull(276, 44, 6), gull(292, 54, 4.6), gull(100, 40, 5),
    ]  # fmt: skip


def viceroys_arch() -> Shapes:
    """The gate to the river: a ship has come in, as the viceroys did."""
    stone, dark = "#C9532F", LATERITE
    return [
        *sky((0, ORANGE), (40, GLOW), (84, WARM)),
        *rings(180, 150, (150, "#F8BE6C"), (108, WARM), (70, "#FCE0A4")),
        *cloud(60, 30, 76, WARM), *cloud(312, 50, 70, WARM, 6),
        land(((-10, 150), (60, 132), (150, 144), (250, 130), (372, 142)), RIDGE, 160), land(((-10, 158), (100, 148), (220, 154), (372, 146)), FOREST, 170),
        *sky((160, SEA[1]), (176, SEA[2]), (196, SEA[3])),
        *glitter(180, 166, 44, 5, 6, LIGHT), *dhow(176, 176, 0.9, (CARD, KRAFT)), ripple(24, 182, 22, FOAM), ripple(300, 178, 22, FOAM), ripple(336, 190, 20, FOAM),
        *tree(42, 60, 0.66, -10, 142), *tree(74, 104, 0.44, 6, 96), *tree(318, 66, 0.62, 10, 136), *tree(348, 108, 0.44, 4, 96),
        # the gate
        path("M98 212 V84 H262 V212 H218 V158 a38 38 0 0 0 -76 0 V212 Z", stone), path("M226 84 H262 V212 H218 V158 a38 38 0 0 0 -6 -20 Z", dark),
        *(box(x, y, 20, 2.6, dark) for x, y in ((104, 112), (112, 132), (102, 152), (116, 172), (104, 192), (128, 104))), *(box(x, y, 16, 2.6, UMBER) for x, y in ((240, 112), (232, 136), (242, 158), (226, 182), (240, 198))),
        path("M136 212 V158 a44 44 0 0 1 88 0 V212 H216 V158 a36 36 0 0 0 -72 0 V212 Z", "#F0DDB6"), path("M180 114 a44 44 0 0 1 44 44 V212 H216 V158 a36 36 0 0 0 -36 -36 Z", "#D9B98A"), poly(((174, 112), (186, 112), (184, 126), (176, 126)), LIGHT),
        box(92, 78, 176, 8, "#F0DDB6"), box(226, 78, 42, 8, "#D9B98A"), box(92, 206, 46, 8, "#F0DDB6"), box(222, 206, 46, 8, "#D9B98A"),
        *(s for x in (98, 250) for s in (box(x, 86, 12, 120, "#E0A07A" if x < 200 else "#B05A3C"),)),
        box(130, 36, 100, 44, stone), box(204, 36, 26, 44, dark), box(124, 32, 112, 6, "#F0DDB6"), box(204, 32, 32, 6, "#D9B98A"), poly(((128, 32), (180, 15), (232, 32)), stone), poly(((180, 15), (232, 32), (198, 32)), dark), line("M126 32 L180 14 L234 32", "#F0DDB6", 3.4), *cross(180, 14, 11, "#F0DDB6"),
        path("M98 78 C100 62 116 66 118 52 C120 44 128 44 130 38 V78 Z", stone), path("M262 78 C260 62 244 66 242 52 C240 44 232 44 230 38 V78 Z", dark),
        arch(180, 78, 30, 40, "#F0DDB6"), arch(180, 78, 23, 36, "#24407F"),
        # the navigator in his niche
        path("M171 78 C171 64 174 58 180 58 C186 58 189 64 189 78 Z", LIGHT), path("M182 58 C187 59 189 66 189 78 H183 C185 70 185 64 182 58 Z", "#D9B98A"), disc(180, 54, 4.4, LIGHT), box(175, 49.6, 10, 2.6, TERRA), line("M190 78 V56", LIGHT, 1.6),
        *(s for x in (144, 216) for s in (box(x - 3, 42, 6, 36, "#F0DDB6"),)),
        # the steps down to the landing place
        path("M-6 212 H138 V218 H222 V212 H372 V240 H-6 Z", "#D9B98A"), path("M138 212 H222 L232 222 H128 Z", "#F0DDB6"), path("M128 222 H232 L244 232 H116 Z", KRAFT), path("M116 232 H244 L252 240 H108 Z", "#D0A874"), path("M-6 212 H98 L84 240 H-6 Z", FRESH), path("M262 212 H372 V240 H278 Z", PALM),
        *bush(58, 220, 18, PALM, FOREST), *bush(22, 232, 18, LEAF, FRESH), *bush(306, 220, 18, LEAF, FRESH), *bush(342, 232, 18, NIGHT_LEAF, PALM),
        gull(116, 26, 6), gull(100, 36, 4.6), gull(262, 34, 5.4),
    ]  # fmt: skip
