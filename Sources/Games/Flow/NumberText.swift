/// A number as it was typed.
extension String {
  /// With the degree sign for a raised o, which some keyboards have.
  var withPlainDegrees: String {
    guard contains("º" as Character) else { return self }
    return String(map { $0 == "º" ? "°" : $0 })
  }

  /// With a plain number for one with a power of ten: `384400 km` for `3.844 x 10^5 km`; as it is where it has none.
  var withoutPowers: String {
    guard case .power(let digits, let exponent, let isNegative, let unit)? = WrittenFigure(self),
      (-9...15).contains(exponent), digits.count <= 15
    else { return self }
    let whole = exponent >= 0 ? digits + String(repeating: "0", count: exponent) : digits
    let padded = String(repeating: "0", count: max(0, 1 - exponent - whole.count)) + whole
    let plain = exponent >= 0 ? whole : padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
    return (isNegative ? "-" : "") + plain + " " + unit
  }

  /// Without the s of a plural.
  var singular: String { count > 2 && hasSuffix("s") ? String(dropLast()) : self }

  var beginsWithNumber: Bool {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    return digits.first.map { $0.isASCII && $0.isNumber } ?? false
  }

  /// Whether it says a fraction, such as 2/3: digits on either side of a stroke.
  var hasFraction: Bool {
    let signs = filter { $0 != " " }
    return zip(signs, zip(signs.dropFirst(), signs.dropFirst(2))).contains { first, rest in
      first.isNumber && rest.0 == "/" && rest.1.isNumber
    }
  }

  /// With a blank between a digit and the letter behind it: `742 km` for `742km`.
  var withUnitApart: String {
    var result = ""
    for letter in self {
      if letter.isLetter, result.last?.isNumber == true { result += " " }
      result.append(letter)
    }
    return result
  }

  /// With a hyphen for a sign of print before a number, or for one with a blank behind it: `– 7` is -7.
  var withPlainMinus: String {
    let text = drop(while: \.isWhitespace)
    guard let sign = text.first, "-−–—".contains(sign) else { return self }
    let rest = text.dropFirst().drop(while: \.isWhitespace)
    let isNumber = rest.first.map { $0.isNumber || $0 == "." || $0 == "," } ?? false
    return isNumber ? "-" + rest : self
  }

  /// With a 0 before a decimal mark that stands at the start of a word: 0.5 for .5.
  var withLeadingZeros: String {
    var result = ""
    var last: Character = " "
    for letter in self {
      if letter == "." || letter == ",", last == " " || last == "-" || last == "−" { result += "0" }
      result.append(letter)
      last = letter
    }
    return result
  }

  /// Three digits, or three before a decimal mark.
  var isGroupOfThree: Bool {
    let digits = prefix { $0.isASCII && $0.isNumber }
    let rest = dropFirst(digits.count)
    return digits.count == 3
      && (rest.isEmpty || rest.first == "." && DecimalNumber(String(self)) != nil)
  }
}
