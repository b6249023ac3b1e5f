package import JSON
package import Localization

/// What is wrong in a pack, in the order of its file, each with its place as an editor shows it.
package struct PackReport: Sendable {
  /// One finding and where it stands.
  package struct Entry: Sendable {
    /// What is wrong.
    package let finding: PackFinding
    /// Its line and column.
    package let position: JSONPosition
    /// The way to it from the outermost value.
    package let path: JSONPath
    /// The line of something else that the finding speaks of.
    let relatedLine: Int?
  }

  /// In the order of the file.
  package let entries: [Entry]
  /// The file.
  package let bytes: [UInt8]

  /// Finds the places of `findings` in the bytes of their file.
  package init(_ findings: [PackFinding], in bytes: [UInt8]) {
    self.bytes = bytes
    let positions = JSONLineIndex(findings.isEmpty ? [] : bytes)
    var finder = JSONPathFinder(bytes)
    entries = findings.sorted { $0.offset < $1.offset }.map { finding in
      Entry(
        finding: finding, position: positions[finding.offset],
        path: finder.path(of: finding.offset),
        relatedLine: finding.reason.related.map { positions[$0.byte].line })
    }
  }

  /// Whether the pack cannot be played.
  package var hasErrors: Bool { entries.contains { $0.finding.severity == .error } }
}

extension PackReport.Entry {
  /// What is wrong and what would be right.
  package var message: LocalizedText {
    let text = finding.reason.text
    return relatedLine.map { text.followed(by: L10n.PackCures.firstLine(line: $0)) } ?? text
  }

  /// The same, with the way to it.
  package var text: LocalizedText {
    path.text.map { L10n.Packs.at(finding: message, path: $0) } ?? message
  }
}

extension JSONPath {
  private typealias Words = L10n.PackCures

  /// The way in an author's words, lists counted from 1; nil for the whole pack.
  var text: LocalizedText? {
    var texts: [LocalizedText] = []
    var list: String?
    for step in steps {
      switch step {
      case .member(let key):
        if let list { texts.append(member(list)) }
        list = key
      case .element(let index):
        texts.append(element(index + 1, of: list ?? ""))
        list = nil
      }
    }
    if let list { texts.append(member(list)) }
    return texts.isEmpty ? nil : .row(of: texts)
  }

  private func member(_ key: String) -> LocalizedText { Words.member(key: .code(key)) }

  private func element(_ number: Int, of key: String) -> LocalizedText {
    switch key {
    case "chapters": Words.chapter(number: number)
    case "levels": Words.level(number: number)
    case "wrong": Words.wrongAnswer(number: number)
    case "hints": Words.hint(number: number)
    case "notes": Words.note(number: number)
    case "keywords": Words.keyword(number: number)
    case "objects": Words.object(number: number)
    case "actions": Words.action(number: number)
    default: Words.element(key: .code(key), number: number)
    }
  }
}
