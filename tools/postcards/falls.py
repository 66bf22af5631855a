"""More postcards of falls: each with what stands beside it, and its own weather."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

from drawing import palette as p
from drawing import shapes as s


def _foam(x: float, y: float, wide: float, fill: str = p.WATER) -> str:
    """The cloud of spray at the foot of a fall, `wide` across."""
    w = wide / 5
    return s.path(
        f"M{s.n(x - wide / 2)} {s.n(y)} q{s.n(w * 0.3)} {s.n(-w * 0.7)} {s.n(w * 0.9)} {s.n(-w * 0.4)} q{s.n(w * 0.5)} {s.n(-w * 0.6)} {s.n(w * 1.1)} {s.n(-w * 0.1)} "
        f"q{s.n(w * 0.6)} {s.n(-w * 0.6)} {s.n(w * 1.1)} 0 q{s.n(w * 0.6)} {s.n(-w * 0.4)} {s.n(w)} {s.n(w * 0.1)} q{s.n(w * 0.6)} {s.n(-w * 0.2)} {s.n(w * 0.9)} {s.n(w * 0.4)} Z",
        fill,
    )


def arvalem_falls() -> s.Shapes:
    """The fall into its round pool, the temple of Rudreshwar beside it."""
    temple = [
        s.box(-34, -8, 84, 8, p.STONE_SHADE), s.box(20, -8, 30, 8, p.STONE_DEEP),
        s.box(-26, -40, 46, 32, "#F6D9A8"), s.box(20, -40, 22, 32, "#D8A878"), *(part for x in (-14, 8) for part in (s.ogee(x, -8, 13, 25, p.TERRA), s.ogee(x, -8, 8, 20, p.UMBER))), s.ogee(31, -8, 10, 22, p.LATERITE),
        *s.roof(-34, -38, 60, 15, 10), s.box(18, -62, 26, 24, "#F6D9A8"), s.box(34, -62, 10, 24, "#D8A878"), s.arch(30, -42, 8, 14, p.COBALT), s.box(14, -65, 34, 4, p.OCHRE), s.box(14, -41, 34, 4, p.OCHRE),
        *s.cupola(31, -64, 28, 26, p.ORANGE, p.TERRA), *s.kalash(31, -89, 13), *s.pennant(-22, -52, 24, p.ORANGE, 14),
    ]  # fmt: skip
    return [
        *s.sky((0, p.NOON), (26, p.BLUE), (52, p.HAZE)),
        *s.rings(288, 40, (34, "#DCE8D4"), (22, p.LIGHT)), *s.cloud(228, 24, 64, p.CARD), *s.cloud(20, 22, 50, p.CARD, 6),
        *s.wood(-10, 372, 66, 18, p.FOREST, 200), *s.wood(190, 372, 92, 16, p.FRESH, 200),
        # the cliff of laterite about the fall
        s.path("M-6 200 V52 C10 44 30 50 50 44 C80 38 130 38 164 46 C180 50 190 64 204 70 C224 78 236 96 240 116 C246 136 256 146 258 170 L262 200 Z", p.TERRA),
        s.path("M150 44 C180 50 190 64 204 70 C224 78 236 96 240 116 C246 136 256 146 258 170 L262 200 H154 L164 172 L150 142 L162 108 L146 80 Z", p.LATERITE),
        s.path("M-6 200 V84 L14 96 L8 124 L30 146 L20 176 L34 200 Z", p.LATERITE), *(s.box(x, y, 18, 3, p.LATERITE) for x, y in ((30, 76), (22, 108), (46, 150), (40, 178))), *(s.box(x, y, 16, 3, p.UMBER) for x, y in ((178, 96), (200, 120), (184, 148), (214, 160), (228, 132))),
        s.path("M-6 70 V44 C10 34 30 42 50 36 C80 30 130 30 164 40 C184 46 192 60 208 66 C224 74 236 92 240 112 C228 100 222 92 206 88 C196 84 188 72 176 72 C166 72 164 60 150 58 H62 C50 62 40 58 32 68 C20 74 8 62 -6 70 Z", p.PALM), s.path("M-6 54 V44 C10 34 30 42 50 36 C80 30 130 30 164 40 C140 40 80 40 54 44 C32 50 10 44 -6 54 Z", p.FRESH),
        *s.tree(22, 4, 0.36, -4, 44), *s.tree(196, 18, 0.4, 6, 50), *s.tree(166, 10, 0.28, -2, 34),
        # the water: one broad drop over a step
        s.path("M66 44 H142 C146 62 146 76 144 92 H152 C158 130 158 164 158 202 H54 C54 164 54 130 60 92 H64 C62 76 62 62 66 44 Z", p.WATER),
        s.path("M118 44 H142 C146 62 146 76 144 92 H152 C158 130 158 164 158 202 H132 C134 160 132 124 126 92 C126 74 122 60 118 44 Z", p.WATER_SHADE),
        *(s.line(d, p.WATER_DEEP, 2.8) for d in ("M78 50 V82", "M96 48 V76", "M112 52 V84", "M132 52 V80", "M70 102 V150", "M86 98 V172", "M104 104 V160", "M120 100 V178", "M140 104 V150", "M76 166 V190", "M146 164 V190", "M106 176 V194")),
        s.path("M58 93 q10 -9 22 -2 q-8 7 -22 2 Z M94 94 q12 -9 26 -1 q-12 7 -26 1 Z M134 93 q10 -8 20 0 q-10 6 -20 0 Z", p.LATERITE),
        # the temple on its terrace, steps down to the pool
        *s.tree(350, 78, 0.5, 6, 88),
        s.path("M214 190 V166 H372 V206 H214 Z", p.STONE_SHADE), s.box(208, 162, 164, 6, p.STONE), s.box(330, 168, 42, 38, p.STONE_DEEP), *s.group(280, 164, 1.12, temple),
        *s.bush(222, 162, 11, p.PALM, p.FRESH), *s.bush(354, 162, 12, p.LEAF, p.FRESH),
        *(s.box(232 - i * 5, 176 + i * 7, 44 + i * 10, 7, c) for i, c in enumerate((p.STONE, p.KRAFT, p.STONE_SHADE, p.KRAFT))),
        # the pool
        s.path("M-6 240 V200 C40 190 160 188 214 200 C270 204 330 208 372 208 V240 Z", p.SEA[2]), s.path("M14 240 C18 208 60 198 110 198 C190 198 262 214 268 240 Z", p.SEA[1]), s.path("M40 240 C44 214 70 206 108 206 C164 206 204 222 210 240 Z", p.SEA[0]),
        _foam(106, 208, 124), s.ripple(180, 222, 26, p.CARD), s.ripple(240, 226, 24, p.CARD), s.ripple(78, 226, 26, p.CARD), s.ripple(296, 220, 22, p.FOAM),
        *(part for x, y, r in ((36, 210, 17), (182, 208, 13)) for part in (s.path(f"M{x - r} {y} C{x - r} {y - r} {x - r * 0.2:g} {y - r * 1.2:g} {x + r * 0.3:g} {y - r * 0.8:g} C{x + r * 0.9:g} {y - r * 0.5:g} {x + r} {y - r * 0.2:g} {x + r} {y} Z", p.ROCK[0]), s.path(f"M{x + r * 0.3:g} {y - r * 0.8:g} C{x + r * 0.9:g} {y - r * 0.5:g} {x + r} {y - r * 0.2:g} {x + r} {y} H{x + r * 0.2:g} C{x + r * 0.5:g} {y - r * 0.4:g} {x + r * 0.4:g} {y - r * 0.6:g} {x + r * 0.3:g} {y - r * 0.8:g} Z", p.ROCK[2]))),
        *s.leaf(-8, 252, (54, -56), 0.26, p.NIGHT_LEAF, p.LEAF), *s.leaf(-8, 250, (22, -78), 0.22, p.LEAF, p.FRESH), *s.leaf(368, 252, (-60, -34), 0.26, p.NIGHT_LEAF, p.LEAF),
    ]  # fmt: skip


def hivrem_falls() -> s.Shapes:
    """A walker has come out on a rock: far away the fall hangs between hills in the mist."""
    walker = [
        s.line("M15 -30 L22 0", p.UMBER, 2.4), s.path("M-7 0 L-5 -22 H6 L10 0 H4 L1 -14 L-1 0 Z", p.INK), s.path("M-8 -20 C-9 -34 -6 -42 0 -42 C6 -42 9 -34 8 -20 Z", p.SUN), s.line("M6 -36 L15 -27", p.SUN, 4),
        s.path("M-17 -40 C-20 -30 -19 -22 -16 -18 H-5 V-42 C-10 -46 -15 -45 -17 -40 Z", p.TERRA), s.path("M-17 -28 C-18 -24 -17 -20 -16 -18 H-5 V-28 Z", p.LATERITE), s.box(-18, -48, 13, 6, p.COBALT),
        s.disc(1, -49, 6, "#B97A50"), s.path("M-9 -51 C-4 -55 6 -55 11 -51 C8 -49 -6 -49 -9 -51 Z", p.KRAFT), s.path("M-5 -51 C-5 -60 7 -60 7 -51 Z", p.KRAFT),
    ]  # fmt: skip
    mist = "#DCEBE4"
    return [
        *s.sky((0, "#A9CBD0"), (40, "#BEDAD6"), (80, mist)),
        *s.rings(92, 40, (44, "#C9E0DA"), (28, "#E6F0E4")), *s.cloud(294, 28, 90, mist, 9), *s.cloud(180, 18, 70, "#C9E0DA", 8),
        # one range behind the other, mist between them
        s.land(((-10, 96), (40, 62), (90, 84), (140, 40), (190, 66), (250, 30), (310, 66), (372, 44)), "#9DB5B8"), s.land(((-10, 118), (60, 94), (120, 106), (180, 74), (230, 80), (300, 58), (372, 84)), "#7FA59A"),
        s.path("M-6 122 C60 112 110 128 170 116 C220 108 300 122 372 110 V150 H-6 Z", mist),
        # the shoulders of the valley and the wall between them
        s.path("M158 186 V84 C170 70 184 62 200 62 H250 C262 66 272 76 280 90 V186 Z", p.ROCK[1]), s.path("M226 62 H250 C262 66 272 76 280 90 V186 H232 L242 150 L228 118 L238 90 Z", p.ROCK[3]),
        s.path("M204 60 H228 C232 76 230 88 232 100 H238 C242 116 240 126 242 138 H246 C250 156 250 172 250 190 H188 C188 172 190 156 194 138 H198 C198 126 198 114 202 100 H206 C204 88 204 74 204 60 Z", p.WATER), s.path("M217 60 H228 C232 76 230 88 232 100 H238 C242 116 240 126 242 138 H246 C250 156 250 172 250 190 H228 C230 170 228 150 224 136 C226 122 222 110 218 98 C220 86 218 74 217 60 Z", p.WATER_SHADE),
        *(s.line(d, p.WATER_DEEP, 2.2) for d in ("M210 66 V90", "M208 106 V130", "M220 104 C222 114 222 124 222 130", "M202 144 V172", "M216 142 V178", "M232 144 C234 156 234 166 234 174")), *(s.path(f"M{x} {y} q{w / 2} -6 {w} 0 q-{w / 2} 5 -{w} 0 Z", p.ROCK[2]) for x, y, w in ((198, 101, 14), (226, 101, 14), (190, 139, 16), (226, 139, 20))),
        s.path("M-6 240 V112 C30 100 56 110 84 106 C118 102 150 82 176 78 C184 96 172 112 186 128 C196 142 186 162 196 186 V240 Z", "#5B8F6E"), s.path("M372 240 V96 C346 82 316 88 292 78 C276 72 262 72 254 76 C250 94 258 108 250 126 C244 144 254 160 246 186 V240 Z", "#47795E"),
        *(part for x, y, r in ((28, 126, 12), (72, 122, 12), (120, 110, 12), (152, 102, 10), (100, 140, 13), (150, 132, 11), (44, 152, 13)) for part in s.bush(x, y, r, "#47795E", "#86B08A")), *(part for x, y, r in ((278, 96, 10), (310, 106, 12), (346, 112, 13), (284, 128, 11), (326, 140, 13)) for part in s.bush(x, y, r, "#356450", "#6A9A7A")),
        s.path("M-6 166 C50 152 100 172 160 164 C200 156 240 168 290 160 C330 154 350 160 372 156 V240 H-6 Z", mist), _foam(218, 172, 96, "#F2F8F2"),
        *s.wood(-10, 372, 188, 16, p.FRESH), *s.wood(-10, 372, 204, 15, p.PALM),
        # the rock in front, with its walker
        s.path("M-6 240 V190 C16 180 40 186 60 182 C84 178 104 188 116 200 C126 212 140 222 146 240 Z", p.ROCK[0]), s.path("M60 182 C84 178 104 188 116 200 C126 212 140 222 146 240 H84 C92 222 78 206 60 182 Z", p.ROCK[2]), s.path("M-6 198 V188 C16 178 40 184 60 180 C84 176 104 186 116 198 C100 194 84 190 62 190 C40 194 14 190 -6 198 Z", p.FRESH),
        *s.group(74, 186, 1.3, walker),
        s.land(((176, 240), (214, 222), (258, 218), (310, 206), (372, 204)), p.LEAF), *s.leaf(368, 252, (-66, -52), 0.24, p.NIGHT_LEAF, p.LEAF), *s.leaf(370, 250, (-28, -84), 0.22, p.LEAF, p.FRESH), *s.leaf(-8, 252, (38, -44), 0.28, p.NIGHT_LEAF, p.LEAF),
        s.gull(134, 66, 6, "#5A7F86"), s.gull(150, 76, 4.6, "#5A7F86"), s.gull(122, 80, 4, "#5A7F86"),
    ]  # fmt: skip


def savari_falls() -> s.Shapes:
    """A veil of water over dark rock, deep in the jungle; a hornbill looks on."""
    hornbill = [
        s.path("M-8 10 C-12 30 -18 54 -26 74 L-12 76 L-2 52 L8 74 L16 70 C12 48 12 28 10 8 Z", p.CARD), s.path("M-21 58 L-26 74 L-12 76 L-6 62 Z", p.INK), s.path("M3 62 L8 74 L16 70 L14 58 Z", p.INK),
        s.path("M-14 -14 C-20 4 -18 26 -8 38 C4 40 14 28 14 10 C14 -4 8 -16 0 -20 Z", p.INK), s.path("M-15 -6 C-19 8 -16 26 -8 38 C-4 28 -8 10 -4 -2 Z", p.NIGHT), s.path("M-12 20 C-8 18 0 18 8 22 L6 27 C0 23 -6 23 -10 25 Z", p.SUN),
        s.path("M-12 -12 C-14 -26 -8 -36 4 -36 C14 -36 18 -28 16 -20 C14 -12 8 -8 2 -6 Z", p.HONEY), s.path("M6 -36 C14 -36 18 -28 16 -20 L4 -18 C2 -26 2 -32 6 -36 Z", p.INK),
        s.path("M12 -30 C30 -32 44 -22 50 -4 C40 -14 28 -18 13 -18 Z", p.SUN), s.path("M13 -22 C28 -20 42 -14 50 -4 C40 -12 28 -17 13 -17 Z", p.OCHRE), s.path("M-2 -36 C6 -48 26 -48 34 -34 C26 -32 18 -32 10 -30 Z", p.SUN), s.path("M10 -44 C20 -46 30 -42 34 -34 C28 -33 22 -33 16 -32 Z", p.TERRA), s.disc(9, -26, 2.2, p.TERRA), s.disc(9, -26, 1.1, p.LIGHT),
        s.path("M-8 36 h6 v7 h-6 Z M2 36 h6 v7 h-6 Z", p.UMBER),
    ]  # fmt: skip
    ledges = (
        (122, 88, 44),
        (186, 96, 40),
        (238, 84, 36),
        (146, 128, 48),
        (216, 134, 46),
        (120, 166, 40),
        (186, 170, 52),
        (246, 164, 34),
    )
    return [
        *s.sky((0, p.LOWLAND), (40, p.HILLS)),
        s.disc(196, 22, 36, "#E9EEC0"), s.poly(((186, 20), (120, 200), (170, 200)), "#DCE6AE"), s.poly(((206, 20), (222, 200), (270, 200)), "#DCE6AE"),
        *s.wood(-10, 372, 46, 20, p.FOREST), *s.wood(-10, 372, 64, 16, p.FRESH),
        # the wall, and the veil in many threads
        s.path("M74 206 C78 170 82 130 94 96 C100 76 118 62 140 60 H234 C260 62 276 78 280 98 C292 132 296 170 298 206 Z", p.ROCK[2]), s.path("M208 60 H234 C260 62 276 78 280 98 C292 132 296 170 298 206 H228 L242 166 L226 128 L240 96 Z", p.ROCK[3]), s.path("M74 206 C78 170 82 130 94 96 C100 76 118 62 140 60 L126 92 L134 124 L114 156 L122 206 Z", p.ROCK[1]),
        s.path("M136 60 H242 C252 96 264 140 268 206 H104 C108 140 122 96 136 60 Z", p.WATER), s.path("M206 60 H242 C252 96 264 140 268 206 H214 C216 150 214 96 206 60 Z", p.WATER_SHADE),
        *(s.path(f"M{x - w / 2} {y} C{x - w * 0.3} {y - 8} {x + w * 0.2} {y - 9} {x + w / 2} {y} C{x + w * 0.4} {y + 12} {x + w * 0.1} {y + 13} {x - w * 0.06} {y + 9} C{x - w * 0.2} {y + 13} {x - w * 0.44} {y + 9} {x - w / 2} {y} Z", p.ROCK[2] if x < 200 else p.ROCK[3]) for x, y, w in ledges),
        *(s.path(f"M{x - w / 2} {y} C{x - w * 0.3} {y - 8} {x + w * 0.2} {y - 9} {x + w / 2} {y} C{x + w * 0.2} {y - 4} {x - w * 0.2} {y - 3} {x - w / 2} {y} Z", p.FRESH if x < 200 else p.PALM) for x, y, w in ledges),
        *(s.line(f"M{x} {y} V{y + tall}", p.WATER_DEEP, 2.2) for x, y, tall in ((154, 66, 18), (172, 70, 22), (196, 64, 16), (220, 70, 18), (170, 106, 16), (200, 110, 20), (232, 104, 18), (130, 112, 18), (182, 142, 16), (156, 152, 22), (236, 148, 14), (148, 182, 18), (222, 182, 18), (256, 180, 16))),
        # the jungle closes in from both sides
        s.path("M-6 240 V40 C20 30 50 44 70 36 C92 28 104 44 100 62 C92 84 98 106 88 128 C78 150 92 176 84 206 L96 240 Z", p.PALM), s.path("M372 240 V36 C346 28 326 42 300 36 C282 32 270 46 276 64 C284 86 278 108 288 130 C296 152 286 178 292 206 L280 240 Z", p.LEAF),
        *(part for x, y, r in ((30, 66, 15), (76, 72, 13), (50, 104, 15), (80, 128, 12), (26, 142, 15), (66, 166, 14)) for part in s.bush(x, y, r, p.LEAF, p.FRESH)), *(part for x, y, r in ((330, 76, 15), (298, 96, 13), (346, 118, 15), (306, 146, 14), (340, 172, 15)) for part in s.bush(x, y, r, p.NIGHT_LEAF, p.PALM)),
        # the pool with its boulders
        s.path("M-6 240 V214 C40 198 110 196 186 196 C262 196 330 200 372 214 V240 Z", p.SEA[3]), s.path("M66 240 C78 210 130 202 188 202 C246 202 296 212 310 240 Z", p.SEA[2]), s.path("M110 240 C120 216 152 208 188 208 C224 208 254 218 262 240 Z", p.SEA[1]), _foam(186, 210, 176), s.ripple(150, 228, 26, p.CARD), s.ripple(226, 226, 26, p.CARD),
        s.path("M280 240 C282 220 300 208 318 214 C332 218 340 228 340 240 Z", p.ROCK[0]), s.path("M318 214 C332 218 340 228 340 240 H312 C320 230 320 222 318 214 Z", p.ROCK[2]),
        # a great branch before it all, lianas, the bird
        s.path("M-6 176 C30 164 70 168 104 158 C120 154 132 146 140 136 L146 140 C140 154 126 164 108 170 C76 180 40 180 -6 194 Z", p.UMBER), s.path("M-6 176 C30 164 70 168 104 158 C120 154 132 146 140 136 C132 152 118 160 104 164 C70 174 30 172 -6 184 Z", "#7A4A2C"),
        s.line("M338 -4 C326 50 346 90 332 140 M352 -4 C362 40 344 76 356 116", p.NIGHT_LEAF, 2.6), *(part for x, y, d in ((336, 40, 1), (334, 84, -1), (338, 120, 1), (352, 60, -1)) for part in s.leaf(x, y, (12 * d, 12), 0.34, p.NIGHT_LEAF, p.PALM)),
        *s.group(56, 128, 1.08, hornbill), *s.leaf(136, 140, (24, -18), 0.3, p.LEAF, p.FRESH), *s.leaf(140, 142, (20, 12), 0.3, p.NIGHT_LEAF, p.PALM), *s.leaf(118, 160, (14, 24), 0.3, p.LEAF, p.PALM),
        *s.leaf(-8, -8, (86, 30), 0.2, p.NIGHT_LEAF, p.LEAF), *s.leaf(-6, -6, (48, 56), 0.22, p.LEAF, p.PALM), *s.leaf(368, -8, (-92, 26), 0.2, p.NIGHT_LEAF, p.LEAF),
        *s.leaf(-8, 252, (60, -50), 0.24, p.NIGHT_LEAF, p.LEAF), *s.leaf(368, 252, (-50, -60), 0.24, p.NIGHT_LEAF, p.LEAF),
    ]  # fmt: skip


def kuskem_falls() -> s.Shapes:
    """A clear spell in the rains: one tall plunge into a round of rock, a rainbow in its spray."""
    bow = []
    for i, colour in enumerate((p.TERRA, p.ORANGE, p.SUN, p.MINT, p.AZUL, p.PLUM)):
        r = 118 - i * 6
        bow.append(
            f'<path d="M{286 - r} 216 A{r} {r} 0 0 1 {286 + r} 216" fill="none" stroke="{colour}" stroke-width="6.4" stroke-opacity="0.62"/>'
        )
    layers = []
    for i in range(5):
        y, inset = 52 + i * 30, i * 5
        layers.append(
            s.path(
                f"M{-6} {y + 10} C{30 + inset} {y - 2} {72 + inset} {y + 6} {104 + inset} {y} L{112 + inset} {y + 14} L{100 + inset} {y + 28} H-6 Z",
                p.ROCK[i % 2],
            )
        )
        layers.append(
            s.path(
                f"M372 {y + 8} C{332 - inset} {y - 4} {286 - inset} {y + 4} {254 - inset} {y - 2} L{246 - inset} {y + 12} L{258 - inset} {y + 28} H372 Z",
                p.ROCK[2 + i % 2],
            )
        )
    return [
        *s.sky((0, p.AZUL), (20, p.NOON), (40, p.BLUE)),
        *s.cloud(60, 20, 90, p.CARD, 9), *s.cloud(312, 16, 90, "#B4CFDD", 10), *s.cloud(216, 10, 60, p.CARD, 7),
        *s.wood(-10, 372, 48, 17, p.FOREST, 90),
        # the round of rock, hollow and dark behind the water
        s.box(0, 60, 360, 150, p.ROCK[3]), s.path("M84 210 C80 140 104 76 140 60 H222 C258 76 280 140 276 210 Z", "#362E40"), *layers,
        s.path("M-6 74 V40 C30 30 70 42 110 38 C130 36 140 44 150 52 H208 C220 42 234 36 256 40 C296 44 334 30 372 40 V72 C340 64 300 74 262 66 C250 70 240 62 230 62 H130 C120 62 110 72 98 66 C62 74 24 64 -6 74 Z", p.PALM), s.path("M-6 52 V40 C30 30 70 42 110 38 C130 36 140 44 150 52 C130 48 90 50 60 50 C34 48 12 46 -6 52 Z", p.FRESH), s.path("M208 52 C220 42 234 36 256 40 C296 44 334 30 372 40 V50 C334 42 296 54 256 50 C236 48 222 50 208 52 Z", p.FRESH),
        *(part for x, y, r in ((18, 96, 11), (74, 118, 10), (26, 156, 12), (92, 178, 10)) for part in s.bush(x, y, r, p.PALM, p.FRESH)), *(part for x, y, r in ((330, 98, 11), (284, 116, 10), (342, 150, 12), (272, 178, 10)) for part in s.bush(x, y, r, p.LEAF, p.FRESH)),
        # the plunge
        s.path("M160 46 H200 C206 60 204 80 206 104 C210 140 214 176 218 214 H140 C144 176 150 140 154 104 C156 80 154 60 160 46 Z", p.WATER), s.path("M184 46 H200 C206 60 204 80 206 104 C210 140 214 176 218 214 H192 C194 170 190 130 188 104 C190 80 186 60 184 46 Z", p.WATER_SHADE), *(s.line(d, p.WATER_DEEP, 2.6) for d in ("M168 54 V92", "M180 58 V80", "M194 56 V96", "M162 110 V160", "M176 104 V150", "M196 114 C198 130 198 146 200 158", "M156 172 V196", "M172 166 V200", "M188 160 V196", "M206 172 V196")),
        # the pool, the spray, the bow in it
        s.path("M-6 240 V208 C60 200 120 204 180 204 C240 204 300 200 372 208 V240 Z", p.SEA[3]), s.path("M40 240 C56 212 120 206 180 206 C240 206 304 212 320 240 Z", p.SEA[2]), s.path("M90 240 C102 218 140 212 180 212 C220 212 258 218 270 240 Z", p.SEA[1]),
        *bow,
        _foam(178, 216, 150), _foam(178, 222, 108, "#E3F1F0"), s.ripple(110, 230, 24, p.CARD), s.ripple(252, 230, 24, p.CARD),
        s.path("M18 240 C18 218 36 206 56 212 C72 216 82 228 82 240 Z", p.ROCK[0]), s.path("M56 212 C72 216 82 228 82 240 H52 C60 230 62 220 56 212 Z", p.ROCK[2]), s.path("M286 240 C288 222 302 212 318 218 C330 222 338 230 338 240 Z", p.ROCK[0]), s.path("M318 218 C330 222 338 230 338 240 H312 C320 232 322 226 318 218 Z", p.ROCK[2]),
        *s.leaf(-8, 252, (44, -76), 0.24, p.NIGHT_LEAF, p.LEAF), *s.leaf(-6, 250, (70, -34), 0.22, p.LEAF, p.FRESH), *s.leaf(368, 252, (-44, -72), 0.24, p.NIGHT_LEAF, p.PALM), *s.leaf(366, 250, (-72, -30), 0.22, p.LEAF, p.FRESH),
        *s.leaf(-8, -8, (70, 34), 0.22, p.NIGHT_LEAF, p.LEAF), *s.leaf(368, -8, (-70, 34), 0.22, p.NIGHT_LEAF, p.LEAF),
    ]  # fmt: skip
