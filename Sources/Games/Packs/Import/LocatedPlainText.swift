import JSON
import Localization

/// A text in plain words, and the byte where it begins.
struct LocatedPlainText: Equatable {
  var text: SafeText
  let offset: Int

  var string: String { text.string }
}

extension LocatedPlainText {
  /// Bytes of a source at most, mark-up included; texts are shorter (`PackReader.limits`).
  private static let rawLimit = 256 << 10

  /// Plain words, with their line breaks or in one line; nil where none are left. What is lost on the way is
  /// added to `losses`.
  init?(
    marked bytes: some Collection<UInt8>, as markup: Markup, at offset: Int,
    keepsLines: Bool = false, losses: inout TextLosses
  ) throws(ImportIssue) {
    guard bytes.count <= Self.rawLimit else { throw ImportIssue(.textTooLong, at: offset) }
    var plain = StrippedText(bytes: Array(bytes))
    // In HTML the ends of the file's lines are blanks.
    if markup == .html {
      plain.bytes = plain.bytes.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    }
    if markup == .markdown { plain = MarkdownStripper(plain.bytes).withoutMarks }
    if markup != .plain, plain.bytes.contains(where: HTMLStripper.isMark) {
      plain = HTMLStripper(plain, markup).output
    }
    if plain.bytes.contains(where: FormulaReplacer.isMark) {
      plain = FormulaReplacer(plain).output
    }
    losses.add(plain.losses)
    let words = collapsingBlanks(plain.bytes, keepsLines: keepsLines)
    guard !words.isEmpty else { return nil }
    if !keepsLines, words != collapsingBlanks(plain.bytes, keepsLines: true) {
      losses.hasLineBreak = true
    }
    try self.init(words, at: offset)
  }

  /// Plain words; nil where none are left.
  init?(
    marked bytes: some Collection<UInt8>, as markup: Markup, at offset: Int
  ) throws(ImportIssue) {
    var ignored = TextLosses()
    try self.init(marked: bytes, as: markup, at: offset, losses: &ignored)
  }

  /// Texts one after the other, at the place of the first; nil where there are none.
  init?(joining parts: [LocatedPlainText?]) throws(ImportIssue) {
    let parts = parts.compactMap(\.self)
    guard let first = parts.first else { return nil }
    guard parts.count > 1 else {
      self = first
      return
    }
    let hasLines = parts.contains { $0.string.utf8.contains(UInt8(ascii: "\n")) }
    try self.init(parts.map(\.string).joined(separator: hasLines ? "\n" : " "), at: first.offset)
  }

  /// Words that are plain already; throws where a pack could not hold them.
  init(_ words: String, at offset: Int) throws(ImportIssue) {
    guard words.utf8.count <= PackReader.limits.string else {
      throw ImportIssue(.textTooLong, at: offset)
    }
    do throws(UnsafeScalar) {
      text = try SafeText(lines: words)
    } catch {
      throw ImportIssue(.hiddenCharacter(error.scalar), at: offset)
    }
    self.offset = offset
  }
}

/// The text in which blanks and line ends in a row are one blank, none at the ends; no-break spaces stay
/// inside, and ignorable marks go. Line ends that are kept are one, or two round an empty line.
private func collapsingBlanks(_ bytes: [UInt8], keepsLines: Bool) -> String {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var isGap = false
  var lineEnds = 0
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    if byte.isBlank || byte == UInt8(ascii: "\r") {
      isGap = true
      if keepsLines, byte == UInt8(ascii: "\n") { lineEnds += 1 }
      index += 1
    } else if byte >= 0x80, let mark = ignorable.first(where: bytes[index...].starts) {
      index += mark.count
    } else {
      if isGap, !result.isEmpty {
        let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: min(lineEnds, 2))
        result += lines.isEmpty ? [UInt8(ascii: " ")] : lines
      }
      (isGap, lineEnds) = (false, 0)
      result.append(byte)
      index += 1
    }
  }
  var rest = result[...]
  while let end = blanks.first(where: { rest.suffix($0.count).elementsEqual($0) }) {
    rest.removeLast(end.count)
  }
  while let start = blanks.first(where: { rest.starts(with: $0) }) {
    rest.removeFirst(start.count)
  }
  return String(decoding: rest, as: UTF8.self)
}

/// In UTF-8, the scalars that texts go without.
private let ignorable = Unicode.Scalar.ignorable.map { Array(String($0).utf8) }
/// In UTF-8, the blanks that do not stand at an end.
private let blanks = ["\u{A0}", "\u{202F}", " "].map { Array($0.utf8) }
