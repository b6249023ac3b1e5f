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
    if line[index] == "'" { return "a straight apostrophe (write ’)" }
    return line[index] == "\"" ? "straight quotes (write “ ” or « »)" : nil
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

/// How a language is written: what its table `Typography.strings` says, which makes no declarations.
struct TypographyRules {
  static let tableName = "Typography"

  /// The forms that a counted noun has, in the order of CLDR, `other` among them.
  private(set) var pluralForms: [PluralForm] = []
  /// The no-break space that stands before a mark.
  private(set) var spaces: [Unicode.Scalar: Unicode.Scalar] = [:]
  /// Quotes with a no-break space inside: the opening one and the closing one; or none.
  private(set) var spacedQuotes: [Unicode.Scalar] = []
  /// What doubles a gender between letters, or behind one if it ends with a letter: `·`, `(e`.
  private(set) var doubledGender: [[Unicode.Scalar]] = []
  /// The word for “you” that the program says, and behind it those it does not; or none.
  private(set) var address: [String] = []

  /// Throws the first entry that is no rule, or one that was there before.
  init(_ file: StringsFile) throws(Diagnostic) {
    var keys: Set<String> = []
    for entry in try file.parseEntries() {
      guard keys.insert(entry.key).inserted else { throw entry.diagnostic("this key stands twice") }
      try read(entry)
    }
    guard pluralForms.contains(.other) else {
      throw file.diagnostic("“pluralForms[]” must name “other”, and what other forms there are")
    }
  }

  /// The marks that stand behind a no-break space, the closing quote among them, in the order of Unicode.
  var spacedMarks: [Unicode.Scalar] { (spaces.keys + spacedQuotes.suffix(1)).sorted() }

  private mutating func read(_ entry: StringsEntry) throws(Diagnostic) {
    let items = splitList(entry.value).map { $0.map(\.scalar) }
    let words = items.map { String(String.UnicodeScalarView($0)) }
    switch entry.key {
    case "pluralForms[]":
      guard words.allSatisfy({ PluralForm(rawValue: $0) != nil }) else {
        throw entry.diagnostic("the forms of a plural are zero, one, two, few, many, other")
      }
      pluralForms = PluralForm.allCases.filter { words.contains($0.rawValue) }
    case "behindNarrowSpace[]": try readMarks(items, behind: "\u{202F}", of: entry)
    case "behindSpace[]": try readMarks(items, behind: "\u{A0}", of: entry)
    case "spacedQuotes[]":
      spacedQuotes = items.flatMap(\.self)
      guard spacedQuotes.count == 2 else { throw entry.diagnostic("quotes are a pair: « | »") }
    case "doubledGender[]": doubledGender = items
    case "address[]": address = words
    default: throw entry.diagnostic("no rule of typography")
    }
  }

  private mutating func readMarks(
    _ items: [[Unicode.Scalar]], behind space: Unicode.Scalar, of entry: StringsEntry
  ) throws(Diagnostic) {
    for item in items {
      guard let mark = item.first, item.count == 1 else {
        throw entry.diagnostic("a mark is one character")
      }
      spaces[mark] = space
    }
  }
}

extension [TypographyRules] {
  /// The forms of counted nouns that any of the languages has, in the order of CLDR.
  var pluralForms: [PluralForm] {
    PluralForm.allCases.filter { form in contains { $0.pluralForms.contains(form) } }
  }
}
