"""Sends random commands in batches, and checks that every answer keeps to the protocol."""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Iterator

from play import Lost, Player
from wire import MOMENTS, Connection, Event, Schema, WireError

FITTING = {
    "menu": ["choose", "level"], "level": ["answer", "act", "hint"], "ready": ["continue", "practise"],
    "descent": ["continue", "descend"], "pitch": ["gesture"], "cue": ["gesture"],
    "round": ["continue", "menu", "practise", "skip"], "room": ["say"],
}
SOURCES = {
    "id": "items.id", "answers": "answers.id", "element": "elements.id", "action": "actions.id",
    "text": "sights.name", "value": "settings.values", "date": ".date", "number": ".number",
}
VERBS = ["look at ", "get ", "open ", "north then ", "south then ", "east then ", "west then ", "map then "]
UNREADABLE = [
    b"", b"{", b"[]", b'{"do":"menu"} {"do":"menu"}', b'{"do":"menu","do":"menu"}',
    b'{"do":"menu","x":"\xff"}', b'{"do":"menu","x":"\x1b"}', b'{"do":"menu","x":"\\ud800"}',
    b'{"do":"menu","x":' + b"[" * 20 + b"]" * 20 + b"}", b'{"do":"menu","x":"' + b"y" * 70_000 + b'"}',
]


class Maker:
    """Makes commands of the schema’s forms, most of which fit what was heard last."""

    def __init__(self, schema: Schema, seed: int) -> None:
        self.random = random.Random(seed)
        self.forms = schema.forms("command")
        self.heard: Counter[str] = Counter()
        self.moment = "menu"
        self.strings: dict[str, list[str]] = {}

    def hear(self, event: Event) -> None:
        """Remembers the moment, and the strings of an event by where they stand."""
        self.heard[" ".join([event["event"], event.get("code", "")]).strip()] += 1
        if event["event"] in MOMENTS:
            self.moment = event["event"]
        found: dict[str, list[str]] = {}
        for place, text in strings(event):
            found.setdefault(place, []).append(text)
        self.strings.update(found)

    def line(self, tag: int) -> tuple[bytes, list[int]]:
        """A line to send, and the tags that are to come back."""
        chance = self.random.random()
        if chance < 0.05:
            return self.random.choice(UNREADABLE), []
        if chance < 0.1:
            command = {"do": self.random.choice(["fly", "level", "set", 7])}
        else:
            names = FITTING.get(self.moment, ["continue"]) if chance < 0.8 else None
            forms = [form for form in self.forms if not names or form["properties"]["do"]["const"] in names]
            command = self.value(self.random.choice(forms))
        tags = [tag] if chance < 0.95 else []
        return json.dumps({**command, **{"tag": tag for tag in tags}}).encode(), tags

    def value(self, schema: dict[str, Any], name: str = "") -> Any:
        """A value that fits a schema of the commands, without a tag."""
        if "const" in schema or "enum" in schema:
            return self.random.choice(schema.get("enum") or [schema["const"]])
        if schema["type"] == "object":
            members = [name for name in schema["properties"] if name != "tag"]
            names = [name for name in members if name in schema["required"] or self.random.random() < 0.5]
            return {name: self.value(schema["properties"][name], name) for name in names}
        if schema["type"] == "array":
            return [self.value(schema["items"], name)]
        if schema["type"] == "boolean":
            return self.random.random() < 0.5
        if schema["type"] == "integer":
            most = schema.get("maximum", self.random.choice([4, 5, 3000]))
            return self.random.randint(schema["minimum"], most)
        verb = self.random.choice(VERBS) if name == "text" else ""
        return verb + self.random.choice(self.strings.get(SOURCES[name], ["?"]))


def strings(value: Any, name: str = "", place: str = "") -> Iterator[tuple[str, str]]:
    """Every string in a value, with the names of the two innermost members around it."""
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, list):
        for item in value:
            yield from strings(item, name, place)
    elif isinstance(value, dict):
        for member, part in value.items():
            yield from strings(part, member, f"{name}.{member}")


def goes_on(connection: Connection, maker: Maker, tags: range) -> bool:
    """Sends a batch without waiting, checks its answers, and tells whether the program runs on."""
    lines = [*map(maker.line, tags[:-1]), (b'{"do":"repeat","tag":%d}' % tags[-1], [tags[-1]])]
    with contextlib.suppress(WireError):
        connection.write(b"\n".join(line for line, _ in lines))
    expected = [tag for _, answered in lines for tag in answered]
    last: Event = {}
    while expected and (event := connection.read()):
        maker.hear(last := event)
        if event["event"] == "done" and event["tag"] != expected.pop(0):
            raise WireError(f"{event} is out of order")
    if expected and (last != {"event": "bye"} or connection.wait() != 0):
        raise WireError(f"exit status {connection.wait()} after {last}; no answer to {expected}")
    return not expected


def run(program: str, language: str, count: int, seed: int) -> Counter[str]:
    """Sends so many commands, to a winner and to a new player in turn, and counts the events."""
    schema = Schema.of(program)
    maker = Maker(schema, seed)
    arguments = ("--lang", language, "--clock", "script", "--seed", str(seed), "--restricted")
    sent = 0
    players = itertools.cycle(["winner", "new"])
    with tempfile.TemporaryDirectory() as home:
        while sent < count:
            with Connection(program, Path(home, next(players)), *arguments, schema=schema) as connection:
                if sent == 0:
                    Player(connection).win_campaign()
                goes = True
                while goes and sent < count:
                    tags = range(sent, min(sent + maker.random.choice([2, 2, 3, 5, 30]), count))
                    goes = goes_on(connection, maker, tags)
                    sent = tags.stop
    return maker.heard


def main() -> int:
    """Runs as the command line says, and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--language", choices=["en", "fr"], default="en")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    try:
        heard = run(**vars(parser.parse_args()))
    except (Lost, WireError) as error:
        print(f"went wrong: {error}")
        return 1
    print(", ".join(f"{event} {count}" for event, count in heard.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
