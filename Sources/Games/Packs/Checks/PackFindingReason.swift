package import JSON
package import Localization

/// What is wrong; the words are in the tables.
package enum PackFindingReason: Hashable, Sendable {
  /// The file could not be read.
  case unreadable(LocalizedText)
  case json(JSONParseError.Reason)
  /// No pack, but a file of which one can be made.
  case questions(PackImport.Format)
  /// No JSON, for a reason that shows.
  case syntax(LocalizedText)
  /// Of a later version than the one that is read.
  case newerVersion(Int)
  case expected(ExpectedValue)
  /// A text without its quotation marks.
  case needsQuotes(SafeText)
  /// A number or truth value inside quotation marks.
  case needsNoQuotes(SafeText)
  /// Something else than an object, and the object as it would be written.
  case needsBraces(SafeText)
  /// Something else than a list, and the list as it would be written.
  case needsBrackets(SafeText)
  /// Several answers where one is right.
  case oneAnswer
  case missing(key: String)
  case unknownKey(key: SafeText, near: String?)
  /// A member or kind that packs had once.
  case departed(SafeText)
  case unknownWord(SafeText, of: [String], near: String?)
  case count(Int, allowed: ClosedRange<Int>)
  case malformedID(SafeText)
  case duplicateID(SafeText, first: FileOffset = .unknown)
  case badLanguage(SafeText)
  /// A text of nothing but blanks, or an object without a language.
  case emptyText
  /// A text that stands in one line has a line break.
  case brokenLabel
  /// Controls, bidirectional marks and what else can hide or steer; the position is its own.
  case unsafeCharacter(Unicode.Scalar)
  /// It breaks a rule of the game that no other finding names.
  case unplayable
  case unknownKeyword(SafeText)
  /// A rotor shows more answers than there are.
  case tooFewAnswers(Int, shown: Int)
  /// More wrong answers are always to be shown than a rotor has room for.
  case tooManyAlwaysShown(Int, shown: Int)
  /// A member that only wheels have.
  case onlyOnWheels(key: String)
  /// A member that wheels have not.
  case notOnWheels(key: String)
  /// A text that cannot be dialled, or is not as long as the right code.
  case notACode(SafeText)
  /// Not one action of an object is right, or several are.
  case rightActionCount(Int)
  case rightWithoutProgress
  case duplicateChoice(SafeText)
  /// A typed answer with neither letter nor digit.
  case unusableAnswer(SafeText)
  case rightAndWrong(SafeText)
  /// No answer wins the level, or none was found within the budget.
  case unwinnable
  case noHint
  case missingLanguages([String])
  /// More rows than the smallest window shows at once.
  case tooManyRows(Int, most: Int)
  case typography(Typography.Flaw)
  /// A word in braces that nothing is put into.
  case unknownHole(SafeText)
  /// A wrong choice that is the right one but for case, accents, articles or punctuation.
  case sameAsRight(SafeText)
  /// A wrong answer one letter away from the right one.
  case nearRight(SafeText)
}

extension PackFindingReason {
  private typealias Words = L10n.Packs

