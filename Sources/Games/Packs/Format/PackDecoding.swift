import Flow
import JSON
import Localization

extension PackDocument {
  /// From a text that fits the format; nil where it does not.
  init?(valid source: JSONText) {
    let root = source.root
    guard let title = source.text("title", of: root),
      let language = source.string("language", of: root),
      let chapters = source.member("chapters", of: root).flatMap(source.elements)
    else { return nil }
    self.init(
      title: title, author: source.text("author", of: root), language: language,
      accents: source.string("accents", of: root).flatMap(Accents.init(rawValue:)) ?? .folded,
      intro: source.text("intro", of: root), ending: source.text("ending", of: root),
      chapters: source.list(chapters) { PackChapter(valid: $0, in: source, number: $1) })
  }
}

extension PackChapter {
  fileprivate init?(valid node: JSONNode, in source: JSONText, number: Int) {
    guard let title = source.text("title", of: node),
      let levels = source.member("levels", of: node).flatMap(source.elements)
    else { return nil }
    let stem = "level-\(number)-"
    self.init(
      id: source.string("id", of: node) ?? "chapter-\(number)", title: title,
      description: source.text("description", of: node),
      keywords: source.list("keywords", of: node) { word, _ in
        source.text("text", of: word).map {
          PackKeyword(id: source.string("id", of: word) ?? "", text: $0)
        }
      },
      levels: source.list(levels) { PackLevel(valid: $0, in: source, id: stem + String($1)) },
      place: PackPlace(offset: source.offset(of: node)))
  }
}

extension PackLevel {
  fileprivate init?(valid node: JSONNode, in source: JSONText, id: String) {
    guard let text = source.text("text", of: node), let task = PackTask(valid: node, in: source)
    else { return nil }
    self.init(
      id: source.string("id", of: node) ?? id, text: text,
      hints: source.texts("hints", of: node), notes: source.texts("notes", of: node),
      keywords: source.list("keywords", of: node) { word, _ in source.string(word) }, task: task,
      place: PackPlace(offset: source.offset(of: node)))
  }
}

extension PackText {
  /// From a text that fits the format.
  init?(valid node: JSONNode, in source: JSONText) {
    let place = PackPlace(offset: source.offset(of: node))
    if let text = source.safe(node) {
      self.init(.plain(text), place: place)
    } else if let members = source.members(of: node) {
      self.init(
        .languages(members.compactMap { source.entry($0, $1, source.safe) }), place: place)
    } else {
      return nil
    }
  }
}

extension PackWords {
  /// From spellings that fit the format.
  init(valid node: JSONNode, in source: JSONText) {
    let place = PackPlace(offset: source.offset(of: node))
    if let members = source.members(of: node) {
      self.init(
        .languages(members.compactMap { source.entry($0, $1, source.spellings) }), place: place)
    } else {
      self.init(.plain(source.spellings(node)), place: place)
    }
  }
}

extension JSONText {
  /// A string member of an object; nil where there is none.
  func string(_ key: String, of node: JSONNode) -> String? { member(key, of: node).flatMap(string) }

  /// An integer member of an object; nil where there is none.
  func int(_ key: String, of node: JSONNode) -> Int? { member(key, of: node).flatMap(int) }

  /// A text member of an object; nil where there is none.
  func text(_ key: String, of node: JSONNode) -> PackText? {
    member(key, of: node).flatMap { PackText(valid: $0, in: self) }
  }

  /// The texts of a list member; empty where there is none.
  func texts(_ key: String, of node: JSONNode) -> [PackText] {
    list(key, of: node) { text, _ in PackText(valid: text, in: self) }
  }

  /// A list member's elements, with their numbers from 1; empty where there is none.
  func list<Element>(
    _ key: String, of node: JSONNode, _ read: (JSONNode, Int) -> Element?
  ) -> [Element] {
    member(key, of: node).flatMap(elements).map { list($0, read) } ?? []
  }

  /// The elements of a list, with their numbers from 1.
  func list<Element>(
    _ elements: JSONElements, _ read: (JSONNode, Int) -> Element?
  ) -> [Element] {
    var list: [Element] = []
    list.reserveCapacity(elements.count)
    var number = 0
    for node in elements {
      number += 1
      if let element = read(node, number) { list.append(element) }
    }
    return list
  }

  fileprivate func entry<Value>(
    _ code: JSONNode, _ node: JSONNode, _ read: (JSONNode) -> Value?
  ) -> PackEntry<Value>? {
    guard let code = string(code), let value = read(node) else { return nil }
    return PackEntry(code: code, value: value, place: PackPlace(offset: offset(of: node)))
  }

  fileprivate func safe(_ node: JSONNode) -> SafeText? {
    string(node).flatMap { try? SafeText($0) }
  }

  fileprivate func spellings(_ node: JSONNode) -> [SafeText] {
    elements(of: node).map { $0.compactMap(safe) } ?? safe(node).map { [$0] } ?? []
  }
}
