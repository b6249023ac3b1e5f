"""Tests of the clients; EXPEDITION_PROGRAM names the program that they play."""

from __future__ import annotations

import contextlib
import io
import os
import tempfile
import threading
import unittest
from concurrent.futures import ThreadPoolExecutor

import play
import random_commands
from bot import Bot
from wire import Connection, Schema, WireError

PROGRAM = os.environ.get("EXPEDITION_PROGRAM", "")
LANGUAGES = ("en", "fr")
HOSTILE = [
    "", ".", "../../etc", "/etc/passwd", "a\0b", "new\nline", "🐐" * 500, "\ud800", "CON",
    "' OR 1=1 --", "{}",
]


@unittest.skipUnless(PROGRAM, "EXPEDITION_PROGRAM names no program")
class ClientTest(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self) -> None:
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.folder = home.name

    def bot(self, **options: object) -> Bot:
        """A bot that is closed after the test, and before its folder goes."""
        bot = Bot(PROGRAM, self.folder, **options)
        self.addCleanup(bot.close)
        return bot


class WireTest(ClientTest):
    def test_faults_are_told(self) -> None:
        schema = Schema.of(PROGRAM)
        for value, fault in [
            (5, "event: 5 is not of type object"),
            ({"event": "dawn"}, 'event: {"event": "dawn"} is like none of'),
            ({"event": "hello", "version": 2, "lang": "en"}, "event.version: 2 is not 1"),
            ({"event": "hello", "version": True, "lang": "en"}, "event.version: true is not 1"),
            ({"event": "done"}, "event: “tag” is missing"),
            ({"event": "done", "tag": None}, "event.tag: null is not of type string or integer"),
            ({"event": "notes", "chapters": [{"title": "", "notes": [1]}]}, "event.chapters[0].notes[0]: 1"),
            ({"event": "hint", "index": 0, "of": 1, "text": ""}, "event.index: 0 is less than 1"),
        ]:
            with self.subTest(value=value):
                self.assertIn(fault, schema.fault(value, "event") or "")

    def test_only_strictly_is_an_unnamed_member_a_fault(self) -> None:
        schema = Schema.of(PROGRAM)
        self.assertIsNone(schema.fault({"event": "bye", "why": "late"}, "event"))
        self.assertIn("“why”", schema.fault({"event": "bye", "why": "late"}, "event", strict=True) or "")

    def test_unknown_keywords_are_refused(self) -> None:
        with self.assertRaisesRegex(WireError, "pattern"):
            Schema(b'{"$defs":{"event":{"pattern":"x"}}}')

    def test_command_that_does_not_fit_is_not_sent(self) -> None:
        with Connection(PROGRAM, self.folder) as connection:
            with self.assertRaisesRegex(WireError, "“id” is missing"):
                connection.send({"do": "choose"})
            self.assertEqual(connection.send({"do": "repeat"})[-1]["event"], "menu")
        self.assertEqual(connection.process.returncode, 0)

    def test_end_of_the_program_is_told(self) -> None:
        with Connection(PROGRAM, self.folder) as connection:
            connection.send({"do": "quit"})
            self.assertEqual(connection.read(), {"event": "bye"})
            self.assertIsNone(connection.read())
            self.assertEqual(connection.wait(), 0)
            with self.assertRaises(WireError):
                connection.send({"do": "menu"})


class PlayTest(ClientTest):
    def test_everything_is_won(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language), contextlib.redirect_stdout(io.StringIO()) as told:
                status = play.main([PROGRAM, language, "7"])
            self.assertEqual(status, 0, told.getvalue())
            self.assertIn("epilogue: told", told.getvalue())


class RandomTest(ClientTest):
    def test_answers_keep_to_the_protocol(self) -> None:
        for seed, language in enumerate(LANGUAGES):
            with self.subTest(language=language):
                heard = random_commands.run(PROGRAM, language, 2000, seed)
                self.assertGreater(heard["done"], 1000)


class BotTest(ClientTest):
    def test_adventure_is_won(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                bot = self.bot(language=language)
                bot.say(language, "hello")
                bot.say(language, "2")
                night = (play.NIGHTS / f"night.{language}.txt").read_text(encoding="utf-8")
                answers = [bot.say(language, line) for line in night.splitlines()]
                self.assertRegex("\n".join(answers), r"\b200\D+200\b")
                self.assertNotRegex("\n".join(answers), r"[{}]")

    def test_level_is_won_and_kept(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                bot = self.bot(language=language)
                self.begin(bot, language)
                self.win_level(bot, language)
                self.assertIn("★", bot.say(language, "/levels"))
                bot.close()
                other = self.bot(language=language)
                self.assertIn("1.2", other.say(language, "hello"))
                self.assertIn("★", other.say(language, "/levels"))

    def test_two_hundred_players_in_turn(self) -> None:
        bot = self.bot(capacity=4)
        players = HOSTILE + [f"player {number}" for number in range(len(HOSTILE), 200)]
        for player in players:
            self.begin(bot, player)
        self.assertEqual(len(os.listdir(self.folder)), 200)
        running = [game for game in bot.games.values() if game.connection]
        self.assertEqual(len(running), 4)
        for player in players[::20]:
            self.win_level(bot, player)

    def test_threads(self) -> None:
        bot = self.bot(capacity=2)
        barrier = threading.Barrier(6)

        def chat(number: int) -> str:
            barrier.wait()
            self.begin(bot, f"player {number}")
            bot.say("everybody", "/notes")
            self.win_level(bot, f"player {number}")
            return bot.say(f"player {number}", "/levels")

        with ThreadPoolExecutor(6) as pool:
            for answer in pool.map(chat, range(6)):
                self.assertIn("★", answer)

    def test_dead_and_idle_programs_are_started_again(self) -> None:
        bot = self.bot()
        self.begin(bot, "goat")
        game, = bot.games.values()
        game.connection.process.kill()
        self.assertNotEqual(bot.say("goat", "/hint"), "")
        bot.idle = 0.0
        bot.tidy()
        self.assertIsNone(game.connection)
        bot.idle = 900.0
        self.win_level(bot, "goat")

    def test_hostile_words(self) -> None:
        bot = self.bot()
        self.begin(bot, "goat")
        for text in [*HOSTILE, "\x1b[31m", "x" * 100_000, "/", "/9.9", '{"do":"quit"}', "-1", "1 1 1"]:
            with self.subTest(text=text[:20]):
                self.assertNotEqual(bot.say("goat", text), "")

    def begin(self, bot: Bot, player: str) -> None:
        """Leads a new player to the first level."""
        for text in ("hello", "1", "1"):
            bot.say(player, text)
        self.assertIn("1.1", bot.say(player, "1"))

    def win_level(self, bot: Bot, player: str) -> None:
        """Tries the answers to the first level until the second follows."""
        self.assertTrue(any("1.2" in bot.say(player, text) for text in ("1", "2", "3")))


if __name__ == "__main__":
    unittest.main()
