"""The JSON-lines protocol of Expedition: its schema, and a connection to the program."""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import threading
from pathlib import Path
from typing import Any, Callable, Iterator, Optional, Union

Event = dict[str, Any]
Command = dict[str, Any]
PathLike = Union[str, Path]

MOMENTS = {"menu", "intro", "chapter", "level", "ready", "pitch", "cue", "round", "results", "room", "descent"}
"""The events after which the program waits for something else than before."""

_TYPES: dict[str, Callable[[Any], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
}
_ANNOTATIONS = {"$schema", "$defs", "title", "description"}
_KEYWORDS = {"$ref", "anyOf", "const", "enum", "items", "maximum", "minimum", "properties", "required", "type"}


class WireError(Exception):
    """What came, went or did not come is not what the protocol says."""


class Schema:
    """The schema of the protocol, and a validator of the part of JSON Schema that it uses."""

    def __init__(self, data: bytes) -> None:
        root: dict[str, Any] = json.loads(data)
        self.definitions: dict[str, dict[str, Any]] = root["$defs"]
        self._check_keywords(root)

    @classmethod
    def of(cls, program: PathLike) -> Schema:
        """The schema that the program itself prints."""
        arguments = [program, "--generate-wire-schema"]
        return cls(subprocess.run(arguments, stdout=subprocess.PIPE, check=True).stdout)

    def fault(self, value: Any, definition: str, strict: bool = False) -> Optional[str]:
        """Why the value does not fit the definition; strictly, an unnamed member is a fault, too."""
        return next(self._faults(value, self.definitions[definition], definition, strict), None)

    def forms(self, definition: str) -> list[dict[str, Any]]:
        """The object schemas that a definition such as “event” or “command” is one of."""
        return [self._resolve(branch) for branch in self.definitions[definition]["anyOf"]]

    def _check_keywords(self, schema: dict[str, Any]) -> None:
        unknown = schema.keys() - _KEYWORDS - _ANNOTATIONS
        if unknown:
            raise WireError(f"the schema uses {', '.join(sorted(unknown))}, which is not understood")
        parts = [*schema.get("$defs", {}).values(), *schema.get("properties", {}).values()]
        parts += schema.get("anyOf", [])
        parts += [schema["items"]] if "items" in schema else []
        for part in parts:
            self._check_keywords(part)

    def _resolve(self, schema: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in schema:
            schema = self.definitions[schema["$ref"].removeprefix("#/$defs/")]
        return schema

    def _faults(self, value: Any, schema: dict[str, Any], path: str, strict: bool) -> Iterator[str]:
        schema = self._resolve(schema)
        types = schema.get("type", [])
        types = [types] if isinstance(types, str) else types
        if types and not any(_TYPES[name](value) for name in types):
            yield f"{path}: {_shown(value)} is not of type {' or '.join(types)}"
            return
        if "const" in schema and not _same(value, schema["const"]):
            yield f"{path}: {_shown(value)} is not {_shown(schema['const'])}"
        if "enum" in schema and not any(_same(value, one) for one in schema["enum"]):
            yield f"{path}: {_shown(value)} is none of {_shown(schema['enum'])}"
        if "minimum" in schema and _TYPES["integer"](value) and value < schema["minimum"]:
            yield f"{path}: {_shown(value)} is less than {schema['minimum']}"
        if "maximum" in schema and _TYPES["integer"](value) and value > schema["maximum"]:
            yield f"{path}: {_shown(value)} is more than {schema['maximum']}"
        if "anyOf" in schema:
            yield from self._branch_faults(value, schema["anyOf"], path, strict)
        if isinstance(value, dict) and "properties" in schema:
            yield from self._member_faults(value, schema, path, strict)
        if isinstance(value, list) and "items" in schema:
            for index, item in enumerate(value):
                yield from self._faults(item, schema["items"], f"{path}[{index}]", strict)

    def _member_faults(self, value: Any, schema: dict[str, Any], path: str, strict: bool) -> Iterator[str]:
        for name in schema.get("required", []):
            if name not in value:
                yield f"{path}: “{name}” is missing"
        for name, member in value.items():
            if name in schema["properties"]:
                yield from self._faults(member, schema["properties"][name], f"{path}.{name}", strict)
            elif strict:
                yield f"{path}: the schema does not name “{name}”"

    def _branch_faults(self, value: Any, branches: list[Any], path: str, strict: bool) -> Iterator[str]:
        """The faults of the nearest branch: the most constants match, and the fewest faults are left."""
        matches = [self._matches(value, self._resolve(branch)) for branch in branches]
        nearest = max(matches)
        if isinstance(value, dict) and nearest == 0:
            yield f"{path}: {_shown(value)} is like none of {len(branches)} forms"
            return
        near = (branch for branch, count in zip(branches, matches) if count == nearest)
        yield from min((list(self._faults(value, branch, path, strict)) for branch in near), key=len)

    @staticmethod
    def _matches(value: Any, branch: dict[str, Any]) -> int:
        """How many members of the value are the constants that the branch asks for."""
        members = value if isinstance(value, dict) else {}
        return sum(
            name in members and _same(members[name], part["const"])
            for name, part in branch.get("properties", {}).items()
            if "const" in part
        )


class Connection:
    """A running program that speaks JSON lines.

    Strictly, an event that does not fit the schema is an error; otherwise it is passed over,
    as the schema asks for what a later version may add.
    """

    def __init__(
        self, program: PathLike, folder: PathLike, *arguments: str,
        schema: Optional[Schema] = None, strict: bool = True, limit: float = 60.0,
    ) -> None:
        self.schema = schema or Schema.of(program)
        self.strict = strict
        self.limit = limit
        self._last_tag = 0
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.process = subprocess.Popen(
            [program, "--ui", "json", "--data-dir", folder, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        threading.Thread(target=self._read_lines, daemon=True).start()

    def __enter__(self) -> Connection:
        return self

    def __exit__(self, kind: Optional[type[BaseException]], *_: object) -> None:
        try:
            if kind is None:
                self.close()
        finally:
            self.kill()

    def read(self) -> Optional[Event]:
        """The next event, or none at the end of the output."""
        while line := self._next_line():
            try:
                event: Event = json.loads(line)
            except ValueError as error:
                raise WireError(f"not JSON: {line!r}") from error
            fault = self.schema.fault(event, "event", self.strict)
            if fault is None:
                return event
            if self.strict:
                raise WireError(f"{fault}: {line.decode()}")
        return None

    def write(self, line: bytes) -> None:
        """Sends a line as it is."""
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
        except (OSError, ValueError) as error:
            raise WireError("the program reads no more") from error

    def post(self, command: Command) -> None:
        """Sends a command, and waits for nothing."""
        fault = self.schema.fault(command, "command", strict=True)
        if fault is not None:
            raise WireError(fault)
        self.write(json.dumps(command).encode())

    def send(self, command: Command) -> list[Event]:
        """Sends a command with a tag, and returns the events up to its “done”."""
        self._last_tag += 1
        self.post({**command, "tag": self._last_tag})
        return self._until({"event": "done", "tag": self._last_tag})

    def close(self) -> None:
        """Quits, if the program runs still, and waits for “bye” and the exit status 0."""
        if self.process.returncode is not None:
            return
        self.post({"do": "quit"})
        self._until({"event": "bye"})
        if (extra := self.read()) is not None:
            raise WireError(f"something follows “bye”: {extra}")
        if (status := self.wait()) != 0:
            raise WireError(f"the program ended with status {status}")

    def wait(self) -> int:
        """Waits for the end of the program, and returns its exit status."""
        try:
            return self.process.wait(self.limit)
        except subprocess.TimeoutExpired as error:
            raise WireError("the program does not end") from error

    def kill(self) -> None:
        """Ends the program at once, where it runs still."""
        self.process.kill()
        self.process.wait()
        with contextlib.suppress(OSError):
            self.process.stdin.close()

    def _read_lines(self) -> None:
        with self.process.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put(b"")

    def _next_line(self) -> bytes:
        try:
            line = self._lines.get(timeout=self.limit)
        except queue.Empty:
            raise WireError(f"nothing came for {self.limit:g} seconds") from None
        if not line:
            self._lines.put(line)
        return line

    def _until(self, last: Event) -> list[Event]:
        """The events before the one that says what the last one says."""
        events: list[Event] = []
        while (event := self.read()) is not None:
            if last.items() <= event.items():
                return events
            events.append(event)
        raise WireError(f"the output ended before {_shown(last)}")


def _same(one: Any, other: Any) -> bool:
    """Equality by JSON: true is not 1."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:79] + "…"
