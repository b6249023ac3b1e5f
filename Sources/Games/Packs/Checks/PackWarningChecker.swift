import Flow
import Localization

/// What could be better in a pack that can be played: warnings for its author.
struct PackWarningChecker {
  private(set) var findings: [PackFinding] = []
  let document: PackDocument
  private let languages: Set<String>

  /// Finds everything worth a warning in `document`.
  init(_ document: PackDocument) {
    self.document = document
    var languages: Set<String> = [document.language]
    document.visitTexts { text, _ in
      guard case .languages(let entries) = text.content else { return }
      languages.formUnion(entries.lazy.map(\.code))
    }
    self.languages = languages
    document.visitTexts { check($0, $1) }
    for level in document.levels {
      if level.hints.isEmpty, type(of: level.task.format).needsHints {
        addWarning(.noHint, at: level.offset)
      }
      level.task.format.addWarnings(to: &self)
    }
  }

  private mutating func addWarning(_ reason: PackFindingReason, at offset: FileOffset) {
    guard findings.count < PackSchemaValidator.most else { return }
    findings.append(PackFinding(reason, at: offset, severity: .warning))
  }

  // MARK: Texts

  private mutating func check(_ text: PackText, _ role: PackTextRole) {
    let entries = text.entries(fallback: document.language)
    if languages.count > 1 {
      let missing = languages.subtracting(entries.map(\.code)).sorted()
      let isWritten = entries.contains { $0.value.string.contains(where: \.isLetter) }
      if !missing.isEmpty, isWritten { addWarning(.missingLanguages(missing), at: text.offset) }
    }
    for entry in entries {
      let rows = (entry.value.string.unicodeScalars.count + role.columns - 1) / role.columns
      if rows > role.rows { addWarning(.tooManyRows(rows, most: role.rows), at: entry.offset) }
      if let flaw = Typography.flaw(in: entry.value.string, of: entry.code) {
        addWarning(.typography(flaw), at: entry.offset)
      }
    }
  }

  // MARK: Answers

  /// Warns where the wrong text is the right one, or one letter away from it; both are folded. A number
  /// is read digit by digit.
  mutating func warnIfAlike(
    _ right: String, _ wrong: String, of text: PackText, in language: Language
  ) {
    let entry = text.entry(in: language.code, fallback: document.language)
    if right == wrong, !right.isEmpty {
      addWarningOnce(.sameAsRight(entry.value), at: entry.offset)
    } else if Self.isNear(right, wrong) {
      addWarningOnce(.nearRight(entry.value), at: entry.offset)
    }
  }

  /// Adds it once, though a text without languages is looked at for each of them.
  mutating func addWarningOnce(_ reason: PackFindingReason, at offset: FileOffset) {
    let finding = PackFinding(reason, at: offset, severity: .warning)
    if !findings.contains(finding) { addWarning(reason, at: offset) }
  }

  /// What of a choice makes a difference.
  func key(_ choice: PackChoice, in language: Language) -> NormalizedAnswer {
    document.key(
      choice.text.entry(in: language.code, fallback: document.language).value, in: language)
  }

  /// Whether two folded words without a digit are one letter apart.
  static func isNear(_ first: String, _ second: String) -> Bool {
    guard !first.contains(where: \.isNumber), !second.contains(where: \.isNumber) else {
      return false
    }
    guard abs(first.utf8.count - second.utf8.count) <= 4 else { return false }
    return first.isOneEdit(from: second)
  }
}
