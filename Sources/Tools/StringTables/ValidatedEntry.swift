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
