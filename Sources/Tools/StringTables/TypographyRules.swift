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
