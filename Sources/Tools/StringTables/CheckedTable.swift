/// One key in every language, its texts encoded (`Template.encoded`).
struct CompiledRow {
  let key: String
  /// In the order of the languages.
  let texts: [String]
}

/// What becomes one declaration in Swift.
struct L10nDeclaration {
  let identifier: String
  let key: TextKey
  let parameters: [Placeholder]
  /// One, or in a plural one for each form that any language has.
  let rows: [CompiledRow]
  /// The English text, placeholders by name.
  let comment: String
}

/// A checked table, in the order of the English file.
struct CheckedTable {
  let name: String
  let declarations: [L10nDeclaration]
}

/// What one key says in one language.
struct Translation {
  /// The text, the list, or of a plural the form `other`.
  let main: ValidatedEntry
  /// Of a plural all forms that the language has; else none.
  let forms: [PluralForm: ValidatedEntry]

  /// Every entry with the one that the translation of it is held against.
  func counterparts(in base: Translation) -> [(entry: ValidatedEntry, base: ValidatedEntry)] {
    guard !forms.isEmpty else { return [(main, base.main)] }
    return PluralForm.allCases.compactMap { form in
      forms[form].map { ($0, base.forms[form] ?? base.main) }
    }
  }
}

/// The forms that a counted noun may have, as CLDR names and orders them; each language has some.
enum PluralForm: String, CaseIterable {
  case zero, one, two, few, many, other
}
