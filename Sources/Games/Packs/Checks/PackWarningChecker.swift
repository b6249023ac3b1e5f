import Flow
import Localization

/// What could be better in a pack that can be played: warnings for its author.
struct PackWarningChecker {
  private(set) var findings: [PackFinding] = []
  /// The pack as the chapter that is looked at sees it.
  private(set) var document: PackDocument
  private let languages: Set<String>
  /// The languages in which answers to choose are compared: that of the pack, where no text has another.
  let comparedLanguages: [Language]
  private var lastMarks: (code: String, marks: [Unicode.Scalar]) = ("", [])

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
    for chapter in document.chapters {
      self.document = document.saying(chapter.exactness)
      for level in chapter.levels {
        if level.hints.isEmpty, document.settings.policy.mayLeaveStuck,
          type(of: level.task.format).needsHints
        {
          addWarning(.noHint, at: level.offset)
        }
        level.task.format.addWarnings(to: &self)
      }
    }
    warnOfHintsInTest()
    warnOfSurplusDraw()
  }

  /// Where more are to be drawn than there are, each player gets all of them.
  private mutating func warnOfSurplusDraw() {
    guard let (drawn, questions) = document.surplusDraw else { return }
    addWarning(.surplusDraw(drawn: drawn, questions: questions), at: document.title.offset)
  }

  /// Where tries are counted, hints are the answers of a test.
  private mutating func warnOfHintsInTest() {
    guard document.settings.policy.attempts != nil, document.settings.policy.hasHints,
      let level = document.levels.first(where: { !$0.hints.isEmpty })
    else { return }
    addWarning(.hintsInTest, at: level.offset)
  }

  mutating func addWarning(_ reason: PackFindingReason, at offset: FileOffset) {
    guard findings.count < PackSchemaValidator.most else { return }
    findings.append(PackFinding(reason, at: offset, severity: .warning))
  }

  // MARK: Texts

  private mutating func check(_ text: PackText, _ role: PackTextRole) {
    // Nothing more would be noted.
    guard findings.count < PackSchemaValidator.most else { return }
    switch text.content {
    case .plain(let value):
      if languages.count > 1 { checkLanguages([document.language], of: text) { value.hasLetter } }
      check(value, of: document.language, role, at: text.offset)
    case .languages(let entries):
      checkLanguages(entries.map(\.code), of: text) { entries.contains { $0.value.hasLetter } }
      for entry in entries { check(entry.value, of: entry.code, role, at: entry.offset) }
    }
  }

  /// Warns where a text that says something is not in all languages that the pack has.
  private mutating func checkLanguages(
    _ codes: [String], of text: PackText, isWritten: () -> Bool
  ) {
    guard codes.count < languages.count, isWritten() else { return }
    addWarning(.missingLanguages(languages.subtracting(codes).sorted()), at: text.offset)
  }

  private mutating func check(
    _ text: SafeText, of code: String, _ role: PackTextRole, at offset: FileOffset
  ) {
    if text.string.utf8.count > role.columns * role.rows {
      let rows = text.string.split(separator: "\n", omittingEmptySubsequences: false)
        .reduce(0) { $0 + max(1, ($1.unicodeScalars.count + role.columns - 1) / role.columns) }
      if rows > role.rows { addWarning(.tooManyRows(rows, most: role.rows), at: offset) }
    }
    if let flaw = Typography.flaw(in: text.string, spacedMarks: spacedMarks(of: code)) {
      addWarning(.typography(flaw), at: offset)
    }
  }

  /// The marks before which the language sets a space, looked up once while texts in it follow each other.
  private mutating func spacedMarks(of code: String) -> [Unicode.Scalar] {
    if lastMarks.code != code {
      lastMarks = (code, Language(tag: code)?.spacedMarks ?? [])
    }
    return lastMarks.marks
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
    addWarningOnce(isSame ? .sameAsRight(entry.value) : .nearRight(entry.value), at: entry.offset)
  }

  /// Typed answers that likely are several in one, of which none stands by itself.
  mutating func checkLikelySeveral(_ right: PackSpellings) {
    for language in Language.allCases {
      let spellings = document.spellings(of: right, in: language)
      let texts = Set(spellings.map(\.0.string))
      for (text, offset) in spellings {
        guard let parts = LikelyAnswers.parts(of: text.string, isTyped: true),
          texts.isDisjoint(with: parts)
        else { continue }
        addWarningOnce(.likelySeveral(text, parts), at: offset)
      }
    }
  }

  /// Adds it once, though a text without languages is looked at for each of them.
  private mutating func addWarningOnce(_ reason: PackFindingReason, at offset: FileOffset) {
    let finding = PackFinding(reason, at: offset, severity: .warning)
    if !findings.contains(finding) { addWarning(reason, at: offset) }
  }

  /// What of a choice makes a difference.
  func key(_ choice: PackChoice, in language: Language) -> NormalizedAnswer {
    document.key(choice.text.text(in: language.code, fallback: document.language), in: language)
  }

  /// Whether two folded words without a digit are one letter apart.
  private static func isNear(_ first: String, _ second: String) -> Bool {
    min(first.count, second.count) > 3 && abs(first.utf8.count - second.utf8.count) <= 4
      && !first.hasNumber && !second.hasNumber
      && first.isOneEdit(from: second)
  }
}

extension FlowPolicy {
  /// Whether nothing but a hint leads on from a question that a player cannot answer.
  fileprivate var mayLeaveStuck: Bool { hasHints && attempts == nil }
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
