/// A formula in TeX on its way to one line of words and signs.
struct TeXFormula {
  private static let mostDepth = 20

  private var rest: ByteSlice
  private var depth = 0
  /// Whether what was read last is a fraction.
  private var hasFraction = false

  /// What the formula says; nil where something in it is not known.
  static func text(of formula: ByteSlice) -> String? {
    var reader = TeXFormula(rest: formula.trimmed)
    let text = reader.readAll()
    return text.flatMap { reader.rest.isEmpty && !$0.isEmpty ? $0 : nil }
  }

  private init(rest: ByteSlice) { self.rest = rest }

  /// Up to the brace that closes what was opened, or the end.
  private mutating func readAll() -> String? {
    var text = ""
    var fraction = ""
    while let next = rest.first, next != UInt8(ascii: "}") {
      hasFraction = false
      guard let part = readPart() else { return nil }
      // What stands close behind a fraction is not a part of what it is divided by.
      if !fraction.isEmpty, let first = part.first, isFactor(first) {
        text.removeLast(fraction.count)
        text += "(\(fraction))"
      }
      fraction = hasFraction ? part : ""
      guard hasFraction, let last = text.last, isFactor(last) else {
        text += part
        continue
      }
      // `2\frac{1}{2}` is two and a half.
      let isMixed = last.isNumber && part.allSatisfy { $0.isNumber || $0 == "/" }
      text += isMixed ? " " + part : "(\(part))"
      if !isMixed { fraction = "" }
    }
    hasFraction = false
    return text
  }

  private mutating func readPart() -> String? {
    switch rest.first {
    case UInt8(ascii: "^"): readRaised(sign: "^", digits: TeXSigns.raised)
    case UInt8(ascii: "_"): readRaised(sign: "_", digits: TeXSigns.lowered)
    default: readToken()
    }
  }

  /// A group, a command with what belongs to it, or one character.
  private mutating func readToken() -> String? {
    guard let next = rest.popFirst() else { return nil }
    switch next {
    case UInt8(ascii: "{"): return readGroup()
    case UInt8(ascii: "\\"): return readCommand()
    case UInt8(ascii: "~"): return " "
    case UInt8(ascii: "'"): return "′"
    case UInt8(ascii: "&"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "}"),
      UInt8(ascii: "#"):
      return nil
    default:
      let tail = rest.prefix { $0 & 0xC0 == 0x80 }
      rest = rest.dropFirst(tail.count)
      return String(decoding: [next] + tail, as: UTF8.self)
    }
  }

  /// What stands behind an opening brace, up to the one that closes it.
  private mutating func readGroup() -> String? {
    guard depth < Self.mostDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let text = readAll(), rest.popFirst() == UInt8(ascii: "}") else { return nil }
    return text
  }

  /// What a command takes: the next group or character.
  private mutating func readOperand() -> String? {
    rest = rest.drop(while: \.isBlank)
    guard depth < Self.mostDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    return readToken()
  }

  private mutating func readRaised(sign: String, digits: [Character: Character]) -> String? {
    rest.removeFirst()
    guard let operand = readOperand() else { return nil }
    if operand == "∘" { return "°" }
    if operand == "′" { return operand }
    let signs = operand.compactMap { digits[$0] }
    if signs.count == operand.count { return String(signs) }
    return sign + (operand.count == 1 ? operand : "(\(operand))")
  }

  private mutating func readCommand() -> String? {
    let name = rest.prefix { $0.uppercaseLetter != nil }
    guard !name.isEmpty else { return rest.popFirst().flatMap { TeXSigns.marks[$0] } }
    rest = rest.dropFirst(name.count)
    let word = String(decoding: name.prefix(20), as: UTF8.self)
    if let sign = TeXSigns.named[word] { return sign }
    if TeXSigns.wrappers.contains(word) { return readOperand() }
    switch word {
    case "frac", "dfrac", "tfrac": return readFraction()
    case "sqrt": return readRoot()
    case "mathbb": return readOperand().map { TeXSigns.sets[$0] ?? $0 }
    case "left", "right":
      if rest.first == UInt8(ascii: ".") { rest.removeFirst() }
      return ""
    default: return nil
    }
  }

  private mutating func readFraction() -> String? {
    guard let above = readOperand(), let below = readOperand() else { return nil }
    hasFraction = true
    return inParentheses(above) + "/" + inParentheses(below)
  }

  /// `\sqrt{2}`, or `\sqrt[3]{2}` of the third degree.
  private mutating func readRoot() -> String? {
    var sign = "√"
    if rest.first == UInt8(ascii: "[") {
      let degree = rest.dropFirst().prefix(3).prefix { $0 != UInt8(ascii: "]") }
      let digits = String(decoding: degree, as: UTF8.self).compactMap { TeXSigns.raised[$0] }
      rest = rest.dropFirst(1 + degree.count)
      guard rest.popFirst() == UInt8(ascii: "]"), digits.count == degree.count else { return nil }
      sign = String(digits) + sign
    }
    return readOperand().map { sign + inParentheses($0) }
  }
}

/// Whether a sign close to a fraction is multiplied with it.
private func isFactor(_ sign: Character) -> Bool {
  sign.isLetter || sign.isNumber || "√(".contains(sign)
}

/// A part of a formula as one thing: `a+b` is `(a+b)`, `2x` stays.
private func inParentheses(_ text: String) -> String {
  let isOne = text.allSatisfy { $0.isLetter || $0.isNumber || ".,√°′".contains($0) }
  return isOne ? text : "(\(text))"
}
