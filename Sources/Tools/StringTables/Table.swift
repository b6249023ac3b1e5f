/// One key in every language, its texts encoded (`Template.encoded`).
struct Row {
  let key: String
  /// In the order of the languages.
  let texts: [String]
}

/// What becomes one declaration in Swift.
struct Declaration {
  let identifier: String
  let key: Key
  let parameters: [Parameter]
  /// One, or in a plural one for each form that any language has.
  let rows: [Row]
  /// The English text, placeholders by name.
  let comment: String
}

/// A checked table, in the order of the English file.
struct Table {
  let name: String
  let declarations: [Declaration]
}
