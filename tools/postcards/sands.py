"""Postcards of single beaches: what each of them has that the others have not."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

import math

from drawing import palette as p
from drawing import shapes as s

WING, WING_SHADE = p.SUN, p.OCHRE


def _glider(x: float, y: float, size: float, one: str, other: str) -> s.Shapes:
    """A paraglider: the wing about (x, y), the pilot below it."""
    return s.group(
        x,
        y,
        size,
        [
            s.line("M-36 4 L-1 44 M-18 -6 L0 44 M18 -6 L2 44 M36 4 L3 44", p.INK, 0.9),
            s.path("M-44 8 C-32 -16 32 -16 44 8 C30 -2 -30 -2 -44 8 Z", one),
            s.path("M-22 -8.6 C-14 -11 -6 -11.4 0 -11.4 V0.6 C-8 0.4 -14 0.8 -20 1.6 Z", p.CARD),
            s.path("M20 -9 C30 -6 38 -0.6 44 8 C36 3.4 28 2 20 1.4 Z", other),
            s.disc(1, 46, 3.4, p.INK),
            s.path("M-3 49 H5 L10 60 L4 58 L-2 58 Z", p.INK),
        ],
    )


def arambol() -> s.Shapes:
    """The lake of fresh water between the woods and the sea, a glider above the cliffs."""
    return [
        *s.sky((0, p.NOON), (36, p.BLUE), (72, p.HAZE), (98, p.MORNING)),
        *s.rings(66, 82, (54, "#DCE6D2"), (38, p.MORNING), (24, p.LIGHT)),
        *s.cloud(146, 30, 74, p.CARD), *s.cloud(24, 46, 52, p.CARD, 6),
        # the sea, the cape beyond it
        *s.sky((118, p.SEA[3]), (132, p.SEA[2]), (150, p.SEA[1])),
        s.land(((-10, 118), (24, 106), (60, 110), (96, 119)), p.GHATS, 121),
        *s.glitter(66, 124, 40, 4, 6, p.LIGHT),
        s.ripple(14, 144, 22, p.FOAM), s.ripple(116, 136, 22, p.FOAM),
        # the wooded hill, its red cliff towards the sea
        s.path("M150 158 C152 142 160 136 164 122 C168 108 180 102 190 84 C206 58 240 40 280 42 C320 44 350 30 372 34 V190 H150 Z", p.PALM),
        s.path("M280 42 C320 44 350 30 372 34 V190 H270 C288 160 250 140 268 112 C282 92 268 66 280 42 Z", p.LEAF),
        s.path("M150 158 C152 142 160 136 164 122 C168 108 178 104 188 88 L196 104 L186 124 L198 140 L190 160 Z", p.TERRA),
        s.path("M188 88 L196 104 L186 124 L198 140 L190 160 H178 L182 142 L174 126 L184 108 Z", p.LATERITE),
        *(part for x, y, r in ((214, 82, 13), (236, 66, 12), (222, 106, 12), (250, 94, 13), (214, 130, 12), (242, 122, 13)) for part in s.bush(x, y, r, p.LEAF, p.FRESH)),
        *(part for x, y, r in ((290, 66, 13), (324, 58, 14), (304, 92, 14), (342, 88, 13), (284, 118, 13), (322, 122, 14)) for part in s.bush(x, y, r, p.NIGHT_LEAF, p.PALM)),
        # the bar of sand between sea and lake
        s.path("M-6 168 C40 158 90 156 140 154 C160 152 180 156 200 158 H372 V240 H-6 Z", p.CARD),
        s.path("M-6 173 C40 163 90 161 140 159 C170 158 190 160 210 162 H372 V240 H-6 Z", p.COAST),
        *(part for x, y, r in ((146, 162, 13), (164, 165, 10)) for part in (
            s.path(f"M{x - r} {y} L{x - r * 0.7} {s.n(y - r * 0.8)} L{x} {y - r} L{s.n(x + r * 0.8)} {s.n(y - r * 0.5)} L{x + r} {y} Z", p.UMBER),
            s.path(f"M{x - r} {y} L{x - r * 0.7} {s.n(y - r * 0.8)} L{x} {y - r} L{s.n(x - r * 0.1)} {y} Z", p.LATERITE),
        )),
        # the lake
        s.path("M58 208 C76 180 160 166 236 166 C300 166 340 170 372 172 V226 C320 236 240 238 160 236 C100 234 44 230 58 208 Z", "#F6E7BE"),
        s.path("M68 208 C86 184 164 171 238 171 C300 171 340 174 372 177 V221 C320 231 240 233 162 231 C104 229 56 226 68 208 Z", "#2F8A6A"),
        s.path("M84 206 C104 188 170 177 236 177 C262 177 280 180 292 186 C260 196 250 214 262 231 C220 233 190 232 162 231 C116 229 74 222 84 206 Z", "#4FAE8E"),
        s.path("M110 204 C130 192 170 184 214 184 C200 194 196 206 204 218 C160 224 96 218 110 204 Z", "#7CC9A8"),
        *(s.glint(x, y, half, p.FOAM, 2.6) for x, y, half in ((150, 196, 16), (220, 206, 18), (180, 216, 20), (300, 200, 16), (330, 214, 18))),
        # bathers, reeds at its edge, the palms of the hill
        *(part for x, y in ((132, 206), (240, 192)) for part in (s.disc(x, y - 5, 3.2, p.UMBER), s.path(f"M{x - 5} {y} a5 4 0 0 1 10 0 Z", p.UMBER), s.glint(x, y + 1, 9, p.FOAM, 2.4))),
        s.land(((-10, 226), (40, 224), (120, 236), (240, 238), (372, 230)), p.WET_SAND),
        *s.tree(320, 96, 0.5, 12, 84), *s.tree(348, 128, 0.4, 6, 58), *s.tree(262, 124, 0.34, -6, 50),
        *s.leaf(368, 252, (-58, -40), 0.26, p.LEAF, p.PALM), *s.leaf(366, 250, (-22, -58), 0.24, p.NIGHT_LEAF, p.LEAF),
        *_glider(128, 58, 0.92, p.TERRA, p.LATERITE), *_glider(212, 26, 0.46, WING, WING_SHADE),
        s.gull(28, 82, 5), s.gull(44, 74, 4),
    ]  # fmt: skip


def anjuna() -> s.Shapes:
    """The flea market on a Wednesday evening: cloths and lanterns above the dark rocks."""

    def stall(
        x: float, y: float, size: float, one: str, other: str, cloths: tuple[str, str, str]
    ) -> s.Shapes:
        stripes = [
            s.path(
                f"M{-40 + i * 16} -58 H{-24 + i * 16} L{-28 + i * 18.4:.1f} -38 a9.2 7 0 0 1 -18.4 0 Z",
                one if i % 2 else p.CARD,
            )
            for i in range(5)
        ]
        hung = [
            part
            for i, colour in enumerate(cloths)
            for part in (
                s.box(-34 + i * 18, -36, 14, 27 - i % 2 * 6, colour),
                s.box(-34 + i * 18, -24, 14, 3, p.CARD),
            )
        ]
        return s.group(
            x,
            y,
            size,
            [
                s.box(-42, -40, 84, 40, "#5E2E3A"), *hung,
                s.box(-46, -12, 92, 5, p.HONEY), s.box(-44, -7, 88, 14, other), s.box(12, -7, 32, 14, p.UMBER),
                *(s.disc(bx, -15, 3.6, c) for bx, c in ((-36, p.SUN), (-26, p.MINT), (-16, p.TERRA))),
                s.path("M18 -12 C14 -18 16 -26 22 -28 C28 -26 30 -18 26 -12 Z", p.AZUL), s.path("M32 -12 C30 -16 31 -22 35 -24 C39 -22 40 -16 38 -12 Z", p.SUN),
                s.box(-44, -56, 3, 62, p.SHADOW), s.box(42, -56, 3, 62, p.SHADOW),
                *stripes,
            ],
        )  # fmt: skip

    string = []
    for i in range(9):
        t = (i + 0.5) / 9
        x, y = 8 + 344 * t, 34 + 26 * (1 - (2 * t - 1) ** 2)
        string += [
            s.disc(x, y + 7, 8, "#F0A04A"),
            s.disc(x, y + 7, 5.4, (p.LIGHT, p.SUN, "#F7B0A0")[i % 3]),
        ]
    rocks = []
    for x, y, w, tall in (
        (24, 150, 40, 16),
        (72, 156, 52, 13),
        (290, 152, 60, 18),
        (346, 148, 52, 24),
        (236, 154, 36, 9),
    ):
        rocks += [
            s.path(
                f"M{x - w / 2} {y} L{x - w * 0.3} {y - tall * 0.7} L{x - w * 0.05} {y - tall} L{x + w * 0.28} {y - tall * 0.6} L{x + w / 2} {y} Z",
                p.SHADOW,
            ),
            s.path(
                f"M{x - w / 2} {y} L{x - w * 0.3} {y - tall * 0.7} L{x - w * 0.05} {y - tall} L{x - w * 0.1} {y - tall * 0.4} Z",
                p.GRAPE,
            ),
        ]
    return [
        *s.sky((0, p.PLUM)),
        *s.rings(160, 126, (236, "#9A5279"), (188, p.ROSE), (146, p.EMBER), (106, p.ORANGE), (72, p.GLOW), (42, p.LIGHT)),
        *s.cloud(292, 84, 80, p.ORANGE), *s.cloud(48, 96, 64, p.ORANGE, 6),
        *s.sky((126, "#A0567A"), (138, p.PLUM), (152, p.VIOLET)),
        *s.glitter(160, 130, 56, 5, 6, p.LIGHT), *s.dhow(226, 140, 0.42, (p.SHADOW, p.SHADOW), p.SHADOW),
        *rocks,
        s.path("M-6 160 C60 150 130 158 190 158 C250 158 310 150 372 156 V240 H-6 Z", "#F0C48C"),
        s.path("M-6 166 C60 156 130 163 190 163 C250 163 310 156 372 162 V240 H-6 Z", "#D99A63"),
        *s.tree(40, 62, 0.6, -14, 116, p.EVENING), *s.tree(330, 68, 0.62, 12, 112, p.EVENING),
        s.line("M8 34 Q180 86 352 34", p.SHADOW, 1.4), *string,
        s.box(5, 30, 4, 140, p.SHADOW), s.box(351, 30, 4, 140, p.SHADOW),
        *stall(64, 188, 1.16, p.TERRA, p.COBALT, (p.SUN, p.BLOSSOM, p.MINT)),
        *stall(296, 188, 1.16, p.COBALT, p.TERRA, (p.BLOSSOM, p.SUN, p.AZUL)),
        *stall(180, 190, 1.26, p.SUN, p.SEA[3], (p.TERRA, p.AZUL, p.BLOSSOM)),
        # rugs on the sand
        s.path("M-6 214 C90 204 270 204 372 214 V240 H-6 Z", "#B97A50"),
        s.poly(((60, 214), (146, 214), (128, 236), (24, 236)), p.LATERITE), s.poly(((66, 217), (138, 217), (122, 233), (36, 233)), p.SUN), s.poly(((74, 220), (130, 220), (117, 230), (50, 230)), p.COBALT),
        s.poly(((214, 214), (300, 214), (336, 236), (232, 236)), p.COBALT), s.poly(((222, 217), (294, 217), (324, 233), (238, 233)), p.BLOSSOM), s.poly(((230, 220), (286, 220), (310, 230), (243, 230)), p.LATERITE),
    ]  # fmt: skip


def bogmalo() -> s.Shapes:
    """A bay of fishing boats, and an aeroplane that comes in over the headland."""
    plane = [
        s.path("M-52 2 C-46 -6 -30 -9 -12 -9 H34 L50 -26 H60 L54 -6 C58 -4 58 2 52 3 L-28 8 C-42 8 -50 6 -52 2 Z", p.CARD),
        s.path("M-52 2 C-40 4 20 2 54 -6 C58 -4 58 2 52 3 L-28 8 C-42 8 -50 6 -52 2 Z", p.WALL_DEEP),
        s.path("M34 -9 L50 -26 H60 L54 -6 Z", p.TERRA), s.path("M-4 2 L30 26 H40 L22 0 Z", "#B8ADC8"), s.path("M-2 -8 L22 -20 H30 L18 -8 Z", p.WALL_SHADE),
        s.path("M40 -4 L58 -2 L64 6 H58 Z", "#B8ADC8"), *(s.disc(x, -3, 1.5, p.COBALT) for x in range(-32, 34, 7)), s.path("M-48 -1 C-46 -4 -42 -6 -38 -7 L-37 -3 Z", p.INK),
        s.path("M0 9 C2 5 14 5 18 8 V15 C12 18 2 17 0 14 Z", p.COBALT), s.path("M0 12 C6 16 12 16 18 13 V15 C12 18 2 17 0 14 Z", p.INK),
    ]  # fmt: skip

    def beached(x: float, y: float, size: float, colour: str, shade: str) -> s.Shapes:
        """A boat drawn up on the sand, its bow high."""
        return s.group(
            x,
            y,
            size,
            [
                s.path("M-54 8 C-30 14 36 14 62 6 L56 12 H-50 Z", p.SAND_SHADE),
                s.path("M-62 -24 C-36 -8 22 -8 66 -32 C62 -10 50 6 30 8 H-30 C-48 8 -58 -6 -62 -24 Z", colour),
                s.path("M66 -32 C62 -10 50 6 30 8 H4 C30 2 44 -10 48 -22.6 Z", shade),
                s.path("M-62 -24 C-36 -8 22 -8 66 -32 L64.6 -26 C22 -2 -34 -2 -60.6 -18 Z", p.CARD),
                s.path("M-60.6 -18 C-34 -2 22 -2 64.6 -26 L63 -21 C24 3 -32 3 -59 -13 Z", p.SUN),
                s.line("M-30 -16 L26 -44 M26 -44 L30 -46", p.UMBER, 2.6),
                s.disc(-34, -2, 3.4, p.INK), s.disc(-34, -2, 1.4, p.CARD),
            ],
        )  # fmt: skip

    return [
        *s.sky((0, p.BLUE), (40, p.HAZE), (78, p.MORNING), (104, "#F9D9A0")),
        *s.rings(226, 112, (84, "#F7E3B4"), (56, p.LIGHT), (34, p.SUN)),
        *s.cloud(60, 30, 84, p.CARD), *s.cloud(330, 36, 60, p.CARD, 6),
        # the island before the bay, the headland on the left
        *s.sky((118, p.SEA[2]), (136, p.SEA[1]), (154, p.SEA[0])),
        s.land(((250, 118), (270, 106), (300, 108), (324, 119)), p.GHATS, 121),
        *s.glitter(232, 124, 44, 5, 7, p.LIGHT),
        s.path("M-6 138 V76 C14 68 40 72 62 76 C94 82 112 100 142 108 C158 112 166 124 178 130 L170 136 Z", p.PALM),
        s.path("M62 76 C94 82 112 100 142 108 C158 112 166 124 178 130 L170 136 H76 C96 122 70 108 84 96 C74 88 66 82 62 76 Z", p.LEAF),
        s.path("M-6 138 V128 C50 126 120 130 178 129 L184 136 C170 141 60 144 -6 142 Z", p.LATERITE),
        *(part for x, y, r in ((18, 96, 11), (44, 104, 11), (24, 120, 11)) for part in s.bush(x, y, r, p.LEAF, p.FRESH)),
        *(part for x, y, r in ((98, 116, 9), (122, 124, 8)) for part in s.bush(x, y, r, p.NIGHT_LEAF, p.PALM)),
        *s.tree(38, 56, 0.3, -4, 42), *s.tree(14, 62, 0.26, -4, 36),
        *s.canoe(282, 142, 0.56, p.TERRA, p.LATERITE), s.ripple(116, 152, 22, p.FOAM), s.ripple(332, 146, 20, p.FOAM), s.ripple(262, 160, 22, p.CARD),
        # the sand in its curve
        s.path("M-6 150 C30 150 60 158 92 168 C150 184 250 184 372 162 V240 H-6 Z", p.CARD),
        s.path("M-6 156 C30 156 58 164 90 174 C150 190 250 190 372 168 V240 H-6 Z", p.COAST),
        s.path("M-6 216 C80 202 180 220 260 212 C310 206 350 208 372 204 V240 H-6 Z", p.WET_SAND),
        *s.tree(338, 84, 0.66, 10, 128), *s.tree(306, 118, 0.42, -10, 84),
        *beached(238, 204, 0.76, p.COBALT, p.PANE), *beached(98, 214, 1.06, p.TERRA, p.LATERITE),
        # nets hung to dry
        s.line("M172 226 V196 M206 226 V196", p.UMBER, 2.4), s.path("M172 198 C182 208 196 208 206 198 V218 C196 226 182 226 172 218 Z", "#7FAFA6"), s.line("M172 204 C184 214 194 214 206 204 M172 211 C184 221 194 221 206 211", p.FOAM, 1),
        *s.group(150, 40, 0.84, ['<g transform="rotate(6)">', *plane, "</g>"]),
        s.gull(132, 84, 5), s.gull(148, 92, 4),
    ]  # fmt: skip


def colva() -> s.Shapes:
    """The ribbon of pale sand, straight to the horizon between palms and surf."""

    def outrigger(x: float, y: float, size: float, colour: str, shade: str) -> s.Shapes:
        return s.group(
            x,
            y,
            size,
            [
                s.path("M-40 6 C-20 11 30 11 48 5 L44 9 H-36 Z", p.WET_SAND),
                s.line("M-18 -10 L-32 4 M14 -10 L2 4", p.UMBER, 2.2), s.line("M-48 4 C-30 8 0 8 18 3", p.UMBER, 4),
                s.path("M-42 -22 C-24 -9 18 -9 46 -26 C44 -8 34 4 22 5 H-22 C-34 5 -40 -8 -42 -22 Z", colour),
                s.path("M46 -26 C44 -8 34 4 22 5 H6 C22 0 32 -10 34 -19 Z", shade),
                s.path("M-42 -22 C-24 -9 18 -9 46 -26 L45 -22 C18 -5 -22 -5 -41 -18 Z", p.CARD),
            ],
        )  # fmt: skip

    palms = []
    for x, y, size, lean in (
        (205, 108, 0.1, 2), (214, 102, 0.14, 3), (226, 95, 0.19, 5), (242, 86, 0.25, 8), (262, 72, 0.34, 12), (290, 54, 0.46, 18), (328, 32, 0.64, 26),
    ):  # fmt: skip
        palms += s.tree(x, y, size, lean, 126 + size * 90 - y)
    return [
        *s.sky((0, p.AZUL), (30, p.NOON), (62, p.BLUE), (94, p.HAZE)),
        *s.rings(96, 40, (40, p.PALE_NOON), (25, p.LIGHT)), *s.cloud(40, 84, 70, p.CARD), *s.cloud(204, 30, 90, p.CARD), *s.cloud(166, 96, 50, p.CARD, 5),
        # everything runs to one point on the horizon
        *s.sky((120, p.SEA[4])),
        s.path("M-6 132 L176 120 H188 V120 L-6 240 Z", p.SEA[3]), s.path("M-6 150 L182 120 L-6 240 Z", p.SEA[2]), s.path("M-6 172 L184 120 L-6 232 Z", p.SEA[1]), s.path("M-6 192 L186 120 L-6 240 Z", p.SEA[0]),
        s.path("M188 120 C150 142 130 140 104 160 C76 182 40 178 -6 214 V240 H372 V120 Z", p.CARD),
        s.path("M188 120 C154 144 138 142 114 162 C88 186 52 184 16 212 C8 220 0 226 -6 232 V240 H372 V120 Z", p.FOAM),
        s.path("M188 120 C158 146 144 146 124 164 C100 190 70 190 36 216 C24 226 20 234 16 240 H372 V120 Z", p.WET_SAND),
        s.path("M188 120 C166 148 158 152 142 168 C122 192 104 196 76 222 L64 240 H372 V120 Z", "#F9E7BB"),
        s.path("M190 120 C200 150 240 190 300 240 H372 V120 Z", p.COAST),
        # the grove on the right
        s.path("M188 120 C206 116 220 112 240 106 C280 96 330 84 372 78 V204 C320 170 240 132 188 120 Z", p.PALM), s.path("M240 106 C280 96 330 84 372 78 V204 C340 182 300 158 262 142 C274 130 250 118 240 106 Z", p.LEAF),
        *(part for x, y, r in ((366, 92, 30), (338, 104, 22), (312, 108, 18), (288, 112, 14), (268, 113, 11), (250, 114, 9), (234, 115, 7), (220, 116, 5), (208, 117, 3.6)) for part in (s.disc(x, y, r, p.PALM), s.disc(x - r * 0.3, y - r * 0.3, r * 0.5, p.FRESH))),
        *(part for x, y, r in ((372, 142, 26), (340, 138, 20), (308, 136, 15), (282, 131, 11)) for part in (s.disc(x, y, r, p.LEAF), s.disc(x - r * 0.3, y - r * 0.3, r * 0.5, p.PALM))),
        s.path("M188 120 C240 132 320 170 372 204 V214 C320 178 240 136 188 120 Z", p.SAND_SHADE),
        *palms,
        # boats in a row, a bather's parasol
        *outrigger(196, 138, 0.26, p.TERRA, p.LATERITE), *outrigger(206, 150, 0.42, p.COBALT, p.PANE), *outrigger(218, 172, 0.7, p.SUN, p.OCHRE), *outrigger(240, 216, 1.2, p.TERRA, p.LATERITE),
        *s.sunshade(128, 228, 0.86, p.COBALT, p.INK), s.path("M96 230 a32 4 0 0 1 62 0 Z", p.SAND_SHADE),
        *s.dhow(76, 128, 0.44, (p.CARD, p.KRAFT)), s.gull(136, 62, 6), s.gull(152, 72, 4.6), s.gull(122, 74, 4),
    ]  # fmt: skip


def cavelossim() -> s.Shapes:
    """From above: a tongue of sand and palms, the sea on one side and the river on the other."""

    def crown(x: float, y: float, size: float) -> s.Shapes:
        """A palm seen from above, with its shadow."""
        points = []
        for i in range(18):
            reach = size if i % 2 == 0 else size * 0.42
            turn = math.tau * i / 18
            points.append((x + reach * math.cos(turn), y + reach * math.sin(turn)))
        return [
            s.poly([(px + size * 0.3, py + size * 0.42) for px, py in points], p.LEAF),
            s.poly(points, p.PALM),
            s.poly([(x + (px - x) * 0.62 - size * 0.1, y + (py - y) * 0.62 - size * 0.1) for px, py in points], p.FRESH),
        ]  # fmt: skip

    def trawler(x: float, y: float, size: float, colour: str) -> s.Shapes:
        return s.group(
            x,
            y,
            size,
            [
                s.path("M-30 4 C-52 16 -70 22 -90 24 C-66 8 -46 0 -28 -6 Z", "#8FD0C4"),
                s.path("M-26 -10 H10 C24 -10 34 -4 40 0 C34 6 24 12 10 12 H-26 C-30 6 -30 -4 -26 -10 Z", colour), s.path("M-22 -6 H10 C20 -6 28 -3 32 0 C28 4 20 8 10 8 H-22 Z", p.KRAFT),
                s.box(-14, -7, 18, 15, p.CARD), s.box(-14, 2, 18, 6, p.WALL_DEEP), s.box(0, -5, 4, 11, p.INK),
            ],
        )  # fmt: skip

    crowns = []
    for x, y, size in (
        (250, 30, 11), (232, 40, 10), (268, 44, 12), (244, 56, 12), (222, 62, 11), (262, 66, 12), (206, 82, 12), (230, 82, 13), (254, 88, 12),
        (190, 106, 12), (214, 106, 14), (238, 110, 12), (172, 130, 12), (198, 132, 14), (222, 134, 11), (160, 154, 11), (184, 156, 13),
        (276, 20, 10),
    ):  # fmt: skip
        crowns += crown(x, y, size)
    return [
        s.box(0, 0, 360, 240, p.SEA[2]),
        # the sea gets lighter towards the sand
        s.path("M-6 -6 H150 C120 60 60 150 -6 190 Z", p.SEA[3]), s.path("M-6 -6 H90 C70 50 36 90 -6 120 Z", p.SEA[4]),
        s.path("M214 -6 C186 60 140 120 96 168 C80 190 86 214 112 224 C146 236 206 206 232 176 L360 -6 Z", p.SEA[1]),
        s.path("M228 -6 C200 62 152 124 110 172 C96 190 100 208 120 214 C148 222 200 196 226 168 L350 -6 Z", p.SEA[0]),
        # the river
        s.path("M334 -6 C310 60 276 96 262 130 C248 164 252 196 222 214 C200 228 168 236 150 244 H372 V-6 Z", p.SEA[1]),
        s.path("M334 -6 C310 60 276 96 262 130 C248 164 252 196 222 214 C200 228 176 236 160 244 H204 C240 232 280 206 290 168 C298 132 332 80 356 -6 Z", "#6FBFB0"),
        # the far bank with its fields
        s.path("M372 26 C352 72 326 110 318 146 C310 190 276 222 244 246 H372 Z", p.KRAFT), s.path("M372 40 C356 80 334 116 326 150 C318 192 288 222 258 246 H372 Z", p.FRESH), s.path("M372 112 L332 132 L326 150 C322 172 312 190 300 206 L372 178 Z", p.FOREST), s.path("M372 186 L296 214 L268 240 V246 H372 Z", p.LOWLAND), s.path("M372 216 L330 230 L322 246 H372 Z", p.FOREST),
        # the tongue of land: surf, sand, wood
        s.path("M240 -6 C216 56 166 116 124 166 C106 188 104 204 122 210 C148 216 196 196 224 166 C250 136 262 104 286 72 C304 46 318 20 326 -6 Z", p.CARD),
        s.path("M246 -6 C222 58 172 120 132 168 C116 188 114 200 126 204 C150 208 192 188 218 160 C244 132 258 100 282 66 C298 42 310 18 318 -6 Z", p.COAST),
        s.path("M266 -6 C244 52 200 100 160 146 C150 160 152 170 164 172 C186 174 204 158 222 138 C244 110 262 84 278 56 C290 34 298 14 304 -6 Z", p.MOSS),
        *crowns,
        # roofs among the palms, parasols on the sand
        *(part for x, y, w in ((240, 12, 20), (214, 46, 18), (252, 122, 0.1), (170, 112, 14)) for part in (s.poly(((x, y), (x + w, y + w * 0.5), (x + w * 0.7, y + w), (x - w * 0.3, y + w * 0.5)), p.TERRA), s.poly(((x + w * 0.5, y + w * 0.25), (x + w, y + w * 0.5), (x + w * 0.7, y + w), (x + w * 0.2, y + w * 0.75)), p.LATERITE))),
        *(part for x, y, c in ((196, 70, p.SUN), (184, 86, p.TERRA), (172, 100, p.COBALT), (158, 116, p.SUN), (146, 132, p.TERRA), (134, 148, p.COBALT)) for part in (s.disc(x + 1.6, y + 2, 4.4, p.SAND_SHADE), s.disc(x, y, 4.4, p.CARD), s.path(f"M{x} {y} L{x - 4.4} {y} A4.4 4.4 0 0 1 {x} {s.n(y - 4.4)} Z M{x} {y} L{x + 4.4} {y} A4.4 4.4 0 0 1 {x} {s.n(y + 4.4)} Z", c))),
        # surf, boats, gulls
        *(s.line(d, p.FOAM, 2.2) for d in ("M204 4 C198 18 190 32 182 46", "M172 62 C162 78 150 94 138 110", "M124 126 C116 136 108 144 102 152", "M160 44 C154 56 146 68 138 80")), s.ripple(60, 176, 24, p.FOAM), s.ripple(30, 150, 22, p.FOAM), s.ripple(70, 210, 26, p.FOAM), s.ripple(20, 214, 22, p.FOAM), s.ripple(120, 40, 20, p.SEA[1]), s.ripple(40, 60, 24, p.SEA[3]), s.ripple(86, 84, 22, p.SEA[1]),
        '<g transform="translate(286 122) rotate(-62)">', *trawler(0, 0, 0.62, p.TERRA), "</g>", '<g transform="translate(62 112) rotate(20)">', *trawler(0, 0, 0.72, p.COBALT), "</g>", '<g transform="translate(232 212) rotate(-34)">', *trawler(0, 0, 0.56, p.SUN), "</g>",
        s.gull(112, 112, 7, p.CARD), s.gull(132, 126, 5.4, p.CARD), s.gull(98, 128, 4.8, p.CARD),
    ]  # fmt: skip


def agonda() -> s.Shapes:
    """Dusk: young turtles on their way down the quiet sand to the sea."""

    def hatchling(x: float, y: float, size: float, turn: float) -> s.Shapes:
        return [
            f'<g transform="translate({x} {y}) rotate({turn}) scale({size} {size * 0.8:g})">',
            s.path("M-10 -10 C-22 -24 -34 -22 -40 -8 C-32 -12 -22 -8 -14 2 Z", "#44604E"), s.path("M10 -10 C22 -24 34 -22 40 -8 C32 -12 22 -8 14 2 Z", "#2C4336"),
            s.path("M-10 14 C-18 18 -22 26 -18 30 C-12 28 -8 24 -4 18 Z", "#44604E"), s.path("M10 14 C18 18 22 26 18 30 C12 28 8 24 4 18 Z", "#2C4336"),
            s.disc(0, -22, 8, "#44604E"), s.path("M0 -18 C14 -18 20 -6 19 4 C18 14 10 21 0 21 C-10 21 -18 14 -19 4 C-20 -6 -14 -18 0 -18 Z", "#6E8A52"), s.path("M6 -17 C16 -14 20 -4 19 4 C18 14 10 21 0 21 C8 14 12 4 6 -17 Z", "#4A6640"), s.path("M-6 -8 L6 -8 L8 4 L0 12 L-8 4 Z", "#A9BE6E"),
            "</g>",
        ]  # fmt: skip

    small = (
        (238, 168, 0.5, -6),
        (96, 169, 0.44, 8),
        (186, 190, 0.62, 4),
        (114, 196, 0.7, 14),
        (264, 206, 0.78, -16),
        (176, 224, 0.92, 6),
        (320, 228, 0.7, -34),
    )
    tracks = [
        s.line(f"M{s.n(x + side)} {s.n(y + 12 * size)} q{s.n(-turn * 0.5)} {s.n(22 * size)} {s.n(-turn * 0.2)} {s.n(48 * size)}", "#C08A68", 2.4 * size + 0.6)
        for x, y, size, turn in small[2:6]
        for side in (-6 * size, 6 * size)
    ]  # fmt: skip
    return [
        *s.sky((0, "#8E86B8"), (30, "#B990AE"), (58, "#E3A59A"), (84, "#F4BE92"), (104, p.WARM)),
        *s.rings(250, 112, (120, "#F0B596"), (84, "#F9CE9A"), (54, "#FCE3B4"), (30, p.LIGHT)),
        *s.cloud(90, 36, 90, "#D9A3AC"), *s.cloud(196, 56, 60, "#F2C0A2", 6), *s.cloud(330, 40, 64, "#D9A3AC", 6),
        # hills at the end of the bay
        s.land(((-10, 104), (30, 74), (72, 88), (112, 66), (150, 92), (184, 112), (206, 121)), "#8B7BA6", 122), s.land(((-10, 112), (26, 92), (68, 100), (110, 110), (142, 120)), "#5C6A86", 122),
        *s.sky((116, "#C8909A"), (128, "#9A8CB0"), (142, "#6F93B4"), (156, "#5FA3B0")),
        *s.glitter(250, 120, 56, 7, 6, p.LIGHT), *s.canoe(120, 136, 0.44, p.GRAPE, p.SHADOW),
        # surf on the sand, light in the wet of it
        s.path("M-6 164 C40 154 90 168 140 162 C200 154 250 170 300 160 C330 154 352 160 372 156 V240 H-6 Z", p.WALL),
        s.path("M-6 172 C40 162 90 175 140 169 C200 161 250 177 300 167 C330 162 352 166 372 163 V240 H-6 Z", "#F0C9A6"),
        s.path("M-6 186 C60 176 120 188 180 180 C250 172 310 184 372 176 V240 H-6 Z", "#E5B48E"),
        s.glint(252, 173, 40, p.LIGHT, 4),
        s.path("M-6 206 C60 198 140 212 220 204 C290 198 340 206 372 200 V240 H-6 Z", "#D9A27C"),
        s.path("M268 240 C276 220 302 214 330 214 C350 214 362 220 372 226 V240 Z", "#C58C6A"), s.path("M288 240 C296 228 314 224 332 226 C346 228 356 234 360 240 Z", "#8F5F4E"),
        *tracks,
        *(part for at in small for part in hatchling(*at)),
        *s.tree(24, 58, 0.6, -16, 138, p.EVENING), *s.tree(58, 92, 0.4, -8, 92, p.EVENING),
        s.gull(170, 78, 5.6, "#5C5A86"), s.gull(186, 86, 4.4, "#5C5A86"),
    ]  # fmt: skip
