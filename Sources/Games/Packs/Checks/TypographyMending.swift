import Localization

/// A text as print sets it in its language: curly quotation marks and apostrophes, one character for three
/// dots, single blanks, the spaces of French. What is set so already stays as it is.
package struct TypographyMending: Equatable, Sendable {
  /// The text, mended.
  package let text: String

  /// Mends `text`, whose language has this code; marks of languages that are not known stay straight.
  package init(_ text: String, language code: String) {
    guard Self.mayNeedMending(text) else {
      self.text = text
      return
    }
    let language = Language(tag: code)
    var scalars = collapsingBlanks(Array(text.unicodeScalars))
    scalars = joiningDots(scalars)
    scalars = QuoteMending(scalars, language.map(PrintedQuotes.init)).mended
    if let spaces = language?.markSpaces, !spaces.isEmpty {
      scalars = spacingMarks(scalars, spaces)
    }
    self.text = String(String.UnicodeScalarView(scalars))
  }

  /// False where no sign stands that could be mended, as in most texts.
  private static func mayNeedMending(_ text: String) -> Bool {
    text.utf8.contains { byte in
      byte < 0x30 && byte > 0x20 || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";")
        || byte == UInt8(ascii: "?") || byte >= 0x80
    } || text.utf8.first == 0x20 || text.utf8.last == 0x20 || hasDoubleBlank(text)
  }

  private static func hasDoubleBlank(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
  }
}

/// One blank for several, and none at the ends; those that begin a further line stay.
private func collapsingBlanks(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
  var result: [Unicode.Scalar] = []
  var isIndent = false
  for scalar in scalars {
    guard scalar == " " else {
      isIndent = scalar == "\n"
      result.append(scalar)
      continue
    }
    if isIndent || !(result.isEmpty || result.last == " ") { result.append(scalar) }
  }
  while result.last == " " { result.removeLast() }
  return result
}

private func joiningDots(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
  var result: [Unicode.Scalar] = []
  for scalar in scalars {
    if scalar == ".", result.suffix(2) == [".", "."] {
      result.removeLast(2)
      result.append("…")
    } else {
      result.append(scalar)
    }
  }
  return result
}

/// French: U+202F before `;`, `!` and `?`, U+00A0 before `:` and inside « and ».
private func spacingMarks(
  _ scalars: [Unicode.Scalar], _ spaces: [Unicode.Scalar: Unicode.Scalar]
) -> [Unicode.Scalar] {
  var result: [Unicode.Scalar] = []
  for (index, scalar) in scalars.enumerated() {
    // Not in the address of a page.
    let isAddress = scalar == ":" && index + 1 < scalars.count && scalars[index + 1] == "/"
    if !isAddress, let space = spaces[scalar], let last = result.last {
      if last == " " { result.removeLast() }
      if last == " " || needsSpace(last, before: scalar) { result.append(space) }
    }
    if result.last == "«" {
      if scalar == " " {
        result.append("\u{A0}")
        continue
      }
      if !scalar.isNoBreakSpace { result.append("\u{A0}") }
    }
    result.append(scalar)
  }
  return result
}

/// Whether a space is missing between them; `10:30` and `?!` need none.
private func needsSpace(_ last: Unicode.Scalar, before mark: Unicode.Scalar) -> Bool {
  if mark == "»" { return !last.isNoBreakSpace && last != "«" }
  let isDigit = last.properties.numericType != nil
  return last.properties.isAlphabetic || last == "»" || (isDigit && mark != ":")
}

extension Unicode.Scalar {
  fileprivate var isNoBreakSpace: Bool { self == "\u{A0}" || self == "\u{202F}" }
}
