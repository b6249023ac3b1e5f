import Localization

/// A cell that says a number, or a range, and perhaps what it is a number of.
struct TableNumber {
  let range: DecimalRange
  /// Whether digits were grouped: `8,849` in English.
  let isGrouped: Bool
  /// What stands behind it, such as `m` or `%`; nil where nothing does.
  let unit: SafeText?
  /// Whether it is one number alone, written as numbers are: not `007`, and no range.
  let isPlain: Bool

  /// Nil where the cell says something else, or a unit of several words.
  init?(_ cell: TableCell, in language: Language) {
    let text = String(decoding: cell.bytes, as: UTF8.self)
      .split { $0.isWhitespace }.joined(separator: " ").withDotsInRange
    let figures = text.prefix { $0.isASCII && $0.isNumber || "+-.,: ".contains($0) }
    let name = text.dropFirst(figures.count)
    let number = Self.ungrouped(figures.split(separator: " "), in: language)
    guard name.isEmpty || Self.isUnit(name), let range = DecimalRange(number) else { return nil }
    self.range = range
    isGrouped =
      number.count != figures.filter { $0 != " " }.count
      || figures.split(separator: " ").count > 1
    unit = name.isEmpty ? nil : SafeText(cleaning: String(name))
    let digits = number.drop { $0 == "-" || $0 == "+" }
    isPlain =
      digits.first?.isNumber == true && !range.isWide
      && !(digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true)
      && !number.contains { $0 == ":" }
  }

  /// Letters and signs in one word; no digit that could be part of the number.
  private static func isUnit(_ name: Substring) -> Bool {
    name.count <= 8 && name.first != "/"
      && name.allSatisfy { !$0.isWhitespace && !($0.isASCII && $0.isNumber) }
  }

  /// Digits in threes put together, between blanks or the language’s own mark.
  private static func ungrouped(_ parts: [Substring], in language: Language) -> String {
    let isGrouped = parts.dropFirst().allSatisfy { $0.prefix(while: \.isNumber).count == 3 }
    let number = parts.joined(separator: isGrouped ? "" : " ")
    guard let mark = language.typedGroupSeparator else { return number }
    let groups = number.split(separator: mark, omittingEmptySubsequences: false)
    let first = groups[0].drop { $0 == "-" || $0 == "+" }
    let areThrees = groups.dropFirst().enumerated().allSatisfy { index, group in
      let digits = group.prefix(while: \.isNumber).count
      let isLast = index == groups.count - 2
      return digits == 3 && (group.count == 3 || isLast && group.dropFirst(3).first == ".")
    }
    return groups.count > 1 && areThrees && (1...3).contains(first.count) && first.first != "0"
      ? groups.joined() : number
  }
}

extension String {
  /// A range with a dash or a word between its ends, `6.5-7.5` or `6.5 to 7.5`, as one with two dots; `7 ± 0.5` with a
  /// colon; any minus sign as a hyphen.
  fileprivate var withDotsInRange: String {
    let words = split(separator: " ").map { ["to", "à"].contains($0) ? "-" : String($0) }
    let text = words.joined(separator: " ").split(separator: "±", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: ":")
    var result = ""
    for character in text where character != " " || !result.hasSuffix("..") {
      guard "-–—−".contains(character) else {
        result.append(character)
        continue
      }
      let end = result.last == " " ? result.dropLast() : result[...]
      result = end.last?.isNumber == true ? end + ".." : result + "-"
    }
    return result
  }
}
