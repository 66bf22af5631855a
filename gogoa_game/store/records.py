"""The game record: save, replay and the output of `gogoa simulate` alike.

A record is one JSON object; a file with many games is JSON Lines, one record a line. Places of
dice and seats count from 0, `path` holds the hexes entered. Turns of a day stand in seat order
from the starting player. `choices` holds null for a seat that has not chosen yet; `scores` and
`winners` exist only when the game is over.
"""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from gogoa_game.files.reading import open_regular, text_of
from gogoa_game.logic import chance, rules
from gogoa_game.logic.actions import ChoosePlans, PlayTurn
from gogoa_game.logic.dice import Assignment, GuideUse
from gogoa_game.logic.errors import IllegalAction
from gogoa_game.logic.hexes import Hex  # noqa: TC001  (msgspec reads the types of the fields)
from gogoa_game.logic.scoring import points, winners
from gogoa_game.logic.state import DAYS, Phase
from gogoa_game.pieces import TOKENS
from gogoa_game.store.faults import NewerRecordError, OtherMapError, RecordError, shown

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from gogoa_game.logic.state import GameState, Trip
    from gogoa_game.maps import GameMap

FORMAT: Literal["gogoa"] = "gogoa"
VERSION: Literal[1] = 1
MAX_LINE = 1 << 20
"""The most bytes a record may have; a whole game of six seats takes about a hundredth of it."""

LONGEST_NAME = 60
KNOWN_TOKENS = ", ".join(TOKENS)
LONGEST_PATH = 4096

