import JSON
package import Localization

/// The file of a pack with all mended that can be without a guess; the order of its members and its lines
/// stay. A pack that could be read before can be read after.
package struct PackMending: Sendable {
  /// What was mended.
  package enum Kind: CaseIterable, Sendable {
    case byteOrderMark, encoding, quotes, commas, comments, words, typography
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

  /// Mends the bytes of a file, whatever they are.
  package init(_ original: [UInt8]) {
    bytes = original
    guard original.count <= PackReader.limits.bytes else { return }
    if original.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes.removeFirst(3)
      counts[.byteOrderMark] = 1
    }
    if let decoded = Windows1252.decode(ifNotUTF8: bytes) {
      bytes = decoded
      counts[.encoding] = 1
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      (bytes, counts) = (original, [:])
      return
    }
    if (try? JSONReader.readText(bytes, limits: PackReader.limits)) == nil {
      let mending = PackSyntaxMending(bytes)
      bytes = mending.bytes
      counts.merge(mending.counts) { $0 + $1 }
    }
    setTexts()
  }

  /// Whether there was nothing to mend.
  package var isEmpty: Bool { counts.isEmpty }

  // MARK: Texts

  private mutating func setTexts() {
    guard let document = try? JSONReader.readText(bytes, limits: PackReader.limits) else { return }
    var result: [UInt8] = []
    var changes: [(offset: Int, before: String, after: String)] = []
    var copied = 0
    for (node, code) in PackTextFinder(document).texts {
      let start = Int(document.offset(of: node))
      guard let text = document.string(node), let mended = Self.mended(text, code) else { continue }
      result += bytes[copied..<start] + JSONWriter.write(JSONValue(mended))
      copied = bytes.endOfString(at: start)
      changes.append((start, text, mended))
    }
    result += bytes[copied...]
    guard !changes.isEmpty, Self.isNoWorse(result, than: bytes) else { return }
    let lines = JSONLineIndex(bytes)
    self.changes = changes.prefix(Self.mostChanges).map { offset, before, after in
      let start = max(0, zip(before, after).prefix { $0 == $1 }.count - 16)
      return Change(
        line: lines[UInt32(clamping: offset)].line, before: shown(before, from: start),
        after: shown(after, from: start))
    }
    counts[.typography] = changes.count
    bytes = result
  }

  /// Nil where nothing is to be mended.
  private static func mended(_ text: String, _ code: String) -> String? {
    guard (try? SafeText(text)) != nil, !isBlank(text) else { return nil }
    let mended = TypographyMending(text, language: code).text
    let isSame = mended.utf8.elementsEqual(text.utf8)
    return isSame || mended.utf8.count > PackReader.limits.string ? nil : mended
  }

  /// Whether what could be read and played still can.
  private static func isNoWorse(_ mended: [UInt8], than bytes: [UInt8]) -> Bool {
    guard let document = PackReader.read(bytes).document else { return true }
    guard let result = PackReader.read(mended).document else { return false }
    return PackRuleChecker(result).findings.count <= PackRuleChecker(document).findings.count
  }
}

/// Forty characters of a text, its no-break spaces made visible.
private func shown(_ text: String, from start: Int) -> SafeText {
  let part = text.dropFirst(start).prefix(40)
  let isCut = start + part.count < text.count
  let visible = part.unicodeScalars.map { ["\u{A0}", "\u{202F}"].contains($0) ? "⍽" : $0 }
  let whole = String(String.UnicodeScalarView(visible))
  return SafeText(cleaning: (start > 0 ? "…" : "") + whole + (isCut ? "…" : ""))
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
