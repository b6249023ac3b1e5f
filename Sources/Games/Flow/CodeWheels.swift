package import Localization

/// A code that is dialled, a digit on each wheel; nothing is printed to choose from.
package struct CodeWheels: Equatable, Sendable {
  /// How many wheels a lock may have.
  package static let limits = 2...7

  /// The one code that wins.
  package let right: CodeReply
  /// The wrong codes that were foreseen.
  package let misreadings: [CodeReply]
  /// The reply to a code that nobody foresaw; its placeholder is filled with that code.
  package let otherwise: LocalizedText
  /// Who replies to such codes instead, each by what is wrong with it; nil where nobody does.
  package let judge: (any CodeJudge)?

  /// Throws where a code is not of digits, 2 to 7 and as many as the right one has, or stands twice; nothing
  /// need be foreseen.
  package init(
    right: CodeReply, misreadings: [CodeReply], otherwise: LocalizedText,
    judge: (any CodeJudge)? = nil
  ) throws(LevelError) {
    let codes = [right.code] + misreadings.map(\.code)
    try checkCount(right.code.utf8.count, allowed: Self.limits)
    try checkCount(misreadings.count, allowed: 0...99)
    for code in codes where !WheelDigits.isCode(code, wheels: right.code.utf8.count) {
      throw .malformedCode(code)
    }
    try checkIDs(codes)
    self.right = right
    self.misreadings = misreadings
    self.otherwise = otherwise
    self.judge = judge
  }

  /// How many wheels there are.
  package var count: Int { right.code.utf8.count }
}

extension CodeWheels {
  package static func == (one: CodeWheels, other: CodeWheels) -> Bool {
    one.right == other.right && one.misreadings == other.misreadings
      && one.otherwise == other.otherwise
      && one.judge.map { AnyHashable($0) } == other.judge.map { AnyHashable($0) }
  }
}

/// A code that was foreseen, and what the mountain says to it. In saves it is known by its digits.
package struct CodeReply: Equatable, Sendable {
  /// Its digits, 0 to 9.
  package let code: AnswerID
  /// What is said to whoever dials it.
  package let reply: LocalizedText

  /// A code and what it leads to.
  package init(_ code: AnswerID, reply: LocalizedText) {
    self.code = code
    self.reply = reply
  }
}

extension CodeWheels: LevelRules {
  private var foreseen: [CodeReply] { [right] + misreadings }

  var mishaps: [Mishap] {
    misreadings.map {
      Mishap(
        id: $0.code, object: nil, text: LocalizedText(cleaning: $0.code), reply: $0.reply)
    }
  }

  var mishapIDs: [AnswerID] { misreadings.map(\.code) }

  /// Digits in any script, with blanks or without.
  func evaluate(
    _ answers: [AnswerID], shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    let answer = try answers.singleAnswer()
    guard let digits = WheelDigits(answer, wheels: count) else {
      throw .notACode(wheels: count)
    }
    guard let known = foreseen.first(where: { $0.code == digits.code }) else {
      return AnswerEvaluation(
        isCorrect: false, reply: reply(toUnforeseen: digits), unforeseenCode: digits.code,
        isFree: judge?.isPossible(digits.digits) == false)
    }
    return AnswerEvaluation(
      isCorrect: known.code == right.code, reply: known.reply, answer: known.code)
  }

  private func reply(toUnforeseen code: WheelDigits) -> LocalizedText {
    judge?.reply(to: code.digits) ?? otherwise.filling(typed: SafeText(cleaning: code.code))
  }
}

/// Who replies to codes by a rule, where too many could be dialled to foresee each.
package protocol CodeJudge: Hashable, Sendable {
  /// What is wrong with a wrong code: its digits, 0 to 9, one for each wheel.
  func reply(to digits: [Int]) -> LocalizedText
  /// Whether a code can be one at all; another costs no star.
  func isPossible(_ digits: [Int]) -> Bool
}

/// What a player dials or types for a code: a digit for each wheel.
package struct WheelDigits: Equatable, Sendable {
  /// Its digits, 0 to 9.
  package let code: String

  /// Takes decimal digits of any script, as many as there are wheels, with blanks or without; nil for
  /// anything else.
  package init?(_ text: String, wheels: Int) {
    guard let digits = Self.digits(of: text), digits.count == wheels else { return nil }
    code = digits.map(String.init).joined()
  }

  /// Each of them as a number.
  var digits: [Int] { code.utf8.map { Int($0) - Int(UInt8(ascii: "0")) } }

  /// Whether a text is written as codes are: 0 to 9 for each wheel, and nothing else.
  static func isCode(_ text: String, wheels: Int) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.count == wheels && text.utf8.allSatisfy(digits.contains)
  }

  /// Whether a text is nothing but digits and blanks, however many digits.
  package static func isMeant(by text: String) -> Bool { digits(of: text)?.isEmpty == false }

  /// The digits of a text that holds nothing else but blanks; of a long one more than any lock has.
  private static func digits(of text: String) -> [Int]? {
    var digits: [Int] = []
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
      guard let digit = digit(scalar) else { return nil }
      if digits.count <= CodeWheels.limits.upperBound { digits.append(digit) }
    }
    return digits
  }

  /// 0 to 9 for a decimal digit of any script.
  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }
}
