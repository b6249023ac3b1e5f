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

  /// Plain words; nil where none are left. `hasPicture` becomes true where a picture was lost.
  init?(
    marked bytes: some Collection<UInt8>, as markup: Markup, at offset: Int,
    hasPicture: inout Bool
  ) throws(ImportIssue) {
    guard bytes.count <= Self.rawLimit else { throw ImportIssue(.textTooLong, at: offset) }
    var plain = StrippedText(bytes: Array(bytes))
    if markup == .markdown { plain = MarkdownStripper(plain.bytes).withoutMarks }
    if markup != .plain { plain = HTMLStripper(plain, markup).output }
    if plain.hasPicture { hasPicture = true }
    let words = collapsingBlanks(String(decoding: plain.bytes, as: UTF8.self))
    guard !words.isEmpty else { return nil }
    try self.init(words, at: offset)
  }

  /// Plain words; nil where none are left.
  init?(
    marked bytes: some Collection<UInt8>, as markup: Markup, at offset: Int
  ) throws(ImportIssue) {
    var ignored = false
    try self.init(marked: bytes, as: markup, at: offset, hasPicture: &ignored)
  }

  /// Words that are plain already; throws where a pack could not hold them.
  init(_ words: String, at offset: Int) throws(ImportIssue) {
    guard words.utf8.count <= PackReader.limits.string else {
      throw ImportIssue(.textTooLong, at: offset)
    }
    do throws(UnsafeScalar) {
      text = try SafeText(words)
    } catch {
      throw ImportIssue(.hiddenCharacter(error.scalar), at: offset)
    }
    self.offset = offset
  }
}

/// Blanks and line ends in a row become one blank, none at the ends; no-break spaces stay inside.
private func collapsingBlanks(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  var isGap = false
  for scalar in text.unicodeScalars where !scalar.isIgnorable {
    if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
      isGap = true
      continue
    }
    if isGap, !result.isEmpty { result.append(" ") }
    isGap = false
    result.append(scalar)
  }
  let noBreak: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", " "]
  while let last = result.last, noBreak.contains(last) { result.removeLast() }
  return String(result.drop { noBreak.contains($0) })
}
