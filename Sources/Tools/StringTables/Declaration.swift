/// One key in both languages, its texts encoded (`Template.encoded`).
struct Row {
  let key: String
  let en: String
  let fr: String
}

/// What becomes one declaration in Swift.
struct Declaration {
  enum Kind {
    case text, list
    /// Two rows, `.one` before `.other`.
    case plural
  }

  let identifier: String
  let base: String
  let kind: Kind
  let parameters: [Parameter]
  let rows: [Row]
  /// The English text, placeholders by name.
  let comment: String
}

/// A checked table, in the order of the English file.
struct Table {
  let name: String
  let declarations: [Declaration]
}
