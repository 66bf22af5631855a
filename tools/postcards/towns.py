"""Postcards of towns and shrines: what has been built inland."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

from drawing import palette as p
from drawing import shapes as s


def bom_jesus() -> s.Shapes:
    """The front of bare laterite, its frames of pale p.STONE, against a golden halo."""

    def storey(y: float, tall: float) -> s.Shapes:
        made = [
            s.box(116, y, 128, tall, p.TERRA),
            s.box(203, y, 41, tall, p.LATERITE),
            s.box(112, y - 5, 136, 6, p.STONE),
            s.box(203, y - 5, 45, 6, p.STONE_SHADE),
        ]
        for x in (116, 153, 200, 237):
            made += [
                s.box(x, y + 1, 7, tall - 1, p.STONE),
                s.box(x + 4.6, y + 1, 2.4, tall - 1, p.STONE_SHADE),
            ]
        return made

    facade = [
        *storey(150, 56), *storey(104, 42), *storey(70, 30),
        s.box(108, 202, 144, 6, p.STONE),
        # doors, windows, round windows
        s.box(126, 166, 24, 38, p.STONE), s.arch(138, 205, 16, 33, p.PANE), s.box(163, 158, 34, 46, p.STONE), s.arch(180, 205, 24, 40, p.PANE), s.box(210, 166, 24, 38, p.STONE_SHADE), s.arch(222, 205, 16, 33, p.INK),
        s.poly(((160, 158), (180, 148), (200, 158)), p.STONE),
        s.box(128, 112, 20, 29, p.STONE), s.box(131, 115, 14, 26, p.PANE), s.box(169, 110, 22, 31, p.STONE), s.box(172, 113, 16, 28, p.PANE), s.box(212, 112, 20, 29, p.STONE_SHADE), s.box(215, 115, 14, 26, p.INK),
        s.disc(138, 86, 10, p.STONE), s.disc(138, 86, 6.6, p.PANE), s.disc(180, 86, 10, p.STONE), s.disc(180, 86, 6.6, p.PANE), s.disc(222, 86, 10, p.STONE_SHADE), s.disc(222, 86, 6.6, p.INK),
        # the gable with its scrolls
        s.path("M136 66 C136 50 146 52 148 40 C150 28 162 30 164 22 H196 C198 30 210 28 212 40 C214 52 224 50 224 66 Z", p.TERRA),
        s.path("M196 22 C198 30 210 28 212 40 C214 52 224 50 224 66 H200 C204 50 200 34 196 22 Z", p.LATERITE),
        s.line("M136 65 C136 50 146 52 148 40 C150 28 162 30 164 22 H196 C198 30 210 28 212 40 C214 52 224 50 224 65", p.STONE, 4),
        s.box(166, 32, 28, 32, p.STONE), s.box(170, 36, 20, 25, p.LATERITE), s.disc(180, 48, 8, p.SUN), s.disc(180, 48, 4.6, p.LIGHT),
        s.poly(((160, 22), (180, 10), (200, 22)), p.STONE), s.poly(((180, 10), (200, 22), (184, 22)), p.STONE_SHADE), *s.cross(180, 11, 10),
        *(part for x in (119, 241) for part in (s.poly(((x - 6, 66), (x, 46), (x + 6, 66)), p.STONE), s.poly(((x, 46), (x + 6, 66), (x + 1, 66)), p.STONE_SHADE))),
    ]  # fmt: skip
    house = [
        s.box(-4, 138, 116, 68, p.BRICK), s.box(92, 138, 20, 68, p.LATERITE),
        *(part for y in (148, 178) for x in (4, 30, 56, 82) for part in (s.box(x, y, 15, 21, p.STONE), s.box(x + 2.6, y + 2.6, 9.8, 18.4, p.PANE))),
        *s.roof(-10, 140, 124, 18, 14), s.box(-4, 170, 116, 4, p.STONE),
    ]  # fmt: skip
    return [
        *s.sky((0, p.OCHRE)),
        *s.rings(180, 108, (236, "#E5A23C"), (190, p.SUN), (146, "#F8C65C"), (104, "#FBD986"), (66, p.LIGHT)),
        *s.cloud(46, 44, 66, "#FBD986", 6), *s.cloud(316, 70, 60, "#FBD986", 6),
        *s.wood(232, 372, 172, 20, p.FOREST), *s.wood(256, 372, 190, 16, p.PALM),
        *s.tree(298, 84, 0.58, 6, 118), *s.tree(334, 116, 0.44, 8, 86), *s.tree(34, 84, 0.4, -8, 64),
        *house, *facade,
        s.path("M-6 206 H372 V240 H-6 Z", p.FRESH), s.path("M-6 206 H372 V211 H-6 Z", p.PALM),
        s.path("M150 240 L164 207 H196 L214 240 Z", p.MORNING), s.path("M196 207 L214 240 H190 L184 207 Z", p.MORNING_SHADE),
        s.path("M-6 224 C40 216 90 222 138 232 L134 240 H-6 Z", p.FOREST), s.path("M372 222 C320 216 270 224 226 232 L230 240 H372 Z", p.PALM),
        *s.bush(130, 216, 12, p.PALM, p.FOREST), *s.bush(232, 216, 12, p.LEAF, p.FRESH), *s.bush(92, 222, 15, p.PALM, p.FOREST), *s.bush(272, 222, 15, p.LEAF, p.FRESH), *s.bush(44, 230, 18, p.LEAF, p.FRESH), *s.bush(324, 230, 18, p.LEAF, p.FRESH),
        s.gull(84, 66, 6), s.gull(100, 76, 4.6), s.gull(262, 46, 5.4),
    ]  # fmt: skip


def fontainhas() -> s.Shapes:
    """A lane of painted fronts with balconies under tiled roofs."""

    def window(x: float, y: float, w: float, h: float, pane: str) -> s.Shapes:
        return [
            s.box(x - 3, y - 3, w + 6, h + 6, p.WALL),
            s.arch(x + w / 2, y + h, w, h, pane),
            s.line(
                f"M{s.n(x + w / 2)} {s.n(y)} V{s.n(y + h)} M{s.n(x)} {s.n(y + h * 0.55)} H{s.n(x + w)}",
                p.WALL,
                1.6,
            ),
        ]

    def balcony(x: float, y: float, w: float) -> s.Shapes:
        bars = " ".join(f"M{s.n(x + 3 + i * 5)} {s.n(y)} v-15" for i in range(int((w - 6) / 5) + 1))
        return [
            s.box(x, y, w, 4, p.INK),
            s.line(f"M{s.n(x + 2)} {s.n(y - 15)} H{s.n(x + w - 2)} {bars}", p.INK, 1.6),
            s.poly(((x + 5, y + 4), (x + 11, y + 4), (x + 5, y + 12)), p.INK),
            s.poly(((x + w - 5, y + 4), (x + w - 11, y + 4), (x + w - 5, y + 12)), p.INK),
        ]

    def front(x: float, top: float, w: float, wall: str, shade: str) -> s.Shapes:
        return [
            s.box(x, top, w, 204 - top, wall),
            s.box(x + w * 0.72, top, w * 0.28, 204 - top, shade),
            s.box(x, 194, w, 10, p.WALL),
            s.box(x + w * 0.72, 194, w * 0.28, 10, p.WALL_DEEP),
            s.box(x, top, 5, 204 - top, p.WALL),
            s.box(x + w - 5, top, 5, 204 - top, p.WALL_DEEP),
            s.box(x, 128, w, 4, p.WALL),
        ]

    def tiles(x: float, foot: float, w: float, tall: float) -> s.Shapes:
        wave = "".join(f" a{s.n(w / 24)} 4 0 0 1 {s.n(-w / 12)} 0" for _ in range(12))
        return [
            s.path(
                f"M{s.n(x + 7)} {s.n(foot - tall)} H{s.n(x + w - 7)} L{s.n(x + w)} {s.n(foot)}{wave} Z",
                p.TERRA,
            ),
            s.path(
                f"M{s.n(x + w * 0.7)} {s.n(foot - tall)} H{s.n(x + w - 7)} L{s.n(x + w)} {s.n(foot)} H{s.n(x + w * 0.73)} Z",
                p.LATERITE,
            ),
            s.box(x + 5, foot - tall * 0.5, w - 12, 1.6, p.LATERITE),
        ]

    return [
        *s.sky((0, p.AZUL), (36, p.NOON), (70, p.BLUE)),
        *s.cloud(66, 26, 76, p.CARD), *s.cloud(306, 40, 60, p.CARD, 6),
        # the chapel at the end of the lane
        s.box(168, 40, 40, 70, p.WALL), s.box(195, 40, 13, 70, p.WALL_DEEP), s.poly(((164, 42), (188, 16), (212, 42)), p.WALL), s.poly(((188, 16), (212, 42), (197, 42)), p.WALL_DEEP), s.box(162, 40, 52, 4, p.OCHRE), *s.cross(188, 18, 13), s.arch(188, 70, 13, 20, p.COBALT),
        *s.tree(238, 32, 0.4, 4, 70), *s.tree(134, 34, 0.34, -4, 60),
        *front(-8, 74, 92, p.SUN, p.OCHRE), *tiles(-16, 78, 108, 22),
        *front(84, 92, 84, p.BRICK, p.LATERITE), *tiles(78, 96, 96, 20),
        *front(168, 68, 92, p.AZUL, p.COBALT), *tiles(160, 72, 108, 22),
        *front(260, 88, 104, p.MINT, p.PALM), *tiles(254, 92, 118, 22),
        # yellow
        *window(10, 92, 20, 32, p.COBALT), *window(50, 92, 20, 32, p.COBALT), *balcony(2, 126, 76), *window(8, 146, 20, 34, p.COBALT), s.box(46, 146, 28, 50, p.WALL), s.arch(60, 198, 20, 46, p.LATERITE),
        # red
        *window(98, 106, 16, 20, p.INK), *window(136, 106, 16, 20, p.INK), s.box(108, 144, 34, 52, p.WALL), s.arch(125, 198, 25, 49, p.PALM), s.line("M125 150 V196", p.LEAF, 1.6), s.box(96, 160, 0.1, 0.1, p.WALL),
        # blue
        *window(182, 86, 20, 36, p.WALL_DEEP), *window(226, 86, 20, 36, p.WALL_DEEP), *balcony(174, 126, 80), s.box(178, 146, 30, 50, p.WALL), s.arch(193, 198, 22, 47, p.TERRA), *window(226, 148, 18, 30, p.INK),
        # green
        *window(276, 102, 18, 22, p.LATERITE), *window(306, 102, 18, 22, p.LATERITE), *window(336, 102, 18, 22, p.LATERITE), *window(278, 148, 20, 32, p.LATERITE), s.box(316, 146, 30, 50, p.WALL), s.arch(331, 198, 22, 47, p.COBALT),
        # bougainvillea over the red house's corner
        *(s.disc(x, y, r, p.BLOSSOM_SHADE) for x, y, r in ((86, 106, 9), (80, 118, 8), (90, 122, 7), (84, 134, 8), (78, 146, 6), (88, 146, 5))), *(s.disc(x, y, r, p.BLOSSOM) for x, y, r in ((83, 103, 4.4), (77, 116, 3.8), (87, 120, 3), (81, 132, 3.6))),
        # the lane
        s.box(-4, 204, 368, 6, p.KRAFT), s.box(-4, 208, 368, 32, p.STONE_SHADE), s.path("M-4 240 V222 C90 214 250 214 364 224 V240 Z", p.KRAFT),
        # a scooter in the sun, flower pots
        s.path("M222 230 C240 226 300 226 306 230 C300 234 230 234 222 230 Z", "#B7935F"),
        *s.group(264, 230, 0.62, [s.disc(-34, -12, 14, p.INK), s.disc(-34, -12, 6, p.WALL), s.disc(36, -12, 14, p.INK), s.disc(36, -12, 6, p.WALL), s.path("M-54 -18 C-54 -38 -40 -46 -22 -44 C-10 -42 -8 -26 0 -22 H16 L28 -62 H36 L40 -44 C50 -40 54 -28 52 -20 L28 -14 H-10 C-16 -28 -40 -30 -48 -14 Z", p.TERRA), s.path("M-10 -14 C-6 -20 -2 -22 0 -22 H16 L22 -42 L30 -14 Z", p.LATERITE), s.path("M-50 -48 H-12 C-10 -54 -18 -56 -24 -54 H-44 C-50 -54 -52 -50 -50 -48 Z", p.INK), s.line("M32 -62 L24 -74 H14", p.INK, 4), s.disc(40, -54, 5, p.LIGHT)]),
        *(part for x in (36, 98, 152, 214) for part in (s.poly(((x - 6, 194), (x + 6, 194), (x + 4, 206), (x - 4, 206)), p.OCHRE), s.disc(x - 3, 189, 5, p.PALM), s.disc(x + 3, 188, 5, p.FRESH))),
    ]  # fmt: skip


def braganza() -> s.Shapes:
    """The long front on its square: window beside window under one roof."""
    front = [
        s.box(-6, 96, 372, 100, p.WALL),
        s.box(-6, 96, 372, 6, p.WALL_DEEP),
        s.box(-6, 140, 372, 5, p.OCHRE),
        s.box(-6, 186, 372, 10, p.STONE_SHADE),
    ]
    for i in range(9):
        x = 20 + i * 40
        if i != 4:
            front += [
                s.box(x - 12, 152, 24, 34, p.SUN),
                s.box(x - 9, 156, 18, 30, p.PANE),
                s.line(f"M{x} 156 V186 M{x - 9} 170 H{x + 9}", p.WALL, 1.4),
            ]
        front += [
            s.path(f"M{x - 14} 140 V114 Q{x} 100 {x + 14} 114 V140 Z", p.SUN), s.path(f"M{x - 9} 140 V116 Q{x} 106 {x + 9} 116 V140 Z", p.COBALT),
            s.box(x - 0.8, 110, 1.6, 30, p.WALL), s.box(x - 9, 124, 18, 1.6, p.WALL),
            s.box(x - 17, 138, 34, 4, p.INK), s.line(f"M{x - 15} 128 H{x + 15} " + " ".join(f"M{x - 15 + k * 5} 138 v-10" for k in range(7)), p.INK, 1.4),
        ]  # fmt: skip
    for x in (0, 40, 80, 120, 160, 200, 240, 280, 320, 360):
        front += [
            s.box(x - 2.4, 102, 4.8, 38, p.WALL_SHADE),
            s.box(x - 2.4, 145, 4.8, 41, p.WALL_SHADE),
        ]
    return [
        *s.sky((0, p.AZUL), (30, p.NOON), (58, p.BLUE)),
        s.disc(134, 40, 20, p.LIGHT), *s.cloud(120, 48, 70, p.CARD, 6), *s.cloud(262, 22, 84, p.CARD),
        *s.tree(36, 34, 0.46, -6, 66), *s.tree(76, 46, 0.36, 4, 52), *s.tree(322, 36, 0.46, 6, 62), *s.tree(246, 50, 0.3, 4, 44),
        *s.wood(-10, 120, 82, 14, p.PALM, 100), *s.wood(230, 372, 80, 14, p.PALM, 100),
        *front,
        s.poly(((-6, 98), (-6, 68), (366, 68), (366, 98)), p.TERRA), s.poly(((-6, 98), (-6, 88), (366, 88), (366, 98)), p.LATERITE), *(s.box(-6, y, 372, 1.6, p.LATERITE) for y in (74, 81)),
        *(s.line(f"M{x} 69 V88", p.LATERITE, 1) for x in range(4, 366, 10)),
        # the middle, higher than the wings
        s.box(150, 84, 60, 112, p.WALL), s.box(192, 84, 18, 112, p.WALL_DEEP), s.poly(((142, 86), (180, 54), (218, 86)), p.TERRA), s.poly(((180, 54), (218, 86), (194, 86)), p.LATERITE), s.poly(((158, 82), (180, 64), (202, 82)), p.WALL), s.disc(180, 76, 4.6, p.COBALT),
        s.box(146, 84, 68, 5, p.OCHRE), s.box(150, 140, 60, 5, p.OCHRE), s.path("M164 138 V112 Q180 94 196 112 V138 Z", p.SUN), s.path("M169 138 V114 Q180 101 191 114 V138 Z", p.COBALT), s.box(179, 106, 2, 32, p.WALL), s.box(158, 136, 44, 5, p.INK), s.line("M160 124 H200 " + " ".join(f"M{160 + k * 5} 136 v-12" for k in range(9)), p.INK, 1.5),
        s.path("M162 196 V166 Q180 148 198 166 V196 Z", p.SUN), s.path("M167 196 V168 Q180 155 193 168 V196 Z", p.LATERITE), s.box(179, 160, 2, 36, p.UMBER),
        # the garden
        s.box(-4, 196, 140, 44, p.FRESH), s.box(224, 196, 140, 44, p.PALM), s.box(-4, 196, 368, 12, p.PALM), s.path("M136 207 H224 L246 240 H114 Z", p.MORNING), s.path("M206 207 H224 L246 240 H222 Z", p.MORNING_SHADE), s.box(-4, 196, 150, 6, p.PALM), s.box(214, 196, 150, 6, p.LEAF),
        *(s.box(180 - w / 2, y, w, 5, c) for w, y, c in ((48, 193, p.STONE), (60, 198, p.KRAFT), (72, 203, p.STONE_SHADE))),
        *(part for x, d, lit in ((18, p.PALM, p.FOREST), (60, p.PALM, p.FOREST), (102, p.PALM, p.FOREST), (258, p.LEAF, p.FRESH), (300, p.LEAF, p.FRESH), (342, p.LEAF, p.FRESH)) for part in (s.disc(x, 206, 15, d), s.disc(x - 4, 202, 8, lit), s.box(x - 2, 218, 4, 10, p.UMBER))),
        *(s.box(x, 224, w, 16, c) for x, w, c in ((-4, 112, p.LEAF), (252, 112, p.NIGHT_LEAF))), *(s.box(x, 224, w, 4, c) for x, w, c in ((-4, 112, p.FOREST), (252, 112, p.PALM))),
    ]  # fmt: skip


def heritage() -> s.Shapes:
    """A house with a porch and pillars among palms, steps up to its door."""
    return [
        *s.sky((0, p.AZUL), (34, p.NOON), (64, p.BLUE), (92, p.HAZE)),
        *s.rings(180, 70, (62, p.HAZE), (42, p.MORNING), (27, p.LIGHT)), *s.cloud(118, 36, 64, p.CARD, 6), *s.cloud(248, 26, 60, p.CARD, 6),
        s.land(((-10, 130), (40, 108), (110, 118), (190, 100), (270, 116), (372, 96)), p.FRESH),
        *s.wood(-10, 120, 138, 18, p.PALM), *s.wood(240, 372, 134, 18, p.PALM),
        *s.tree(52, 58, 0.66, -14, 140), *s.tree(318, 54, 0.7, 12, 148), *s.tree(350, 94, 0.46, 4, 104), *s.tree(20, 102, 0.42, 4, 90),
        # the wings
        s.box(66, 128, 228, 74, "#F2B749"), s.box(222, 128, 72, 74, p.OCHRE), s.box(66, 192, 228, 10, p.WALL), s.box(222, 192, 72, 10, p.WALL_DEEP),
        *s.roof(52, 132, 256, 40, 34),
        *(part for x in (82, 114, 228, 260) for part in (s.box(x - 3, 141, 28, 42, p.WALL), s.box(x, 144, 22, 38, p.PANE), *(s.box(x + 1.6 + k * 7, 146 + j * 9, 5.4, 7, p.PALE_NOON if (k + j) % 2 else p.NOON) for k in range(3) for j in range(4)), s.box(x - 5, 182, 32, 4, p.WALL))),
        s.box(64, 128, 6, 74, p.WALL), s.box(288, 128, 6, 74, p.WALL_DEEP),
        # the porch
        s.box(146, 122, 68, 80, "#E8A63A"), s.arch(180, 200, 32, 58, p.WALL), s.arch(180, 200, 25, 54, p.TERRA), s.path("M180 146.4 a12.5 12.5 0 0 1 12.5 12.1 V200 H180 Z", p.LATERITE), s.line("M180 150 V200", p.UMBER, 1.4),
        *(part for x in (146, 206) for part in (s.box(x - 5, 126, 11, 72, p.WALL), s.box(x + 2.4, 126, 3.6, 72, p.WALL_DEEP), s.box(x - 8, 124, 17, 6, p.WALL), s.box(x - 8, 192, 17, 8, p.WALL))),

        s.poly(((128, 128), (180, 84), (232, 128)), p.TERRA), s.poly(((180, 84), (232, 128), (198, 128)), p.LATERITE), s.poly(((148, 122), (180, 96), (212, 122)), p.WALL), s.poly(((180, 96), (212, 122), (192, 122)), p.WALL_DEEP), s.disc(180, 112, 6, p.COBALT), s.box(126, 125, 108, 5, p.WALL),
        *(s.box(180 - w / 2, y, w, 6, c) for w, y, c in ((60, 198, p.STONE), (76, 204, p.KRAFT), (92, 210, p.STONE_SHADE))),
        # the garden
        s.path("M-6 202 H134 L124 216 L110 240 H-6 Z", p.FRESH), s.path("M226 202 H372 V240 H250 L236 216 Z", p.PALM), s.path("M134 216 H226 L252 240 H108 Z", p.MORNING), s.path("M206 216 H226 L252 240 H224 Z", p.MORNING_SHADE),
        *s.bush(92, 212, 15, p.PALM, p.FOREST), *s.bush(48, 220, 20, p.LEAF, p.FRESH), *s.bush(268, 212, 15, p.LEAF, p.FRESH), *s.bush(314, 222, 20, p.NIGHT_LEAF, p.PALM),
        *(s.disc(x, y, 2.8, c) for x, y, c in ((84, 204, p.BLOSSOM), (96, 202, p.BLOSSOM_SHADE), (104, 208, p.BLOSSOM), (262, 204, p.BLOSSOM), (274, 206, p.BLOSSOM_SHADE), (40, 208, p.BLOSSOM_SHADE), (56, 212, p.BLOSSOM), (306, 210, p.BLOSSOM), (322, 214, p.BLOSSOM_SHADE))),
        *s.leaf(-8, 250, (46, -44), 0.26, p.NIGHT_LEAF, p.LEAF), *s.leaf(368, 250, (-48, -40), 0.26, p.NIGHT_LEAF, p.LEAF),
    ]  # fmt: skip


def religious() -> s.Shapes:
    """A temple with its dome and its lamp tower before a great evening sun."""
    tower = []
    for i in range(5):
        half, y = 15 - i * 2, 176 - i * 20
        tower += [
            s.box(84 - half, y - 16, 2 * half, 17, p.WALL),
            s.box(84 + half * 0.34, y - 16, half * 0.66, 17, p.WALL_DEEP),
            s.box(84 - half - 3, y - 19, 2 * half + 6, 4, p.OCHRE),
            s.arch(84, y, 8, 12, p.TERRA if i % 2 else p.SUN),
        ]
    return [
        *s.sky((0, p.VIOLET)),
        *s.rings(214, 118, (240, p.PLUM), (196, p.ROSE), (152, p.EMBER), (114, p.ORANGE), (82, p.GLOW), (58, p.LIGHT)),
        *s.cloud(60, 36, 80, p.ROSE), *s.cloud(318, 62, 66, p.GLOW, 6),
        s.land(((-10, 150), (50, 128), (120, 140), (200, 124), (290, 140), (372, 118)), p.PLUM), s.land(((-10, 164), (80, 148), (180, 158), (280, 146), (372, 156)), p.MOSS),
        *s.tree(346, 64, 0.56, 4, 136, p.EVENING), *s.tree(26, 84, 0.54, -8, 114, p.EVENING),
        # the hall and the sanctum
        s.box(130, 150, 176, 52, p.WALL), s.box(252, 150, 54, 52, p.WALL_DEEP), s.box(130, 192, 176, 10, p.TERRA), s.box(252, 192, 54, 10, p.LATERITE),
        *s.roof(116, 152, 140, 30, 22), s.box(122, 150, 190, 5, p.OCHRE),
        *(part for x in (146, 176, 206, 236) for part in (s.box(x - 11, 159, 22, 33, p.HONEY), s.ogee(x, 192, 15, 29, p.COBALT))),
        s.box(248, 108, 62, 46, p.WALL), s.box(290, 108, 20, 46, p.WALL_DEEP), *(s.ogee(x, 150, 12, 30, p.COBALT) for x in (262, 279)), s.ogee(297, 150, 10, 30, p.INK), s.box(242, 104, 74, 6, p.OCHRE), s.box(252, 92, 54, 13, p.WALL), s.box(289, 92, 17, 13, p.WALL_DEEP), s.box(248, 89, 62, 4, p.OCHRE),
        *s.cupola(279, 90, 52, 42, p.TERRA, p.LATERITE), *s.kalash(279, 49, 18),
        s.ogee(279, 202, 26, 40, p.OCHRE), s.ogee(279, 202, 19, 35, p.UMBER), s.disc(279, 190, 4, p.SUN),
        # the lamp tower and the tulsi altar
        s.box(60, 184, 48, 8, p.WALL), s.box(92, 184, 16, 8, p.WALL_DEEP), s.box(54, 190, 60, 8, p.TERRA), s.box(94, 190, 20, 8, p.LATERITE), s.box(64, 176, 40, 9, p.WALL), s.box(90, 176, 14, 9, p.WALL_DEEP),
        *tower, *s.cupola(84, 80, 16, 14, p.OCHRE, p.TERRA), *s.kalash(84, 67, 11),
        s.path("M-6 198 H372 V240 H-6 Z", "#D08A5A"), s.path("M-6 198 C90 206 270 206 372 198 V204 C270 212 90 212 -6 204 Z", "#A85C46"),
        s.path("M220 244 L262 202 H296 L316 244 Z", "#F0C48C"), s.path("M288 202 H296 L316 244 H292 Z", "#D9A070"), s.box(256, 199, 46, 6, p.WALL), s.box(288, 199, 14, 6, p.WALL_DEEP),
        *s.bush(24, 216, 19, p.EVENING_LEAF, p.PALM), *s.bush(142, 210, 12, p.EVENING_LEAF, p.PALM), *s.bush(340, 216, 19, p.NIGHT_LEAF, p.LEAF),
        *s.group(168, 226, 1, [s.box(-13, -8, 26, 12, p.WALL), s.box(5, -8, 8, 12, p.WALL_DEEP), s.box(-9, -22, 18, 14, p.WALL), s.box(4, -22, 5, 14, p.WALL_DEEP), s.box(-12, -25, 24, 4, p.OCHRE), s.box(-16, 3, 32, 5, p.TERRA), s.disc(-5, -31, 7, p.PALM), s.disc(5, -31, 7, p.LEAF), s.disc(0, -37, 6, p.FRESH), s.box(-3, -19, 6, 9, p.SUN)]),
        s.gull(128, 66, 6.4, p.INDIGO), s.gull(146, 76, 5, p.INDIGO), s.gull(116, 82, 4.6, p.INDIGO),
    ]  # fmt: skip


def mangeshi() -> s.Shapes:
    """The white lamp tower with its lights lit, the temple behind it at nightfall."""
    tower = []
    for i in range(7):
        half, y = 27 - i * 2.5, 184 - i * 21
        tower += [
            s.box(-half, y - 17, 2 * half, 18, p.WALL), s.box(-half, y - 17, half * 0.5, 18, p.WALL_SHADE), s.box(half * 0.45, y - 17, half * 0.55, 18, p.WALL_DEEP),
            s.arch(0, y - 1, half * 0.62, 14, p.OCHRE), s.arch(0, y - 1, half * 0.42, 11.4, p.LIGHT), s.arch(-half * 0.72, y - 1, half * 0.3, 11, p.SUN), s.arch(half * 0.72, y - 1, half * 0.3, 11, p.OCHRE),
            s.box(-half - 4, y - 20, 2 * half + 8, 4, p.WALL), s.box(half * 0.4, y - 20, half * 0.6 + 4, 4, p.WALL_DEEP), s.box(-half - 3, y - 16.4, 2 * half + 6, 1.6, p.COBALT),
        ]  # fmt: skip
    return [
        *s.sky((0, p.NIGHT), (40, p.INDIGO), (74, p.VIOLET), (104, p.PLUM), (128, p.ROSE), (148, p.EMBER)),
        *s.stars((24, 20, 1.6), (70, 40, 1.2), (106, 14, 1.4), (206, 26, 1.3), (262, 14, 1.7), (306, 40, 1.2), (340, 20, 1.4), (226, 62, 1.1)),
        s.path("M222 34 a17 17 0 1 0 14 26 a14 14 0 0 1 -14 -26 Z", p.LIGHT),
        s.land(((-10, 168), (50, 146), (120, 158), (200, 140), (290, 156), (372, 136)), p.GRAPE),
        *s.tree(22, 92, 0.56, -6, 112, p.EVENING), *s.tree(350, 104, 0.5, 4, 98, p.EVENING),
        # the temple
        s.box(184, 150, 150, 54, "#F2C9A0"), s.box(292, 150, 42, 54, "#C98E86"), s.box(184, 196, 150, 8, p.TERRA), s.box(292, 196, 42, 8, p.LATERITE),
        *(part for x in (204, 230, 256) for part in (s.ogee(x, 196, 17, 36, p.COBALT), s.ogee(x, 196, 11, 30, p.SUN))),
        *s.roof(174, 152, 120, 26, 20), s.box(178, 150, 160, 4, p.OCHRE),
        s.box(274, 112, 54, 42, "#F2C9A0"), s.box(310, 112, 18, 42, "#C98E86"), *(part for x in (287, 303) for part in (s.ogee(x, 150, 11, 26, p.COBALT), s.ogee(x, 150, 6, 21, p.SUN))), s.box(269, 108, 64, 5, p.OCHRE), s.box(280, 97, 42, 12, "#F2C9A0"), s.box(308, 97, 14, 12, "#C98E86"), s.box(276, 94, 50, 4, p.OCHRE),
        *s.cupola(301, 95, 42, 36, "#E8B23A", "#B9772A"), *s.kalash(301, 60, 16), s.ogee(311, 196, 18, 34, p.UMBER), s.ogee(311, 196, 11, 28, p.SUN),
        # the square before it
        s.path("M-6 204 H372 V240 H-6 Z", "#5A4488"), s.path("M-6 204 H372 V209 H-6 Z", p.GRAPE), s.path("M40 240 C64 222 96 212 130 210 H180 C196 216 214 228 220 240 Z", "#7F5E9A"),
        *(s.box(140 - w / 2, y, w, 7, c) for w, y, c in ((74, 186, p.WALL), (88, 193, p.WALL_SHADE), (102, 200, p.WALL_DEEP))),
        *s.group(140, 3, 1.0, tower), *s.cupola(140, 38, 22, 17, p.WALL, p.WALL_DEEP), *s.kalash(140, 23, 14),
        *(part for x in (50, 72, 206, 228) for part in (s.path(f"M{x - 7} 214 h14 l-3 6 h-8 Z", p.OCHRE), s.path(f"M{x} 204 q5 6 0 10 q-5 -4 0 -10 Z", p.SUN))),
        *s.bush(22, 220, 18, p.EVENING_LEAF, p.PALM), *s.bush(344, 222, 18, p.NIGHT_LEAF, p.LEAF),
    ]  # fmt: skip


def mosque() -> s.Shapes:
    """A white mosque with four minarets in a green valley."""
    jade = "#2F8A6A"

    def minaret(x: float, foot: float, tall: float, w: float) -> s.Shapes:
        top = foot - tall
        return [
            s.box(x - w / 2, top, w, tall, p.WALL), s.box(x + w * 0.12, top, w * 0.38, tall, p.WALL_DEEP),
            *(s.box(x - w / 2 - 2, top + k * tall * 0.34, w + 4, 3.4, jade) for k in (1, 2)),
            s.box(x - w / 2 - 4, top - 3, w + 8, 5, p.WALL), s.box(x - w * 0.4, top - 15, w * 0.8, 13, p.WALL), s.box(x + w * 0.08, top - 15, w * 0.32, 13, p.WALL_DEEP), s.arch(x, top - 3, w * 0.3, 9, p.INK),
            *s.cupola(x, top - 14, w * 1.06, w * 1.2, jade, p.PALM), s.box(x - 0.9, top - 16 - w * 1.2 - 4, 1.8, 8, p.OCHRE),
        ]  # fmt: skip

    return [
        *s.sky((0, p.SEA[1]), (40, p.SEA[0]), (76, "#9CD0C6"), (108, p.MORNING)),
        *s.rings(183, 104, (118, "#B8DCC8"), (88, "#DCE8C6"), (62, p.LIGHT)), *s.cloud(326, 44, 64, p.CARD, 6), *s.cloud(40, 56, 60, p.CARD, 6),
        s.land(((-10, 150), (40, 118), (90, 134), (150, 104), (220, 128), (290, 100), (372, 126)), p.GHATS), s.land(((-10, 166), (70, 142), (150, 156), (240, 138), (372, 152)), p.FOREST), s.land(((-10, 182), (90, 166), (200, 174), (372, 164)), p.FRESH),
        *s.tree(36, 104, 0.5, -6, 96), *s.tree(330, 96, 0.56, 8, 104),
        *minaret(134, 152, 74, 14), *minaret(232, 152, 74, 14),
        # the dome, the hall
        s.box(152, 112, 62, 34, p.WALL), s.box(194, 112, 20, 34, p.WALL_DEEP), s.box(148, 110, 70, 4, jade), *(s.arch(x, 142, 8, 18, p.INK) for x in (164, 183, 202)), *s.cupola(183, 111, 56, 50, jade, p.PALM), s.box(182, 48, 2, 14, p.OCHRE), s.path("M183 38 a7 7 0 1 0 6 10.4 a5.4 5.4 0 1 1 -6 -10.4 Z", p.SUN),
        s.box(104, 144, 158, 58, p.WALL), s.box(210, 144, 52, 58, p.WALL_DEEP), s.box(100, 140, 166, 5, jade), *s.merlons(104, 141, 158, 14, 7, p.WALL), s.box(104, 192, 158, 10, jade), s.box(210, 192, 52, 10, p.PALM),
        *(part for x in (126, 150, 216, 240) for part in (s.ogee(x, 192, 17, 40, p.HONEY), s.ogee(x, 192, 11, 34, "#1F5E5A"))), s.box(164, 132, 38, 70, p.WALL), s.box(190, 132, 12, 70, p.WALL_DEEP), s.box(161, 129, 44, 5, jade), s.ogee(183, 202, 29, 58, jade), s.ogee(183, 202, 22, 51, p.HONEY), s.ogee(183, 202, 16, 45, p.INK),
        *minaret(96, 202, 112, 19), *minaret(270, 202, 112, 19),
        *(s.box(183 - w / 2, y, w, 5, c) for w, y, c in ((40, 200, p.STONE), (52, 205, p.KRAFT))),
        s.path("M-6 202 H163 L150 212 L128 240 H-6 Z", p.FRESH), s.path("M203 202 H372 V240 H236 L216 212 Z", p.PALM), s.path("M157 210 H209 L238 240 H126 Z", p.MORNING), s.path("M196 210 H209 L238 240 H216 Z", p.MORNING_SHADE),
        *s.bush(60, 214, 16, p.PALM, p.FOREST), *s.bush(28, 228, 20, p.LEAF, p.FRESH), *s.bush(306, 214, 16, p.LEAF, p.FRESH), *s.bush(338, 228, 20, p.NIGHT_LEAF, p.PALM), *s.bush(122, 214, 9, p.PALM, p.FOREST), *s.bush(246, 214, 9, p.LEAF, p.FRESH),
        s.gull(276, 44, 6), s.gull(292, 54, 4.6), s.gull(100, 40, 5),
    ]  # fmt: skip


def viceroys_arch() -> s.Shapes:
    """The gate to the river: a ship has come in, as the viceroys did."""
    stone, dark = p.BRICK, p.LATERITE
    return [
        *s.sky((0, p.ORANGE), (40, p.GLOW), (84, p.WARM)),
        *s.rings(180, 150, (150, "#F8BE6C"), (108, p.WARM), (70, "#FCE0A4")),
        *s.cloud(60, 30, 76, p.WARM), *s.cloud(312, 50, 70, p.WARM, 6),
        s.land(((-10, 150), (60, 132), (150, 144), (250, 130), (372, 142)), p.RIDGE, 160), s.land(((-10, 158), (100, 148), (220, 154), (372, 146)), p.FOREST, 170),
        *s.sky((160, p.SEA[1]), (176, p.SEA[2]), (196, p.SEA[3])),
        *s.glitter(180, 166, 44, 5, 6, p.LIGHT), *s.dhow(176, 176, 0.9, (p.CARD, p.KRAFT)), s.ripple(24, 182, 22, p.FOAM), s.ripple(300, 178, 22, p.FOAM), s.ripple(336, 190, 20, p.FOAM),
        *s.tree(42, 60, 0.66, -10, 142), *s.tree(74, 104, 0.44, 6, 96), *s.tree(318, 66, 0.62, 10, 136), *s.tree(348, 108, 0.44, 4, 96),
        # the gate
        s.path("M98 212 V84 H262 V212 H218 V158 a38 38 0 0 0 -76 0 V212 Z", stone), s.path("M226 84 H262 V212 H218 V158 a38 38 0 0 0 -6 -20 Z", dark),
        *(s.box(x, y, 20, 2.6, dark) for x, y in ((104, 112), (112, 132), (102, 152), (116, 172), (104, 192), (128, 104))), *(s.box(x, y, 16, 2.6, p.UMBER) for x, y in ((240, 112), (232, 136), (242, 158), (226, 182), (240, 198))),
        s.path("M136 212 V158 a44 44 0 0 1 88 0 V212 H216 V158 a36 36 0 0 0 -72 0 V212 Z", p.STONE), s.path("M180 114 a44 44 0 0 1 44 44 V212 H216 V158 a36 36 0 0 0 -36 -36 Z", p.STONE_SHADE), s.poly(((174, 112), (186, 112), (184, 126), (176, 126)), p.LIGHT),
        s.box(92, 78, 176, 8, p.STONE), s.box(226, 78, 42, 8, p.STONE_SHADE), s.box(92, 206, 46, 8, p.STONE), s.box(222, 206, 46, 8, p.STONE_SHADE),
        *(s.box(x, 86, 12, 120, "#E0A07A" if x < 200 else "#B05A3C") for x in (98, 250)),
        s.box(130, 36, 100, 44, stone), s.box(204, 36, 26, 44, dark), s.box(124, 32, 112, 6, p.STONE), s.box(204, 32, 32, 6, p.STONE_SHADE), s.poly(((128, 32), (180, 15), (232, 32)), stone), s.poly(((180, 15), (232, 32), (198, 32)), dark), s.line("M126 32 L180 14 L234 32", p.STONE, 3.4), *s.cross(180, 14, 11, p.STONE),
        s.path("M98 78 C100 62 116 66 118 52 C120 44 128 44 130 38 V78 Z", stone), s.path("M262 78 C260 62 244 66 242 52 C240 44 232 44 230 38 V78 Z", dark),
        s.arch(180, 78, 30, 40, p.STONE), s.arch(180, 78, 23, 36, p.PANE),
        # the navigator in his niche
        s.path("M171 78 C171 64 174 58 180 58 C186 58 189 64 189 78 Z", p.LIGHT), s.path("M182 58 C187 59 189 66 189 78 H183 C185 70 185 64 182 58 Z", p.STONE_SHADE), s.disc(180, 54, 4.4, p.LIGHT), s.box(175, 49.6, 10, 2.6, p.TERRA), s.line("M190 78 V56", p.LIGHT, 1.6),
        *(s.box(x - 3, 42, 6, 36, p.STONE) for x in (144, 216)),
        # the steps down to the landing place
        s.path("M-6 212 H138 V218 H222 V212 H372 V240 H-6 Z", p.STONE_SHADE), s.path("M138 212 H222 L232 222 H128 Z", p.STONE), s.path("M128 222 H232 L244 232 H116 Z", p.KRAFT), s.path("M116 232 H244 L252 240 H108 Z", "#D0A874"), s.path("M-6 212 H98 L84 240 H-6 Z", p.FRESH), s.path("M262 212 H372 V240 H278 Z", p.PALM),
        *s.bush(58, 220, 18, p.PALM, p.FOREST), *s.bush(22, 232, 18, p.LEAF, p.FRESH), *s.bush(306, 220, 18, p.LEAF, p.FRESH), *s.bush(342, 232, 18, p.NIGHT_LEAF, p.PALM),
        s.gull(116, 26, 6), s.gull(100, 36, 4.6), s.gull(262, 34, 5.4),
    ]  # fmt: skip
