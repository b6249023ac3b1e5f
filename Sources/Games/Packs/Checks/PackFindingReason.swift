package import JSON
package import Localization

/// What is wrong; the words are in the tables.
package enum PackFindingReason: Hashable, Sendable {
  /// The file could not be read.
  case unreadable(LocalizedText)
  case json(JSONParseError.Reason)
  case syntax(JSONSyntaxCause)
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
  /// A member of other objects.
  case misplacedKey(SafeText, homes: [PackKeyHome])
  case unknownWord(SafeText, of: [String], near: String?)
  case count(Int, allowed: ClosedRange<Int>)
  case malformedID(SafeText)
  case duplicateID(SafeText, first: FileOffset = .unknown)
  case badLanguage(SafeText)
  /// A text of nothing but blanks, or an object without a language.
  case emptyText
  /// A text has no gap of that number, or several.
  case missingGap(Int)
  /// A text has a gap for which there are no words.
  case surplusGap(Int)
  /// A number that is not written as one.
  case notANumber(SafeText)
  /// A number with blanks in it, or with its unit behind it.
  case needsBareNumber(String, unit: SafeText?)
  /// A number whose comma stands where thousands are parted.
  case groupedNumber(String)
  /// A range in which the right number does not lie, or a tolerance beside it.
  case badRange
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
  /// A choice that is a key, a number or a command word.
  case unusableChoice(SafeText)
  case duplicateChoice(SafeText)
  /// A typed answer with neither letter nor digit.
  case unusableAnswer(SafeText)
  case rightAndWrong(SafeText)
  /// No answer wins the level, or none was found within the budget.
  case unwinnable
  case noHint
  /// There are hints where tries are counted.
  case hintsInTest
  /// More questions are to be drawn than there are.
  case surplusDraw(drawn: Int, questions: Int)
  /// All of what there is to mark is right.
  case nothingWrong
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
  /// A number with three decimals, which some write for thousands.
  case likelyThousands(String)
  /// A typed answer that likely is several.
  case likelySeveral(SafeText, [String])
}

