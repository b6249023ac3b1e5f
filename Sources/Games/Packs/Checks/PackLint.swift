import Flow
import Localization

/// What could be better in a pack that can be played: warnings for its author.
struct PackLint {
  private(set) var findings: [PackFinding] = []
  let document: PackDocument
  private let languages: Set<String>

  /// Everything worth a warning in `document`, at its place.
  static func findings(in document: PackDocument) -> [PackFinding] {
    var lint = PackLint(document: document)
    lint.check()
    return lint.findings
  }

  private init(document: PackDocument) {
    self.document = document
    var languages: Set<String> = [document.language]
    document.walk { text, _ in
      guard case .languages(let entries) = text.content else { return }
      languages.formUnion(entries.lazy.map(\.code))
    }
    self.languages = languages
  }

  private mutating func warn(_ reason: PackReason, at place: PackPlace) {
    guard findings.count < PackValidator.most else { return }
    findings.append(PackFinding(.warning, reason, at: place.offset))
  }

  private mutating func check() {
    document.walk { check($0, $1) }
    for level in document.levels {
      if level.hints.isEmpty, type(of: level.task.format).needsHints {
        warn(.noHint, at: level.place)
      }
      level.task.format.check(in: &self)
    }
  }

  // MARK: Texts

  private mutating func check(_ text: PackText, _ role: PackRole) {
    let entries = text.entries(own: document.language)
    if languages.count > 1 {
      let missing = languages.subtracting(entries.map(\.code)).sorted()
      let isWritten = entries.contains { $0.value.string.contains(where: \.isLetter) }
      if !missing.isEmpty, isWritten { warn(.missingLanguages(missing), at: text.place) }
    }
    for entry in entries {
      let rows = (entry.value.string.unicodeScalars.count + role.columns - 1) / role.columns
      if rows > role.rows { warn(.tooManyRows(rows, most: role.rows), at: entry.place) }
      if let flaw = Typography.flaw(in: entry.value.string, of: entry.code) {
        warn(.typography(flaw), at: entry.place)
      }
    }
  }

  // MARK: Answers

  /// Warns where the wrong text is the right one, or one letter away from it; both are folded. A number
  /// is read digit by digit.
  mutating func warn(
    _ right: String, _ wrong: String, of text: PackText, in language: Language
  ) {
    let entry = text.entry(in: language.code, own: document.language)
    if right == wrong, !right.isEmpty {
      warnOnce(.sameAsRight(entry.value), at: entry.place)
    } else if Self.isNear(right, wrong) {
      warnOnce(.nearRight(entry.value), at: entry.place)
    }
  }

  /// A text without languages is looked at once for each.
  mutating func warnOnce(_ reason: PackReason, at place: PackPlace) {
    let finding = PackFinding(.warning, reason, at: place.offset)
    if !findings.contains(finding) { warn(reason, at: place) }
  }

  /// What of a choice makes a difference.
  func key(_ choice: PackChoice, in language: Language) -> AnswerKey {
    document.key(choice.text.entry(in: language.code, own: document.language).value, in: language)
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
