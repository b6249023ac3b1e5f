import JSON
import Localization

/// What a question file says, in order, whatever its format.
enum ImportedItem {
  /// The questions that follow belong to this chapter.
  case chapter(ImportedText)
  /// A text without a question.
  case text(ImportedText)
  case question(ImportedQuestion)
}

/// A question of a question file, with all that is said of it.
struct ImportedQuestion {
  /// Answers that are looked at in one question.
  static let mostAnswers = 10_000

  /// The byte where it begins.
  let offset: Int
  var title: ImportedText?
  var text: ImportedText
  /// Whether the answer is typed; else it is chosen.
  let isTyped: Bool
  var answers: [ImportedAnswer]
  /// Said after the question is solved.
  var explanation: ImportedText?
  /// Hints of its own, before the one that gives the answer away.
  var hints: [ImportedText] = []
  /// What is said of any right answer, and of any wrong one, behind what is said of that one.
  var ifRight: ImportedText?
  var ifWrong: ImportedText?
  /// What is said of a typed answer that nobody foresaw.
  var otherwise: ImportedText?
  /// Whether the spelling of a typed answer counts.
  var isExact = false
}

/// An answer and what it is worth.
struct ImportedAnswer {
  var text: ImportedText
  /// 100 for a right answer, 0 or less for a wrong one.
  var percent: Double
  var reply: ImportedText?

  var isRight: Bool { percent >= 100 }
}

private typealias Words = L10n.PackImport

/// A text in plain words, and the byte where it begins.
struct ImportedText: Equatable {
  let text: SafeText
  let offset: Int

  var string: String { text.string }

  /// As a pack has it.
  var packText: PackText { PackText(text) }

  /// A part of a sentence about it.
  var quoted: LocalizedText { .said(string) }

  /// Words that are plain already; throws where a pack could not hold them.
  init(_ words: String, at offset: Int) throws(ImportIssue) {
    let limits = PackReader.limits
    guard words.utf8.count <= limits.string else {
      throw ImportIssue(Words.textTooLong(bytes: limits.string), at: offset)
    }
    do throws(UnsafeScalar) {
      text = try SafeText(lines: words)
    } catch {
      throw ImportIssue(Words.tooManyMarks(marks: limits.marks), at: offset)
    }
    self.offset = offset
  }

  /// Texts one after the other, at the place of the first; nil where there are none.
  init?(joining parts: [ImportedText?]) throws(ImportIssue) {
    let parts = parts.compactMap(\.self)
    guard let first = parts.first else { return nil }
    let hasLines = parts.contains { $0.string.utf8.contains(UInt8(ascii: "\n")) }
    try self.init(parts.map(\.string).joined(separator: hasLines ? "\n" : " "), at: first.offset)
  }
}

/// How a text of a question file is marked up.
enum Markup: String {
  /// Known HTML tags and entities; the ends of lines are kept.
  case moodle, markdown
  /// The same; the ends of lines are blanks.
  case html
  /// Nothing: `<b>` is `<b>`.
  case plain
  /// Entities alone.
  case entities
}

/// Reads the texts of a question file, and notes what they lose.
struct ImportedTextReader {
  /// Bytes of a source at most, mark-up included; texts are shorter (`PackReader.limits`).
  private static let rawLimit = 256 << 10

  private(set) var issues: [ImportIssue] = []

  /// Plain words; nil where none are left. A label, which is an answer or a name, stands in one line.
  mutating func read(
    _ bytes: some Collection<UInt8>, as markup: Markup, at offset: Int, isLabel: Bool = false
  ) throws(ImportIssue) -> ImportedText? {
    let plain = try strip(bytes, markup, at: offset)
    var words = collapsingBlanks(plain, keepsLines: true)
    if isBlank(words) { return nil }
    if isLabel, words.utf8.contains(UInt8(ascii: "\n")) {
      issues.append(ImportIssue(Words.linesJoined, at: offset))
      words = collapsingBlanks(plain, keepsLines: false)
    }
    return try ImportedText(words, at: offset)
  }

  private mutating func strip(
    _ bytes: some Collection<UInt8>, _ markup: Markup, at offset: Int
  ) throws(ImportIssue) -> [UInt8] {
    guard bytes.count <= Self.rawLimit else {
      throw ImportIssue(Words.textTooLong(bytes: PackReader.limits.string), at: offset)
    }
    let isPlain = markup == .plain || markup != .html && !bytes.contains(where: HTMLStripper.isMark)
    if isPlain { return Array(bytes) }
    let stripper = HTMLStripper(Array(bytes), markup)
    if stripper.hasPicture { issues.append(ImportIssue(Words.picture, at: offset)) }
    if let scalar = stripper.hidden { issues.append(ImportIssue(hidden: scalar, at: offset)) }
    return stripper.words
  }
}

/// The text in which blanks and line ends in a row are one blank, none at the ends; no-break spaces stay
/// inside, and ignorable marks go. Line ends that are kept are one, or two round an empty line.
private func collapsingBlanks(_ bytes: [UInt8], keepsLines: Bool) -> String {
  var result = String.UnicodeScalarView()
  var isGap = false
  var lineEnds = 0
  for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isIgnorable {
    if scalar == " " || scalar == "\t" || scalar == "\n" {
      isGap = true
      if keepsLines, scalar == "\n" { lineEnds += 1 }
      continue
    }
    if isGap, !result.isEmpty {
      let gap = lineEnds == 0 ? " " : lineEnds == 1 ? "\n" : "\n\n"
      result.append(contentsOf: gap.unicodeScalars)
    }
    (isGap, lineEnds) = (false, 0)
    result.append(scalar)
  }
  let isSpace = { (scalar: Unicode.Scalar) in [" ", "\u{A0}", "\u{202F}"].contains(scalar) }
  let end = result.lastIndex { !isSpace($0) }.map { result.index(after: $0) } ?? result.startIndex
  return String(Substring.UnicodeScalarView(result[..<end].drop(while: isSpace)))
}
