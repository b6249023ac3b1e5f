import Flow
import JSON
import Localization
import Session

/// An event as it goes over the wire: the keys in the contract’s order, `event` first.
struct WireEvent {
  private let event: Event
  private let language: Language

  /// `language`: that of its texts.
  init(_ event: Event, in language: Language) {
    self.event = event
    self.language = language
  }

  /// The object that is written.
  var json: JSONValue {
    switch event {
    case .program(let event): json(event)
    case .campaign(let event): json(event)
    case .round(let event): json(event)
    case .adventure(let event): json(event)
    }
  }

  private func json(_ event: Event.Program) -> JSONValue {
    switch event {
    case .hello(let version, let language):
      object("hello", [("version", JSONValue(version)), ("lang", JSONValue(language.code))])
    case .pack(let pack):
      object(
        "pack",
        [
          ("file", JSONValue(pack.file.string)), ("title", text(pack.title)),
          ("author", pack.author.map(text) ?? .null),
        ])
    case .menu(let items):
      object(
        "menu",
        [("items", list(items) { ["id": JSONValue($0.id), "text": text($0.text)] })])
    case .settings(let settings): object("settings", [("settings", list(settings, json))])
    case .scores(let tables): object("scores", [("tables", list(tables, json))])
    case .notice(let notice):
      object("notice", [("code", JSONValue(notice.code)), ("text", text(notice.text))])
    case .error(let error):
      object("error", [("code", JSONValue(error.code)), ("text", text(error.text))])
    case .bye: object("bye", [])
    }
  }

  private func json(_ event: Event.Campaign) -> JSONValue {
    switch event {
    case .intro(let text): object("intro", [("text", self.text(text))])
    case .chapter(let card): object("chapter", members(of: card))
    case .level(let level): object("level", members(of: level))
    case .act(let act):
      object(
        "act",
        [
          ("element", JSONValue(act.element)), ("action", JSONValue(act.action)),
          ("outcome", JSONValue(act.outcome.rawValue)), ("text", text(act.text)),
          ("attempts", JSONValue(act.level.attempts)),
        ])
    case .verdict(let verdict): object("verdict", members(of: verdict))
    case .hint(let hint):
      object(
        "hint",
        [
          ("index", JSONValue(hint.index)), ("of", JSONValue(hint.of)), ("text", text(hint.text)),
        ])
    case .results(let results): object("results", members(of: results))
    case .levels(let chapters): object("levels", [("chapters", list(chapters, json))])
    case .notes(let pages):
      object(
        "notes",
        [
          (
            "chapters",
            list(pages) { ["title": text($0.title), "notes": texts($0.notes)] }
          )
        ])
    }
  }

  private func json(_ event: Event.Round) -> JSONValue {
    switch event {
    case .ready(let ready): object("ready", members(of: ready))
    case .cue(let cue): object("cue", members(of: cue))
    case .move(let move): object("move", members(of: move))
    case .ended(let round): object("round", members(of: round))
    }
  }

  /// An object whose first key is `event`.
  func object(_ name: String, _ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(JSONObject([("event", JSONValue(name))] + members))
  }

  func text(_ text: LocalizedText) -> JSONValue { JSONValue(text.resolved(in: language)) }

  func texts(_ texts: [LocalizedText]) -> JSONValue { list(texts, text) }

  func list<Item>(_ items: [Item], _ json: (Item) -> JSONValue) -> JSONValue {
    JSONValue(items.map(json))
  }
}
