package import JSON
package import Localization

/// Something that is wrong in a pack, or could be better.
package struct PackFinding: Hashable, Sendable {
  /// An error keeps a pack from being played.
  package enum Severity: String, Sendable { case error, warning }

  /// Whether the pack can be played all the same.
  package let severity: Severity
  /// What is wrong, and what would be right.
  package let text: LocalizedText
  /// The byte at which it stands, from 0.
  package let offset: UInt32
  /// Where something else stands of which it speaks.
  let first: FileOffset?

  /// Something at a byte of the file.
  package init(_ text: LocalizedText, at offset: FileOffset) {
    self.init(text, at: offset, severity: .error, first: nil)
  }

  init(_ text: LocalizedText, at offset: FileOffset, severity: Severity, first: FileOffset?) {
    self.severity = severity
    self.text = text
    self.offset = offset.byte
    self.first = first
  }
}

/// The findings of one pass over a pack: 100 at most, none twice.
struct PackFindings {
  /// With more than these a file is not worth reading.
  static let most = 100

  private(set) var all: [PackFinding] = []
  /// What was taken off the file’s texts.
  private var hidden: Set<Unicode.Scalar> = []
  var isFull: Bool { all.count >= Self.most }
  /// Whether the pack cannot be played.
  var hasErrors: Bool { all.contains { $0.severity == .error } }

  /// Notes something at its place; `first` is where it stands first.
  mutating func add(
    _ text: LocalizedText, at offset: FileOffset, severity: PackFinding.Severity = .error,
    first: FileOffset? = nil
  ) {
    guard !isFull else { return }
    let finding = PackFinding(text, at: offset, severity: severity, first: first)
    // A text without languages is looked at for each of them.
    if !all.contains(finding) { all.append(finding) }
  }

  /// Notes a character that is taken off, where it stands first in the file.
  mutating func addHidden(_ scalar: Unicode.Scalar, at offset: @autoclosure () -> FileOffset) {
    guard !isFull, hidden.insert(scalar).inserted else { return }
    add(L10n.PackImport.hidden(scalar: .code(scalar.name)), at: offset(), severity: .warning)
  }

  /// Notes why a value is not read, and stands for it.
  mutating func refuse<Value>(_ text: LocalizedText, at node: PackNode) -> Value? {
    add(text, at: node.offset)
    return nil
  }

  /// Notes a list that is too short or too long.
  mutating func check(_ count: Int, in counts: ClosedRange<Int>, at offset: FileOffset) {
    guard !counts.contains(count) else { return }
    let (least, most) = (counts.lowerBound, counts.upperBound)
    add(L10n.Packs.count(count: count, least: least, most: most), at: offset)
  }
}

extension LocalizedText {
  /// A part of a file, as it stands there.
  static func code(_ text: String) -> LocalizedText { LocalizedText(cleaning: text, limit: 200) }

  /// An author’s words, to be quoted in a sentence.
  static func said(_ text: SafeText) -> LocalizedText { LocalizedText(verbatim: text) }

  /// The same, which may not be safe yet.
  static func said(_ text: String) -> LocalizedText { LocalizedText(cleaning: text) }

  /// What authors write where a reply repeats the player's word.
  static var hole: LocalizedText { .said(PackDocument.hole) }

  /// Words of the format, or codes of languages.
  static func list(_ words: [String]) -> LocalizedText {
    LocalizedText(cleaning: words.joined(separator: ", "), limit: 1_000)
  }
}

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
    /// The line in which what the finding speaks of stands first.
    let firstLine: Int?
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
        firstLine: finding.first.map { positions[$0.byte].line })
    }
  }

  /// Whether the pack cannot be played.
  package var hasErrors: Bool { entries.contains { $0.finding.severity == .error } }
}

extension PackReport.Entry {
  /// What is wrong and what would be right.
  package var message: LocalizedText {
    let text = finding.text
    return firstLine.map { text.followed(by: L10n.PackCures.firstLine(line: $0)) } ?? text
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
    let known = [
      "chapters": Words.chapter, "levels": Words.level, "wrong": Words.wrongAnswer,
      "hints": Words.hint, "notes": Words.note, "keywords": Words.keyword,
      "objects": Words.object, "actions": Words.action,
    ]
    return known[key]?(number) ?? Words.element(key: .code(key), number: number)
  }
}
