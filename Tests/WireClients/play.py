"""A reference client that plays the whole of Expedition, knowing nothing but the events.

usage: play.py PROGRAM LANGUAGE [SEED]
"""

from __future__ import annotations

import itertools
import re
import sys
import tempfile
from pathlib import Path
from typing import Iterable, Iterator

from wire import MOMENTS, Connection, Event, WireError

NIGHTS = Path(__file__).resolve().parent
"""Where night.en.txt and night.fr.txt lie: lines that win the adventure."""

REPORTS = ("levels", "scores", "settings", "falls", "notes")


class Lost(Exception):
    """The game went another way than a player could foresee."""


class Player:
    """Plays by the events alone: tries answers, takes hints, and learns from verdicts."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.moment: Event = {}
        self.cues: dict[int, Event] = {}
        self.heard: list[Event] = []
        while not self.moment:
            self.hear(connection.read())

    def hear(self, event: Event | None) -> None:
        """Takes notice of an event."""
        if event is None:
            raise Lost("the program ended")
        self.heard.append(event)
        if event["event"] in MOMENTS:
            self.moment = event
        if event["event"] == "cue":
            self.cues[event["move"]] = event
        elif event["event"] == "move" and event["outcome"] == "good":
            self.cues.pop(event["move"], None)
        elif event["event"] == "move" and event["outcome"] != "ignored" and "practice" not in event:
            # What was asked is asked no more; what is asked next is told.
            self.cues.clear()
        elif event["event"] in ("ready", "pitch", "round"):
            self.cues.clear()

    def do(self, command: str, **members: object) -> list[Event]:
        """Sends a command and returns its answer; an error is one, unless a gesture was too late."""
        events = self.connection.send({"do": command, **members})
        for event in events:
            self.hear(event)
            if event["event"] == "error" and event["code"] != "no-round":
                raise Lost(f"{command} {members}: {event['code']}: {event['text']}")
        return events

    def ask(self, command: str, **members: object) -> Event:
        """The event that a command is named after."""
        return find(self.do(command, **members), command)

    def choose(self, item: str) -> list[Event]:
        """Takes an item of the title menu."""
        if self.moment["event"] != "menu":
            self.do("menu")
        return self.do("choose", id=item)

    def win_campaign(self) -> Event:
        """Plays from the title menu to the results of the last level."""
        self.choose("begin")
        while self.moment["event"] != "results":
            if self.moment["event"] in ("intro", "chapter"):
                self.do("continue")
            elif self.moment["event"] in ("ready", "round"):
                self.play_round()
            elif self.moment["event"] == "level":
                self.win_level(self.moment)
            else:
                raise Lost(f"{self.moment} in the campaign")
        return self.moment

    def win_level(self, level: Event) -> None:
        """Wins a level that is no round."""
        if level["kind"] == "search":
            self.search(level)
        elif "answers" in level:
            self.answer(level, (answer["id"] for answer in level["answers"]))
        elif "wheels" in level:
            self.answer(level, codes(self.hints(level), level["wheels"]))
        else:
            self.answer(level, words(self.hints(level)))

    def hints(self, level: Event) -> list[str]:
        """Every hint to a level, the plainest first."""
        taken = list(level["hints"]["taken"])
        while len(taken) < level["hints"]["of"]:
            taken.append(self.ask("hint")["text"])
        return taken[::-1]

    def answer(self, level: Event, guesses: Iterable[str]) -> None:
        """Tries one guess after the other."""
        for guess in guesses:
            if find(self.do("answer", answers=[guess]), "verdict")["correct"]:
                return
        raise Lost(f"no answer to {level['id']}")

    def search(self, level: Event) -> None:
        """Tries the sets of actions that nothing has refuted yet."""
        objects = level["elements"]
        ways = list(itertools.product(*([action["id"] for action in one["actions"]] for one in objects)))
        while ways:
            way = ways.pop(0)
            for index, (thing, action) in enumerate(zip(objects, way)):
                events = self.do("act", element=thing["id"], action=action)
                if find(events, "act")["outcome"] == "setback":
                    ways = [other for other in ways if other[index] != action]
                    break
            else:
                verdict = find(events, "verdict")
                if verdict["correct"]:
                    return
                ways = [other for other in ways if alike(way, other) == verdict["holds"]]
        raise Lost(f"no way through {level['id']}")

    def play_round(self, moves: int = sys.maxsize) -> int:
        """Plays a round to its end, or to a number of good moves, and returns how many there were."""
        good = 0
        self.do("continue")
        while good < moves and self.moment["event"] in ("pitch", "cue"):
            before = len(self.heard)
            if self.cues:
                self.obey(self.cues[min(self.cues)])
            elif self.moment["event"] == "pitch" and "rest_ms" not in self.moment:
                self.do("gesture", gesture="tap")
            else:
                self.rest()
            good += sum(event.get("outcome") == "good" for event in self.heard[before:])
        return good

    def rest(self) -> None:
        """Lets the time before the next cue pass: a scripted clock is told, the real one takes no notice."""
        rest = next(event["rest_ms"] for event in reversed(self.heard) if "rest_ms" in event)
        if not self.do("gesture", after_ms=rest):
            self.hear(self.connection.read())

    def obey(self, cue: Event) -> None:
        """Does what a cue asks for."""
        gesture = cue["gesture"]
        if "swapped" in cue:
            gesture = {"tap": "swipe", "swipe": "tap"}.get(gesture, gesture)
        self.do("gesture", gesture=gesture, move=cue["move"])

    def play_reflex(self, mode: str, moves: int) -> Event:
        """Plays so many moves of a round by itself, leaves it, and returns what it was."""
        self.do("set", setting="rounds", value=mode)
        self.choose("reflex")
        for _ in range(3):
            if self.play_round(moves) == moves:
                return find(self.do("menu"), "round")
        raise Lost(f"three rounds lost in mode {mode}")

    def win_adventure(self, lines: Iterable[str]) -> Event:
        """Says the lines of an adventure until it is over."""
        self.choose("adventure")
        for line in lines:
            if find(self.do("say", text=line), "room")["over"]:
                return self.moment
        raise Lost("the lines end before the adventure")


def find(events: list[Event], name: str) -> Event:
    """The last event of a name."""
    for event in reversed(events):
        if event["event"] == name:
            return event
    raise Lost(f"no {name} among {[event['event'] for event in events]}")


def alike(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """How many actions two ways have in common."""
    return sum(mine == yours for mine, yours in zip(one, other))


def codes(hints: list[str], wheels: int) -> Iterator[str]:
    """Codes for so many wheels: those in the hints, then all."""
    for hint in hints:
        yield from re.findall(rf"\b\d{{{wheels}}}\b", hint)
    for digits in itertools.product("0123456789", repeat=wheels):
        yield "".join(digits)


def words(hints: list[str]) -> Iterator[str]:
    """Answers in the hints: what is quoted, then every word."""
    for hint in hints:
        yield from re.findall(r"[“«]\s*([^”»]+?)\s*[”»]", hint)
    for hint in hints:
        yield from re.findall(r"\w+", hint)


def play(program: str, language: str, seed: str | None, folder: str) -> Iterator[str]:
    """Plays everything, and tells in a line each what was won."""
    arguments = ["--lang", language] + (["--seed", seed] if seed else [])
    with Connection(program, folder, *arguments) as connection:
        player = Player(connection)
        results = player.win_campaign()
        yield f"campaign: {results['stars']} of {results['of']} stars"
        for mode in ("climb", "heart"):
            played = player.play_reflex(mode, 20)
            yield f"reflex, {mode}: {played['moves']} moves, {played['climb']['score']} points"
        night = (NIGHTS / f"night.{language}.txt").read_text(encoding="utf-8")
        room = player.win_adventure(night.splitlines())
        yield f"adventure: {room['score']} of {room['of']} points in {room['turn']} turns"
        epilogue = any(event["event"] == "epilogue" for event in player.heard)
        yield f"epilogue: {'told' if epilogue else 'not told'}"
        reports = {name: player.ask(name) for name in REPORTS}
        reports["results"] = find(player.choose("results"), "results")
        yield f"asked for: {', '.join(reports)}"


def main(arguments: list[str]) -> int:
    """Plays as the command line says, and returns the exit status."""
    if len(arguments) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 64
    program, language, seed = (arguments + [None])[:3]
    try:
        with tempfile.TemporaryDirectory() as folder:
            for line in play(program, language, seed, folder):
                print(line)
    except (Lost, WireError, OSError) as error:
        print(f"went wrong: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
