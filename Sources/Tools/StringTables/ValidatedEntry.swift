/// One entry checked by itself: its placeholders and, in a list, its values.
struct ValidatedEntry {
  let entry: Entry
  let key: Key
  let template: Template
  let language: TableLanguage

  init(_ entry: Entry, in language: TableLanguage) throws(Diagnostic) {
    self.entry = entry
    self.language = language
    key = Key(entry.key)
    template = try Template(entry)
    guard template.parameters.count <= 8 else { throw entry.diagnostic("more than 8 placeholders") }
  }

  /// In a list its values, else the one text.
  private var parts: [ArraySlice<LocatedScalar>] {
    guard key.form == .list else { return [template.displayedScalars[...]] }
    return template.displayedScalars.split(separator: { $0.scalar == "|" }).map(trimmed)
  }

  /// What is wrong with it alone, whatever the other language says.
  var diagnostics: [Diagnostic] {
    if let empty { return [empty] }
    let typography = Typography(language: language, isList: key.form == .list)
    let mistakes = parts.flatMap { typography.mistakes(in: $0) }
      .map { entry.diagnostic($0.message, at: $0.position) }
    return mistakes + [clashingKinds, parameterInList].compactMap(\.self)
  }

  /// Parameters by the number that stands for each; a list's values joined by a bare `|`.
  func encoded(for parameters: [Parameter]) -> String {
    guard key.form == .list else { return template.encoded(for: parameters) }
    return parts.map { String(String.UnicodeScalarView($0.map(\.scalar))) }.joined(separator: "|")
  }

  /// The text as its author wrote it, on one line.
  var comment: String {
    let text = entry.value.map { $0.scalar == "\n" ? " " : $0.scalar }
    return String(String.UnicodeScalarView(text))
  }

  /// Whether there is something in it that could be translated.
  var hasLetters: Bool { template.displayedScalars.contains { $0.scalar.properties.isAlphabetic } }

  private var empty: Diagnostic? {
    let isEmpty = parts.contains { part in part.allSatisfy { isBlank($0.scalar) } }
    let what = key.form == .list ? "an empty item" : "an empty value"
    return isEmpty ? entry.diagnostic(what) : nil
  }

  private var clashingKinds: Diagnostic? {
    let names = template.parameters.map(\.name)
    guard Set(names).count < names.count else { return nil }
    return entry.diagnostic("a placeholder is both a text and a number")
  }

  private var parameterInList: Diagnostic? {
    guard key.form == .list, !template.parameters.isEmpty else { return nil }
    return entry.diagnostic("a list takes no placeholders")
  }
}

extension Collection {
  fileprivate func split(separator: (Element) -> Bool) -> [SubSequence] {
    split(maxSplits: .max, omittingEmptySubsequences: false, whereSeparator: separator)
  }
}

private func trimmed(_ item: ArraySlice<LocatedScalar>) -> ArraySlice<LocatedScalar> {
  let start = item.drop { isBlank($0.scalar) }
  let end = start.lastIndex { !isBlank($0.scalar) }.map { $0 + 1 } ?? start.startIndex
  return start[..<end]
}

private func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