  /// What is wrong, and what would be right.
  package var text: LocalizedText {
    switch self {
    case .unreadable(let cause), .syntax(let cause): cause
    case .json(let reason): reason.text
    case .questions(let format):
      L10n.PackImport.questions(format: .code(format.rawValue))
    case .newerVersion(let version): Words.newer(version: version, known: PackDocument.version)
    case .expected(let expected): Words.notA(expected: expected.text)
    case .needsQuotes(let word): L10n.PackCures.needsQuotes(right: .code("\"\(word.string)\""))
    case .needsNoQuotes(let word): L10n.PackCures.needsNoQuotes(right: said(word))
    case .needsBraces(let right): L10n.PackCures.needsBraces(right: said(right))
    case .needsBrackets(let right): L10n.PackCures.needsBrackets(right: said(right))
    case .oneAnswer: L10n.PackCures.oneAnswer
    case .missing("version"): Words.missingVersion(right: .code(#""version": 1"#))
    case .missing(let key): Words.missing(key: .code(key))
    case .unknownKey(let key, nil): Words.unknown(key: said(key))
    case .unknownKey(let key, let near?): Words.unknownNear(key: said(key), near: .code(near))
    case .departed(let word): DepartedWords.text(of: word)
    case .unknownWord(let word, let words, nil): Words.notAWord(word: said(word), words: row(words))
    case .unknownWord(let word, let words, let near?):
      Words.notAWordNear(word: said(word), words: row(words), near: .code(near))
    case .count(let count, let allowed):
      Words.count(count: count, least: allowed.lowerBound, most: allowed.upperBound)
    case .malformedID(let id): Words.malformedId(id: said(id))
    case .duplicateID(let id, _): Words.duplicateId(id: said(id))
    case .badLanguage(let code): Words.badLanguage(code: said(code))
    case .emptyText: Words.empty
    case .brokenLabel: Words.brokenLabel
    case .unsafeCharacter(let scalar): Words.unsafe(scalar: .code(scalar.name))
    case .unplayable: Words.unplayable
    case .unknownKeyword(let word): Words.unknownKeyword(word: said(word))
    case .tooFewAnswers(let count, let shown): Words.tooFewAnswers(shown: shown, count: count)
    case .tooManyAlwaysShown(let count, let shown):
      L10n.WheelPacks.tooManyAlways(shown: shown, count: count)
    case .onlyOnWheels(let key): L10n.WheelPacks.onlyOnWheels(key: .code(key))
    case .notOnWheels(let key): L10n.WheelPacks.notOnWheels(key: .code(key))
    case .notACode(let text): L10n.WheelPacks.notACode(text: said(text))
    case .rightActionCount(let count): Words.rightActions(count: count)
    case .rightWithoutProgress: Words.rightWithoutProgress
    case .duplicateChoice(let text): Words.sameChoice(text: said(text))
    case .unusableAnswer(let text): Words.unusableAnswer(text: said(text))
    case .rightAndWrong(let text): Words.rightAndWrong(text: said(text))
    case .unwinnable: Words.unwinnable
    case .noHint: Words.noHint
    case .missingLanguages(let codes): Words.missingLanguages(codes: row(codes))
    case .tooManyRows(let rows, let most): Words.tooManyRows(rows: rows, most: most)
    case .typography(let flaw): flaw.text
    case .unknownHole(let hole):
      L10n.PackCures.unknownHole(hole: said(hole), right: said(PackFormat.hole))
    case .sameAsRight(let text): Words.sameAsRight(text: said(text))
    case .nearRight(let text): Words.nearRight(text: said(text))
    }
  }

  /// Where something stands that it also speaks of.
  var related: FileOffset? {
    guard case .duplicateID(_, let first) = self else { return nil }
    return first
  }
}

private func said(_ text: SafeText) -> LocalizedText { LocalizedText(verbatim: text) }

private func row(_ words: [String]) -> LocalizedText {
  LocalizedText(cleaning: words.joined(separator: ", "), limit: 1_000)
}

extension LocalizedText {
  /// A part of a file, as it stands there.
  static func code(_ text: String) -> LocalizedText { LocalizedText(cleaning: text, limit: 200) }
}

/// What a value should have been.
package enum ExpectedValue: Hashable, Sendable {
  case object, list, text, spellings, string, integer(ClosedRange<Int>), flag
}

extension ExpectedValue {
  /// What it should have been, in words.
  var text: LocalizedText {
    switch self {
    case .object: L10n.Packs.anObject
    case .list: L10n.Packs.aList
    case .text: L10n.Packs.aText
    case .spellings: L10n.Packs.spellings
    case .string: L10n.Packs.aString
    case .integer(let range):
      L10n.Packs.anInteger(least: range.lowerBound, most: range.upperBound)
    case .flag: L10n.Packs.aFlag
    }
  }
}

/// Something that is wrong in a pack, or could be better.
package struct PackFinding: Error, Hashable, Sendable {
  /// An error keeps a pack from being played.
  package enum Severity: String, Sendable { case error, warning }

  /// Whether the pack can be played all the same.
  package let severity: Severity
  /// What is wrong.
  package let reason: PackFindingReason
  /// The byte at which it stands, from 0.
  package let offset: UInt32

  /// Something at a byte of the file.
  package init(_ reason: PackFindingReason, at offset: FileOffset, severity: Severity = .error) {
    self.severity = severity
    self.reason = reason
    self.offset = offset.byte
  }
}
