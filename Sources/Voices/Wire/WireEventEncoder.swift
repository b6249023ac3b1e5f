import JSON
import Localization
import Session

/// An event as it goes over the wire: the keys in the contract’s order, `event` first.
struct WireEventEncoder {
  let event: Event
  /// That of its texts.
  let language: Language
  /// What the player is asked; nil before the first of such events.
  let moment: WireMoment?

  /// The object that is written.
  var json: JSONValue {
    switch event {
    case .general(let event): json(event)
    case .campaign(let event): json(event)
    case .round(let event): json(event)
    case .adventure(let event): json(event)
    case .descent(let event): json(event)
    }
  }

  private func json(_ event: Event.General) -> JSONValue {
    switch event {
    case .hello(let version, let language):
      .event("hello", ["version": JSONValue(version), "lang": JSONValue(language.code)])
    case .pack(let pack): .event("pack", members(of: pack))
    case .menu(let title): .event("menu", members(of: title))
    case .settings(let settings): .event("settings", ["settings": list(settings, json)])
    case .scores(let tables): .event("scores", ["tables": list(tables, json)])
    case .notice(let notice):
      .event(
        "notice", ["code": JSONValue(notice.code), "text": text(notice.text)] + facts(of: notice))
    case .error(let error):
      .event(
        "error", ["code": JSONValue(error.code), "text": text(error.wireText)] + facts(of: error))
    case .bye: .event("bye", [:])
    }
  }

  /// Before the first game nothing is said of what was won.
  private func members(of title: TitleView) -> WireMembers {
    let standing = title.standing
    return [
      "items": list(title.items) { ["id": JSONValue($0.id), "text": text($0.text)] },
      "stars": standing.map { JSONValue($0.stars) }, "of": standing.map { JSONValue($0.of) },
      "falls": standing.map(tally), "won": standing.map { JSONValue($0.isWon) },
      "beacon": title.isBeaconLit ? true : nil,
    ]
  }

  private func members(of pack: PackCredits) -> WireMembers {
    [
      "file": JSONValue(pack.file.string), "title": text(pack.title),
      "author": pack.author.map(text) ?? .null,
    ]
  }

  private func json(_ view: SettingView) -> JSONValue {
    [
      "setting": JSONValue(view.setting.rawValue), "value": JSONValue(view.value),
      "values": list(view.setting.values) { JSONValue($0) }, "name": text(view.setting.name),
      "names": texts(view.setting.values.map(view.setting.name)),
    ]
  }

  func text(_ text: LocalizedText) -> JSONValue { JSONValue(text.resolved(in: language)) }

  func texts(_ texts: [LocalizedText]) -> JSONValue { list(texts, text) }

  func list<Item>(_ items: [Item], _ json: (Item) -> JSONValue) -> JSONValue {
    JSONValue(items.map(json))
  }
}
