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
