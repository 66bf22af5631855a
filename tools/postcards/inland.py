"""Postcards of the inland: falls, rock and temples in the woods."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

import math

from drawing import palette as p
from drawing import shapes as s


def dudhsagar() -> s.Shapes:
    """The sea of milk, the viaduct across it and a train on its way."""
    train = []
    for i in range(7):
        x = 70 + i * 42
        train += [
            s.box(x, 141, 39, 17, p.TERRA if i % 2 else p.BRICK), s.box(x, 152, 39, 6, p.LATERITE), s.box(x, 139, 39, 3, p.KRAFT),
            *(s.box(x + 4 + k * 8.4, 144.5, 5.2, 5.2, p.LIGHT) for k in range(4)),
            s.box(x + 38, 152, 5, 3, p.INK),
        ]  # fmt: skip
    train += [
        s.box(22, 142, 40, 16, p.COBALT), s.box(22, 153, 40, 5, p.INK), s.box(48, 137, 14, 21, p.COBALT), s.box(46, 135, 18, 3, p.SUN),
        s.box(51, 141, 8, 6, p.LIGHT), s.box(22, 149, 40, 2.4, p.SUN), s.poly(((22, 142), (15, 158), (22, 158)), p.INK), s.disc(21, 147, 2.6, p.LIGHT), s.box(62, 152, 9, 3, p.INK),
    ]  # fmt: skip
    piers = []
    for i in range(9):
        x = -14 + i * 48
        piers += [
            s.path(f"M{x} 164 H{x + 48} V190 H{x + 43} A19 19 0 0 0 {x + 5} 190 H{x} Z", p.STONE_SHADE),
            f'<path d="M{x + 43} 190 A19 19 0 0 0 {x + 5} 190" fill="none" stroke="{p.STONE_DEEP}" stroke-width="2.4"/>',
            s.box(x - 5, 186, 10, 54, p.STONE_SHADE), s.box(x + 1, 186, 4, 54, p.STONE_DEEP), s.box(x - 7, 188, 14, 3.4, p.STONE),
        ]  # fmt: skip
    return [
        *s.sky((0, p.BLUE), (24, p.HAZE), (52, p.MORNING)),
        *s.cloud(66, 22, 72, p.CARD), *s.cloud(318, 34, 60, p.CARD, 6),
        s.path("M-6 92 L34 48 L62 62 L104 20 L140 30 L168 8 L214 10 L238 30 L276 18 L318 58 L342 46 L372 76 V240 H-6 Z", p.GHATS),
        s.path("M104 20 L140 30 L168 8 L214 10 L238 30 L276 18 L318 58 L342 46 L372 76 V120 L330 96 L286 70 L262 88 L232 54 L214 60 L190 34 L176 46 L150 60 Z", p.RIDGE),
        # the rock wall with its woods
        s.path("M-6 240 V104 C22 92 44 100 66 82 C92 60 118 62 140 44 C150 34 160 30 172 32 H204 C222 36 234 52 252 58 C276 66 296 92 322 92 C346 92 372 110 372 110 V240 Z", p.PALM),
        *s.wood(-6, 128, 116, 14, p.LEAF, 150), *s.wood(250, 372, 112, 14, p.LEAF, 150),
        s.path("M148 46 C158 34 166 34 174 34 H202 C214 38 224 48 230 62 C244 96 262 124 268 164 H112 C120 124 136 92 148 46 Z", p.ROCK[1]),
        s.path("M202 34 C214 38 224 48 230 62 C244 96 262 124 268 164 H236 C232 120 214 84 202 34 Z", p.ROCK[3]),
        # the falls, in four steps
        s.path("M174 33 H203 C207 44 208 54 214 64 H220 C226 78 226 88 234 98 H240 C246 112 246 124 252 136 H258 C262 148 262 156 263 240 H118 C118 156 120 148 126 136 H134 C138 122 140 112 146 100 H152 C156 88 158 76 164 64 H168 C171 54 172 44 174 33 Z", p.WATER),
        s.path("M203 33 C207 44 208 54 214 64 H220 C226 78 226 88 234 98 H240 C246 112 246 124 252 136 H258 C262 148 262 156 263 240 H232 C232 190 228 160 222 136 C216 112 212 104 206 98 C204 84 200 76 198 64 C196 54 194 44 193 33 Z", p.WATER_SHADE),
        *(s.line(d, p.WATER_DEEP, 2.6) for d in (
            "M182 36 C180 46 180 54 178 62", "M172 70 C170 80 166 88 164 96", "M190 68 C190 80 188 90 188 96",
            "M156 106 C152 116 150 124 148 132", "M176 104 C174 116 172 126 172 134", "M200 104 C202 114 202 126 204 134",
            "M216 106 C220 116 222 124 224 132",
        )),
        *(s.path(f"M{x} {y} q{w / 2} -6 {w} 0 q-{w / 2} 5 -{w} 0 Z", p.ROCK[1]) for x, y, w in ((160, 65, 16), (200, 65, 14), (144, 100, 18), (208, 100, 20), (178, 100, 14), (128, 137, 22), (226, 137, 24))),
        *piers,
        s.box(0, 158, 360, 8, p.STONE), s.box(0, 164, 360, 3, p.STONE_DEEP),
        *train,
        # the pool and the foreground
        *(s.line(d, p.WATER_DEEP, 2.6) for d in ("M134 186 V206", "M154 180 V200", "M200 182 V204", "M222 184 V200", "M246 182 V202")),
        *s.wood(-10, 106, 224, 13, p.LEAF), *s.wood(270, 380, 222, 13, p.LEAF),
        s.path("M84 244 C92 218 140 210 190 210 C246 210 286 220 296 244 Z", p.SEA[1]),
        s.path("M112 240 C122 222 152 216 192 216 C236 216 262 224 272 240 Z", p.SEA[0]),
        s.path("M104 218 q8 -12 20 -8 q10 -12 24 -2 q14 -10 26 0 q16 -9 28 0 q14 -10 26 1 q14 -7 22 3 q14 -4 20 8 Z", p.WATER),
        *s.wood(-10, 62, 238, 13, p.NIGHT_LEAF), *s.wood(308, 380, 236, 13, p.NIGHT_LEAF),
        s.gull(272, 44, 6), s.gull(290, 54, 4.6),
    ]  # fmt: skip


def waterfall() -> s.Shapes:
    """A cascade that falls into a pool of the forest."""
    return [
        *s.sky((0, p.MIST), (30, p.LOWLAND)),
        s.disc(188, 26, 40, "#F3EFC4"),
        *s.wood(-10, 370, 44, 20, p.FOREST), *s.wood(-10, 140, 66, 20, p.FRESH), *s.wood(226, 380, 64, 20, p.FRESH),
        # the walls of the gorge
        s.path("M-6 240 V82 C20 70 50 82 74 72 C98 62 118 60 138 66 L146 92 L138 120 L150 150 L140 190 L150 240 Z", p.PALM),
        s.path("M372 240 V78 C340 66 316 80 288 70 C262 60 250 62 232 66 L226 96 L238 124 L226 156 L240 190 L232 240 Z", p.LEAF),
        s.path("M138 66 L146 92 L138 120 L150 150 L140 190 L150 240 H232 L240 190 L226 156 L238 124 L226 96 L232 66 Z", p.ROCK[2]),
        s.path("M96 240 L104 176 L92 150 L112 118 L104 92 L120 62 L138 66 L146 92 L138 120 L150 150 L140 190 L150 240 Z", p.ROCK[0]),
        s.path("M120 62 L138 66 L146 92 L138 120 L150 150 L140 190 L150 240 H132 L124 196 L136 152 L124 120 L132 92 Z", p.ROCK[1]),
        s.path("M232 66 L226 96 L238 124 L226 156 L240 190 L232 240 H268 L276 188 L262 156 L274 122 L262 92 L266 62 Z", p.ROCK[3]),
        # the fall, in three steps
        s.path("M160 62 H212 C216 76 216 90 214 104 H222 C228 126 228 142 226 156 H232 C236 176 236 192 236 208 H138 C138 192 138 176 144 156 H150 C148 142 148 126 156 104 H160 C158 90 158 76 160 62 Z", p.WATER),
        s.path("M212 62 C216 76 216 90 214 104 H222 C228 126 228 142 226 156 H232 C236 176 236 192 236 208 H208 C210 176 208 166 202 156 C206 140 204 124 196 104 C198 90 198 76 196 62 Z", p.WATER_SHADE),
        *(s.line(d, p.WATER_DEEP, 3) for d in ("M172 66 V96", "M186 64 V88", "M170 112 C166 126 166 138 166 148", "M186 110 C186 126 186 138 186 150", "M162 164 V194", "M182 162 V198", "M200 166 V192", "M220 166 V190", "M212 114 C216 126 216 136 216 146")),
        s.path("M150 104 q8 -7 16 0 q-6 6 -16 0 Z M200 105 q10 -8 22 0 q-10 7 -22 0 Z M138 157 q12 -9 24 0 q-10 7 -24 0 Z M212 157 q10 -8 22 0 q-10 7 -22 0 Z", p.ROCK[2]),
        # the pool
        s.path("M-6 240 V222 C40 200 100 196 186 196 C270 196 330 202 366 222 V240 Z", p.SEA[2]),
        s.path("M70 240 C84 212 130 204 188 204 C246 204 290 212 304 240 Z", p.SEA[1]),
        s.path("M118 240 C126 218 152 212 188 212 C226 212 250 220 258 240 Z", p.SEA[0]),
        s.path("M122 212 q8 -14 22 -8 q10 -12 24 -2 q14 -10 28 0 q12 -10 24 1 q18 -6 28 9 Z", p.WATER),
        s.ripple(120, 226, 26, p.CARD), s.ripple(220, 230, 26, p.CARD),
        # rocks, lit on the left
        s.path("M56 240 C54 216 74 204 92 210 C108 214 116 228 116 240 Z", p.ROCK[0]), s.path("M92 210 C108 214 116 228 116 240 H88 C94 230 96 218 92 210 Z", p.ROCK[2]),
        s.path("M262 240 C264 220 280 210 296 216 C308 220 314 230 314 240 Z", p.ROCK[0]), s.path("M296 216 C308 220 314 230 314 240 H290 C298 232 298 222 296 216 Z", p.ROCK[2]),
        # a frame of leaves
        *s.leaf(-8, 250, (60, -92), 0.24, p.LEAF, p.FRESH), *s.leaf(-6, 246, (92, -52), 0.2, p.NIGHT_LEAF, p.PALM), *s.leaf(-10, 230, (26, -110), 0.2, p.NIGHT_LEAF, p.PALM),
        *s.leaf(370, 250, (-62, -88), 0.24, p.NIGHT_LEAF, p.PALM), *s.leaf(368, 246, (-94, -46), 0.2, p.LEAF, p.FRESH), *s.leaf(372, 226, (-28, -104), 0.2, p.LEAF, p.PALM),
        *s.leaf(-8, -8, (86, 34), 0.2, p.NIGHT_LEAF, p.LEAF), *s.leaf(-6, -6, (44, 72), 0.22, p.LEAF, p.PALM),
        *s.leaf(368, -8, (-82, 30), 0.2, p.LEAF, p.PALM), *s.leaf(366, -6, (-40, 76), 0.22, p.NIGHT_LEAF, p.LEAF),
    ]  # fmt: skip


def caves() -> s.Shapes:
    """Caves cut into a low cliff of laterite, a lamp in the middle one."""
    caves = []
    for x, w, lit in (
        (78, 44, False),
        (136, 44, False),
        (200, 52, True),
        (264, 44, False),
        (322, 44, False),
    ):
        left, dark = x - w / 2, p.HOLLOW
        caves += [s.box(left - 4, 112, w + 8, 74, p.CLAY), s.box(left, 116, w, 70, dark)]
        if lit:
            caves += [
                s.box(left, 116, w, 70, "#7A2C14"), s.box(left + 7, 124, w - 14, 62, p.OCHRE), s.box(left + 13, 132, w - 26, 54, p.SUN),
                s.path(f"M{x - 8} 186 V166 a8 10 0 0 1 16 0 V186 Z", p.INK), s.box(x - 13, 180, 26, 6, p.INK),
            ]  # fmt: skip
        else:
            caves += [s.box(left, 116, w, 9, "#24100D")]
        for k in (-1, 1):
            at = x + k * w * 0.27
            caves += [
                s.box(at - 4, 116, 8, 70, p.TERRA),
                s.box(at + 0.8, 116, 3.2, 70, p.LATERITE),
                s.box(at - 6, 116, 12, 5, p.CLAY),
                s.box(at - 6, 181, 12, 5, p.LATERITE),
            ]
    return [
        *s.sky((0, p.BLUE), (28, p.HAZE), (52, p.MORNING)),
        s.disc(176, 40, 22, p.SUN), *s.cloud(252, 20, 60, p.CARD, 6), *s.cloud(108, 28, 56, p.CARD, 6),
        *s.wood(-10, 372, 62, 20, p.FOREST), *s.wood(-10, 372, 76, 17, p.PALM, 100),
        *s.tree(46, 34, 0.42, 6, 66), *s.tree(306, 28, 0.46, -6, 72), *s.tree(336, 48, 0.34, 4, 52),
        # the cliff
        s.path("M-6 240 V96 C20 84 44 92 70 84 C104 76 140 88 176 80 C214 72 250 86 286 80 C320 76 344 90 372 86 V240 Z", p.TERRA),
        s.path("M236 84 C252 86 270 82 286 80 C320 76 344 90 372 86 V240 H286 L294 206 L284 186 L240 186 V112 Z", p.LATERITE),
        s.path("M-6 96 C20 84 44 92 70 84 C104 76 140 88 176 80 C214 72 250 86 286 80 C320 76 344 90 372 86 V94 C344 98 330 88 300 90 C286 104 276 88 262 92 C236 96 226 84 200 88 C188 104 176 90 160 92 C140 96 122 86 100 90 C92 106 82 92 66 94 C44 100 20 92 -6 106 Z", p.FRESH),
        *(s.box(x, y, 18, 3, p.LATERITE) for x, y in ((18, 124), (28, 150), (10, 170), (104, 104), (164, 104), (36, 112))),
        *(s.box(x, y, 16, 3, p.UMBER) for x, y in ((290, 104), (346, 108))),
        *caves,
        # steps and lawn
        s.box(-4, 186, 368, 7, p.CLAY), s.box(-4, 193, 368, 6, p.LATERITE),
        s.path("M-6 199 H372 V240 H-6 Z", p.FRESH),
        s.path("M154 240 L172 199 H228 L246 240 Z", p.KRAFT), s.path("M228 199 L246 240 H226 L216 199 Z", "#D0B27C"),
        s.path("M-6 214 C40 206 90 216 140 222 L132 240 H-6 Z", p.FOREST), s.path("M372 212 C330 206 290 216 252 224 L258 240 H372 Z", p.PALM),
        *s.bush(30, 214, 17, p.PALM, p.FRESH), *s.bush(116, 208, 12, p.PALM, p.FRESH), *s.bush(288, 209, 13, p.LEAF, p.PALM), *s.bush(338, 216, 18, p.LEAF, p.PALM),
        *s.leaf(-8, 250, (50, -46), 0.26, p.LEAF, p.PALM), *s.leaf(368, 250, (-54, -44), 0.26, p.NIGHT_LEAF, p.LEAF),
    ]  # fmt: skip


def tambdi_surla() -> s.Shapes:
    """The temple of black stone in its clearing, the sun between the trees."""
    stone, lit, dark = "#47485A", "#6A6C80", "#2A2B38"
    tower = []
    for i, (half, y) in enumerate(((42, 138), (36, 118), (29, 100), (22, 84))):
        tall = (22, 20, 18, 16)[i]
        tower += [
            s.box(236 - half, y - tall + 4, half * 2, tall, stone), s.box(236 - half, y - tall + 4, half * 0.7, tall, lit), s.box(236 + half * 0.4, y - tall + 4, half * 0.6, tall, dark),
            s.box(236 - half - 3, y, half * 2 + 6, 4, lit), s.box(236 + half * 0.3, y, half * 0.7 + 3, 4, stone),
            s.box(236 - 7, y - tall + 6, 14, tall - 6, dark), s.box(236 - 4, y - tall + 8, 8, tall - 9, lit),
        ]  # fmt: skip
    columns = []
    for x in (72, 94, 116, 138, 160, 182):
        columns += [
            s.box(x - 4, 146, 8, 34, lit),
            s.box(x + 1, 146, 3, 34, stone),
            s.box(x - 7, 144, 14, 5, lit),
            s.box(x - 6, 174, 12, 6, stone),
        ]
    trunks = []
    for x, w, colour in (
        (14, 9, p.MOSS),
        (52, 6, "#5E8A62"),
        (112, 6, "#5E8A62"),
        (296, 7, "#4A7453"),
        (330, 11, p.MOSS),
        (282, 5, "#5E8A62"),
    ):
        trunks.append(s.poly(((x, 30), (x + w, 30), (x + w + 3, 190), (x - 3, 190)), colour))
    return [
        *s.sky((0, "#E6E9B8"), (80, p.LOWLAND)),
        s.disc(150, 52, 44, p.LIGHT),
        *s.wood(-10, 372, 110, 22, p.HILLS, 200), *s.wood(-10, 372, 140, 18, p.FOREST, 200),
        s.poly(((136, 40), (20, 196), (66, 196)), "#EDEBC0"), s.poly(((150, 44), (92, 196), (134, 196)), "#EDEBC0"), s.poly(((166, 40), (176, 196), (226, 196)), "#E4E6B4"),
        *trunks,
        *s.wood(-10, 96, 34, 24, p.PALM, 30), *s.wood(220, 372, 30, 26, p.PALM, 26), *s.wood(-10, 60, 16, 24, p.LEAF, 10), *s.wood(280, 372, 14, 26, p.LEAF, 8), *s.wood(60, 300, -8, 18, p.LEAF, -10),
        s.path("M-6 240 V186 C60 176 300 176 372 186 V240 Z", p.HILLS),
        # the temple
        s.box(46, 186, 250, 10, stone), s.box(46, 186, 84, 10, lit), s.box(220, 186, 76, 10, dark), s.box(56, 178, 232, 9, lit), s.box(206, 178, 82, 9, stone),
        s.box(188, 136, 96, 44, stone), s.box(188, 136, 22, 44, lit), s.box(254, 136, 30, 44, dark), *(s.box(x, 138, 4, 42, lit) for x in (218, 234)), s.box(266, 138, 4, 42, stone),
        *tower,
        s.path("M216 72 C216 60 226 56 236 54 C246 56 256 60 256 72 Z", lit), s.path("M236 54 C246 56 256 60 256 72 H242 C244 64 242 58 236 54 Z", stone), s.box(212, 70, 48, 5, stone),
        s.box(64, 146, 128, 34, dark), s.box(120, 152, 16, 28, "#C9722B"), s.box(123, 160, 10, 20, p.SUN),
        *columns,
        s.poly(((52, 146), (78, 120), (184, 120), (200, 146)), stone), s.poly(((52, 146), (78, 120), (116, 120), (96, 146)), lit), s.poly(((160, 146), (158, 120), (184, 120), (200, 146)), dark),
        s.box(48, 144, 154, 5, lit), s.box(150, 144, 52, 5, stone), s.box(82, 132, 98, 2, dark),
        # the clearing
        s.path("M-6 240 V206 C60 194 120 206 180 206 C250 206 310 194 372 204 V240 Z", p.FRESH),
        s.path("M110 240 C118 220 124 206 116 196 H140 C146 208 152 222 168 240 Z", p.KRAFT),
        *s.wood(-10, 66, 224, 15, p.LEAF), *s.wood(300, 380, 220, 16, p.LEAF), *s.bush(92, 216, 10, p.PALM, p.FOREST), *s.bush(272, 214, 12, p.PALM, p.FOREST),
        *s.leaf(-8, 250, (66, -70), 0.24, p.NIGHT_LEAF, p.LEAF), *s.leaf(368, 252, (-70, -66), 0.24, p.NIGHT_LEAF, p.LEAF),
    ]  # fmt: skip


def usgalimal() -> s.Shapes:
    """Bulls and a labyrinth cut into the red bank of a river."""
    cut, edge = "#F0C9A0", p.UMBER

    def carved(data: str, x: float, y: float, size: float, width: float = 5) -> s.Shapes:
        return s.group(
            x,
            y,
            size,
            [
                s.line(data, edge, width + 1),
                *s.group(-1.6, -1.6, 1, [s.line(data, cut, width - 1.6)]),
            ],
        )

    maze = ""
    for ring in range(6):
        r, gap = 8.5 + 8 * ring, 0.26 + 0.12 / (ring + 1)
        middle = math.pi / 2 + (0.42 if ring % 2 else -0.42)
        (x0, y0), (x1, y1) = (
            (r * math.cos(middle + turn), r * math.sin(middle + turn)) for turn in (gap, -gap)
        )
        maze += f"M{s.n(x0)} {s.n(y0)} A{s.n(r)} {s.n(r)} 0 1 1 {s.n(x1)} {s.n(y1)} "
    maze += "M0 20 V52"
    bull = "M-62 2 C-66 8 -62 14 -54 10 C-48 8 -44 12 -40 18 L-42 38 M-29 38 L-28 18 C-12 23 6 22 20 16 L18 38 M33 38 L34 12 C42 2 42 -10 36 -17 C20 -23 4 -20 -6 -21 C-12 -38 -28 -36 -32 -20 C-42 -18 -52 -10 -62 2 M-50 -11 C-60 -14 -66 -22 -64 -32 M-42 -17 C-48 -22 -50 -32 -44 -40 M39 -10 C48 -4 47 10 43 20"
    deer = "M-24 4 C-10 0 10 0 22 4 V30 M-24 4 V30 M-16 6 V30 M14 6 V30 M-24 4 L-34 -14 L-44 -12 M-34 -14 L-32 -28 L-40 -36 M-32 -28 L-24 -36 M-36 -20 L-46 -26 M22 4 L28 -2"
    dancer = "M0 -20 V6 L-12 28 M0 6 L14 20 L8 34 M0 -12 L-16 -22 L-20 -36 M0 -12 L16 -4 L28 -14"
    return [
        *s.sky((0, p.MIST), (18, p.LOWLAND)),
        *s.wood(-10, 372, 34, 18, p.FOREST), *s.wood(-10, 150, 46, 16, p.PALM), *s.wood(214, 372, 44, 16, p.PALM), *s.wood(-10, 372, 56, 10, p.LEAF, 70),
        *s.tree(58, 24, 0.34, -4, 46), *s.tree(312, 20, 0.38, 6, 50),
        *s.sky((64, p.SEA[2])),
        s.path("M0 64 H372 V70 C300 76 220 70 150 76 C90 80 40 74 0 78 Z", p.SEA[3]),
        s.ripple(40, 90, 26, p.FOAM), s.ripple(120, 84, 22, p.FOAM), s.ripple(230, 88, 26, p.FOAM), s.ripple(310, 82, 20, p.FOAM),
        s.path("M-6 240 V110 C30 98 80 104 130 98 C190 92 260 104 300 96 C330 92 350 98 372 94 V240 Z", p.LATERITE),
        s.path("M-6 240 V118 C30 106 80 112 130 106 C190 100 260 112 300 104 C330 100 350 106 372 102 V240 Z", p.TERRA),
        s.path("M-6 118 C30 106 80 112 130 106 C190 100 260 112 300 104 C330 100 350 106 372 102 V108 C350 112 330 106 300 110 C260 118 190 106 130 112 C80 118 30 112 -6 126 Z", p.CLAY),
        s.path("M262 240 C270 210 300 206 306 180 C312 156 340 150 372 144 V240 Z", p.RUST),
        s.path("M-6 206 C14 204 22 216 40 220 C52 224 54 234 54 240 H-6 Z", p.RUST),
        *(s.disc(x, y, r, p.LATERITE) for x, y, r in ((22, 140, 2.4), (96, 126, 2), (170, 124, 2.4), (246, 126, 2), (340, 126, 2.6), (18, 186, 2.2), (148, 226, 2.4), (252, 226, 2.2), (352, 190, 2.2), (60, 230, 1.8))),
        # the labyrinth of seven turns, the beasts and the dancer
        *carved(maze, 196, 170, 1.1, 5),
        *carved(bull, 88, 168, 0.98, 6), *carved(deer, 310, 150, 0.9, 6), *carved(dancer, 278, 210, 0.72, 6.4), *carved(bull, 46, 216, 0.42, 9),
        s.disc(278.4, 189, 5.6, edge), s.disc(277.4, 188, 3.8, cut),
        *s.leaf(368, 252, (-52, -40), 0.26, p.LEAF, p.PALM), *s.leaf(-8, 250, (36, -22), 0.3, p.NIGHT_LEAF, p.LEAF),
    ]  # fmt: skip


def cascade() -> s.Shapes:
    """Falls of the rains that slide down a slope, and the road that passes at their foot."""
    return [
        *s.sky((0, "#7FA9AE"), (26, "#9CC3C0"), (56, p.HAZE)),
        *s.cloud(84, 24, 120, "#B9D6D2", 12), *s.cloud(276, 36, 130, "#B9D6D2", 12), *s.cloud(190, 14, 90, "#8FB5B6", 10),
        *(s.line(f"M{x} {y} l-5 16", "#B9D6D2", 1.4) for x, y in ((30, 56), (64, 70), (112, 58), (322, 62), (352, 78), (292, 54), (14, 92), (340, 30), (20, 20), (258, 60))),
        s.land(((-10, 112), (50, 70), (120, 92), (190, 48), (250, 84), (310, 62), (372, 100)), p.GHATS), s.land(((-10, 134), (60, 98), (140, 112), (210, 84), (280, 108), (372, 92)), p.FOREST),
        *s.wood(-10, 372, 134, 20, p.FRESH, 200), *s.wood(-10, 120, 144, 18, p.PALM, 220), *s.wood(256, 372, 140, 18, p.PALM, 220),
        # the slope of rock
        s.path("M146 84 C168 74 214 74 236 86 L252 116 L266 132 L278 170 L298 214 H78 L98 176 L112 150 L122 122 Z", p.ROCK[1]), s.path("M236 86 L252 116 L266 132 L278 170 L298 214 H230 L238 176 L222 148 L226 112 L212 80 Z", p.ROCK[3]), s.path("M146 84 L122 122 L112 150 L98 176 L78 214 H112 L124 178 L138 154 L142 124 L156 96 Z", p.ROCK[0]),
        # the water, in many streams
        s.path("M166 79 H214 C222 92 214 104 224 116 C236 126 232 140 242 150 C254 162 250 182 260 214 H116 C124 190 128 176 138 164 C148 152 142 140 152 126 C162 112 158 96 166 79 Z", p.WATER),
        s.path("M196 79 H214 C222 92 214 104 224 116 C236 126 232 140 242 150 C254 162 250 182 260 214 H222 C224 190 218 176 212 158 C206 142 214 130 204 112 C198 100 200 90 196 79 Z", p.WATER_SHADE),
        *(
            part
            for x, y, w, lit, shade in (
                (178, 116, 24, p.ROCK[0], p.ROCK[2]), (156, 148, 26, p.ROCK[0], p.ROCK[2]), (204, 158, 24, p.ROCK[1], p.ROCK[3]),
                (132, 192, 32, p.ROCK[0], p.ROCK[2]), (188, 194, 30, p.ROCK[0], p.ROCK[3]),
            )
            for part in (
                s.path(f"M{x} {y} c0 {s.n(-w * 0.42)} {s.n(w * 0.24)} {s.n(-w * 0.56)} {s.n(w * 0.5)} {s.n(-w * 0.54)} c{s.n(w * 0.28)} 0 {s.n(w * 0.48)} {s.n(w * 0.24)} {s.n(w * 0.5)} {s.n(w * 0.54)} Z", lit),
                s.path(f"M{s.n(x + w * 0.5)} {s.n(y - w * 0.54)} c{s.n(w * 0.28)} 0 {s.n(w * 0.48)} {s.n(w * 0.24)} {s.n(w * 0.5)} {s.n(w * 0.54)} H{s.n(x + w * 0.56)} c{s.n(w * 0.08)} {s.n(-w * 0.22)} {s.n(w * 0.04)} {s.n(-w * 0.4)} {s.n(-w * 0.06)} {s.n(-w * 0.54)} Z", shade),
                s.path(f"M{s.n(x - w * 0.14)} {s.n(y + 1.5)} q{s.n(w * 0.3)} {s.n(-w * 0.2)} {s.n(w * 0.6)} {s.n(-w * 0.06)} q{s.n(w * 0.34)} {s.n(-w * 0.14)} {s.n(w * 0.68)} {s.n(w * 0.06)} Z", p.WATER),
            )
        ),
        *(s.line(d, p.WATER_DEEP, 2.4) for d in ("M176 84 C174 92 174 98 172 104", "M192 84 V96", "M208 86 C206 94 208 100 210 106", "M156 150 C152 158 150 164 146 170", "M180 154 C178 162 178 168 176 176", "M196 152 C196 160 194 166 194 172", "M224 160 C228 168 230 174 232 184", "M150 196 C148 202 146 206 146 210", "M178 194 V210", "M206 194 C208 200 208 206 210 210", "M236 190 C238 198 240 204 242 210")),
        *s.wood(-10, 92, 176, 17, p.LEAF, 222), *s.wood(284, 372, 172, 18, p.LEAF, 222), *s.bush(112, 198, 11, p.PALM, p.FRESH), *s.bush(274, 192, 12, p.LEAF, p.FRESH), *s.bush(146, 92, 9, p.PALM, p.FRESH), *s.bush(236, 94, 9, p.LEAF, p.FRESH),
        # the bridge of the road
        s.path("M-6 204 C60 198 120 202 186 202 C252 202 310 198 372 204 V216 H-6 Z", p.BRICK), s.path("M-6 210 C60 204 120 208 186 208 C252 208 310 204 372 210 V216 H-6 Z", p.LATERITE),
        s.path("M92 214 H284 V240 H254 A62 20 0 0 0 122 240 H92 Z", p.STONE_SHADE), s.path("M226 214 H284 V240 H254 A62 20 0 0 0 226 224 Z", p.STONE_DEEP), s.box(84, 194, 208, 9, p.STONE), s.box(226, 194, 66, 9, p.STONE_SHADE), *(s.box(x, 188, 9, 16, p.STONE if x < 220 else p.STONE_SHADE) for x in (84, 134, 184, 234, 284)),
        s.path("M122 240 A62 20 0 0 1 254 240 Z", p.SEA[2]), s.path("M134 240 A52 12 0 0 1 242 240 Z", p.WATER), s.path("M-6 214 H92 V240 H-6 Z", p.PALM), s.path("M284 214 H372 V240 H284 Z", p.LEAF),
        # a milestone, and leaves before it all
        s.path("M318 212 V196 a8 8 0 0 1 16 0 V212 Z", p.WALL), s.path("M318 200 V196 a8 8 0 0 1 16 0 V200 Z", p.SUN), s.box(329, 200, 5, 12, p.WALL_DEEP),
        *s.leaf(-8, 252, (58, -66), 0.26, p.NIGHT_LEAF, p.LEAF), *s.leaf(-6, 248, (92, -26), 0.2, p.LEAF, p.FRESH), *s.leaf(368, 252, (-54, -50), 0.26, p.NIGHT_LEAF, p.LEAF),
    ]  # fmt: skip
