"""The events of Expedition in plain text, as a chat shows them, and what can be chosen there."""

from __future__ import annotations

from typing import Iterator

from wire import Command, Event

Offer = tuple[str, Command]
Words = dict[str, str]

WORDS: dict[str, Words] = {
    "en": {"continue": "Go on", "tap": "Tap", "pinch": "Pinch", "swipe": "Swipe", "still": "Hold still"},
    "fr": {
        "continue": "Continuer", "tap": "Taper", "pinch": "Pincer", "swipe": "Glisser",
        "still": "Ne pas bouger",
    },
}
"""The words, by language, that no event tells."""

MARKS = {"good": "✓", "wrong": "✗", "timeout": "✗", "ignored": "–"}
UNSUITED = {"settings", "quit"}


def tell(event: Event, words: Words) -> Iterator[str]:
    """The lines that tell an event to a person."""
    kind = event["event"]
    if kind == "cue":
        yield " ".join(filter(None, [event.get("text"), event.get("noise"), event["call"]]))
    elif kind == "move":
        yield MARKS[event["outcome"]]
    elif kind == "results":
        yield f"★ {event['stars']}/{event['of']}"
    elif kind == "help":
        yield from (f"{one['command']}: {one['text']}" for one in event["commands"])
    elif kind == "map":
        names = {place["id"]: place["name"] for place in event["places"]}
        for place in event["places"]:
            yield f"{place['name']}: {', '.join(names.get(way['to'], '…') for way in place['exits'])}"
    elif kind in ("levels", "falls", "notes"):
        for chapter in event["chapters"]:
            yield chapter["title"]
            yield from (f"– {note}" for note in chapter.get("notes", []))
            for level in chapter.get("levels", []):
                name = "…" if level.get("state") == "locked" else level.get("name", level["id"])
                yield f"{chapter['chapter']}.{level['level']} {name} {'★' * level.get('stars', 0)}".rstrip()
                yield from (f"– {fall['text']}: {fall['reply']}" for fall in level.get("found", []))
    elif kind == "scores":
        for table in event["tables"]:
            name = f"{table.get('mode', '…')} ×{table['factor'] / 10:g}"
            yield f"{name}: {', '.join(str(one.get('score', one['moves'])) for one in table['rounds'])}"
    elif kind == "chapter":
        yield event["title"]
        yield event["description"]
    elif event.get("style") != "echo" and "file" not in event:
        number = f"{event['chapter']}.{event['level']} " if kind == "level" else ""
        if "text" in event:
            yield number + event["text"]
        yield from event.get("rules", [])
        yield from (f"– {clue}" for clue in event.get("clues", []))
        yield from (f"– {one['name']}: {one['text']}" for one in event.get("elements", []))


def offer(moment: Event, words: Words) -> Iterator[Offer]:
    """What can be chosen at a moment."""
    kind = moment["event"]
    if kind == "menu":
        for item in moment["items"]:
            if item["id"] not in UNSUITED:
                yield item["text"], {"do": "choose", "id": item["id"]}
    elif kind == "level":
        for answer in moment.get("answers", []):
            yield answer["text"], {"do": "answer", "answers": [answer["id"]]}
        for one in moment.get("elements", []):
            for action in one["actions"]:
                act = {"do": "act", "element": one["id"], "action": action["id"]}
                yield f"{one['name']}: {action['text']}", act
    elif kind == "cue":
        for gesture in ("tap", "pinch", "swipe", "still"):
            yield words[gesture], {"do": "gesture", "gesture": gesture}
    elif kind == "pitch":
        yield words["continue"], {"do": "gesture", "gesture": "tap"}
    elif kind != "room":
        yield words["continue"], {"do": "continue"}
