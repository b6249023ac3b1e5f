"""The core of a chat bot: each player has a game, and types words and numbers to it.

usage: bot.py PROGRAM FOLDER [LANGUAGE]    (and lines of “name: text” on standard input)
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import sys
import threading
import time
from pathlib import Path
from typing import Optional

from plain import WORDS, Offer, offer, tell
from wire import MOMENTS, Command, Connection, Event, Schema, WireError

ASKING = {f"/{name}": name for name in ("menu", "hint", "notes", "levels", "falls", "scores", "repeat", "skip")}
KEPT = {"intro", "chapter", "level", "room"}
"""The moments that the program goes back to when it is started again."""


class Game:
    """The game of a player, whose program runs while it is needed."""

    def __init__(self, bot: Bot, folder: Path) -> None:
        self.bot = bot
        self.folder = folder
        self.lock = threading.Lock()
        self.used = 0.0
        self.connection: Optional[Connection] = None
        self.words = WORDS[bot.language]
        self.moment: Event = {}
        self.offers: list[Offer] = []
        self.view = ""

    def say(self, text: str) -> str:
        """The answer to what the player typed."""
        self.used = time.monotonic()
        text = "".join(letter if letter.isprintable() else " " for letter in text)[:1000].strip()
        runs = self.connection is not None and self.connection.process.poll() is None
        try:
            if runs or self.resume():
                return self.answer(text)
        except WireError:
            self.resume()
        return self.view

    def answer(self, text: str) -> str:
        """Does what the text says, and tells what came of it."""
        events: list[Event] = []
        for command in self.commands(text):
            events += self.connection.send(command)
            if any(event["event"] in MOMENTS - {"cue"} for event in events):
                break
        return self.hear(events) or self.view

    def commands(self, text: str) -> list[Command]:
        """What the text says at this moment."""
        choices = {label.casefold(): command for label, command in self.offers}
        choices.update({str(number): command for number, (_, command) in enumerate(self.offers, 1)})
        word, kind = text.casefold(), self.moment["event"]
        if word in ASKING:
            return [{"do": ASKING[word]}]
        if level := re.fullmatch(r"/(\d)\.(\d)", word):
            return [{"do": "level", "chapter": int(level[1]), "level": int(level[2])}]
        if word in choices:
            return [choices[word]]
        if text and kind == "room":
            return [{"do": "say", "text": text}]
        if text and kind == "level" and "elements" not in self.moment:
            return [{"do": "answer", "answers": [text]}]
        if kind == "cue" and all(part in choices for part in word.split()):
            return [choices[part] for part in word.split()]
        return []

    def hear(self, events: list[Event]) -> str:
        """Takes notice of events, and tells them."""
        for event in events:
            self.words = WORDS.get(event.get("lang", ""), self.words)
        lines = [line for event in events for line in tell(event, self.words)]
        moments = [event for event in events if event["event"] in MOMENTS]
        if moments:
            self.moment = moments[-1]
            self.offers = list(offer(self.moment, self.words))
            lines += [f"{number}) {label}" for number, (label, _) in enumerate(self.offers, 1)]
            self.view = "\n".join(lines)
        return "\n".join(lines)

    def resume(self) -> bool:
        """Starts the program again, and tells whether the player is where they were."""
        self.stop()
        moment, offers, view = self.moment, self.offers, self.view
        is_new = not self.folder.exists()
        self.connection = self.bot.connect(self.folder)
        self.hear(self.connection.send({"do": "set", "setting": "rounds", "value": "heart"}))
        if is_new:
            self.hear(self.connection.send({"do": "language", "lang": self.bot.language}))
        self.hear(self.connection.send({"do": "repeat"}))
        if moment.get("event") in KEPT:
            item = "begin" if moment["event"] == "intro" else "continue"
            self.hear(self.connection.send({"do": "choose", "id": item}))
            while self.moment["event"] == "chapter" != moment["event"]:
                self.hear(self.connection.send({"do": "continue"}))
        if any(self.moment.get(name) != moment.get(name) for name in ("event", "id")):
            return False
        self.offers, self.view = offers, view
        return True

    def stop(self) -> None:
        """Ends the program; what was won is kept."""
        if self.connection is not None:
            with contextlib.suppress(WireError), self.connection:
                self.connection = None


class Bot:
    """Plays with everybody, each in a folder and, while they play, a process of their own."""

    def __init__(
        self, program: str, folder: str, language: str = "en", capacity: int = 50, idle: float = 900.0
    ) -> None:
        self.program = program
        self.folder = Path(folder)
        self.language = language
        self.capacity = capacity
        self.idle = idle
        self.schema = Schema.of(program)
        self.games: dict[str, Game] = {}
        self.lock = threading.Lock()
        self.closed = threading.Event()
        threading.Thread(target=self.tidy_often, daemon=True).start()

    def say(self, player: str, text: str) -> str:
        """The answer to what a player, who may have any name, typed in the chat."""
        name = hashlib.sha256(player.encode("utf-8", "surrogatepass")).hexdigest()
        with self.lock:
            game = self.games.setdefault(name, Game(self, self.folder / name))
        with game.lock:
            answer = game.say(text)
        self.tidy()
        return answer

    def connect(self, folder: Path) -> Connection:
        """Starts the program for a folder."""
        return Connection(self.program, folder, "--restricted", schema=self.schema, strict=False)

    def tidy(self) -> None:
        """Stops the programs that were idle for long, and of too many those that were idle longest."""
        with self.lock:
            running = [game for game in self.games.values() if game.connection is not None]
        running.sort(key=lambda game: game.used)
        for place, game in enumerate(running, self.capacity - len(running)):
            is_idle = game.used + self.idle < time.monotonic()
            if (place < 0 or is_idle) and game.lock.acquire(blocking=False):
                game.stop()
                game.lock.release()

    def tidy_often(self) -> None:
        """Tidies also while nobody says anything."""
        while not self.closed.wait(self.idle / 2):
            self.tidy()

    def close(self) -> None:
        """Stops every program."""
        self.closed.set()
        for game in self.games.values():
            with game.lock:
                game.stop()


def main(arguments: list[str]) -> int:
    """Answers lines of “name: text” on standard input."""
    if len(arguments) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 64
    bot = Bot(*arguments)
    for line in sys.stdin:
        player, _, text = line.partition(":")
        print(bot.say(player.strip(), text), flush=True)
    bot.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
