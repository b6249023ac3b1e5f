import Answers
import Flow
import Localization

/// What could be better in a pack that can be played: warnings for its author.
struct PackWarningChecker {
  private(set) var findings: [PackFinding] = []
  let document: PackDocument
  private let languages: Set<String>
  /// The languages in which answers to choose are compared: that of the pack, where no text has another.
  let comparedLanguages: [Language]

  /// Finds everything worth a warning in `document`.
  init(_ document: PackDocument) {
    self.document = document
    var languages: Set<String> = [document.language]
    document.visitTexts { text, _ in
      guard case .languages(let entries) = text.content else { return }
      languages.formUnion(entries.lazy.map(\.code))
    }
    self.languages = languages
    let only = languages.count == 1 ? Language(tag: document.language) : nil
    comparedLanguages = only.map { [$0] } ?? Language.allCases
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
    let finding = PackFinding(reason, at: offset, severity: .warning)
    // A text without languages is looked at for each of them.
    if !findings.contains(finding) { findings.append(finding) }
  }

  // MARK: Texts

  private mutating func check(_ text: PackText, _ role: PackTextRole) {
    // Nothing more would be noted.
    guard findings.count < PackSchemaValidator.most else { return }
    let entries = text.entries(fallback: document.language)
    if entries.count < languages.count, entries.contains(where: { $0.value.hasLetter }) {
      let missing = languages.subtracting(entries.map(\.code))
      addWarning(.missingLanguages(missing.sorted()), at: text.offset)
    }
    for entry in entries { check(entry.value, of: entry.code, role, at: entry.offset) }
  }

  private mutating func check(
    _ text: SafeText, of code: String, _ role: PackTextRole, at offset: FileOffset
  ) {
    let columns = PackTextRole.columns
    if text.string.utf8.count > columns * role.rows {
      let rows = text.string.split(separator: "\n", omittingEmptySubsequences: false)
        .reduce(0) { $0 + max(1, ($1.unicodeScalars.count + columns - 1) / columns) }
      if rows > role.rows { addWarning(.tooManyRows(rows, most: role.rows), at: offset) }
    }
    let spacedMarks = Language(tag: code)?.spacedMarks ?? []
    if let flaw = Typography.flaw(in: text.string, spacedMarks: spacedMarks) {
      addWarning(.typography(flaw), at: offset)
    }
  }

  /// Warns of words in braces in a reply into which the typed word is put.
  mutating func checkHoles(of reply: PackText) {
    for entry in reply.entries(fallback: document.language) {
      for hole in entry.value.string.holes where hole != PackFormat.hole.string {
        addWarning(.unknownHole(SafeText(cleaning: hole)), at: entry.offset)
      }
    }
  }

  // MARK: Answers

  /// Warns where the wrong text is the right one, or one letter away from it; both are folded. A number
  /// is read digit by digit.
  mutating func warnIfAlike(
    _ right: String, _ wrong: String, of text: PackText, in language: Language
  ) {
    let isSame = right == wrong && !right.isEmpty
    guard isSame || Self.isNear(right, wrong) else { return }
    let entry = text.entry(in: language.code, fallback: document.language)
    addWarning(isSame ? .sameAsRight(entry.value) : .nearRight(entry.value), at: entry.offset)
  }

  /// What of a choice makes a difference.
  func key(_ choice: PackChoice, in language: Language) -> String {
    let said = choice.text.entry(in: language.code, fallback: document.language)
    return NormalizedAnswer(said.value.string, in: language).joined
  }

  /// Whether two folded words without a digit are one letter apart.
  private static func isNear(_ first: String, _ second: String) -> Bool {
    min(first.count, second.count) > 3 && abs(first.utf8.count - second.utf8.count) <= 4
      && !first.hasNumber && !second.hasNumber && first.isOneEdit(from: second)
  }
}

extension SafeText {
  fileprivate var hasLetter: Bool { string.contains(where: \.isLetter) }
}

extension String {
  /// Whether it has a digit of any script.
  fileprivate var hasNumber: Bool {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.contains(where: \.isDigit) : contains(where: \.isNumber)
  }

  /// The words in braces, with them: letters alone.
  fileprivate var holes: [String] {
    split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      let word = part.prefix(while: \.isLetter)
      return !word.isEmpty && part.dropFirst(word.count).first == "}" ? "{\(word)}" : nil
    }
  }
}

/// What a text is for, and how much room there is for it in the smallest window, of 40 columns and 12 rows.
enum PackTextRole {
  /// A scene, a reply, a hint: it may be scrolled through once.
  case passage
  /// A choice, an action, a title: it stands beside others.
  case label

  /// The columns of a row.
  static let columns = 34

  /// The most rows.
  var rows: Int { self == .passage ? 14 : 3 }
}
