"""Asks a window to close, as a window manager does at a click on its cross (WM_DELETE_WINDOW).

xdotool can only cut a program off from its screen, so Xlib is spoken to; xdotool itself needs it.
It is a program of its own, `python -m tests.window.closing DISPLAY WINDOW`: at its first error Xlib
ends the process.
"""

from __future__ import annotations

import ctypes
import sys

CLIENT_MESSAGE = 33


class _ClientMessage(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest_of_the_union", ctypes.c_long * 16),
    )


def ask_to_close(display_name: str, window: int) -> None:
    """Sends the wish; the program decides. Raises OSError if there is no such display."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(display_name.encode()))
    if not display:
        raise OSError(f"no display {display_name}")
    protocols, delete = (
        x11.XInternAtom(display, name, False) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")
    )
    message = _ClientMessage(type=CLIENT_MESSAGE, window=window, message_type=protocols, format=32)
    message.data[0] = delete
    x11.XSendEvent(display, ctypes.c_ulong(window), False, ctypes.c_long(0), ctypes.byref(message))
    x11.XFlush(display)
    x11.XCloseDisplay(display)


if __name__ == "__main__":
    ask_to_close(sys.argv[1], int(sys.argv[2]))
