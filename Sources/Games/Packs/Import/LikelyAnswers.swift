import Flow
import Localization

/// Finds what a typed answer likely means, other than the words in it.
enum LikelyAnswers {
  /// Words that part answers, in any language, and the stroke.
  private static let alternatives = Set(
    Language.allCases.flatMap { L10n.Answers.alternatives.resolved(in: $0) }.map { $0[...] })
  /// What stands somewhere in a text that is several answers.
  private static let partingBytes = Array(";/(".utf8)
  private static let marks = alternatives.union(["/"])
  /// Words of an answer on either side of “or”.
  private static let mostWords = 3

  /// The answers of a cell between strokes, `Cardiff|Swansea` for `Cardiff; Swansea`; nil where it likely is one. In
  /// typed answers strokes, `or` and brackets may part them, too.
  static func parted(_ cell: TableCell, isTyped: Bool) -> SafeText? {
    parts(of: String(decoding: cell.bytes.prefix(400), as: UTF8.self), isTyped: isTyped)
      .map { SafeText(cleaning: $0.joined(separator: "|")) }
  }

  /// The answers that a text likely is; nil for one.
  static func parts(of text: String, isTyped: Bool) -> [String]? {
    guard text.utf8.contains(where: partingBytes.contains) || isTyped && hasAlternative(text)
    else { return nil }
    var parts = text.split(separator: ";", omittingEmptySubsequences: false).map(withoutBlanks)
    if parts.count == 1, isTyped {
      let words = text.split(whereSeparator: \.isWhitespace)
      let answers = words.split(omittingEmptySubsequences: false, whereSeparator: marks.contains)
      let hasWord = words.contains(where: alternatives.contains)
      if !hasWord || answers.allSatisfy({ $0.count <= mostWords }) {
        parts = answers.map { words in
          let text = words.joined(separator: " ")
          return text.hasSuffix(",") ? String(text.dropLast()) : text
        }
      }
      if parts.count == 1 { parts = partsWithoutBlanks(text) }
    }
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return parts
  }

  /// Whether a word parts answers.
  private static func hasAlternative(_ text: String) -> Bool {
    text.split(separator: " ").contains(where: alternatives.contains)
  }

  /// `grey/gray`, `CO2/carbon dioxide` and `Angel Falls (Salto Ángel)`; no unit such as `km/h`, and nothing that begins
  /// with a number.
  private static func partsWithoutBlanks(_ text: String) -> [String] {
    guard text.first?.isNumber == false else { return [text] }
    let spellings = text.split(separator: "/", omittingEmptySubsequences: false).map(withoutBlanks)
    if spellings.count > 1, spellings.allSatisfy({ $0.count > 1 }),
      !ExpectedNumber.isCommonUnit(text)
    {
      return spellings
    }
    let bracket = text.split(separator: "(", omittingEmptySubsequences: false)
    guard bracket.count == 2, text.hasSuffix(")"), bracket[0].hasSuffix(" ") else { return [text] }
    // « grand (ou immense) »; “William (the Conqueror)” is one name.
    let words = bracket[1].dropLast().split(whereSeparator: \.isWhitespace)
    let other = words.drop(while: alternatives.contains)
    let isName = Language.allCases.contains { language in
      L10n.Answers.articles.resolved(in: language).contains { $0 == other.first ?? "" }
    }
    return isName && other.count > 1
      ? [text] : [withoutBlanks(bracket[0]), other.joined(separator: " ")]
  }

  private static func withoutBlanks(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The same of two short answers with a comma between them, where a question asks for one: `Voltaire|Arouet` for
  /// `Voltaire, Arouet`.
  static func partedByComma(
    _ cell: TableCell, to question: String, in language: Language
  ) -> SafeText? {
    let words = question.folded(as: .word).split { !$0.isLetter }
    let text = String(decoding: cell.bytes.prefix(80), as: UTF8.self)
    let parts = text.split(separator: ",").map(withoutBlanks)
    guard let first = words.first, parts.count == 2, !text.contains(where: \.isNumber),
      L10n.Answers.singularAsks.resolved(in: language).contains(where: { $0 == first }),
      parts.allSatisfy({ !$0.isEmpty && !$0.contains(" " as Character) })
    else { return nil }
    return SafeText(cleaning: parts.joined(separator: "|"))
  }

  /// How many answers a question asks for, of more that there are: 3, of “Name three capitals”; nil where it asks for one.
  static func count(askedBy question: String, in language: Language, below most: Int) -> Int? {
    let words = NormalizedAnswer(question, in: language).words
    guard most > 2, let first = words.first,
      L10n.Answers.listAsks.resolved(in: language).contains(first)
    else { return nil }
    return words.dropFirst().prefix(2).compactMap { Int($0) }.first { (2..<most).contains($0) }
  }

  /// Whether it is a reason of three words or more, which a question asks for, or in six or more what something is, without
  /// a number or a comma: that can be said in many ways.
  static func hasOtherWordings(
    _ cell: TableCell, for question: String, in language: Language
  ) -> Bool {
    let words = question.folded(as: .word).split { !$0.isLetter }
    guard let first = words.first else { return false }
    let count = cell.bytes.split(separator: UInt8(ascii: " ")).count
    let isWhy = L10n.Answers.whys.resolved(in: language).contains { $0 == first }
    return isWhy && count >= 3
      || count >= 6 && question.contains("?" as Character)
        && !cell.bytes.contains { $0.isDigit || $0 == UInt8(ascii: ",") }
  }

  /// Whether it is a number behind a word such as “about”.
  static func isAboutNumber(_ cell: TableCell, in language: Language) -> Bool {
    let text = String(decoding: cell.bytes.prefix(80), as: UTF8.self).folded(as: .word)
    for word in words where text.hasPrefix(word) {
      let rest = text.dropFirst(word.count).drop { $0.isWhitespace }
      let isApart = word.hasSuffix(".") || rest.count < text.count - word.count
      let number = TableCell(bytes: Array(rest.utf8), offset: cell.offset)
      if isApart, rest.first?.isNumber == true, TableNumber(number, in: language) != nil {
        return true
      }
    }
    return false
  }

  private static let words = Language.allCases.flatMap { L10n.Answers.abouts.resolved(in: $0) }
}

extension TableCell {
  /// Whether it is one to four digits, and nothing besides.
  var isShortWholeNumber: Bool {
    let text = bytes[...].trimmed
    return (1...4).contains(text.count) && text.allSatisfy(\.isDigit)
  }
}
