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
