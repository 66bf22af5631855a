"""The command `gogoa`. Without a command it plays; only that and `shots` load pygame.

Exit codes: 0 all is well, 1 something is wrong with a file, a map, a game or the display, 2 the
command line is wrong, 130 stopped with Ctrl-C (143 with TERM, 129 with HUP), 141 nobody reads the
output. An error is one line on stderr that says what, where and what to do.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from itertools import combinations
from typing import TYPE_CHECKING, Any, NoReturn

from gogoa_game import __version__
from gogoa_game.commands import arguments, console, stopping
from gogoa_game.commands.console import OutputError, Sink
from gogoa_game.commands.progress import Bar
from gogoa_game.files.assets import AssetError, asset, check_presence, check_sprites

# Everything else is imported by the command that needs it: the window should open at once.

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from gogoa_game.commands.lab import GameResult, Tally
    from gogoa_game.maps import GameMap

FAULT, MISUSE, UNREAD = 1, 2, 141
LANGUAGES = ("en", "ja")
LANGUAGE_HELP = "of the names on the map; all other text is in English so far"
USUAL_SEED = 1
USUAL_SHOT = (1920, 1080)
LEAST_SHOT, MOST_SHOT = (480, 270), (7680, 4320)
GAME_SUFFIXES = (".tmx", ".tsx", ".toml", ".svg", ".png", ".ogg", ".ttf")
CSV_COLUMNS = ("game", "seed", "place", "bot", "seat", "score", "win", "visits", "plans")


class CommandError(Exception):
    """Why a command cannot go on, and the exit code."""

    def __init__(self, text: str, code: int = FAULT) -> None:
        super().__init__(text)
        self.code = code


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command line, that of the process if None, and returns the exit code."""
    console.forgive()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # stdout is for what was asked for
    try:
        args = _parser().parse_args(argv)
        run: Callable[[argparse.Namespace], int] = args.run
        code = run(args)
        console.flush()
    except CommandError as error:
        return _report(str(error), error.code)
    except BrokenPipeError:
        console.silence(sys.stdout)
        return UNREAD
    except KeyboardInterrupt as stop:
        return stopping.exit_code(stop)
    except OSError as error:  # What commands read and write by name, they name themselves.
        console.silence(sys.stdout)
        where = error.filename or "the output"
        return _report(f"{where} cannot be used ({error.strerror or error})", FAULT)
    except Exception as error:
        if not isinstance(error, _told()):
            raise
        return _report(str(error), FAULT)
    return code


def _told() -> tuple[type[Exception], ...]:
    """The errors whose message is all that there is to tell."""
    from gogoa_game.maps import MapError
    from gogoa_game.store.faults import RecordError

    return AssetError, MapError, OutputError, RecordError


def _report(text: str, code: int) -> int:
    console.complain(text)
    return code


# ---- the command line


