import Localization

/// Finds what a cell of a typed answer likely means, other than the words in it.
enum LikelyAnswers {
  /// Words that part answers, in any language, and the stroke.
  private static let alternatives = Set(
    Language.allCases.flatMap { L10n.Answers.alternatives.resolved(in: $0) }.map { $0[...] })
  private static let marks = alternatives.union(["/"])
  /// Words of an answer on either side of “or”.
  private static let mostWords = 3

  /// Its answers between strokes, `Cardiff|Swansea` for `Cardiff; Swansea`; nil where it likely is one. In typed answers
  /// strokes between blanks, and `or`, may part them, too.
  static func parted(_ cell: TableCell, isTyped: Bool) -> SafeText? {
    let text = String(decoding: cell.bytes.prefix(400), as: UTF8.self)
    var parts = text.split(separator: ";", omittingEmptySubsequences: false).map(withoutBlanks)
    if parts.count == 1, isTyped {
      let words = text.split(whereSeparator: \.isWhitespace)
      let answers = words.split(omittingEmptySubsequences: false, whereSeparator: marks.contains)
      let hasWord = words.contains(where: alternatives.contains)
      if !hasWord || answers.allSatisfy({ $0.count <= mostWords }) {
        parts = answers.map { $0.joined(separator: " ") }
      }
    }
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return SafeText(cleaning: parts.joined(separator: "|"))
  }

  private static func withoutBlanks(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
