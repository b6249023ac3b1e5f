import Flow
import Localization

/// A cell that says a number, or a range, and perhaps what it is a number of.
struct TableNumber {
  let range: DecimalRange
  /// The figures without blanks and marks of thousands: `4806±5` for `4,806 ± 5`.
  let figures: String
  /// Whether digits were grouped, as in `8,849` in English, or a word stands for zeros, as in `68.4 million`.
  let isGrouped: Bool
  /// What stands behind it, such as `m` or `%`; nil where nothing does.
  let unit: SafeText?
  /// Whether it is one number alone, written as numbers are: not `007`, and no range.
  let isPlain: Bool
  /// Whether it says ±.
  let isGiveOrTake: Bool
  /// Whether it is said in words, or with an era: « douze », « 52 av. J.-C. ».
  private(set) var isSaid = false
  /// Whether three digits stand behind a mark that some take for one of thousands: `1.006`.
  let hasThreeDecimals: Bool

  private static let rangeMark: Character = "~"
  private static let toleranceMark: Character = ":"

  /// Nil where the cell says something else, or a unit of several words.
  init?(_ cell: TableCell, in language: Language) {
    let cell = Self.withMoneyBehind(Self.withSign(String(decoding: cell.bytes, as: UTF8.self)))
    isGiveOrTake = cell.contains("±" as Character)
    let text = Self.marked(Self.withoutApostrophes(cell))
    guard !WrittenTime.isTime(cell, in: language) else { return nil }
    let isRange = text.contains(Self.rangeMark)
    let ends = text.split(
      separator: isRange ? Self.rangeMark : Self.toleranceMark, omittingEmptySubsequences: false
    ).map(End.init)
    let scales = ends.map { TableNumberScale($0.unit, in: language) }
    // In `3-5 million` both are millions.
    let shared = scales.last??.magnitude
    // `a million` or « mille » alone is one of them.
    let said = zip(ends, scales).map { end, scale in
      end.number.isEmpty && scale != nil ? "1" : Self.ungrouped(end.number, in: language)
    }
    // In `68 million ± 1` as well, but not in `68 million ± 500,000`.
    let isOfFirst = !isRange && Self.isLess(said.last, than: said.first)
    let tolerated = isOfFirst ? scales.first??.magnitude : nil
    let numbers = zip(said, zip(ends, scales)).map { number, rest in
      let magnitude = rest.1?.magnitude ?? (rest.0.unit.isEmpty ? shared ?? tolerated : nil)
      return magnitude?.applied(to: number) ?? number
    }
    let units = zip(ends, scales).map { $1?.unit ?? $0.unit }
    let unit = units.first { !$0.isEmpty } ?? ""
    guard units.allSatisfy({ $0.isEmpty || $0 == unit }),
      unit.isEmpty || Self.isUnit(unit),
      let range = DecimalRange(numbers.joined(separator: isRange ? ".." : ":"))
    else { return nil }
    self.range = range
    figures = numbers.joined(separator: isRange ? "–" : "±")
    let isScaled = scales.contains { $0 != nil }
    isGrouped =
      isScaled
      || zip(ends, numbers).contains {
        $0.number.count > 1 || $0.number.joined().count != $1.count
      }
    self.unit = unit.isEmpty ? nil : SafeText(cleaning: String(unit))
    let digits = numbers[0].drop { $0 == "-" || $0 == "+" }
    hasThreeDecimals = numbers.contains(where: Self.hasThreeDecimals)
    isPlain =
      numbers.count == 1 && digits.first?.isNumber == true
      && !(digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true)
  }

  /// What a cell says that is judged as a number when it is typed: « douze », « 52 av. J.-C. »; nil of anything else, such
  /// as a day or a number with “about”.
  init?(said cell: TableCell, in language: Language) {
    let none = DecimalNumber(whole: 0)
    let text = String(decoding: cell.bytes.prefix(80), as: UTF8.self)
    let read = ExpectedNumber(none, range: .tolerance(none), units: nil).number(in: text, language)
    guard let read, ExpectedNumber.isNumberWords(text, in: language) || read.steps < 0 else {
      return nil
    }
    let figures = language.formatted(decimal: read.text)
    self.init(TableCell(bytes: Array(figures.utf8), offset: cell.offset), in: language)
    isSaid = true
  }