Id = Annotated[str, Meta(max_length=LONGEST_NAME)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
PerSeat = Meta(min_length=1, max_length=rules.MAX_SEATS)
Seed = Annotated[int, Meta(ge=0, le=chance.MAX_SEED)]


class UnknownToken(ValueError):  # noqa: N818  (a fact about a player, which decoding tells)
    """A token or colour that this program does not have; a newer one may."""


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a record: immutable, and nothing unknown in it."""


class PlayerRecord(_Part, frozen=True):
    """A seat: `kind` is "human" or "bot:LEVEL", `token` and `colour` are of `pieces.TOKENS`.

    Raises ValueError for what could not be shown on the screen.
    """

    name: str
    kind: Annotated[str, Meta(pattern=r"^(human|bot:[a-z]{1,20})\Z")]
    token: str = TOKENS[0]
    colour: str = TOKENS[0]

    def __post_init__(self) -> None:
        name = self.name
        if len(name) > LONGEST_NAME or not name.isprintable() or not name.strip():
            raise ValueError(f"a name has 1 to {LONGEST_NAME} characters, all printable")
        for what, given in (("token", self.token), ("colour", self.colour)):
            if given not in TOKENS:
                raise UnknownToken(f"there is no {what} {shown(given)}; known are {KNOWN_TOKENS}")


class GuideRecord(_Part, frozen=True):
    """A guide crossed off for one step of a die (R7)."""

    guide: Id
    die: int
    delta: int


class TurnRecord(_Part, frozen=True):
    """A turn of one seat; `direction`, `distance` and `deviation` are places of dice (R8)."""

    seat: int
    guides: tuple[GuideRecord, ...]
    direction: int
    distance: int
    deviation: int
    path: tuple[Hex, ...]


class DayRecord(_Part, frozen=True):
    """A day: the roll, the starting seat and the turns made so far."""

    dice: tuple[int, int, int]
    start: int
    turns: Annotated[tuple[TurnRecord, ...], Meta(max_length=rules.MAX_SEATS)]


class GameRecord(_Part, frozen=True):
    """A game, finished or not. Equal games on the same map have equal records.

    Only a save says in `map_file` where the map lay, if it is none that the game brings.
    """

    format: Literal["gogoa"]
    version: Literal[1]
    map: Name
    map_digest: Name
    seed: Seed
    players: Annotated[tuple[PlayerRecord, ...], PerSeat]
    offers: Annotated[tuple[tuple[Id, Id, Id, Id], ...], PerSeat]
    choices: Annotated[tuple[tuple[Id, Id] | None, ...], PerSeat]
    days: Annotated[tuple[DayRecord, ...], Meta(max_length=DAYS)]
    scores: Annotated[tuple[int, ...], PerSeat] | UnsetType = UNSET
    winners: Annotated[tuple[int, ...], PerSeat] | UnsetType = UNSET
    map_file: Annotated[str, Meta(max_length=LONGEST_PATH)] | UnsetType = UNSET

    @property
    def finished(self) -> bool:
        """Whether the record tells how the game ended."""
        return self.scores is not UNSET or self.winners is not UNSET

    @property
    def begun(self) -> bool:
        """Whether anybody has decided anything."""
        return any(plans is not None for plans in self.choices)

    def with_map_file(self, file: Path | None) -> GameRecord:
        """The record of a save, with the file of its map, or without it."""
        name = UNSET if file is None else str(file)
        if name is not UNSET and (len(name) > LONGEST_PATH or not _is_text(name)):
            name = UNSET  # a name that no file of text can hold
        return msgspec.structs.replace(self, map_file=name)


class _Head(Struct):
    """Enough of a record to say which program wrote it."""

    format: Any = None
    version: Any = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(GameRecord)
_head_decoder = msgspec.json.Decoder(_Head)


# ---- JSON


def encode(record: GameRecord) -> bytes:
    """The record as one line of JSON, without the line break."""
    return _encoder.encode(record)


def decode(data: bytes) -> GameRecord:
    """The record in a line of JSON. Raises RecordError for anything else.

    Only the form is checked; whether the game went by the rules says `verify`.
    """
    try:
        text = text_of(data)
        record = _decoder.decode(text)
        json.loads(text, object_pairs_hook=_refuse_doubles)
    except msgspec.ValidationError as error:
        raise _what_is_wrong(text, error) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(
            f"this is no game record ({error}); a record is one JSON object on one line"
        ) from None
    return record


def _what_is_wrong(text: str, error: msgspec.ValidationError) -> RecordError:
    try:
        head = _head_decoder.decode(text)
    except (msgspec.DecodeError, RecursionError):
        head = _Head()
    if head.format != FORMAT:
        return RecordError('this is no game record; one begins with {"format":"gogoa"')
    if type(head.version) is int and head.version > VERSION:
        return NewerRecordError(
            f"the record has version {shown(head.version)}; this program reads version {VERSION}"
        )
    if isinstance(error.__cause__, UnknownToken):
        return NewerRecordError(str(error))
    return RecordError(f"the record is damaged ({error}); use an undamaged copy")


def _refuse_doubles(pairs: list[tuple[str, object]]) -> None:
    """Of two values with one name every reader would take another."""
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        double = next(name for name in names if names.count(name) > 1)
        raise RecordError(
            f"the record is damaged ({shown(double)} stands twice in one object); "
            "use an undamaged copy"
        )


def _is_text(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def read_records(path: Path) -> Iterator[GameRecord]:
    """The records of a file, one a line, read as they are asked for; blank lines are none.

    Raises RecordError that names the file and the line, or says why it cannot be read.
    """
    try:
        with open_regular(path) as file:
            line = 0
            while text := file.readline(MAX_LINE):
                line += 1
                bare = text.removeprefix(BOM_UTF8) if line == 1 else text
                if bare.strip() or len(text) == MAX_LINE:
                    yield _record_of_line(text, f"{path}, line {line}")
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError(f"cannot be read ({reason}); name another file", path) from None


def _record_of_line(text: bytes, where: str) -> GameRecord:
    if len(text) == MAX_LINE and not text.endswith(b"\n"):
        raise RecordError("this line is too long for a game record; name another file", where)
    try:
        return decode(text)
    except RecordError as error:
        raise error.within(where) from None


# ---- from a game to its record


def record_of(
    game_map: GameMap, players: tuple[PlayerRecord, ...], seed: int, state: GameState
) -> GameRecord:
    """The record of a game as it stands, in the middle of a day too."""
    over = state.phase is Phase.OVER
    first, rolls = chance.first_seat(state.seats, seed), chance.rolls(seed)
    days = tuple(
        DayRecord(rolls[day], (first + day) % state.seats, _turn_records(state, first, day))
        for day in range(state.day)
    )
    return GameRecord(
        FORMAT,
        VERSION,
        game_map.id,
        game_map.digest,
        seed,
        players,
        tuple((a, b, c, d) for a, b, c, d in state.offers),
        tuple((sheet.plans[0], sheet.plans[1]) if sheet.plans else None for sheet in state.sheets),
        days,
        tuple(points(state.board, sheet).total for sheet in state.sheets) if over else UNSET,
        winners(state.board, state.sheets) if over else UNSET,
    )


def _turn_records(state: GameState, first: int, day: int) -> tuple[TurnRecord, ...]:
    order = ((first + day + i) % state.seats for i in range(state.seats))
    trips = (state.sheets[seat].trips[day : day + 1] for seat in order)
    return tuple(_turn_record(trip) for made in trips for trip in made)


def _turn_record(trip: Trip) -> TurnRecord:
    turn = trip.turn
    return TurnRecord(
        turn.seat,
        tuple(GuideRecord(*use) for use in turn.guides),
        *turn.assignment,
        turn.path,
    )


# ---- from a record to the game


def replay(game_map: GameMap, record: GameRecord) -> Iterator[rules.Outcome]:
    """The game from its beginning: each state with the events that led to it.

    Every move passes the rules. Raises RecordError at the first thing that does not fit the map,
    the seed or the rules, naming day, seat and rule.
    """
    check_map(game_map, record)
    seats = len(record.players)
    state = _beginning(game_map, record, seats)
    yield state, ()
    for seat, plans in enumerate(record.choices):
        if plans is not None:
            state, events = _played(state, ChoosePlans(seat, plans), record, "choice of plans")
            yield state, events
    rolls = chance.rolls(record.seed)
    for number, day in enumerate(record.days, 1):
        where = f"day {number}"
        _expect_nobody_due(state, record)
        _expect(day.start, state.starting_seat, "the starting seat", "R6", where)
        _expect(day.dice, rolls[number - 1], "the dice by the seed", "R5", where)
        state, events = rules.roll(state, day.dice)
        yield state, events
        for turn in day.turns:
            state, events = _played(state, _turn_of(turn), record, where)
            yield state, events


def verify(game_map: GameMap, record: GameRecord) -> GameState:
    """The last state of a record that is right in everything: offers, first seat, dice, turns,
    scores and winners. An unfinished game is right if it is so far.

    Raises RecordError otherwise.
    """
    for state, _ in replay(game_map, record):
        last = state
    if last.phase is Phase.OVER:
        totals = tuple(points(last.board, sheet).total for sheet in last.sheets)
        _expect(record.scores, totals, "the scores", "R20", "result")
        _expect(record.winners, winners(last.board, last.sheets), "the winners", "R25", "result")
    elif record.finished:
        _expect_nobody_due(last, record)
        raise RecordError(f"R20: the game has scores, but ended on day {last.day}", "result")
    return last


def check_map(game_map: GameMap, record: GameRecord) -> None:
    """Raises OtherMapError if the game was played on another map, or one that was changed since."""
    changed = record.map == game_map.id
    if changed and record.map_digest == game_map.digest:
        return
    text = (
        f"the map {game_map.id!r} has changed since the game (digest {shown(record.map_digest)}, "
        f"now {game_map.digest}); use the map of that time"
        if changed
        else f"the game was played on the map {record.map!r}, not on {game_map.id!r}; "
        "name its file with --map"
    )
    file = None if record.map_file is UNSET else record.map_file
    raise OtherMapError(text, record.map, file, changed=changed)


def _beginning(game_map: GameMap, record: GameRecord, seats: int) -> GameState:
    for name, entries in (("offers", record.offers), ("choices", record.choices)):
        if len(entries) != seats:
            raise RecordError(f"R2: there are {seats} players, but {len(entries)} {name}")
    try:
        offers = chance.offers(game_map.board, seats, record.seed)
    except IllegalAction as error:
        raise RecordError(str(error)) from None
    _expect(record.offers, offers, "the offers by the seed", "R2", "offers")
    return rules.new_game(game_map.board, offers, chance.first_seat(seats, record.seed))


def _expect_nobody_due(state: GameState, record: GameRecord) -> None:
    """Before a day begins or the game ends, everybody has chosen plans and played the last day."""
    if not state.to_act:
        return
    number = state.to_act[0]
    seat = f"seat {number} ({record.players[number].name})"
    if state.phase is Phase.CHOOSING:
        raise RecordError(f"R3: {seat} has chosen none", "choice of plans")
    raise RecordError(f"R6: the turn of {seat} is missing", f"day {state.day}")


def _expect(found: object, right: object, what: str, rule: str, where: str) -> None:
    if found != right:
        given = shown(msgspec.to_builtins(None if found is UNSET else found))
        wanted = shown(msgspec.to_builtins(right))
        raise RecordError(f"{rule}: {what} must be {wanted}, not {given}", where)


def _played(
    state: GameState, action: ChoosePlans | PlayTurn, record: GameRecord, where: str
) -> rules.Outcome:
    try:
        return rules.play(state, action)
    except IllegalAction as error:
        seat = action.seat
        name = f" ({record.players[seat].name})" if 0 <= seat < state.seats else ""
        raise RecordError(str(error), f"{where}, seat {seat}{name}") from None


def _turn_of(turn: TurnRecord) -> PlayTurn:
    uses = tuple(GuideUse(use.guide, use.die, use.delta) for use in turn.guides)
    assignment = Assignment(turn.direction, turn.distance, turn.deviation)
    return PlayTurn(turn.seat, uses, assignment, turn.path)
