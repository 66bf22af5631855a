"""More postcards of the shores: the huts of a busy beach, and a cape."""

# ruff: noqa: E501  (the paths of drawings are what they are)

from __future__ import annotations

from drawing.shapes import (
    AZUL,
    BLUE,
    CARD,
    COAST,
    COBALT,
    EMBER,
    EVENING,
    FOAM,
    FRESH,
    GLOW,
    HAZE,
    INDIGO,
    INK,
    KRAFT,
    LATERITE,
    LIGHT,
    NIGHT,
    OCHRE,
    ORANGE,
    PALM,
    PLUM,
    ROSE,
    SEA,
    SUN,
    TERRA,
    UMBER,
    VIOLET,
    WALL,
    WALL_DEEP,
    Shapes,
    arch,
    box,
    canoe,
    cloud,
    cross,
    dhow,
    disc,
    glitter,
    group,
    gull,
    land,
    line,
    path,
    poly,
    rings,
    ripple,
    sky,
    sunshade,
    tree,
)


def shacks() -> Shapes:
    """Noon on a busy beach: a thatched shack, flags, parasols and beds in the sun."""

    def bed(x: float, y: float, s: float, cloth: str, shade: str) -> Shapes:
        return group(
            x,
            y,
            s,
            [
                path("M-26 12 C-14 15 18 15 30 12 L26 16 H-24 Z", "#D9B26A"),
                line("M-20 4 L-24 13 M18 2 L22 13", UMBER, 2.4),
                poly(((-26, 4), (20, 0), (24, 6), (-22, 10)), CARD),
                poly(((-26, 4), (20, 0), (21.4, 2), (-24.6, 6)), cloth),
                poly(((20, 0), (38, -16), (42, -11), (24, 6)), cloth),
                poly(((32, -10.6), (38, -16), (42, -11), (36, -5.4)), shade),
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
        flags.append(poly(((x - 5, y), (x + 5, y), (x, y + 11)), (TERRA, SUN, COBALT, CARD)[i % 4]))
    return [
        *sky((0, AZUL), (34, "#6FA9D0"), (70, BLUE), (98, HAZE)),
        *rings(86, 48, (42, "#9CC6DE"), (26, LIGHT)), *cloud(200, 28, 84, CARD), *cloud(24, 84, 60, CARD, 6), *cloud(320, 50, 56, CARD, 6),
        land(((-10, 118), (36, 104), (78, 112), (112, 120)), PALM, 122),
        *sky((118, SEA[2]), (132, SEA[1]), (148, SEA[0])),
        ripple(40, 134, 22, FOAM), ripple(104, 142, 22, FOAM), ripple(22, 156, 22, CARD), *dhow(62, 134, 0.5, (CARD, KRAFT)), *canoe(128, 146, 0.6, TERRA, LATERITE),
        path("M-6 186 C60 184 120 174 170 160 C230 146 300 146 372 142 V240 H-6 Z", CARD), path("M-6 192 C60 190 124 180 174 165 C232 151 300 152 372 148 V240 H-6 Z", COAST), path("M-6 224 C70 214 160 226 230 214 C290 204 330 210 372 206 V240 H-6 Z", "#E4BE78"),
        *tree(334, 34, 0.62, 8, 116), *tree(300, 52, 0.46, -6, 96), *tree(358, 76, 0.42, 4, 74),
        # the shack
        path("M176 178 C220 170 300 170 342 176 L336 182 H182 Z", "#CFA25C"),
        box(188, 130, 146, 46, "#7A4A2C"), box(286, 130, 48, 46, UMBER), box(196, 134, 64, 30, "#3D1D14"), box(204, 142, 12, 14, SUN), box(222, 140, 10, 16, "#6FB58A"), box(238, 143, 12, 13, TERRA), box(190, 158, 74, 7, "#D9A45A"), box(190, 165, 74, 11, "#A9743C"), box(272, 136, 26, 40, SEA[2]), box(290, 136, 8, 40, SEA[4]), box(304, 140, 20, 16, LIGHT), line("M314 140 V156", UMBER, 1.6),
        *(box(x, 118, 5, 60, "#A9743C") for x in (182, 262, 332)),
        poly(((164, 134), (196, 88), (318, 88), (352, 134)), "#D9A45A"), poly(((278, 134), (272, 88), (318, 88), (352, 134)), "#A9743C"), path("M164 134 l8 8 l8 -8 l8 9 l8 -9 l8 8 l8 -8 l8 9 l8 -9 l8 8 l8 -8 l8 9 l8 -9 l8 8 l8 -8 l6 8 V134 Z", "#D9A45A"), path("M278 134 l8 8 l8 -8 l8 9 l8 -9 l8 8 l8 -8 l8 9 l8 -9 l8 8 l2 -8 Z", "#A9743C"), *(line(d, "#B98345", 1.6) for d in ("M200 96 L184 126", "M220 94 L210 124", "M242 94 L238 126")), *(line(d, "#8A5A30", 1.6) for d in ("M284 96 L290 126", "M304 96 L318 126")), box(190, 84, 132, 6, "#E9C07A"), box(274, 84, 48, 6, "#B98345"),
        line("M142 66 Q246 104 350 62", INK, 1.2), *flags, box(140, 62, 3, 118, UMBER),
        # the sands before it
        *sunshade(70, 214, 0.86, TERRA, LATERITE), *bed(64, 212, 0.9, SUN, OCHRE), *sunshade(164, 222, 0.92, COBALT, INK), *bed(160, 220, 0.96, TERRA, LATERITE), *sunshade(262, 222, 0.92, SUN, OCHRE), *bed(258, 220, 0.96, AZUL, COBALT),
        gull(140, 48, 6), gull(158, 58, 4.6),
    ]  # fmt: skip


def cape() -> Shapes:
    """A cape of red rock that falls into the surf, old walls along its edge."""
    wall = []
    for i in range(12):
        x = 190 + i * 15
        wall.append(box(x, 84 + (2 if i < 3 else 0), 8, 9, TERRA if x < 280 else LATERITE))
    return [
        *sky((0, VIOLET)),
        *rings(78, 134, (250, PLUM), (204, ROSE), (160, EMBER), (120, ORANGE), (84, GLOW), (54, LIGHT)),
        *cloud(196, 30, 90, ROSE), *cloud(312, 54, 64, PLUM, 6), *cloud(52, 56, 64, ORANGE, 6),
        *sky((138, "#3E5F96"), (154, INDIGO), (180, NIGHT)),
        land(((-10, 138), (14, 130), (40, 138)), PLUM, 141), *glitter(78, 144, 58, 8, 7, "#F7D08A"),
        *dhow(128, 168, 0.5, ("#24182A", "#24182A"), "#24182A"),
        # the cape, in ledges
        path("M372 240 V82 H196 C188 88 182 98 178 112 C174 122 164 128 160 142 C158 154 146 160 140 174 C136 186 122 196 112 214 C106 226 104 234 104 240 Z", TERRA),
        path("M372 240 V82 H268 C276 104 262 122 272 144 C282 166 260 188 270 212 C274 224 270 234 272 240 Z", LATERITE),
        path("M196 104 L186 132 L200 150 L184 176 L196 206 L176 240 H214 L222 204 L210 176 L226 148 L212 126 L220 100 Z", LATERITE),
        path("M318 96 L308 130 L322 160 L306 196 L318 240 H372 V96 Z", UMBER),
        *(path(d, "#CF5F40") for d in ("M178 112 C182 106 190 104 196 108 L192 116 H176 Z", "M160 142 C166 136 176 136 182 142 L176 150 H158 Z", "M140 174 C148 166 160 166 168 174 L160 182 H137 Z", "M114 212 C124 202 140 202 150 210 L142 220 H110 Z")),
        path("M372 96 V76 C330 68 230 70 198 78 C190 82 190 90 198 92 C210 88 218 98 230 94 C246 90 256 102 270 96 C290 90 304 102 322 96 C340 92 356 100 372 96 Z", PALM), path("M372 80 V76 C330 68 230 70 198 78 C230 76 320 74 372 80 Z", FRESH),
        # the walls, the chapel
        box(190, 92, 184, 16, TERRA), box(276, 92, 98, 16, LATERITE), *wall, box(190, 104, 184, 4, "#A03A26"),
        box(186, 70, 22, 40, "#CF5F40"), box(200, 70, 8, 40, LATERITE), path("M183 72 C184 60 192 56 197 52 C202 56 210 60 211 72 Z", TERRA), path("M197 52 C202 56 210 60 211 72 H202 C203 64 201 58 197 52 Z", UMBER), box(192, 80, 5, 11, UMBER),
        *tree(330, 40, 0.34, 4, 48, EVENING), *tree(352, 50, 0.28, 4, 38, EVENING),
        box(254, 54, 44, 32, WALL), box(284, 54, 14, 32, WALL_DEEP), path("M254 56 C254 46 262 48 264 40 C266 34 272 32 276 28 C280 32 286 34 288 40 C290 48 298 46 298 56 Z", WALL), path("M276 28 C280 32 286 34 288 40 C290 48 298 46 298 56 H286 C286 46 282 36 276 28 Z", WALL_DEEP), *cross(276, 29, 10), arch(276, 86, 11, 19, COBALT), disc(276, 52, 4, COBALT), box(250, 84, 52, 4, OCHRE),
        # the surf at its foot
        path("M84 240 C88 226 104 222 112 230 C120 214 140 214 148 226 C158 216 176 218 182 230 C194 220 214 222 220 234 C232 226 250 228 256 240 Z", FOAM), path("M96 240 C102 232 112 232 118 236 C128 224 142 226 150 234 C162 226 176 228 184 236 C196 230 210 232 216 240 Z", WALL),
        *(disc(x, y, r, WALL) for x, y, r in ((104, 214, 3), (96, 222, 2), (132, 206, 2.4), (166, 210, 2.6), (204, 216, 2))),
        ripple(26, 206, 26, "#6F86B8"), ripple(60, 222, 24, "#6F86B8"), ripple(10, 230, 22, "#6F86B8"),
        gull(132, 84, 7), gull(150, 96, 5.4), gull(116, 98, 4.8),
    ]  # fmt: skip