class _Parser(argparse.ArgumentParser):
    """Tells what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message}; see {self.prog} --help", MISUSE)

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        console.flush()
        super().exit(status, message)

    def _print_message(self, message: str, file: Any = None) -> None:
        # The help and the version; argparse would be silent about a stdout that is full.
        console.say(*message.splitlines())


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="gogoa",
        description="Go Goa: twelve days, three dice, one pencil. Without a command it plays.",
        epilog="exit codes: 0 all is well, 1 something is wrong, 2 the command line is wrong",
    )
    parser.add_argument("--version", action="version", version=f"gogoa {__version__}")
    parser.set_defaults(run=_play)
    _add_shared(parser, "--seed", type=arguments.seed, help="dice and offers of the next game")
    _add_shared(parser, "--lang", choices=LANGUAGES, help=LANGUAGE_HELP)
    window = parser.add_mutually_exclusive_group()
    window.add_argument("--windowed", dest="fullscreen", action="store_false", default=None)
    window.add_argument("--fullscreen", dest="fullscreen", action="store_true", default=None)
    _add_shared(
        parser, "--size", type=arguments.size, metavar="WxH", help="of the window, in pixels"
    )
    _add_map(parser)
    parser.set_defaults(seed=None, lang=None, size=None, map=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_check_map(commands)
    _add_verify(commands)
    _add_simulate(commands)
    _add_shots(commands)
    return parser


if TYPE_CHECKING:
    _Commands = argparse._SubParsersAction[_Parser]


def _add_shared(parser: argparse.ArgumentParser, name: str, **details: Any) -> None:
    """An option that may stand before a command and after it; the later one counts."""
    parser.add_argument(name, default=argparse.SUPPRESS, **details)


def _add_map(parser: argparse.ArgumentParser) -> None:
    _add_shared(
        parser, "--map", type=arguments.file, metavar="FILE", help="a .tmx file; usually Goa's"
    )


def _add_check_map(commands: _Commands) -> None:
    text = "Says what is wrong with a map, one line a fault: hex and rule."
    parser = commands.add_parser("check-map", help="check a map", description=text)
    parser.add_argument("file", type=arguments.file, metavar="FILE.tmx")
    parser.set_defaults(run=_check_map)


def _add_verify(commands: _Commands) -> None:
    text = "Replays recorded games by the rules and names the first bad turn."
    parser = commands.add_parser("verify", help="check recorded games", description=text)
    parser.add_argument("file", type=arguments.file, metavar="FILE", help="one game record a line")
    _add_map(parser)
    parser.set_defaults(run=_verify)


def _add_simulate(commands: _Commands) -> None:
    text = (
        "Lets bots play against each other. Game i has the seed S + i, whoever plays, and the "
        "bots change seats from game to game."
    )
    parser = commands.add_parser("simulate", help="let bots play", description=text)
    parser.add_argument("--games", type=arguments.count, required=True, metavar="N")
    parser.add_argument(
        "--bots",
        type=arguments.line_up,
        required=True,
        metavar="LEVEL,...",
        help="1 to 6, as in easy,random",
    )
    _add_shared(parser, "--seed", type=arguments.seed, metavar="S", help=f"usually {USUAL_SEED}")
    parser.add_argument(
        "--jobs", type=arguments.count, default=1, metavar="J", help="processes; usually 1"
    )
    parser.add_argument(
        "--out", type=arguments.file, metavar="FILE", help="write the records, one a line"
    )
    parser.add_argument(
        "--csv", type=arguments.file, metavar="FILE", help="write a line for each bot"
    )
    parser.add_argument(
        "--progress", action="store_true", help="show the bar even where stderr is no terminal"
    )
    _add_map(parser)
    parser.set_defaults(run=_simulate)


def _add_shots(commands: _Commands) -> None:
    text = "Draws every scene in typical states into PNG files, without a display."
    parser = commands.add_parser("shots", help="draw every scene", description=text)
    parser.add_argument("folder", type=arguments.file, metavar="DIR")
    _add_shared(parser, "--lang", choices=LANGUAGES, help=f"{LANGUAGE_HELP}; usually en")
    width, height = USUAL_SHOT
    _add_shared(
        parser, "--size", type=arguments.size, metavar="WxH", help=f"usually {width}x{height}"
    )
    parser.set_defaults(run=_shots)


# ---- the commands


def _map_file(args: argparse.Namespace) -> Path:
    named: Path | None = args.map
    return named or asset("maps", "goa.tmx")


def _play(args: argparse.Namespace) -> int:
    check_presence()
    from gogoa_game.desktop.start import play
    from gogoa_game.desktop.window import DisplayError

    try:
        return play(
            seed=args.seed,
            language=args.lang,
            fullscreen=args.fullscreen,
            size=args.size,
            map_file=_map_file(args),
        )
    except DisplayError as error:
        raise CommandError(str(error)) from None


def _shots(args: argparse.Namespace) -> int:
    language, size = args.lang or LANGUAGES[0], args.size or USUAL_SHOT
    if not all(map(lambda least, side, most: least <= side <= most, LEAST_SHOT, size, MOST_SHOT)):
        limits = "at least {}x{} and at most {}x{}".format(*LEAST_SHOT, *MOST_SHOT)
        raise CommandError(f"pictures of scenes need a --size of {limits}", MISUSE)
    check_presence()
    import pygame

    from gogoa_game.desktop.shots import take_shots
    from gogoa_game.desktop.window import DisplayError

    try:
        taken = take_shots(args.folder, language=language, size=size)
    except (DisplayError, MemoryError, pygame.error) as error:
        reason = error.__cause__ or str(error) or "out of memory"
        raise CommandError(
            f"pictures of {size[0]}x{size[1]} cannot be drawn ({reason}); name another --size"
        ) from None
    except OSError as error:
        raise console.cannot_write(error.filename or args.folder, error) from None
    console.say(*map(str, taken))
    return 0


def _check_map(args: argparse.Namespace) -> int:
    from gogoa_game.maps import load_map, map_faults

    faults = map_faults(args.file)
    if faults:
        console.say(*(f"{args.file}: {fault}" for fault in faults))
        return FAULT
    game_map = load_map(args.file)
    check_sprites(game_map.id, game_map.tile_sprites, game_map.pictures)
    board = game_map.board
    console.say(
        f"{args.file}: sound, with {len(board.hexes)} hexes, "
        f"{len(board.destinations)} destinations and {len(board.plans)} plans"
    )
    return 0


def _verify(args: argparse.Namespace) -> int:
    from gogoa_game.logic.state import Phase
    from gogoa_game.maps import load_map
    from gogoa_game.store.faults import RecordError
    from gogoa_game.store.records import read_records, verify
    from gogoa_game.table.match import players_of

    game_map = load_map(_map_file(args))
    games = unfinished = 0
    for record in read_records(args.file):
        games += 1
        try:
            players_of(record)
            last = verify(game_map, record)
        except RecordError as error:
            raise error.within(f"{args.file}, game {games}") from None
        unfinished += last.phase is not Phase.OVER
    if not games:
        raise CommandError(f"{args.file}: there is no game in it; name another file")
    note = f", {unfinished} of them not finished" if unfinished else ""
    console.say(f"{args.file}: {_games(games)} by the rules{note}")
    return 0


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count} games"


# ---- simulate


def _simulate(args: argparse.Namespace) -> int:
    from gogoa_game.commands.lab import Tally
    from gogoa_game.maps import load_map

    named = {"--out": args.out, "--csv": args.csv, "--map": args.map}
    for one, other in combinations([option for option, path in named.items() if path], 2):
        if _same_file(named[one], named[other]):
            raise CommandError(f"{one} and {other} both name {named[one]}; give two files", MISUSE)
    for option in ("--out", "--csv"):
        path = named[option]
        if path and path.suffix.lower() in GAME_SUFFIXES:
            raise CommandError(f"{option} names {path}, a part of a map or of the game", MISUSE)
    if args.seed is None:
        args.seed = USUAL_SEED
    game_map = load_map(_map_file(args))
    tally = Tally(args.bots)
    with stopping.heard(), Sink(args.out) as records, Sink(args.csv) as lines:
        code = _run(args, game_map, tally, records, lines)
    if not tally.games:
        raise CommandError("stopped before the first game ended", code)
    summary = tally.summary()
    speed = f"{summary.games_per_second:.0f} games/s"
    title = f"{_games(summary.games)} from seed {args.seed}, {speed}"
    console.say(title, *summary.table())
    return code


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:  # one of them is not there yet
        return os.path.realpath(one) == os.path.realpath(other)


def _run(
    args: argparse.Namespace, game_map: GameMap, tally: Tally, records: Sink, lines: Sink
) -> int:
    """Plays the games until they are over or somebody stops it, and returns the exit code.

    Only whole games are counted.
    """
    from gogoa_game.commands.lab import LabError, play_games
    from gogoa_game.store.records import encode

    bar = Bar(args.games, shown=_wants_bar(args.progress))
    results = play_games(game_map, args.bots, args.games, args.seed, args.jobs)
    with contextlib.closing(results), contextlib.closing(bar):
        try:
            for result in results:
                if not tally.games:
                    lines.write(",".join(CSV_COLUMNS))
                records.write(encode(result.record).decode())
                for line in _csv_lines(result):
                    lines.write(line)
                tally.add(result)
                bar.show(tally.games)
        except KeyboardInterrupt as stop:
            return stopping.exit_code(stop)
        except LabError as error:
            raise CommandError(str(error)) from None
    return 0


def _wants_bar(asked: bool) -> bool:
    return sys.stderr is not None and (asked or sys.stderr.isatty())


def _csv_lines(result: GameResult) -> Iterator[str]:
    for place, bot in enumerate(result.bots, 1):
        plans = "+".join(map(str, bot.plans))
        yield (
            f"{result.number},{result.record.seed},{place},{bot.level},{bot.seat},"
            f"{bot.score},{bot.win:g},{bot.visits},{plans}"
        )