  /// Whether a cell has just these figures and this unit, but for blanks: `1 006 ± 20`.
  func saysNothingElse(than cell: TableCell) -> Bool {
    let text = String(decoding: cell.bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return text == figures + (unit?.string ?? "").filter { !$0.isWhitespace }
  }

  private static func isLess(_ number: String?, than other: String?) -> Bool {
    guard let number = number.flatMap(DecimalNumber.init), let zero = DecimalNumber("0"),
      let other = other.flatMap(DecimalNumber.init)
    else { return false }
    return number != other && number.isBetween(zero, other)
  }

  /// One end of a range, or a number and its tolerance: what stands before letters and signs, and these.
  private struct End {
    /// The number, parted at its blanks.
    let number: [Substring]
    /// What stands behind it, without blanks at its ends.
    let unit: Substring

    init(_ text: Substring) {
      let written = text.drop { $0 == " " }.prefix {
        $0.isASCII && $0.isNumber || "+-., ".contains($0)
      }
      number = written.split(separator: " ")
      let rest = text[written.endIndex...]
      unit = rest.last == " " ? rest.dropLast() : rest
    }
  }

  /// Letters and signs in one word, or a common unit of several; no digit that could be part of the number.
  private static func isUnit(_ name: Substring) -> Bool {
    // `km2` is one, too.
    let hasDigits = name.contains { $0.isASCII && $0.isNumber }
    guard name.first != "/", !hasDigits || ExpectedNumber.isCommonUnit(String(name)) else {
      return false
    }
    return name.contains(where: \.isWhitespace)
      ? ExpectedNumber.isCommonUnit(String(name)) : name.count <= longestUnit
  }

  /// As many letters as a unit of one word has: `centimètres`.
  private static let longestUnit = 11

  /// Digits in threes put together, between blanks or the language’s own mark.
  private static func ungrouped(_ parts: [Substring], in language: Language) -> String {
    let isGrouped = parts.dropFirst().allSatisfy { $0.prefix(while: \.isNumber).count == 3 }
    let number = parts.joined(separator: isGrouped ? "" : " ")
    return ungrouped(number, by: ",", in: language) ?? ungrouped(number, by: ".", in: language)
      ?? number
  }

  /// Nil where a number is not grouped by that mark. One that stands there twice cannot be that of decimals.
  private static func ungrouped(
    _ number: String, by mark: Character, in language: Language
  ) -> String? {
    let groups = number.split(separator: mark, omittingEmptySubsequences: false)
    let first = groups[0].drop { $0 == "-" || $0 == "+" }
    guard groups.count > (language.typedGroupSeparator == mark ? 1 : 2),
      (1...3).contains(first.count), first.first != "0"
    else { return nil }
    let areThrees = groups.dropFirst().enumerated().allSatisfy { index, group in
      let digits = group.prefix(while: \.isNumber).count
      let isLast = index == groups.count - 2
      let end = isLast ? group.dropFirst(3).first : nil
      return digits == 3 && (group.count == 3 || end == (mark == "," ? "." : ","))
    }
    return areThrees ? groups.joined() : nil
  }

  /// Whether exactly three digits stand behind its mark, and one to three before it, of which the first is no zero.
  private static func hasThreeDecimals(_ number: String) -> Bool {
    let parts = number.drop { $0 == "-" || $0 == "+" }.split { $0 == "." || $0 == "," }
    return parts.count == 2 && parts[1].count == 3 && parts[0].count <= 3
      && parts[0].first != "0"
  }

  /// A text in which `+/-` is ±.
  private static func withSign(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      let isSign = character == "+" && rest.hasPrefix("/-")
      result.append(isSign ? "±" : character)
      if isSign { rest.removeFirst(2) }
    }
    return result
  }

  /// A text in which a sign of money that stands first stands last: `3.50 £` for `£3.50`.
  private static func withMoneyBehind(_ text: String) -> String {
    guard let sign = text.first, "£$€".contains(sign), text.dropFirst().first?.isNumber == true
    else { return text }
    return text.dropFirst() + " " + String(sign)
  }

  /// A text in which an apostrophe between a digit and three others is a blank: `1 006` for `1'006`.
  private static func withoutApostrophes(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      let parts = "'’".contains(character) && result.last?.isNumber == true
      let digits = rest.prefix(4).prefix(while: \.isNumber).count
      result.append(parts && digits == 3 ? " " : character)
    }
    return result
  }
}

/// A word for many zeros that stands behind a number, and the unit behind it: `millions d’habitants`.
private struct TableNumberScale {
  let magnitude: NumberMagnitude
  let unit: Substring

  /// Nil where the first word says nothing of the kind.
  init?(_ text: Substring, in language: Language) {
    let word = text.prefix { $0 != " " }
    guard let magnitude = NumberMagnitude(String(word), in: language) else { return nil }
    self.magnitude = magnitude
    let rest = text[word.endIndex...].drop { $0 == " " }
    let link = rest.prefix(while: \.isLetter)
    let isLink = L10n.Answers.unitLinks.resolved(in: language).contains(String(link))
    unit = isLink && link.count < rest.count ? rest.dropFirst(link.count + 1) : rest
  }
}

extension TableNumber {
  /// A text in which a range has a mark of its own, whether it was written `6.5-7.5`, `6.5..7.5` or `6.5 to 7.5`, and
  /// a tolerance a colon, as in `7 ± 0.5`; any minus sign is a hyphen.
  private static func marked(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map { word in
      ["to", "à"].contains(word) ? "-" : String(word)
    }
    var result = ""
    for character in words.joined(separator: " ") {
      let last = result.last { $0 != " " }
      let isBehindNumber = last?.isNumber == true
      let isBehindUnit =
        result.last == " " && last != rangeMark && last != toleranceMark
        && result.contains(where: \.isNumber)
      switch character {
      case "-", "–", "—", "−": result.append(isBehindNumber || isBehindUnit ? rangeMark : "-")
      case "±": result.append(toleranceMark)
      case "." where result.last == ".":
        result.removeLast()
        result.append(rangeMark)
      default: result.append(character)
      }
    }
    return result
  }
}
