/// Every table in both languages, sorted by name; throws all mistakes of all files.
func checkedTables(_ files: [TableFile]) throws(Problems) -> [Table] {
  let names = Dictionary(grouping: files, by: \.name).sorted { $0.key < $1.key }
  var problems: [Diagnostic] = []
  var tables: [Table] = []
  for (name, files) in names {
    guard let (en, fr) = entries(of: files, problems: &problems) else { continue }
    var checker = Checker()
    tables.append(checker.table(name, en: en, fr: fr))
    problems += checker.problems
  }
  guard problems.isEmpty else { throw Problems(problems) }
  return tables
}

/// The entries in both languages, or nil if there is no comparing them.
private func entries(
  of files: [TableFile], problems: inout [Diagnostic]
) -> (en: [Entry], fr: [Entry])? {
  var byLanguage: [TableLanguage: [Entry]] = [:]
  for file in files {
    do throws(Diagnostic) {
      try checkName(of: file)
      byLanguage[file.language] = try file.entries()
    } catch {
      problems.append(error)
    }
  }
  for language in TableLanguage.allCases where !files.contains(where: { $0.language == language }) {
    let message = "\(files[0].name).strings is missing in \(language).lproj"
    problems.append(files[0].problem(message))
  }
  guard let en = byLanguage[.en], let fr = byLanguage[.fr] else { return nil }
  return (en, fr)
}

private func checkName(of file: TableFile) throws(Diagnostic) {
  let isUpperCamel =
    file.name.first?.isUppercase == true
    && file.name.unicodeScalars.allSatisfy { isASCIILetter($0) || isDigit($0) }
  guard isUpperCamel else {
    throw file.problem("a table is named in upper camel: IceCave.strings")
  }
}
