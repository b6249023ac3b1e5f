/// Holds the languages of a table against each other and collects every mistake.
struct TableChecker {
  /// By language, the base first.
  let rules: [TypographyRules]
  private(set) var diagnostics: [Diagnostic] = []

  /// The table as far as it is right; `files` are the entries by language.
  mutating func checkTable(_ name: String, _ files: [[StringsEntry]], of languages: [String])
    -> CheckedTable
  {
    let keys = files.map { Set($0.map(\.key)) }
    let entries = files.indices.map { validate(files[$0], among: keys[$0], by: rules[$0]) }
    let known = files.indices.map { index in
      Set(keys[index].map { TextKey.parse($0, among: keys[index]).key })
    }
    let paths = zip(files, languages).map { $0.first?.path ?? $1 }
    for index in files.indices.dropFirst() {
      reportMissing(from: entries[0], in: known[index], of: paths[index])
      reportMissing(from: entries[index], in: known[0], of: paths[0])
    }
    return CheckedTable(name: name, declarations: makeDeclarations(entries))
  }

  /// The entries that can be read, each key once.
  private mutating func validate(
    _ entries: [StringsEntry], among keys: Set<String>, by rules: TypographyRules
  ) -> [ValidatedEntry] {
    var lines: [String: Int] = [:]
    var result: [ValidatedEntry] = []
    for entry in entries {
      if let line = lines[entry.key] {
        diagnostics.append(entry.diagnostic("this key stands already in line \(line)"))
        continue
      }
      lines[entry.key] = entry.position.line
      do throws(Diagnostic) {
        let valid = try ValidatedEntry(entry, among: keys, by: rules)
        diagnostics += valid.diagnostics
        result.append(valid)
      } catch {
        diagnostics.append(error)
      }
    }
    return result
  }

  private mutating func reportMissing(
    from entries: [ValidatedEntry], in keys: Set<TextKey>, of path: String
  ) {
    for entry in entries where !keys.contains(entry.key) {
      report(entry, "this key is missing in \(path)")
    }
  }

  private mutating func makeDeclarations(_ entries: [[ValidatedEntry]]) -> [L10nDeclaration] {
    let byKey = entries.map { Dictionary(grouping: $0, by: \.key) }
    var done: Set<TextKey> = []
    var keys: [String: String] = [:]
    var declarations: [L10nDeclaration] = []
    for key in entries[0].map(\.key) where done.insert(key).inserted {
      guard let translations = makeTranslations(byKey.map { $0[key] ?? [] }),
        let declaration = makeDeclaration(key, translations)
      else { continue }
      let base = translations[0].main
      if let other = keys.updateValue(base.entry.key, forKey: declaration.identifier) {
        report(base, "this key and “\(other)” both become \(declaration.identifier)")
      }
      declarations.append(declaration)
    }
    return declarations
  }

  /// What one key says in each language; nil if it says nothing in one, or in a plural not all.
  private mutating func makeTranslations(_ entries: [[ValidatedEntry]]) -> [Translation]? {
    var translations: [Translation] = []
    for (entries, rules) in zip(entries, rules) {
      guard let translation = makeTranslation(entries, rules.pluralForms) else { return nil }
      translations.append(translation)
    }
    return translations
  }

  private mutating func makeTranslation(
    _ entries: [ValidatedEntry], _ wanted: [PluralForm]
  ) -> Translation? {
    guard let first = entries.first else { return nil }
    guard first.key.kind == .plural else { return Translation(main: first, forms: [:]) }
    var forms: [PluralForm: ValidatedEntry] = [:]
    for entry in entries {
      guard let form = entry.form else { continue }
      forms[form] = entry
      if !wanted.contains(form) { report(entry, "the language has no plural form “\(form)”") }
    }
    for form in wanted where forms[form] == nil {
      report(first, "the plural form “\(first.key.base).\(form)” is missing")
    }
    guard let main = forms[.other], forms.count == wanted.count else { return nil }
    return Translation(main: main, forms: forms)
  }

  private mutating func makeDeclaration(
    _ key: TextKey, _ translations: [Translation]
  ) -> L10nDeclaration? {
    let base = translations[0]
    for translation in translations.dropFirst() {
      for (entry, base) in translation.counterparts(in: base) {
        reportSameness(of: entry, to: base)
      }
    }
    guard let identifier = key.identifier else {
      report(base.main, "a key is written in dotted lower camel: trap.answer.climb")
      return nil
    }
    let parameters = checkedParameters(of: translations)
    return L10nDeclaration(
      identifier: identifier, key: key, parameters: parameters,
      rows: makeRows(key, translations, parameters),
      comment: base.counterparts(in: base).map(\.entry.comment).joined(separator: " / "))
  }

  private func makeRows(
    _ key: TextKey, _ translations: [Translation], _ parameters: [Placeholder]
  ) -> [CompiledRow] {
    guard key.kind == .plural else {
      let texts = translations.map { $0.main.encoded(for: parameters) }
      return [CompiledRow(key: translations[0].main.entry.key, texts: texts)]
    }
    return rules.pluralForms.map { form in
      let texts = translations.map { ($0.forms[form] ?? $0.main).encoded(for: parameters) }
      return CompiledRow(key: "\(key.base).\(form)", texts: texts)
    }
  }

  /// All name the same; of a plural each `other` names `{#count}` too, which the rest may leave out.
  private mutating func checkedParameters(of translations: [Translation]) -> [Placeholder] {
    let base = translations[0].main
    let parameters = base.template.parameters
    for translation in translations.dropFirst()
    where Set(translation.main.template.parameters) != Set(parameters) {
      report(translation.main, "its placeholders must be \(spellings(parameters)), as in English")
    }
    guard base.key.kind == .plural else { return parameters }
    if !parameters.contains(.count) { report(base, "a plural needs {#count}") }
    let wanted = Set(parameters).union([.count])
    for translation in translations {
      for form in PluralForm.allCases where form != .other {
        guard let entry = translation.forms[form],
          Set(entry.template.parameters).union([.count]) != wanted
        else { continue }
        report(entry, "its placeholders must be \(spellings(parameters)), as in the other form")
      }
    }
    return parameters
  }

  /// A translation equal to the English text must say so, and only such a one may.
  private mutating func reportSameness(of entry: ValidatedEntry, to base: ValidatedEntry) {
    let isSame = entry.comment == base.comment && base.hasLetters
    guard isSame != entry.entry.isMarkedSame else { return }
    report(
      entry,
      isSame
        ? "equal to the English text (write // same behind it if that is meant)"
        : "marked // same, but needs no mark")
  }

  private mutating func report(_ entry: ValidatedEntry, _ message: String) {
    diagnostics.append(entry.entry.diagnostic(message))
  }
}

private func spellings(_ parameters: [Placeholder]) -> String {
  parameters.isEmpty ? "none" : parameters.map(\.spelling).joined(separator: " ")
}
