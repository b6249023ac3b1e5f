/// The typographic rules of a language (CLDR, Guide stylistique de Mozilla francophone).
struct Typography {
  let language: TableLanguage
  let isList: Bool

  /// The mistakes in a text as it is shown; a placeholder in it is U+FFFC.
  func mistakes(in text: some Collection<LocatedScalar>) -> [(message: String, position: Position)]
  {
    let line = ScalarLine(text)
    return line.indices.flatMap { index in
      messages(at: index, of: line).map { ($0, line.positions[index]) }
    }
  }

  private func messages(at index: Int, of line: ScalarLine) -> [String] {
    var rules = [Self.control, Self.blank, Self.quotes, Self.dots]
    if language == .fr {
      rules += [Self.highMarks, Self.colon, Self.guillemets, Self.doubledGender]
      if !isList { rules.append(Self.familiar) }
    }
    return rules.compactMap { $0(index, line) }
  }
}

/// The scalars of a text, asked for by index; outside of it stands nothing.
private struct ScalarLine {
  let scalars: [Unicode.Scalar]
  let positions: [Position]

  init(_ text: some Collection<LocatedScalar>) {
    scalars = text.map(\.scalar)
    positions = text.map(\.position)
  }

  var indices: Range<Int> { scalars.indices }

  subscript(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  func isLetter(_ index: Int) -> Bool { self[index]?.properties.isAlphabetic ?? false }

  func isDigit(_ index: Int) -> Bool { self[index].map(StringTables.isDigit) ?? false }

  /// A line's end or an end of the text.
  func isEdge(_ index: Int) -> Bool { self[index].map { $0 == "\n" } ?? true }

  func isBlank(_ index: Int) -> Bool {
    self[index]?.properties.generalCategory == .spaceSeparator
  }

  /// The small letters of the word that begins at `index`; empty inside a word.
  func word(startingAt index: Int) -> String {
    guard isLetter(index), !isLetter(index - 1) else { return "" }
    let word = scalars[index...].prefix { $0.properties.isAlphabetic }
    return String(String.UnicodeScalarView(word)).lowercased()
  }
}

/// Each rule looks at one place and says what is wrong there.
extension Typography {
  private static func control(_ index: Int, _ line: ScalarLine) -> String? {
    let refused: [Unicode.GeneralCategory] = [
      .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
    ]
    guard let scalar = line[index], scalar != "\n" else { return nil }
    return refused.contains(scalar.properties.generalCategory)
      ? "a control character" : nil
  }

  private static func blank(_ index: Int, _ line: ScalarLine) -> String? {
    if line[index] == "\n" {
      return index == 0 || line[index + 1] == nil ? "a line break at an end" : nil
    }
    guard line.isBlank(index) else { return nil }
    if line.isEdge(index - 1) || line.isEdge(index + 1) { return "a blank at an end" }
    return line.isBlank(index - 1) ? "two blanks in a row" : nil
  }

  private static func quotes(_ index: Int, _ line: ScalarLine) -> String? {
    switch line[index] {
    case "'": "a straight apostrophe (write ’)"
    case "\"": "straight quotes (write “ ” or « »)"
    default: nil
    }
  }

  private static func dots(_ index: Int, _ line: ScalarLine) -> String? {
    let isThird = line[index] == "." && line[index + 1] == "." && line[index + 2] == "."
    return isThird && line[index - 1] != "." ? "three dots (write …)" : nil
  }

  /// U+202F before `; ! ?`, but not where one stands as a sign of its own.
  private static func highMarks(_ index: Int, _ line: ScalarLine) -> String? {
    guard let mark = line[index], mark == ";" || mark == "!" || mark == "?" else { return nil }
    let before = line[index - 1]
    if before == "\u{202F}" || line.isEdge(index - 1) { return nil }
    if before == "!" || before == "?" || before == "(" { return nil }
    if before == "\u{A0}", line[index - 2] == "«" { return nil }
    return "“\(mark)” needs U+202F before it"
  }

  /// U+00A0 before `:`, but not in 10:30, in an address or as a sign of its own.
  private static func colon(_ index: Int, _ line: ScalarLine) -> String? {
    guard line[index] == ":" else { return nil }
    let before = line[index - 1]
    if before == "\u{A0}" || line.isEdge(index - 1) || before == "(" { return nil }
    if line.isDigit(index - 1), line.isDigit(index + 1) { return nil }
    if line[index + 1] == "/", line[index + 2] == "/" { return nil }
    return "“:” needs U+00A0 before it"
  }

  private static func guillemets(_ index: Int, _ line: ScalarLine) -> String? {
    if line[index] == "«", line[index + 1] != "\u{A0}" { return "“«” needs U+00A0 behind it" }
    if line[index] == "»", line[index - 1] != "\u{A0}" { return "“»” needs U+00A0 before it" }
    return nil
  }

  private static func doubledGender(_ index: Int, _ line: ScalarLine) -> String? {
    guard line.isLetter(index - 1) else { return nil }
    let isPoint = line[index].map { ["·", "•", "‧", "⋅"].contains($0) } ?? false
    let isBracket = line[index] == "(" && line[index + 1] == "e"
    return (isPoint && line.isLetter(index + 1)) || isBracket ? "a gender doubled" : nil
  }

  private static func familiar(_ index: Int, _ line: ScalarLine) -> String? {
    let word = line.word(startingAt: index)
    let isElided = word == "t" && (line[index + 1] == "’" || line[index + 1] == "'")
    guard isElided || ["tu", "te", "ton", "ta", "tes", "toi"].contains(word) else { return nil }
    return "“\(word)” is familiar: the program says vous"
  }
}
