/// All tables in all languages, read and held against each other.
struct CheckedTables {
  /// The language that the others are translated from.
  static let baseLanguage = "en"

  /// The codes of the languages, the base first, then by the alphabet.
  let languages: [String]
  /// How each of them is written.
  let rules: [TypographyRules]
  /// Sorted by name.
  private(set) var all: [CheckedTable] = []

  /// Throws the mistakes of the rules, or else those of all texts.
  init(_ files: [StringsFile]) throws(TableErrors) {
    let codes = Set(files.map(\.language)).subtracting([Self.baseLanguage])
    languages = [Self.baseLanguage] + codes.sorted()
    rules = try Self.readRules(of: languages, in: files)
    let texts = files.filter { $0.name != TypographyRules.tableName }
    var diagnostics: [Diagnostic] = []
    for (name, files) in Dictionary(grouping: texts, by: \.name).sorted(by: { $0.key < $1.key }) {
      guard let entries = parseEntries(of: files, diagnostics: &diagnostics) else { continue }
      var checker = TableChecker(rules: rules)
      all.append(checker.checkTable(name, entries, of: languages))
      diagnostics += checker.diagnostics
    }
    guard diagnostics.isEmpty else { throw TableErrors(diagnostics) }
  }

  private static func readRules(
    of languages: [String], in files: [StringsFile]
  ) throws(TableErrors) -> [TypographyRules] {
    var diagnostics: [Diagnostic] = []
    var rules: [TypographyRules] = []
    for language in languages {
      let own = files.filter { $0.language == language }
      do throws(Diagnostic) {
        try checkCode(language, of: own)
        guard let file = own.first(where: { $0.name == TypographyRules.tableName }) else {
          throw missingTable(
            TypographyRules.tableName, in: language, besides: own.first ?? files.first)
        }
        rules.append(try TypographyRules(file))
      } catch {
        diagnostics.append(error)
      }
    }
    guard diagnostics.isEmpty else { throw TableErrors(diagnostics) }
    return rules
  }

  private static func checkCode(_ code: String, of files: [StringsFile]) throws(Diagnostic) {
    let isCode =
      (2...3).contains(code.utf8.count) && code.utf8.allSatisfy { (97...122).contains($0) }
    guard let file = files.first, !isCode else { return }
    throw file.diagnostic("a folder is named by the code of its language: fr.lproj")
  }

  /// The entries by language, or nil if there is no comparing them.
  private func parseEntries(
    of files: [StringsFile], diagnostics: inout [Diagnostic]
  ) -> [[StringsEntry]]? {
    var entries: [String: [StringsEntry]] = [:]
    for file in files {
      do throws(Diagnostic) {
        try checkName(of: file)
        entries[file.language] = try file.parseEntries()
      } catch {
        diagnostics.append(error)
      }
    }
    for language in languages where !files.contains(where: { $0.language == language }) {
      diagnostics.append(missingTable(files[0].name, in: language, besides: files[0]))
    }
    let all = languages.compactMap { entries[$0] }
    return all.count == languages.count ? all : nil
  }
}

private func missingTable(_ table: String, in language: String, besides file: StringsFile?)
  -> Diagnostic
{
  Diagnostic(
    path: file?.path ?? language, message: "\(table).strings is missing in \(language).lproj")
}

private func checkName(of file: StringsFile) throws(Diagnostic) {
  let isUpperCamel =
    file.name.first?.isUppercase == true
    && file.name.unicodeScalars.allSatisfy { isASCIILetter($0) || isDigit($0) }
  guard isUpperCamel else {
    throw file.diagnostic("a table is named in upper camel: IceCave.strings")
  }
}

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

/// One entry checked by itself: its placeholders and, in a list, its values.
struct ValidatedEntry {
  let entry: StringsEntry
  let key: TextKey
  /// Which form of a plural it is; nil for a text and a list.
  let form: PluralForm?
  let template: MessageTemplate
  private let rules: TypographyRules

  /// `keys` are those of its file.
  init(_ entry: StringsEntry, among keys: Set<String>, by rules: TypographyRules) throws(Diagnostic)
  {
    self.entry = entry
    self.rules = rules
    (key, form) = TextKey.parse(entry.key, among: keys)
    template = try MessageTemplate(entry)
    guard template.parameters.count <= 8 else { throw entry.diagnostic("more than 8 placeholders") }
  }

  /// In a list its values, else the one text.
  private var parts: [ArraySlice<LocatedScalar>] {
    key.kind == .list ? splitList(template.displayedScalars) : [template.displayedScalars[...]]
  }

  /// What is wrong with it alone, whatever the other languages say.
  var diagnostics: [Diagnostic] {
    let (isList, parameters) = (key.kind == .list, template.parameters)
    guard !parts.contains(where: { $0.allSatisfy { isBlank($0.scalar) } }) else {
      return [entry.diagnostic(isList ? "an empty item" : "an empty value")]
    }
    let typography = TypographyChecker(rules: rules, isList: isList)
    var diagnostics = parts.flatMap { typography.mistakes(in: $0) }
      .map { entry.diagnostic($0.message, at: $0.position) }
    if Set(parameters.map(\.name)).count < parameters.count {
      diagnostics.append(entry.diagnostic("a placeholder is both a text and a number"))
    }
    if isList, !parameters.isEmpty {
      diagnostics.append(entry.diagnostic("a list takes no placeholders"))
    }
    return diagnostics
  }

  /// Parameters by the number that stands for each; a list's values joined by a bare `|`.
  func encoded(for parameters: [Placeholder]) -> String {
    guard key.kind == .list else { return template.encoded(for: parameters) }
    return parts.map { String(String.UnicodeScalarView($0.map(\.scalar))) }.joined(separator: "|")
  }

  /// The text as its author wrote it, on one line.
  var comment: String {
    let text = entry.value.map { $0.scalar == "\n" ? " " : $0.scalar }
    return String(String.UnicodeScalarView(text))
  }

  /// Whether there is something in it that could be translated.
  var hasLetters: Bool { template.displayedScalars.contains { $0.scalar.properties.isAlphabetic } }
}

/// The values of a list: what stands between `|`, without blanks around it.
func splitList(_ scalars: [LocatedScalar]) -> [ArraySlice<LocatedScalar>] {
  scalars.split(maxSplits: .max, omittingEmptySubsequences: false) { $0.scalar == "|" }
    .map(trimmed)
}

private func trimmed(_ item: ArraySlice<LocatedScalar>) -> ArraySlice<LocatedScalar> {
  let start = item.drop { isBlank($0.scalar) }
  let end = start.lastIndex { !isBlank($0.scalar) }.map { $0 + 1 } ?? start.startIndex
  return start[..<end]
}

private func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
