/// Holds texts to the typographic rules of all languages and of their own
/// (CLDR, Guide stylistique de Mozilla francophone).
struct TypographyChecker {
  let rules: TypographyRules
  /// A list may be what players type, the familiar words for “you” too.
  let isList: Bool

  /// The mistakes in a text as it is shown, in its order; a placeholder in it is U+FFFC.
  func mistakes(
    in text: some Collection<LocatedScalar>
  ) -> [(message: String, position: SourcePosition)] {
    let line = ScalarLine(text)
    let checks = [
      controlMistake, blankMistake, straightQuoteMistake, threeDotsMistake, markSpacingMistake,
      quoteSpacingMistake, genderMistake, addressMistake,
    ]
    return line.indices.flatMap { index in
      checks.compactMap { $0(index, line) }.map { ($0, line.positions[index]) }
    }
  }
}

/// The scalars of a text, asked for by index; outside of it stands nothing.
private struct ScalarLine {
  let scalars: [Unicode.Scalar]
  let positions: [SourcePosition]

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

/// The rules of all languages: each looks at one place and says what is wrong there.
extension TypographyChecker {
  private func controlMistake(_ index: Int, _ line: ScalarLine) -> String? {
    let refused: [Unicode.GeneralCategory] = [
      .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
    ]
    guard let scalar = line[index], scalar != "\n" else { return nil }
    return refused.contains(scalar.properties.generalCategory)
      ? "a control character" : nil
  }

  private func blankMistake(_ index: Int, _ line: ScalarLine) -> String? {
    if line[index] == "\n" {
      return index == 0 || line[index + 1] == nil ? "a line break at an end" : nil
    }
    guard line.isBlank(index) else { return nil }
    if line.isEdge(index - 1) || line.isEdge(index + 1) { return "a blank at an end" }
    return line.isBlank(index - 1) ? "two blanks in a row" : nil
  }

  private func straightQuoteMistake(_ index: Int, _ line: ScalarLine) -> String? {
    switch line[index] {
    case "'": "a straight apostrophe (write ’)"
    case "\"": "straight quotes (write “ ” or « »)"
    default: nil
    }
  }

  private func threeDotsMistake(_ index: Int, _ line: ScalarLine) -> String? {
    let isThird = line[index] == "." && line[index + 1] == "." && line[index + 2] == "."
    return isThird && line[index - 1] != "." ? "three dots (write …)" : nil
  }
}

/// The rules that a language may have.
extension TypographyChecker {
  /// The space before a mark, but not where it is a sign of its own; nor before a colon in 10:30 or in an
  /// address, nor between marks: ?!
  private func markSpacingMistake(_ index: Int, _ line: ScalarLine) -> String? {
    guard let mark = line[index], let space = rules.spaces[mark] else { return nil }
    let before = line[index - 1]
    if before == space || before == "(" || line.isEdge(index - 1) { return nil }
    if space == "\u{A0}" {
      if line.isDigit(index - 1), line.isDigit(index + 1) { return nil }
      if line[index + 1] == "/", line[index + 2] == "/" { return nil }
    } else {
      if before == "!" || before == "?" { return nil }
      if before == "\u{A0}", let quote = rules.spacedQuotes.first, line[index - 2] == quote {
        return nil
      }
    }
    return "“\(mark)” needs \(space == "\u{A0}" ? "U+00A0" : "U+202F") before it"
  }

  private func quoteSpacingMistake(_ index: Int, _ line: ScalarLine) -> String? {
    guard let quote = line[index] else { return nil }
    if quote == rules.spacedQuotes.first, line[index + 1] != "\u{A0}" {
      return "“\(quote)” needs U+00A0 behind it"
    }
    if quote == rules.spacedQuotes.last, line[index - 1] != "\u{A0}" {
      return "“\(quote)” needs U+00A0 before it"
    }
    return nil
  }

  private func genderMistake(_ index: Int, _ line: ScalarLine) -> String? {
    guard line.isLetter(index - 1) else { return nil }
    let isDoubled = rules.doubledGender.contains { sign in
      let end = index + sign.count
      return line.scalars[index...].starts(with: sign)
        && (line.isLetter(end - 1) || line.isLetter(end))
    }
    return isDoubled ? "a gender doubled" : nil
  }

  private func addressMistake(_ index: Int, _ line: ScalarLine) -> String? {
    guard !isList, let polite = rules.address.first else { return nil }
    let word = line.word(startingAt: index)
    guard !word.isEmpty else { return nil }
    let end = line[index + word.unicodeScalars.count]
    let isElided = end == "’" || end == "'"
    let isFamiliar = rules.address.dropFirst().contains { familiar in
      familiar == word || isElided && familiar == word + "’"
    }
    return isFamiliar ? "“\(word)” is familiar: the program says \(polite)" : nil
  }
}
