import Flow
import JSON
import Localization

extension PackDocument {
  /// From a value that fits the format; nil where it does not.
  init?(valid value: JSONValue) {
    guard let title = value["title"].flatMap(PackText.init(valid:)),
      let language = value["language"]?.string,
      let chapters = value["chapters"]?.array
    else { return nil }
    self.init(
      title: title, author: value.text("author"), language: language,
      accents: value["accents"]?.string.flatMap(Accents.init(rawValue:)) ?? .folded,
      intro: value.text("intro"), ending: value.text("ending"),
      chapters: chapters.enumerated().compactMap { PackChapter(valid: $1, number: $0 + 1) })
  }
}

extension PackChapter {
  fileprivate init?(valid value: JSONValue, number: Int) {
    guard let title = value.text("title"), let levels = value["levels"]?.array else { return nil }
    self.init(
      id: value["id"]?.string ?? "chapter-\(number)", title: title,
      description: value.text("description"),
      keywords: value.list("keywords") { value, _ in
        value.text("text").map { PackKeyword(id: value["id"]?.string ?? "", text: $0) }
      },
      levels: levels.enumerated().compactMap {
        PackLevel(valid: $1, id: "level-\(number)-\($0 + 1)")
      },
      place: PackPlace(offset: value.offset))
  }
}

extension PackLevel {
  fileprivate init?(valid value: JSONValue, id: String) {
    guard let text = value.text("text"), let task = PackTask(valid: value) else { return nil }
    self.init(
      id: value["id"]?.string ?? id, text: text,
      hints: value.list("hints") { value, _ in PackText(valid: value) },
      notes: value.list("notes") { value, _ in PackText(valid: value) },
      keywords: value.list("keywords") { value, _ in value.string }, task: task,
      place: PackPlace(offset: value.offset))
  }
}

extension PackText {
  /// From a text that fits the format.
  init?(valid value: JSONValue) {
    let place = PackPlace(offset: value.offset)
    if let object = value.object {
      self.init(
        .languages(
          object.members.compactMap { member in
            guard let text = member.value.safe else { return nil }
            return PackEntry(
              code: member.key, value: text, place: PackPlace(offset: member.value.offset))
          }), place: place)
    } else if let text = value.safe {
      self.init(.plain(text), place: place)
    } else {
      return nil
    }
  }
}

extension PackWords {
  /// From spellings that fit the format.
  init?(valid value: JSONValue) {
    let place = PackPlace(offset: value.offset)
    if let object = value.object {
      self.init(
        .languages(
          object.members.map { member in
            PackEntry(
              code: member.key, value: member.value.spellings,
              place: PackPlace(offset: member.value.offset))
          }), place: place)
    } else {
      self.init(.plain(value.spellings), place: place)
    }
  }
}

extension JSONValue {
  /// A text member of an object; nil where there is none.
  func text(_ key: String) -> PackText? { self[key].flatMap(PackText.init(valid:)) }

  /// A list member's elements, with their numbers from 1; empty where there is none.
  func list<Element>(_ key: String, _ read: (JSONValue, Int) -> Element?) -> [Element] {
    (self[key]?.array ?? []).enumerated().compactMap { read($1, $0 + 1) }
  }

  fileprivate var safe: SafeText? { string.flatMap { try? SafeText($0) } }

  fileprivate var spellings: [SafeText] {
    array.map { $0.compactMap(\.safe) } ?? safe.map { [$0] } ?? []
  }
}
