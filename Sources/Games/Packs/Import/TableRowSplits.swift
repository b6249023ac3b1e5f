import Localization

/// Finds in a row of a table what a comma has parted.
struct TableRowSplits {
  /// A number or a question that was likely parted.
  private(set) var likely: [ImportIssue] = []
  /// What surely was: a number, a text in quotation marks of print, or any row that is longer than its header. The cells
  /// behind are in the wrong columns.
  private(set) var certain: ImportIssue?

  init(_ row: [TableCell], _ columns: [TableColumn?]) {
    let texts = row.map { String(decoding: $0.bytes[...].trimmed, as: UTF8.self) }
    // Who writes a blank behind each separator parts nothing by it.
    let isSpacedThroughout = row.dropFirst().allSatisfy { $0.isSpaced || $0.isBlank }
    let hasSurplus = row.dropFirst(columns.count).contains { !$0.isBlank }
    for (index, column) in columns.enumerated() where texts.indices.contains(index + 1) {
      let (text, behind) = (texts[index], texts[(index + 1)...])
      if column == .right, let groups = Self.groups(of: text, behind) {
        let number = SafeText(cleaning: groups.joined(separator: ","))
        // No other answer begins with a zero.
        if hasSurplus || groups.dropFirst().contains(where: { $0.first == "0" }) {
          certain = certain ?? ImportIssue(.table(.partedNumber(number)), at: row[index].offset)
        } else {
          likely.append(ImportIssue(.table(.likelyPartedNumber(number)), at: row[index].offset))
        }
      }
      if column == .right, texts.count > columns.count, !hasSurplus,
        let next = behind.first,
        [text, next].allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) })
      {
        let number = SafeText(cleaning: text + "," + next)
        likely.append(ImportIssue(.table(.likelyPartedNumber(number)), at: row[index].offset))
      }
      if column?.holdsAnswers == true, Self.answerGoesOn(row, at: index), certain == nil {
        let answer = SafeText(cleaning: text + ", " + (behind.first ?? ""))
        likely.append(ImportIssue(.table(.likelyPartedAnswer(answer)), at: row[index].offset))
      }
      if column == .question, text.hasUnpairedQuote, behind.contains(where: \.hasUnpairedQuote) {
        certain = certain ?? ImportIssue(.table(.partedQuestion), at: row[index].offset)
      }
      if Self.openQuotes(in: text) > 0, behind.contains(where: { Self.openQuotes(in: $0) < 0 }) {
        certain = certain ?? ImportIssue(.table(.printQuotes), at: row[index].offset)
      }
      if column == .question, row[index + 1].isSpaced, !isSpacedThroughout,
        Self.goesOn(text, behind)
      {
        certain = certain ?? ImportIssue(.table(.partedQuestion), at: row[index].offset)
      } else if column == .question, Self.isLikelyParted(text, behind) {
        likely.append(ImportIssue(.table(.likelyPartedQuestion), at: row[index].offset))
      }
    }
    if hasSurplus, certain == nil {
      certain = ImportIssue(.table(.longRow), at: row[columns.count].offset)
    }
  }

  /// Whether the cell behind an answer is the only one of the row that a blank begins: `Austen, Jane`.
  private static func answerGoesOn(_ row: [TableCell], at index: Int) -> Bool {
    row[index + 1].isSpaced && !row[index].isBlank && !row[index + 1].isBlank
      && row.count(where: { $0.isSpaced && !$0.isBlank }) == 1 && row[index].bytes.last != 0x20
  }

  /// Whether a question goes on in the next cell, behind a blank.
  private static func goesOn(_ text: String, _ behind: ArraySlice<String>) -> Bool {
    guard !text.contains("?" as Character), let next = behind.first, let first = next.first else {
      return false
    }
    return !first.isUppercase && behind.prefix(4).contains { $0.hasSuffix("?") }
      && behind.dropFirst().contains { !$0.isEmpty }
  }

  /// Whether the end of a question stands in the next cell, with an answer behind it: a right answer, too, may be a
  /// question.
  private static func isLikelyParted(_ text: String, _ behind: ArraySlice<String>) -> Bool {
    guard !text.contains("?" as Character), let next = behind.first, next.hasSuffix("?"),
      next.first?.isLowercase == true
    else { return false }
    return behind.dropFirst().contains { !$0.isEmpty }
  }

  /// How many quotation marks of print are open at the end of a text; below zero where some close that were not open.
  private static func openQuotes(in text: String) -> Int {
    text.reduce(0) { $1 == "“" ? $0 + 1 : $1 == "”" ? $0 - 1 : $0 }
  }

  /// The first digits of a number and what likely stood behind its commas. Two answers that are numbers have both a
  /// unit, or none, as many digits, and neither begins with 0.
  private static func groups(of first: String, _ behind: ArraySlice<String>) -> [String]? {
    guard (1...3).contains(first.count), first.allSatisfy(\.isASCIIDigit), first.first != "0",
      let next = behind.first, next.prefix(while: \.isASCIIDigit).count == 3
    else { return nil }
    // Whole groups, and what stands behind the last of them.
    let groups = behind.prefix { $0.count == 3 && $0.allSatisfy(\.isASCIIDigit) }
    let parts = groups.isEmpty ? behind.prefix(1) : groups
    guard next.count > 3 || parts.contains(where: { $0.first == "0" }) || first.count < 3 else {
      return nil
    }
    return [first] + parts
  }
}

extension String {
  /// Whether a quotation mark in it stands alone.
  fileprivate var hasUnpairedQuote: Bool { count { $0 == "\"" } % 2 == 1 }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
