"""Makes assets/sprites/grain.png: a seamless tile of paper grain, multiplied over printed grounds.

Speckle, soft flecks and blotches are noise blurred on a torus, so the tile joins itself. Run it
with `python tools/make_grain.py`; the result is the same every time.
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import numpy.typing as npt

SIDE = 512
SEED = 7
WARMTH = (1.0, 0.995, 0.975)
TARGET = Path(__file__).resolve().parent.parent / "assets" / "sprites" / "grain.png"

Field = npt.NDArray[np.float64]


def soft_noise(rng: np.random.Generator, reach: float) -> Field:
    """Noise of mean 0 and deviation 1, blurred by a Gaussian of `reach` pixels on a torus."""
    noise = rng.normal(size=(SIDE, SIDE))
    if reach > 0:
        waves = np.fft.fftfreq(SIDE)
        fall = np.exp(-2 * (np.pi * reach) ** 2 * (waves[:, None] ** 2 + waves[None, :] ** 2))
        noise = np.fft.ifft2(np.fft.fft2(noise) * fall).real
    blurred: Field = (noise - noise.mean()) / noise.std()
    return blurred


def grain() -> npt.NDArray[np.uint8]:
    """Grey values: nearly white, in steps of two so that the file stays small."""
    rng = np.random.default_rng(SEED)
    field = 246 + 2.6 * soft_noise(rng, 0) + 2.4 * soft_noise(rng, 1.6) + 2.0 * soft_noise(rng, 22)
    return (np.clip(field, 0, 255) // 2 * 2).astype(np.uint8)


def png(grey: npt.NDArray[np.uint8]) -> bytes:
    """An 8-bit PNG whose palette gives the greys the warm tint of paper."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    height, width = grey.shape
    palette = bytes(round(level * part) for level in range(256) for part in WARMTH)
    rows = b"".join(b"\0" + row.tobytes() for row in grey)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"PLTE", palette)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


if __name__ == "__main__":
    TARGET.write_bytes(png(grain()))