extension PackFindingReason {
  /// What is wrong, and what would be right.
  package var text: LocalizedText {
    switch self {
    case .unreadable(let cause): cause
    case .json(let reason): reason.text
    case .syntax(let cause): cause.text
    case .newerVersion(let version): L10n.Packs.newer(version: version, known: PackDocument.version)
    case .expected(let expected): L10n.Packs.notA(expected: expected.text)
    case .needsQuotes(let word): L10n.PackCures.needsQuotes(right: .json(text: word))
    case .needsNoQuotes(let word):
      L10n.PackCures.needsNoQuotes(right: LocalizedText(verbatim: word))
    case .needsBraces(let right):
      L10n.PackCures.needsBraces(right: LocalizedText(verbatim: right))
    case .needsBrackets(let right):
      L10n.PackCures.needsBrackets(right: LocalizedText(verbatim: right))
    case .oneAnswer:
      L10n.PackCures.oneAnswer(
        kind: LocalizedText(cleaning: "\"\(PackTask.Kind.several.rawValue)\""))
    case .misplacedKey(let key, let homes):
      L10n.PackCures.misplaced(
        key: LocalizedText(verbatim: key), homes: .any(of: homes.map(\.text)))
    case .missing("version"):
      L10n.Packs.missingVersion(right: LocalizedText(cleaning: #""version": 1"#))
    case .missing(let key): L10n.Packs.missing(key: LocalizedText(cleaning: key))
    case .unknownKey(let key, nil): L10n.Packs.unknown(key: LocalizedText(verbatim: key))
    case .unknownKey(let key, let near?):
      L10n.Packs.unknownNear(key: LocalizedText(verbatim: key), near: LocalizedText(cleaning: near))
    case .unknownWord(let word, let words, nil):
      L10n.Packs.notAWord(
        word: LocalizedText(verbatim: word),
        words: LocalizedText(cleaning: words.joined(separator: ", "), limit: 1_000))
    case .unknownWord(let word, let words, let near?):
      L10n.Packs.notAWordNear(
        word: LocalizedText(verbatim: word),
        words: LocalizedText(cleaning: words.joined(separator: ", "), limit: 1_000),
        near: LocalizedText(cleaning: near))
    case .count(let count, let allowed):
      L10n.Packs.count(count: count, least: allowed.lowerBound, most: allowed.upperBound)
    case .malformedID(let id): L10n.Packs.malformedId(id: LocalizedText(verbatim: id))
    case .duplicateID(let id, _): L10n.Packs.duplicateId(id: LocalizedText(verbatim: id))
    case .badLanguage(let code): L10n.Packs.badLanguage(code: LocalizedText(verbatim: code))
    case .emptyText: L10n.Packs.empty
    case .brokenLabel: L10n.PackKinds.brokenLabel
    case .missingGap(let number):
      L10n.PackKinds.missingGap(hole: LocalizedText(cleaning: PackGaps.hole(number)))
    case .surplusGap(let number):
      L10n.PackKinds.surplusGap(hole: LocalizedText(cleaning: PackGaps.hole(number)))
    case .notANumber(let text): L10n.PackKinds.notANumber(text: LocalizedText(verbatim: text))
    case .needsBareNumber(let number, nil):
      L10n.PackKinds.needsBareNumber(right: LocalizedText(cleaning: number))
    case .needsBareNumber(let number, let unit?):
      L10n.PackKinds.needsUnitApart(
        right: LocalizedText(cleaning: "\(number), \"unit\": \"\(unit.string)\"", limit: 200))
    case .groupedNumber(let text):
      L10n.PackKinds.groupedNumber(
        text: LocalizedText(cleaning: text),
        whole: LocalizedText(cleaning: text.filter { $0 != "," }),
        decimal: LocalizedText(cleaning: String(text.map { $0 == "," ? "." : $0 })))
    case .badRange: L10n.PackKinds.badRange
    case .unsafeCharacter(let scalar):
      L10n.Packs.unsafe(scalar: LocalizedText(cleaning: scalar.name))
    case .unplayable: L10n.Packs.unplayable
    case .unknownKeyword(let word): L10n.Packs.unknownKeyword(word: LocalizedText(verbatim: word))
    case .tooFewAnswers(let count, let shown): L10n.Packs.tooFewAnswers(shown: shown, count: count)
    case .tooManyAlwaysShown(let count, let shown):
      L10n.WheelPacks.tooManyAlways(shown: shown, count: count)
    case .onlyOnWheels(let key): L10n.WheelPacks.onlyOnWheels(key: LocalizedText(cleaning: key))
    case .notOnWheels(let key): L10n.WheelPacks.notOnWheels(key: LocalizedText(cleaning: key))
    case .notACode(let text): L10n.WheelPacks.notACode(text: LocalizedText(verbatim: text))
    case .rightActionCount(let count): L10n.Packs.rightActions(count: count)
    case .rightWithoutProgress: L10n.Packs.rightWithoutProgress
    case .unusableChoice(let text): L10n.Packs.unusableChoice(text: LocalizedText(verbatim: text))
    case .duplicateChoice(let text): L10n.Packs.sameChoice(text: LocalizedText(verbatim: text))
    case .unusableAnswer(let text): L10n.Packs.unusableAnswer(text: LocalizedText(verbatim: text))
    case .rightAndWrong(let text): L10n.Packs.rightAndWrong(text: LocalizedText(verbatim: text))
    case .unwinnable: L10n.Packs.unwinnable
    case .noHint: L10n.Packs.noHint
    case .hintsInTest: L10n.Packs.hintsInTest
    case .surplusDraw(let drawn, let questions):
      L10n.PackImport.surplusDraw(questions: questions, drawn: drawn)
    case .nothingWrong: L10n.PackKinds.nothingWrong
    case .missingLanguages(let codes):
      L10n.Packs.missingLanguages(
        codes: LocalizedText(cleaning: codes.joined(separator: ", "), limit: 1_000))
    case .tooManyRows(let rows, let most): L10n.Packs.tooManyRows(rows: rows, most: most)
    case .typography(let flaw): flaw.text
    case .unknownHole(let hole):
      L10n.PackCures.unknownHole(
        hole: LocalizedText(verbatim: hole), right: LocalizedText(verbatim: PackFormat.hole))
    case .sameAsRight(let text): L10n.Packs.sameAsRight(text: LocalizedText(verbatim: text))
    case .likelySeveral(let text, let parts):
      L10n.PackKinds.likelySeveral(
        text: LocalizedText(verbatim: text),
        apart: LocalizedText(cleaning: parts.map { "\"\($0)\"" }.joined(separator: ", ")))
    case .likelyThousands(let text):
      L10n.PackKinds.likelyThousands(
        text: LocalizedText(cleaning: text),
        whole: LocalizedText(cleaning: text.filter { $0 != "," && $0 != "." }))
    case .nearRight(let text): L10n.Packs.nearRight(text: LocalizedText(verbatim: text))
    }
  }
}

extension PackFindingReason {
  /// Whether it is about typesetting alone.
  package var isTypography: Bool {
    if case .typography = self { true } else { false }
  }

  /// Where something stands that it also speaks of.
  var related: FileOffset? {
    guard case .duplicateID(_, let first) = self else { return nil }
    return first
  }
}

extension LocalizedText {
  /// A text as JSON writes it.
  static func json(text: SafeText) -> LocalizedText {
    LocalizedText(cleaning: "\"\(text.string)\"", limit: 200)
  }
}
