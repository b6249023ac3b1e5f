import Localization

/// Signs that are no letters, and yet make another answer: the charge of an ion, a power, `+` and `=` in a formula; where
/// the spelling counts, the apostrophe of `it’s`, and the hyphens and blanks of « grand-mère ».
struct AnswerSigns {
  /// `+` or `-` at the end.
  private let charge: Character?
  private let figure: WrittenFigure?
  /// Letters, digits and apostrophes.
  private let letters: String
  /// Each blank and hyphen between letters, by how many letters stand behind it.
  private let breaks: [Int: Character]
  private let letterCount: Int
  /// The signs of a formula, in order.
  private let operators: [Character]

  init(_ text: String) {
    let plain = text.withPlainFigures
    let end = plain.last { !$0.isWhitespace && !".!?".contains($0) }
    charge = end.flatMap { "+-".contains($0) ? $0 : nil }
    figure = WrittenFigure(text)
    letters = Self.letters(of: plain)
    (breaks, letterCount) = Self.breaks(in: plain)
    operators = Self.operators(in: plain)
  }

  /// Whether these signs are those of a right answer, as far as they count. `isAlike` tells whether the letters are the
  /// same; apostrophes, hyphens and blanks count where all signs do.
  func agree(
    with right: AnswerSigns, of text: String, isAlike: Bool, withAll: Bool
  ) -> Bool {
    if right.figure != nil, figure != right.figure, isAlike || figure != nil { return false }
    if right.charge != nil, Self.isFormula(text), charge != right.charge { return false }
    // `Na+` is not `Na`.
    if right.charge == nil, charge != nil, isAlike, Self.isOfElements(text) {
      return false
    }
    if Self.isEquation(text), operators != right.operators { return false }
    let isSameButApostrophes =
      letters != right.letters && letters.filter { $0 != "'" } == right.letters.filter { $0 != "'" }
    return !(isAlike && withAll && (isSameButApostrophes || !hasSameBreaks(as: right)))
  }

  /// Whether hyphens and blanks stand between the same letters, as far as either answer goes back from its end: an
  /// article before one of them is no other spelling.
  func hasSameBreaks(as right: AnswerSigns) -> Bool {
    let count = min(letterCount, right.letterCount)
    return breaks.filter { $0.key < count } == right.breaks.filter { $0.key < count }
  }

  /// The blanks and hyphens between two letters, one for several in a row, by how many letters stand behind them.
  private static func breaks(in text: String) -> (breaks: [Int: Character], letterCount: Int) {
    var breaks: [(before: Int, sign: Character)] = []
    var count = 0
    var pending: Character?
    for sign in text {
      if sign.isLetter {
        if count > 0, let pending { breaks.append((count, pending)) }
        count += String(sign).folded(as: .word).count
        pending = nil
      } else if sign.isNumber {
        pending = nil
      } else if "-‐‑–—".contains(sign) {
        pending = "-"
      } else if sign.isWhitespace {
        pending = pending ?? " "
      }
    }
    return (
      Dictionary(breaks.map { (count - $0.before, $0.sign) }, uniquingKeysWith: { $1 }), count
    )
  }

  /// Whether it says a formula: `V = IR`, `2x - 6`, `mass ÷ volume`.
  private static func isEquation(_ text: String) -> Bool {
    if text.contains(where: { "=÷×→<>≤≥".contains($0) }) { return true }
    let plain = text.withPlainFigures
    let operands = plain.split { !$0.isLetter && !$0.isNumber }
    guard operands.count > 1, operands.allSatisfy({ $0.count(where: \.isLetter) <= 2 }),
      operands.contains(where: { $0.contains(where: \.isLetter) })
    else { return false }
    // `U-235` is a name.
    return plain.contains("+" as Character) || plain.split(separator: " ").contains("-")
  }

  /// The signs of a formula in order, one for all ways of writing it; that of multiplying says nothing, and an arrow may
  /// be made of two.
  private static func operators(in text: String) -> [Character] {
    var operators: [Character] = []
    for sign in text.prefix(200) {
      switch sign {
      case "+", "=", "<", "≤", "≥", "√": operators.append(sign)
      case "-", "−", "–": operators.append("-")
      case "/", "÷": operators.append("/")
      case "→": operators.append("→")
      case ">":
        let isArrow = operators.last == "-" || operators.last == "="
        if isArrow { operators.removeLast() }
        operators.append(isArrow ? "→" : ">")
      case _: break
      }
    }
    return operators
  }

  /// `Na+`, `SO4 2-`, `Fe³⁺`: a capital, and nothing but letters, digits, brackets and a sign.
  private static func isFormula(_ text: String) -> Bool {
    text.first?.isUppercase == true
      && text.withPlainFigures.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber) || "()[]+-^ ".contains($0)
      }
      && text.withPlainFigures.split(separator: " ").count <= 2
  }

  /// `Na`, `CH3COO`: each capital begins the sign of an element, of two letters at most, and digits count it.
  private static func isOfElements(_ text: String) -> Bool {
    var rest = text.withPlainFigures[...]
    while let capital = rest.popFirst() {
      guard capital.isASCII, capital.isUppercase else { return false }
      if rest.first?.isLowercase == true { rest.removeFirst() }
      rest = rest.drop { $0.isASCII && $0.isNumber }
    }
    return !text.isEmpty
  }

  /// In small letters, without accents.
  private static func letters(of text: String) -> String {
    let signs = text.map { "’‘ʼ´`".contains($0) ? "'" : $0 }
    let parts = String(signs).split(separator: "'", omittingEmptySubsequences: false)
    let words = parts.map { part in part.filter { $0.isLetter || $0.isNumber } }
    let joined = words.map { String($0).folded(as: .word) }.joined(separator: "'")
    // Marks round the whole answer are no apostrophes.
    let isQuoted = joined.count > 1 && joined.hasPrefix("'") && joined.hasSuffix("'")
    return isQuoted ? String(joined.dropFirst().dropLast()) : joined
  }

  /// The words of a text, each with its apostrophes.
  static func words(of text: String) -> Set<String> {
    Set(
      text.split { $0.isWhitespace || "/,;:()?!.«»“”\"".contains($0) }
        .map { letters(of: String($0)) })
  }
}
