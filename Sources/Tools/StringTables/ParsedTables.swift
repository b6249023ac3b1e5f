/// Every table in both languages, sorted by name; throws all mistakes of all files.
func parseTables(_ files: [TableFile]) throws(TableErrors) -> [Table] {
  let names = Dictionary(grouping: files, by: \.name).sorted { $0.key < $1.key }
  var diagnostics: [Diagnostic] = []
  var tables: [Table] = []
  for (name, files) in names {
    guard let (en, fr) = entries(of: files, diagnostics: &diagnostics) else { continue }
    var checker = TableChecker()
    tables.append(checker.table(name, en: en, fr: fr))
    diagnostics += checker.diagnostics
  }
  guard diagnostics.isEmpty else { throw TableErrors(diagnostics) }
  return tables
}

/// The entries in both languages, or nil if there is no comparing them.
private func entries(
  of files: [TableFile], diagnostics: inout [Diagnostic]
) -> (en: [Entry], fr: [Entry])? {
  var byLanguage: [TableLanguage: [Entry]] = [:]
  for file in files {
    do throws(Diagnostic) {
      try checkName(of: file)
      byLanguage[file.language] = try file.parseEntries()
    } catch {
      diagnostics.append(error)
    }
  }
  for language in TableLanguage.allCases where !files.contains(where: { $0.language == language }) {
    let message = "\(files[0].name).strings is missing in \(language).lproj"
    diagnostics.append(files[0].diagnostic(message))
  }
  guard let en = byLanguage[.en], let fr = byLanguage[.fr] else { return nil }
  return (en, fr)
}

private func checkName(of file: TableFile) throws(Diagnostic) {
  let isUpperCamel =
    file.name.first?.isUppercase == true
    && file.name.unicodeScalars.allSatisfy { isASCIILetter($0) || isDigit($0) }
  guard isUpperCamel else {
    throw file.diagnostic("a table is named in upper camel: IceCave.strings")
  }
}
