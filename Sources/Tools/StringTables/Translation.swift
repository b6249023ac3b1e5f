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
