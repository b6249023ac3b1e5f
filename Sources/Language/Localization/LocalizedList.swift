/// Values that differ by language, even in number: the accepted answers, a command's words.
package struct LocalizedList: Hashable, Sendable {
  private enum Content: Hashable {
    case row(table: Int, row: Int)
    case translations(PackTranslations<[SafeText]>)
    case verbatim([SafeText])
  }

  private let content: Content

  /// A list of the tables; only the generated `L10n` says which.
  init(table: Int, row: Int) { content = .row(table: table, row: row) }

  /// A list that brings its languages, chosen as `LocalizedText` chooses; nil if there is none.
  package init?(lists: [(code: String, list: [SafeText])], own: String) {
    guard let translations = PackTranslations(lists.map { ($0.code, $0.list) }, own: own) else {
      return nil
    }
    content = .translations(translations)
  }

  /// Where it stands in the tables; nil for a list that brings its values.
  var place: (table: Int, row: Int)? {
    if case .row(let table, let row) = content { (table, row) } else { nil }
  }

  /// The same in every language.
  package init(verbatim list: [SafeText]) { content = .verbatim(list) }

  /// The language of the values that are shown to a player of `language`: a pack may have them in
  /// another one; where the program does not speak that, the player's counts.
  package func language(for language: Language) -> Language {
    guard case .translations(let lists) = content else { return language }
    return Language(tag: lists.code(in: language)) ?? language
  }

  /// One value, counted from 0; nil where there are fewer.
  func value(at index: Int, in language: Language) -> String? {
    switch content {
    case .row(let table, let row):
      StringTable.value(at: index, in: StringTable.all[table].texts(language)[row])
    case .translations(let lists): lists.value(in: language).dropFirst(index).first?.string
    case .verbatim(let list): list.dropFirst(index).first?.string
    }
  }

  /// The values in their order.
  package func resolved(in language: Language) -> [String] {
    switch content {
    case .row(let table, let row):
      StringTable.all[table].texts(language)[row].utf8
        .split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
    case .translations(let lists): lists.value(in: language).map(\.string)
    case .verbatim(let list): list.map(\.string)
    }
  }
}

/// What a pack says in languages of its own, by their codes.
struct PackTranslations<Value: Hashable & Sendable>: Hashable, Sendable {
  private let values: [String: Value]
  /// Which of them stands for a language that is missing: the pack's own, else the first.
  private let other: String
  private let otherValue: Value

  /// Nil without a value; of two with one code the first counts.
  init?(_ values: [(code: String, value: Value)], own: String) {
    guard let first = values.first else { return nil }
    self.values = Dictionary(
      values.map { ($0.code, $0.value) }, uniquingKeysWith: { first, _ in first })
    let ownValue = self.values[own]
    other = ownValue == nil ? first.code : own
    otherValue = ownValue ?? first.value
  }

  /// In the wanted language, else in the pack's own, else the first.
  func value(in language: Language) -> Value { values[language.code] ?? otherValue }

  /// The code of that language.
  func code(in language: Language) -> String {
    values[language.code] == nil ? other : language.code
  }
}
