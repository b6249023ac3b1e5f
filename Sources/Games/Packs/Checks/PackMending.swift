import JSON
package import Localization

/// The file of a pack with all mended that can be without a guess; the order of its members and its lines
/// stay. A pack that could be read before can be read after.
package struct PackMending: Sendable {
  /// What was mended.
  package enum Kind: CaseIterable, Sendable {
    case byteOrderMark, utf16, encoding, quotes, blanks, commas, comments, words
    case missingCommas, missingQuotes, surplusQuotes, typography
  }

  /// A text that was set anew.
  package struct Change: Equatable, Sendable {
    /// Its line, from 1.
    package let line: Int
    /// Around the first difference.
    package let before: SafeText
    /// The same place as it is now.
    package let after: SafeText
  }

  /// The file, mended.
  package private(set) var bytes: [UInt8]
  /// How often each kind was mended; none stands there without.
  package private(set) var counts: [Kind: Int] = [:]
  /// The first texts that were set anew.
  package private(set) var changes: [Change] = []

  /// Changes that are told one by one.
  private static let mostChanges = 10
  /// How often the pack is read to find the texts that had better stay.
  private static let mostReads = 64

  /// Mends the bytes of a file, whatever they are.
  package init(_ original: [UInt8]) {
    bytes = original
    guard original.count <= PackReader.limits.bytes else { return }
    decode()
    guard String(validating: bytes, as: UTF8.self) != nil else {
      (bytes, counts) = (original, [:])
      return
    }
    if (try? JSONReader.readText(bytes, limits: PackReader.limits)) == nil {
      let mending = PackSyntaxMending(bytes)
      bytes = mending.bytes
      counts.merge(mending.counts) { $0 + $1 }
    }
    setQuotes()
    setTexts()
  }

  private mutating func decode() {
    let decoded = DecodedSource(bytes)
    let isMarked = bytes.starts(with: byteOrderMark)
    bytes = decoded.bytes
    switch decoded.note?.reason {
    case .mended(.utf16): counts[.utf16] = 1
    case .mended(.windows1252): counts[.encoding] = 1
    case _: break
    }
    while bytes.starts(with: byteOrderMark) { bytes.removeFirst(byteOrderMark.count) }
    if isMarked { counts[.byteOrderMark] = 1 }
  }

  /// Whether there was nothing to mend.
  package var isEmpty: Bool { counts.isEmpty }

  // MARK: Values

  /// Texts get the quotation marks that they lack, numbers and flags lose those that they have.
  private mutating func setQuotes() {
    guard let document = try? JSONReader.readText(bytes, limits: PackReader.limits) else { return }
    var validator = PackSchemaValidator(document, of: bytes, most: .max)
    validator.check(document.root, is: PackFormat.document)
    var result: [UInt8] = []
    var copied = 0
    for finding in validator.findings.sorted(by: { $0.offset < $1.offset }) {
      let start = Int(finding.offset)
      guard start >= copied else { continue }
      switch finding.reason {
      case .needsQuotes:
        let end = bytes[start...].firstIndex { !$0.isInBareWord } ?? bytes.count
        result += bytes[copied..<start] + "\"".utf8 + bytes[start..<end] + "\"".utf8
        copied = end
        counts[.missingQuotes, default: 0] += 1
      case .needsNoQuotes(let word):
        let bare = Int(word.string).map { String($0) } ?? word.string
        result += bytes[copied..<start] + bare.utf8
        copied = bytes.endOfString(at: start)
        counts[.surplusQuotes, default: 0] += 1
      case _: break
      }
    }
    bytes = result + bytes[copied...]
  }

  // MARK: Texts

  private mutating func setTexts() {
    guard let document = try? JSONReader.readText(bytes, limits: PackReader.limits) else { return }
    var changes = PackTextFinder(document).texts.compactMap { node, code in
      document.string(node).flatMap { text in
        Self.mended(text, code).map {
          TextChange(offset: Int(document.offset(of: node)), before: text, after: $0)
        }
      }
    }
    if !isNoWorse(setting(changes)) { changes = harmless(changes) }
    guard !changes.isEmpty else { return }
    let lines = JSONLineIndex(bytes)
    self.changes = changes.prefix(Self.mostChanges).map { change in
      let (before, after) = (change.before, change.after)
      let start = max(0, zip(before, after).prefix { $0 == $1 }.count - 16)
      return Change(
        line: lines[UInt32(clamping: change.offset)].line, before: shown(before, from: start),
        after: shown(after, from: start))
    }
    counts[.typography] = changes.count
    bytes = setting(changes)
  }

  /// The file with texts set anew; they stand in its order.
  private func setting(_ changes: [TextChange]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for change in changes {
      result += bytes[copied..<change.offset] + JSONWriter.write(JSONValue(change.after))
      copied = bytes.endOfString(at: change.offset)
    }
    return result + bytes[copied...]
  }

  /// Those of the changes that leave the pack as playable as it was, found by halves; the search is given up
  /// where there are many others.
  private func harmless(_ changes: [TextChange]) -> [TextChange] {
    var (kept, rest, reads): ([TextChange], [ArraySlice<TextChange>], Int) = ([], [changes[...]], 0)
    while let part = rest.popLast(), reads < Self.mostReads {
      reads += 1
      if isNoWorse(setting(kept + part)) {
        kept += part
      } else if part.count > 1 {
        let middle = part.startIndex + part.count / 2
        rest += [part[middle...], part[..<middle]]
      }
    }
    return kept
  }

  /// Nil where nothing is to be mended.
  private static func mended(_ text: String, _ code: String) -> String? {
    guard (try? SafeText(lines: text)) != nil, !isBlank(text) else { return nil }
    let mended = TypographyMending(text, language: code).text
    let isSame = mended.utf8.elementsEqual(text.utf8)
    return isSame || mended.utf8.count > PackReader.limits.string ? nil : mended
  }

  /// Whether what could be read and played still can.
  private func isNoWorse(_ mended: [UInt8]) -> Bool {
    guard let document = PackReader.read(bytes).document else { return true }
    guard let result = PackReader.read(mended).document else { return false }
    return PackRuleChecker(result).findings.count <= PackRuleChecker(document).findings.count
  }
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// A text that is to be set anew.
private struct TextChange {
  /// Where its quotation mark stands.
  let offset: Int
  let before: String
  let after: String
}

/// Forty characters of a text, its no-break spaces made visible.
private func shown(_ text: String, from start: Int) -> SafeText {
  let part = text.dropFirst(start).prefix(40)
  let isCut = start + part.count < text.count
  let visible = part.unicodeScalars.map { ["\u{A0}", "\u{202F}"].contains($0) ? "⍽" : $0 }
  let whole = String(String.UnicodeScalarView(visible))
  return SafeText(cleaning: (start > 0 ? "…" : "") + whole + (isCut ? "…" : ""))
}

extension UInt8 {
  /// Whether it may stand in a number, `true` or `false`.
  fileprivate var isInBareWord: Bool {
    self > 0x20 && ![UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(self)
  }
}

extension [UInt8] {
  /// The byte behind the string whose quotation mark is at `start`.
  fileprivate func endOfString(at start: Int) -> Int {
    var index = start + 1
    while index < count, self[index] != UInt8(ascii: "\"") {
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return Swift.min(index + 1, count)
  }
}
