import Answers
import Flow
import Localization

/// What could be better in a pack that can be played: warnings for its author.
struct PackWarningChecker {
  let document: PackDocument
  private var noted = PackFindings()
  private let languages: Set<String>
  /// The languages in which answers to choose are compared: that of the pack, where no text has another.
  let comparedLanguages: [Language]

  var findings: [PackFinding] { noted.all }

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
        warn(L10n.Packs.noHint, at: level.offset)
      }
      level.task.format.addWarnings(to: &self)
    }
  }

  private mutating func warn(_ text: LocalizedText, at offset: FileOffset) {
    noted.add(text, at: offset, severity: .warning)
  }

  // MARK: Texts

  private mutating func check(_ text: PackText, _ role: PackTextRole) {
    // Nothing more would be noted.
    guard !noted.isFull else { return }
    let entries = text.entries(fallback: document.language)
    if entries.count < languages.count, entries.contains(where: { $0.value.hasLetter }) {
      let missing = languages.subtracting(entries.map(\.code))
      warn(L10n.Packs.missingLanguages(codes: .list(missing.sorted())), at: text.offset)
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
      if rows > role.rows { warn(L10n.Packs.tooManyRows(rows: rows, most: role.rows), at: offset) }
    }
    let spacedMarks = Language(tag: code)?.spacedMarks ?? []
    if let flaw = Typography.flaw(in: text.string, spacedMarks: spacedMarks) {
      warn(flaw, at: offset)
    }
  }

  /// Warns of words in braces in a reply into which the typed word is put.
  mutating func checkHoles(of reply: PackText) {
    for entry in reply.entries(fallback: document.language) {
      for hole in entry.value.string.holes where hole != PackDocument.hole.string {
        warn(L10n.PackCures.unknownHole(hole: .said(hole), right: .hole), at: entry.offset)
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
    let text = LocalizedText.said(entry.value)
    warn(
      isSame ? L10n.Packs.sameAsRight(text: text) : L10n.Packs.nearRight(text: text),
      at: entry.offset)
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

/// Flaws of typesetting that an author is told of.
enum Typography {
  private typealias Words = L10n.Packs

  /// What the first flaw of a text is; before `spacedMarks` its language sets a space.
  static func flaw(in text: String, spacedMarks: [Unicode.Scalar]) -> LocalizedText? {
    if text.utf8.first == 0x20 || text.utf8.last == 0x20 { return Words.outerSpace }
    var last: Unicode.Scalar?
    var lastButOne: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let flaw = flaw(at: scalar, behind: (lastButOne, last), spacedMarks) { return flaw }
      (lastButOne, last) = (last, scalar)
    }
    return nil
  }

  private static func flaw(
    at scalar: Unicode.Scalar, behind before: (Unicode.Scalar?, Unicode.Scalar?),
    _ spacedMarks: [Unicode.Scalar]
  ) -> LocalizedText? {
    let last = before.1
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": return nil
    case "\"": return Words.straightQuotes
    case "'" where last.map { $0.properties.isAlphabetic } ?? false: return Words.straightQuotes
    case "." where before == (".", "."): return Words.threeDots
    case " " where last == " ": return Words.doubleSpace
    default:
      guard spacedMarks.contains(scalar), let last else { return nil }
      let mark = LocalizedText.said(String(scalar))
      if last == " " { return Words.breakingSpace(mark: mark) }
      let isOpen = last.properties.isAlphabetic || last == "»"
      return isOpen ? Words.missingSpace(mark: mark) : nil
    }
  }
}
