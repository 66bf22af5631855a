"""Postcards of the inland: falls, rock and temples in the woods."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

import math

from drawing.shapes import (
    BLUE,
    CARD,
    COBALT,
    FOAM,
    FOREST,
    FRESH,
    GHATS,
    HAZE,
    HILLS,
    INK,
    KRAFT,
    LATERITE,
    LEAF,
    LIGHT,
    LOWLAND,
    MORNING,
    NIGHT_LEAF,
    OCHRE,
    PALM,
    RIDGE,
    SEA,
    SUN,
    TERRA,
    UMBER,
    WALL,
    WALL_DEEP,
    Shapes,
    box,
    bush,
    cloud,
    disc,
    group,
    gull,
    land,
    leaf,
    line,
    n,
    path,
    poly,
    ripple,
    sky,
    tree,
    wood,
)

WATER, WATER_SHADE, WATER_DEEP = "#FFFDF5", "#BFDDEA", "#8FC3D6"


def dudhsagar() -> Shapes:
    """The sea of milk, the viaduct across it and a train on its way."""
    train = []
    for i in range(7):
        x = 70 + i * 42
        train += [
            box(x, 141, 39, 17, TERRA if i % 2 else "#C9532F"), box(x, 152, 39, 6, LATERITE), box(x, 139, 39, 3, KRAFT),
            *(box(x + 4 + k * 8.4, 144.5, 5.2, 5.2, LIGHT) for k in range(4)),
            box(x + 38, 152, 5, 3, INK),
        ]  # fmt: skip
    train += [
        box(22, 142, 40, 16, COBALT), box(22, 153, 40, 5, INK), box(48, 137, 14, 21, COBALT), box(46, 135, 18, 3, SUN),
        box(51, 141, 8, 6, LIGHT), box(22, 149, 40, 2.4, SUN), poly(((22, 142), (15, 158), (22, 158)), INK), disc(21, 147, 2.6, LIGHT), box(62, 152, 9, 3, INK),
    ]  # fmt: skip
    piers = []
    for i in range(9):
        x = -14 + i * 48
        piers += [
            path(f"M{x} 164 H{x + 48} V190 H{x + 43} A19 19 0 0 0 {x + 5} 190 H{x} Z", "#D9B98A"),
            path(f"M{x + 43} 190 A19 19 0 0 0 {x + 5} 190", "#D9B98A").replace('fill="#D9B98A"', 'fill="none" stroke="#A8825A" stroke-width="2.4"'),
            box(x - 5, 186, 10, 54, "#D9B98A"), box(x + 1, 186, 4, 54, "#A8825A"), box(x - 7, 188, 14, 3.4, "#F0DDB6"),
        ]  # fmt: skip
    return [
        *sky((0, BLUE), (24, HAZE), (52, MORNING)),
        *cloud(66, 22, 72, CARD), *cloud(318, 34, 60, CARD, 6),
        path("M-6 92 L34 48 L62 62 L104 20 L140 30 L168 8 L214 10 L238 30 L276 18 L318 58 L342 46 L372 76 V240 H-6 Z", GHATS),
        path("M104 20 L140 30 L168 8 L214 10 L238 30 L276 18 L318 58 L342 46 L372 76 V120 L330 96 L286 70 L262 88 L232 54 L214 60 L190 34 L176 46 L150 60 Z", RIDGE),
        # the rock wall with its woods
        path("M-6 240 V104 C22 92 44 100 66 82 C92 60 118 62 140 44 C150 34 160 30 172 32 H204 C222 36 234 52 252 58 C276 66 296 92 322 92 C346 92 372 110 372 110 V240 Z", PALM),
        *wood(-6, 128, 116, 14, LEAF, 150), *wood(250, 372, 112, 14, LEAF, 150),
        path("M148 46 C158 34 166 34 174 34 H202 C214 38 224 48 230 62 C244 96 262 124 268 164 H112 C120 124 136 92 148 46 Z", "#6B5A6A"),
        path("M202 34 C214 38 224 48 230 62 C244 96 262 124 268 164 H236 C232 120 214 84 202 34 Z", "#4A3F55"),
        # the falls, in four steps
        path("M174 33 H203 C207 44 208 54 214 64 H220 C226 78 226 88 234 98 H240 C246 112 246 124 252 136 H258 C262 148 262 156 263 240 H118 C118 156 120 148 126 136 H134 C138 122 140 112 146 100 H152 C156 88 158 76 164 64 H168 C171 54 172 44 174 33 Z", WATER),
        path("M203 33 C207 44 208 54 214 64 H220 C226 78 226 88 234 98 H240 C246 112 246 124 252 136 H258 C262 148 262 156 263 240 H232 C232 190 228 160 222 136 C216 112 212 104 206 98 C204 84 200 76 198 64 C196 54 194 44 193 33 Z", WATER_SHADE),
        *(line(d, WATER_DEEP, 2.6) for d in (
            "M182 36 C180 46 180 54 178 62", "M172 70 C170 80 166 88 164 96", "M190 68 C190 80 188 90 188 96",
            "M156 106 C152 116 150 124 148 132", "M176 104 C174 116 172 126 172 134", "M200 104 C202 114 202 126 204 134",
            "M216 106 C220 116 222 124 224 132",
        )),
        *(path(f"M{x} {y} q{w / 2} -6 {w} 0 q-{w / 2} 5 -{w} 0 Z", "#6B5A6A") for x, y, w in ((160, 65, 16), (200, 65, 14), (144, 100, 18), (208, 100, 20), (178, 100, 14), (128, 137, 22), (226, 137, 24))),
        *piers,
        box(0, 158, 360, 8, "#F0DDB6"), box(0, 164, 360, 3, "#A8825A"),
        *train,
        # the pool and the foreground
        *(line(d, WATER_DEEP, 2.6) for d in ("M134 186 V206", "M154 180 V200", "M200 182 V204", "M222 184 V200", "M246 182 V202")),
        *wood(-10, 106, 224, 13, LEAF), *wood(270, 380, 222, 13, LEAF),
        path("M84 244 C92 218 140 210 190 210 C246 210 286 220 296 244 Z", SEA[1]),
        path("M112 240 C122 222 152 216 192 216 C236 216 262 224 272 240 Z", SEA[0]),
        path("M104 218 q8 -12 20 -8 q10 -12 24 -2 q14 -10 26 0 q16 -9 28 0 q14 -10 26 1 q14 -7 22 3 q14 -4 20 8 Z", WATER),
        *wood(-10, 62, 238, 13, NIGHT_LEAF), *wood(308, 380, 236, 13, NIGHT_LEAF),
        gull(272, 44, 6), gull(290, 54, 4.6),
    ]  # fmt: skip


def waterfall() -> Shapes:
    """A cascade that falls into a pool of the forest."""
    return [
        *sky((0, "#CFE6D8"), (30, LOWLAND)),
        disc(188, 26, 40, "#F3EFC4"),
        *wood(-10, 370, 44, 20, FOREST), *wood(-10, 140, 66, 20, FRESH), *wood(226, 380, 64, 20, FRESH),
        # the walls of the gorge
        path("M-6 240 V82 C20 70 50 82 74 72 C98 62 118 60 138 66 L146 92 L138 120 L150 150 L140 190 L150 240 Z", PALM),
        path("M372 240 V78 C340 66 316 80 288 70 C262 60 250 62 232 66 L226 96 L238 124 L226 156 L240 190 L232 240 Z", LEAF),
        path("M138 66 L146 92 L138 120 L150 150 L140 190 L150 240 H232 L240 190 L226 156 L238 124 L226 96 L232 66 Z", "#5A4B5E"),
        path("M96 240 L104 176 L92 150 L112 118 L104 92 L120 62 L138 66 L146 92 L138 120 L150 150 L140 190 L150 240 Z", "#8A6A66"),
        path("M120 62 L138 66 L146 92 L138 120 L150 150 L140 190 L150 240 H132 L124 196 L136 152 L124 120 L132 92 Z", "#6B5A6A"),
        path("M232 66 L226 96 L238 124 L226 156 L240 190 L232 240 H268 L276 188 L262 156 L274 122 L262 92 L266 62 Z", "#4A3F55"),
        # the fall, in three steps
        path("M160 62 H212 C216 76 216 90 214 104 H222 C228 126 228 142 226 156 H232 C236 176 236 192 236 208 H138 C138 192 138 176 144 156 H150 C148 142 148 126 156 104 H160 C158 90 158 76 160 62 Z", WATER),
        path("M212 62 C216 76 216 90 214 104 H222 C228 126 228 142 226 156 H232 C236 176 236 192 236 208 H208 C210 176 208 166 202 156 C206 140 204 124 196 104 C198 90 198 76 196 62 Z", WATER_SHADE),
        *(line(d, WATER_DEEP, 3) for d in ("M172 66 V96", "M186 64 V88", "M170 112 C166 126 166 138 166 148", "M186 110 C186 126 186 138 186 150", "M162 164 V194", "M182 162 V198", "M200 166 V192", "M220 166 V190", "M212 114 C216 126 216 136 216 146")),
        path("M150 104 q8 -7 16 0 q-6 6 -16 0 Z M200 105 q10 -8 22 0 q-10 7 -22 0 Z M138 157 q12 -9 24 0 q-10 7 -24 0 Z M212 157 q10 -8 22 0 q-10 7 -22 0 Z", "#5A4B5E"),
        # the pool
        path("M-6 240 V222 C40 200 100 196 186 196 C270 196 330 202 366 222 V240 Z", SEA[2]),
        path("M70 240 C84 212 130 204 188 204 C246 204 290 212 304 240 Z", SEA[1]),
        path("M118 240 C126 218 152 212 188 212 C226 212 250 220 258 240 Z", SEA[0]),
        path("M122 212 q8 -14 22 -8 q10 -12 24 -2 q14 -10 28 0 q12 -10 24 1 q18 -6 28 9 Z", WATER),
        ripple(120, 226, 26, CARD), ripple(220, 230, 26, CARD),
        # rocks, lit on the left
        path("M56 240 C54 216 74 204 92 210 C108 214 116 228 116 240 Z", "#8A6A66"), path("M92 210 C108 214 116 228 116 240 H88 C94 230 96 218 92 210 Z", "#5A4B5E"),
        path("M262 240 C264 220 280 210 296 216 C308 220 314 230 314 240 Z", "#8A6A66"), path("M296 216 C308 220 314 230 314 240 H290 C298 232 298 222 296 216 Z", "#5A4B5E"),
        # a frame of leaves
        *leaf(-8, 250, (60, -92), 0.24, LEAF, FRESH), *leaf(-6, 246, (92, -52), 0.2, NIGHT_LEAF, PALM), *leaf(-10, 230, (26, -110), 0.2, NIGHT_LEAF, PALM),
        *leaf(370, 250, (-62, -88), 0.24, NIGHT_LEAF, PALM), *leaf(368, 246, (-94, -46), 0.2, LEAF, FRESH), *leaf(372, 226, (-28, -104), 0.2, LEAF, PALM),
        *leaf(-8, -8, (86, 34), 0.2, NIGHT_LEAF, LEAF), *leaf(-6, -6, (44, 72), 0.22, LEAF, PALM),
        *leaf(368, -8, (-82, 30), 0.2, LEAF, PALM), *leaf(366, -6, (-40, 76), 0.22, NIGHT_LEAF, LEAF),
    ]  # fmt: skip


def caves() -> Shapes:
    """Caves cut into a low cliff of laterite, a lamp in the middle one."""
    caves = []
    for x, w, lit in (
        (78, 44, False),
        (136, 44, False),
        (200, 52, True),
        (264, 44, False),
        (322, 44, False),
    ):
        left, dark = x - w / 2, "#3D1410"
        caves += [box(left - 4, 112, w + 8, 74, "#CF5F40"), box(left, 116, w, 70, dark)]
        if lit:
            caves += [
                box(left, 116, w, 70, "#7A2C14"), box(left + 7, 124, w - 14, 62, OCHRE), box(left + 13, 132, w - 26, 54, SUN),
                path(f"M{x - 8} 186 V166 a8 10 0 0 1 16 0 V186 Z", INK), box(x - 13, 180, 26, 6, INK),
            ]  # fmt: skip
        else:
            caves += [box(left, 116, w, 9, "#24100D")]
        for k in (-1, 1):
            at = x + k * w * 0.27
            caves += [
                box(at - 4, 116, 8, 70, TERRA),
                box(at + 0.8, 116, 3.2, 70, LATERITE),
                box(at - 6, 116, 12, 5, "#CF5F40"),
                box(at - 6, 181, 12, 5, LATERITE),
            ]
    return [
        *sky((0, BLUE), (28, HAZE), (52, MORNING)),
        disc(176, 40, 22, SUN), *cloud(252, 20, 60, CARD, 6), *cloud(108, 28, 56, CARD, 6),
        *wood(-10, 372, 62, 20, FOREST), *wood(-10, 372, 76, 17, PALM, 100),
        *tree(46, 34, 0.42, 6, 66), *tree(306, 28, 0.46, -6, 72), *tree(336, 48, 0.34, 4, 52),
        # the cliff
        path("M-6 240 V96 C20 84 44 92 70 84 C104 76 140 88 176 80 C214 72 250 86 286 80 C320 76 344 90 372 86 V240 Z", TERRA),
        path("M236 84 C252 86 270 82 286 80 C320 76 344 90 372 86 V240 H286 L294 206 L284 186 L240 186 V112 Z", LATERITE),
        path("M-6 96 C20 84 44 92 70 84 C104 76 140 88 176 80 C214 72 250 86 286 80 C320 76 344 90 372 86 V94 C344 98 330 88 300 90 C286 104 276 88 262 92 C236 96 226 84 200 88 C188 104 176 90 160 92 C140 96 122 86 100 90 C92 106 82 92 66 94 C44 100 20 92 -6 106 Z", FRESH),
        *(box(x, y, 18, 3, LATERITE) for x, y in ((18, 124), (28, 150), (10, 170), (104, 104), (164, 104), (36, 112))),
        *(box(x, y, 16, 3, UMBER) for x, y in ((290, 104), (346, 108))),
        *caves,
        # steps and lawn
        box(-4, 186, 368, 7, "#CF5F40"), box(-4, 193, 368, 6, LATERITE),
        path("M-6 199 H372 V240 H-6 Z", FRESH),
        path("M154 240 L172 199 H228 L246 240 Z", KRAFT), path("M228 199 L246 240 H226 L216 199 Z", "#D0B27C"),
        path("M-6 214 C40 206 90 216 140 222 L132 240 H-6 Z", FOREST), path("M372 212 C330 206 290 216 252 224 L258 240 H372 Z", PALM),
        *bush(30, 214, 17, PALM, FRESH), *bush(116, 208, 12, PALM, FRESH), *bush(288, 209, 13, LEAF, PALM), *bush(338, 216, 18, LEAF, PALM),
        *leaf(-8, 250, (50, -46), 0.26, LEAF, PALM), *leaf(368, 250, (-54, -44), 0.26, NIGHT_LEAF, LEAF),
    ]  # fmt: skip


def tambdi_surla() -> Shapes:
    """The temple of black stone in its clearing, the sun between the trees."""
    stone, lit, dark = "#47485A", "#6A6C80", "#2A2B38"
    tower = []
    for i, (half, y) in enumerate(((42, 138), (36, 118), (29, 100), (22, 84))):
        tall = (22, 20, 18, 16)[i]
        tower += [
            box(236 - half, y - tall + 4, half * 2, tall, stone), box(236 - half, y - tall + 4, half * 0.7, tall, lit), box(236 + half * 0.4, y - tall + 4, half * 0.6, tall, dark),
            box(236 - half - 3, y, half * 2 + 6, 4, lit), box(236 + half * 0.3, y, half * 0.7 + 3, 4, stone),
            box(236 - 7, y - tall + 6, 14, tall - 6, dark), box(236 - 4, y - tall + 8, 8, tall - 9, lit),
        ]  # fmt: skip
    columns = []
    for x in (72, 94, 116, 138, 160, 182):
        columns += [
            box(x - 4, 146, 8, 34, lit),
            box(x + 1, 146, 3, 34, stone),
            box(x - 7, 144, 14, 5, lit),
            box(x - 6, 174, 12, 6, stone),
        ]
    trunks = []
    for x, w, colour in (
        (14, 9, "#3B5B45"),
        (52, 6, "#5E8A62"),
        (112, 6, "#5E8A62"),
        (296, 7, "#4A7453"),
        (330, 11, "#3B5B45"),
        (282, 5, "#5E8A62"),
    ):
        trunks.append(poly(((x, 30), (x + w, 30), (x + w + 3, 190), (x - 3, 190)), colour))
    return [
        *sky((0, "#E6E9B8"), (80, LOWLAND)),
        disc(150, 52, 44, LIGHT),
        *wood(-10, 372, 110, 22, HILLS, 200), *wood(-10, 372, 140, 18, FOREST, 200),
        poly(((136, 40), (20, 196), (66, 196)), "#EDEBC0"), poly(((150, 44), (92, 196), (134, 196)), "#EDEBC0"), poly(((166, 40), (176, 196), (226, 196)), "#E4E6B4"),
        *trunks,
        *wood(-10, 96, 34, 24, PALM, 30), *wood(220, 372, 30, 26, PALM, 26), *wood(-10, 60, 16, 24, LEAF, 10), *wood(280, 372, 14, 26, LEAF, 8), *wood(60, 300, -8, 18, LEAF, -10),
        path("M-6 240 V186 C60 176 300 176 372 186 V240 Z", HILLS),
        # the temple
        box(46, 186, 250, 10, stone), box(46, 186, 84, 10, lit), box(220, 186, 76, 10, dark), box(56, 178, 232, 9, lit), box(206, 178, 82, 9, stone),
        box(188, 136, 96, 44, stone), box(188, 136, 22, 44, lit), box(254, 136, 30, 44, dark), *(box(x, 138, 4, 42, lit) for x in (218, 234)), box(266, 138, 4, 42, stone),
        *tower,
        path("M216 72 C216 60 226 56 236 54 C246 56 256 60 256 72 Z", lit), path("M236 54 C246 56 256 60 256 72 H242 C244 64 242 58 236 54 Z", stone), box(212, 70, 48, 5, stone),
        box(64, 146, 128, 34, dark), box(120, 152, 16, 28, "#C9722B"), box(123, 160, 10, 20, SUN),
        *columns,
        poly(((52, 146), (78, 120), (184, 120), (200, 146)), stone), poly(((52, 146), (78, 120), (116, 120), (96, 146)), lit), poly(((160, 146), (158, 120), (184, 120), (200, 146)), dark),
        box(48, 144, 154, 5, lit), box(150, 144, 52, 5, stone), box(82, 132, 98, 2, dark),
        # the clearing
        path("M-6 240 V206 C60 194 120 206 180 206 C250 206 310 194 372 204 V240 Z", FRESH),
        path("M110 240 C118 220 124 206 116 196 H140 C146 208 152 222 168 240 Z", KRAFT),
        *wood(-10, 66, 224, 15, LEAF), *wood(300, 380, 220, 16, LEAF), *bush(92, 216, 10, PALM, FOREST), *bush(272, 214, 12, PALM, FOREST),
        *leaf(-8, 250, (66, -70), 0.24, NIGHT_LEAF, LEAF), *leaf(368, 252, (-70, -66), 0.24, NIGHT_LEAF, LEAF),
    ]  # fmt: skip


def usgalimal() -> Shapes:
    """Bulls and a labyrinth cut into the red bank of a river."""
    cut, edge = "#F0C9A0", UMBER

    def carved(data: str, x: float, y: float, size: float, width: float = 5) -> Shapes:
        return group(
            x,
            y,
            size,
            [line(data, edge, width + 1), *group(-1.6, -1.6, 1, [line(data, cut, width - 1.6)])],
        )

    maze = ""
    for ring in range(6):
        r, gap = 8.5 + 8 * ring, 0.26 + 0.12 / (ring + 1)
        middle = math.pi / 2 + (0.42 if ring % 2 else -0.42)
        (x0, y0), (x1, y1) = (
            (r * math.cos(middle + turn), r * math.sin(middle + turn)) for turn in (gap, -gap)
        )
        maze += f"M{n(x0)} {n(y0)} A{n(r)} {n(r)} 0 1 1 {n(x1)} {n(y1)} "
    maze += "M0 20 V52"
    bull = "M-62 2 C-66 8 -62 14 -54 10 C-48 8 -44 12 -40 18 L-42 38 M-29 38 L-28 18 C-12 23 6 22 20 16 L18 38 M33 38 L34 12 C42 2 42 -10 36 -17 C20 -23 4 -20 -6 -21 C-12 -38 -28 -36 -32 -20 C-42 -18 -52 -10 -62 2 M-50 -11 C-60 -14 -66 -22 -64 -32 M-42 -17 C-48 -22 -50 -32 -44 -40 M39 -10 C48 -4 47 10 43 20"
    deer = "M-24 4 C-10 0 10 0 22 4 V30 M-24 4 V30 M-16 6 V30 M14 6 V30 M-24 4 L-34 -14 L-44 -12 M-34 -14 L-32 -28 L-40 -36 M-32 -28 L-24 -36 M-36 -20 L-46 -26 M22 4 L28 -2"
    dancer = "M0 -20 V6 L-12 28 M0 6 L14 20 L8 34 M0 -12 L-16 -22 L-20 -36 M0 -12 L16 -4 L28 -14"
    return [
        *sky((0, "#CFE6D8"), (18, LOWLAND)),
        *wood(-10, 372, 34, 18, FOREST), *wood(-10, 150, 46, 16, PALM), *wood(214, 372, 44, 16, PALM), *wood(-10, 372, 56, 10, LEAF, 70),
        *tree(58, 24, 0.34, -4, 46), *tree(312, 20, 0.38, 6, 50),
        *sky((64, SEA[2])),
        path("M0 64 H372 V70 C300 76 220 70 150 76 C90 80 40 74 0 78 Z", SEA[3]),
        ripple(40, 90, 26, FOAM), ripple(120, 84, 22, FOAM), ripple(230, 88, 26, FOAM), ripple(310, 82, 20, FOAM),
        path("M-6 240 V110 C30 98 80 104 130 98 C190 92 260 104 300 96 C330 92 350 98 372 94 V240 Z", LATERITE),
        path("M-6 240 V118 C30 106 80 112 130 106 C190 100 260 112 300 104 C330 100 350 106 372 102 V240 Z", TERRA),
        path("M-6 118 C30 106 80 112 130 106 C190 100 260 112 300 104 C330 100 350 106 372 102 V108 C350 112 330 106 300 110 C260 118 190 106 130 112 C80 118 30 112 -6 126 Z", "#CF5F40"),
        path("M262 240 C270 210 300 206 306 180 C312 156 340 150 372 144 V240 Z", "#A03A26"),
        path("M-6 206 C14 204 22 216 40 220 C52 224 54 234 54 240 H-6 Z", "#A03A26"),
        *(disc(x, y, r, LATERITE) for x, y, r in ((22, 140, 2.4), (96, 126, 2), (170, 124, 2.4), (246, 126, 2), (340, 126, 2.6), (18, 186, 2.2), (148, 226, 2.4), (252, 226, 2.2), (352, 190, 2.2), (60, 230, 1.8))),
        # the labyrinth of seven turns, the beasts and the dancer
        *carved(maze, 196, 170, 1.1, 5),
        *carved(bull, 88, 168, 0.98, 6), *carved(deer, 310, 150, 0.9, 6), *carved(dancer, 278, 210, 0.72, 6.4), *carved(bull, 46, 216, 0.42, 9),
        disc(278.4, 189, 5.6, edge), disc(277.4, 188, 3.8, cut),
        *leaf(368, 252, (-52, -40), 0.26, LEAF, PALM), *leaf(-8, 250, (36, -22), 0.3, NIGHT_LEAF, LEAF),
    ]  # fmt: skip


def cascade() -> Shapes:
    """Falls of the rains that slide down a slope, and the road that passes at their foot."""
    return [
        *sky((0, "#7FA9AE"), (26, "#9CC3C0"), (56, HAZE)),
        *cloud(84, 24, 120, "#B9D6D2", 12), *cloud(276, 36, 130, "#B9D6D2", 12), *cloud(190, 14, 90, "#8FB5B6", 10),
        *(line(f"M{x} {y} l-5 16", "#B9D6D2", 1.4) for x, y in ((30, 56), (64, 70), (112, 58), (322, 62), (352, 78), (292, 54), (14, 92), (340, 30), (20, 20), (258, 60))),
        land(((-10, 112), (50, 70), (120, 92), (190, 48), (250, 84), (310, 62), (372, 100)), GHATS), land(((-10, 134), (60, 98), (140, 112), (210, 84), (280, 108), (372, 92)), FOREST),
        *wood(-10, 372, 134, 20, FRESH, 200), *wood(-10, 120, 144, 18, PALM, 220), *wood(256, 372, 140, 18, PALM, 220),
        # the slope of rock
        path("M146 84 C168 74 214 74 236 86 L252 116 L266 132 L278 170 L298 214 H78 L98 176 L112 150 L122 122 Z", "#6B5A6A"), path("M236 86 L252 116 L266 132 L278 170 L298 214 H230 L238 176 L222 148 L226 112 L212 80 Z", "#4A3F55"), path("M146 84 L122 122 L112 150 L98 176 L78 214 H112 L124 178 L138 154 L142 124 L156 96 Z", "#8A6A66"),
        # the water, in many streams
        path("M166 79 H214 C222 92 214 104 224 116 C236 126 232 140 242 150 C254 162 250 182 260 214 H116 C124 190 128 176 138 164 C148 152 142 140 152 126 C162 112 158 96 166 79 Z", WATER),
        path("M196 79 H214 C222 92 214 104 224 116 C236 126 232 140 242 150 C254 162 250 182 260 214 H222 C224 190 218 176 212 158 C206 142 214 130 204 112 C198 100 200 90 196 79 Z", WATER_SHADE),
        *(
            part
            for x, y, w, lit, shade in (
                (178, 116, 24, "#8A6A66", "#5A4B5E"), (156, 148, 26, "#8A6A66", "#5A4B5E"), (204, 158, 24, "#6B5A6A", "#4A3F55"),
                (132, 192, 32, "#8A6A66", "#5A4B5E"), (188, 194, 30, "#8A6A66", "#4A3F55"),
            )
            for part in (
                path(f"M{x} {y} c0 {n(-w * 0.42)} {n(w * 0.24)} {n(-w * 0.56)} {n(w * 0.5)} {n(-w * 0.54)} c{n(w * 0.28)} 0 {n(w * 0.48)} {n(w * 0.24)} {n(w * 0.5)} {n(w * 0.54)} Z", lit),
                path(f"M{n(x + w * 0.5)} {n(y - w * 0.54)} c{n(w * 0.28)} 0 {n(w * 0.48)} {n(w * 0.24)} {n(w * 0.5)} {n(w * 0.54)} H{n(x + w * 0.56)} c{n(w * 0.08)} {n(-w * 0.22)} {n(w * 0.04)} {n(-w * 0.4)} {n(-w * 0.06)} {n(-w * 0.54)} Z", shade),
                path(f"M{n(x - w * 0.14)} {n(y + 1.5)} q{n(w * 0.3)} {n(-w * 0.2)} {n(w * 0.6)} {n(-w * 0.06)} q{n(w * 0.34)} {n(-w * 0.14)} {n(w * 0.68)} {n(w * 0.06)} Z", WATER),
            )
        ),
        *(line(d, WATER_DEEP, 2.4) for d in ("M176 84 C174 92 174 98 172 104", "M192 84 V96", "M208 86 C206 94 208 100 210 106", "M156 150 C152 158 150 164 146 170", "M180 154 C178 162 178 168 176 176", "M196 152 C196 160 194 166 194 172", "M224 160 C228 168 230 174 232 184", "M150 196 C148 202 146 206 146 210", "M178 194 V210", "M206 194 C208 200 208 206 210 210", "M236 190 C238 198 240 204 242 210")),
        *wood(-10, 92, 176, 17, LEAF, 222), *wood(284, 372, 172, 18, LEAF, 222), *bush(112, 198, 11, PALM, FRESH), *bush(274, 192, 12, LEAF, FRESH), *bush(146, 92, 9, PALM, FRESH), *bush(236, 94, 9, LEAF, FRESH),
        # the bridge of the road
        path("M-6 204 C60 198 120 202 186 202 C252 202 310 198 372 204 V216 H-6 Z", "#C9532F"), path("M-6 210 C60 204 120 208 186 208 C252 208 310 204 372 210 V216 H-6 Z", LATERITE),
        path("M92 214 H284 V240 H254 A62 20 0 0 0 122 240 H92 Z", "#D9B98A"), path("M226 214 H284 V240 H254 A62 20 0 0 0 226 224 Z", "#A8825A"), box(84, 194, 208, 9, "#F0DDB6"), box(226, 194, 66, 9, "#D9B98A"), *(box(x, 188, 9, 16, "#F0DDB6" if x < 220 else "#D9B98A") for x in (84, 134, 184, 234, 284)),
        path("M122 240 A62 20 0 0 1 254 240 Z", SEA[2]), path("M134 240 A52 12 0 0 1 242 240 Z", WATER), path("M-6 214 H92 V240 H-6 Z", PALM), path("M284 214 H372 V240 H284 Z", LEAF),
        # a milestone, and leaves before it all
        path("M318 212 V196 a8 8 0 0 1 16 0 V212 Z", WALL), path("M318 200 V196 a8 8 0 0 1 16 0 V200 Z", SUN), box(329, 200, 5, 12, WALL_DEEP),
        *leaf(-8, 252, (58, -66), 0.26, NIGHT_LEAF, LEAF), *leaf(-6, 248, (92, -26), 0.2, LEAF, FRESH), *leaf(368, 252, (-54, -50), 0.26, NIGHT_LEAF, LEAF),
    ]  # fmt: skip
