"""More postcards of the shores: the huts of a busy beach, and a cape."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

from drawing import palette as p
from drawing import shapes as s


def shacks() -> s.Shapes:
    """Noon on a busy beach: a thatched shack, flags, parasols and beds in the sun."""

    def bed(x: float, y: float, size: float, cloth: str, shade: str) -> s.Shapes:
        return s.group(
            x,
            y,
            size,
            [
                s.path("M-26 12 C-14 15 18 15 30 12 L26 16 H-24 Z", "#D9B26A"),
                s.line("M-20 4 L-24 13 M18 2 L22 13", p.UMBER, 2.4),
                s.poly(((-26, 4), (20, 0), (24, 6), (-22, 10)), p.CARD),
                s.poly(((-26, 4), (20, 0), (21.4, 2), (-24.6, 6)), cloth),
                s.poly(((20, 0), (38, -16), (42, -11), (24, 6)), cloth),
                s.poly(((32, -10.6), (38, -16), (42, -11), (36, -5.4)), shade),
            ],
        )

    flags = []
    for i in range(12):
        t = 0.06 + i * 0.078
        u = 1 - t
        x, y = (
            u * u * 142 + 2 * t * u * 246 + t * t * 350,
            u * u * 66 + 2 * t * u * 104 + t * t * 62,
        )
        flags.append(
            s.poly(((x - 5, y), (x + 5, y), (x, y + 11)), (p.TERRA, p.SUN, p.COBALT, p.CARD)[i % 4])
        )
    return [
        *s.sky((0, p.AZUL), (34, p.NOON), (70, p.BLUE), (98, p.HAZE)),
        *s.rings(86, 48, (42, p.PALE_NOON), (26, p.LIGHT)), *s.cloud(200, 28, 84, p.CARD), *s.cloud(24, 84, 60, p.CARD, 6), *s.cloud(320, 50, 56, p.CARD, 6),
        s.land(((-10, 118), (36, 104), (78, 112), (112, 120)), p.PALM, 122),
        *s.sky((118, p.SEA[2]), (132, p.SEA[1]), (148, p.SEA[0])),
        s.ripple(40, 134, 22, p.FOAM), s.ripple(104, 142, 22, p.FOAM), s.ripple(22, 156, 22, p.CARD), *s.dhow(62, 134, 0.5, (p.CARD, p.KRAFT)), *s.canoe(128, 146, 0.6, p.TERRA, p.LATERITE),
        s.path("M-6 186 C60 184 120 174 170 160 C230 146 300 146 372 142 V240 H-6 Z", p.CARD), s.path("M-6 192 C60 190 124 180 174 165 C232 151 300 152 372 148 V240 H-6 Z", p.COAST), s.path("M-6 224 C70 214 160 226 230 214 C290 204 330 210 372 206 V240 H-6 Z", p.WET_SAND),
        *s.tree(334, 34, 0.62, 8, 116), *s.tree(300, 52, 0.46, -6, 96), *s.tree(358, 76, 0.42, 4, 74),
        # the shack
        s.path("M176 178 C220 170 300 170 342 176 L336 182 H182 Z", p.SAND_SHADE),
        s.box(188, 130, 146, 46, "#7A4A2C"), s.box(286, 130, 48, 46, p.UMBER), s.box(196, 134, 64, 30, "#3D1D14"), s.box(204, 142, 12, 14, p.SUN), s.box(222, 140, 10, 16, p.MINT), s.box(238, 143, 12, 13, p.TERRA), s.box(190, 158, 74, 7, p.THATCH), s.box(190, 165, 74, 11, p.THATCH_SHADE), s.box(272, 136, 26, 40, p.SEA[2]), s.box(290, 136, 8, 40, p.SEA[4]), s.box(304, 140, 20, 16, p.LIGHT), s.line("M314 140 V156", p.UMBER, 1.6),
        *(s.box(x, 118, 5, 60, p.THATCH_SHADE) for x in (182, 262, 332)),
        s.poly(((164, 134), (196, 88), (318, 88), (352, 134)), p.THATCH), s.poly(((278, 134), (272, 88), (318, 88), (352, 134)), p.THATCH_SHADE), s.path("M164 134 l8 8 l8 -8 l8 9 l8 -9 l8 8 l8 -8 l8 9 l8 -9 l8 8 l8 -8 l8 9 l8 -9 l8 8 l8 -8 l6 8 V134 Z", p.THATCH), s.path("M278 134 l8 8 l8 -8 l8 9 l8 -9 l8 8 l8 -8 l8 9 l8 -9 l8 8 l2 -8 Z", p.THATCH_SHADE), *(s.line(d, "#B98345", 1.6) for d in ("M200 96 L184 126", "M220 94 L210 124", "M242 94 L238 126")), *(s.line(d, "#8A5A30", 1.6) for d in ("M284 96 L290 126", "M304 96 L318 126")), s.box(190, 84, 132, 6, "#E9C07A"), s.box(274, 84, 48, 6, "#B98345"),
        s.line("M142 66 Q246 104 350 62", p.INK, 1.2), *flags, s.box(140, 62, 3, 118, p.UMBER),
        # the sands before it
        *s.sunshade(70, 214, 0.86, p.TERRA, p.LATERITE), *bed(64, 212, 0.9, p.SUN, p.OCHRE), *s.sunshade(164, 222, 0.92, p.COBALT, p.INK), *bed(160, 220, 0.96, p.TERRA, p.LATERITE), *s.sunshade(262, 222, 0.92, p.SUN, p.OCHRE), *bed(258, 220, 0.96, p.AZUL, p.COBALT),
        s.gull(140, 48, 6), s.gull(158, 58, 4.6),
    ]  # fmt: skip


def cape() -> s.Shapes:
    """A cape of red rock that falls into the surf, old walls along its edge."""
    wall = []
    for i in range(12):
        x = 190 + i * 15
        wall.append(s.box(x, 84 + (2 if i < 3 else 0), 8, 9, p.TERRA if x < 280 else p.LATERITE))
    return [
        *s.sky((0, p.VIOLET)),
        *s.rings(78, 134, (250, p.PLUM), (204, p.ROSE), (160, p.EMBER), (120, p.ORANGE), (84, p.GLOW), (54, p.LIGHT)),
        *s.cloud(196, 30, 90, p.ROSE), *s.cloud(312, 54, 64, p.PLUM, 6), *s.cloud(52, 56, 64, p.ORANGE, 6),
        *s.sky((138, "#3E5F96"), (154, p.INDIGO), (180, p.NIGHT)),
        s.land(((-10, 138), (14, 130), (40, 138)), p.PLUM, 141), *s.glitter(78, 144, 58, 8, 7, "#F7D08A"),
        *s.dhow(128, 168, 0.5, (p.SHADOW, p.SHADOW), p.SHADOW),
        # the cape, in ledges
        s.path("M372 240 V82 H196 C188 88 182 98 178 112 C174 122 164 128 160 142 C158 154 146 160 140 174 C136 186 122 196 112 214 C106 226 104 234 104 240 Z", p.TERRA),
        s.path("M372 240 V82 H268 C276 104 262 122 272 144 C282 166 260 188 270 212 C274 224 270 234 272 240 Z", p.LATERITE),
        s.path("M196 104 L186 132 L200 150 L184 176 L196 206 L176 240 H214 L222 204 L210 176 L226 148 L212 126 L220 100 Z", p.LATERITE),
        s.path("M318 96 L308 130 L322 160 L306 196 L318 240 H372 V96 Z", p.UMBER),
        *(s.path(d, p.CLAY) for d in ("M178 112 C182 106 190 104 196 108 L192 116 H176 Z", "M160 142 C166 136 176 136 182 142 L176 150 H158 Z", "M140 174 C148 166 160 166 168 174 L160 182 H137 Z", "M114 212 C124 202 140 202 150 210 L142 220 H110 Z")),
        s.path("M372 96 V76 C330 68 230 70 198 78 C190 82 190 90 198 92 C210 88 218 98 230 94 C246 90 256 102 270 96 C290 90 304 102 322 96 C340 92 356 100 372 96 Z", p.PALM), s.path("M372 80 V76 C330 68 230 70 198 78 C230 76 320 74 372 80 Z", p.FRESH),
        # the walls, the chapel
        s.box(190, 92, 184, 16, p.TERRA), s.box(276, 92, 98, 16, p.LATERITE), *wall, s.box(190, 104, 184, 4, p.RUST),
        s.box(186, 70, 22, 40, p.CLAY), s.box(200, 70, 8, 40, p.LATERITE), s.path("M183 72 C184 60 192 56 197 52 C202 56 210 60 211 72 Z", p.TERRA), s.path("M197 52 C202 56 210 60 211 72 H202 C203 64 201 58 197 52 Z", p.UMBER), s.box(192, 80, 5, 11, p.UMBER),
        *s.tree(330, 40, 0.34, 4, 48, p.EVENING), *s.tree(352, 50, 0.28, 4, 38, p.EVENING),
        s.box(254, 54, 44, 32, p.WALL), s.box(284, 54, 14, 32, p.WALL_DEEP), s.path("M254 56 C254 46 262 48 264 40 C266 34 272 32 276 28 C280 32 286 34 288 40 C290 48 298 46 298 56 Z", p.WALL), s.path("M276 28 C280 32 286 34 288 40 C290 48 298 46 298 56 H286 C286 46 282 36 276 28 Z", p.WALL_DEEP), *s.cross(276, 29, 10), s.arch(276, 86, 11, 19, p.COBALT), s.disc(276, 52, 4, p.COBALT), s.box(250, 84, 52, 4, p.OCHRE),
        # the surf at its foot
        s.path("M84 240 C88 226 104 222 112 230 C120 214 140 214 148 226 C158 216 176 218 182 230 C194 220 214 222 220 234 C232 226 250 228 256 240 Z", p.FOAM), s.path("M96 240 C102 232 112 232 118 236 C128 224 142 226 150 234 C162 226 176 228 184 236 C196 230 210 232 216 240 Z", p.WALL),
        *(s.disc(x, y, r, p.WALL) for x, y, r in ((104, 214, 3), (96, 222, 2), (132, 206, 2.4), (166, 210, 2.6), (204, 216, 2))),
        s.ripple(26, 206, 26, "#6F86B8"), s.ripple(60, 222, 24, "#6F86B8"), s.ripple(10, 230, 22, "#6F86B8"),
        s.gull(132, 84, 7), s.gull(150, 96, 5.4), s.gull(116, 98, 4.8),
    ]  # fmt: skip
