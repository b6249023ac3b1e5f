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
