import JSON
package import Localization

private typealias Words = L10n.Packs

extension PackReport.Entry {
  /// What is wrong and what would be right, with the way to it.
  package var text: LocalizedText {
    let isWhole = path.description == "$"
    return isWhole
      ? finding.reason.text
      : Words.at(finding: finding.reason.text, path: verbatim(path.description))
  }
}

extension PackReason {
  /// What is wrong, and what would be right.
  package var text: LocalizedText {
    switch self {
    case .unreadable(let cause): cause
    case .json(let reason): reason.text
    case .newer(let version): Words.newer(version: version, known: PackDocument.version)
    case .notA(let expected): Words.notA(expected: expected.text)
    case .missing(let key): Words.missing(key: verbatim(key))
    case .unknown(let key, nil): Words.unknown(key: LocalizedText(verbatim: key))
    case .unknown(let key, let near?):
      Words.unknownNear(key: LocalizedText(verbatim: key), near: verbatim(near))
    case .notAWord(let word, let words, nil):
      Words.notAWord(word: LocalizedText(verbatim: word), words: list(words))
    case .notAWord(let word, let words, let near?):
      Words.notAWordNear(
        word: LocalizedText(verbatim: word), words: list(words), near: verbatim(near))
    case .count(let count, let allowed):
      Words.count(count: count, least: allowed.lowerBound, most: allowed.upperBound)
    case .malformedID(let id): Words.malformedId(id: LocalizedText(verbatim: id))
    case .duplicateID(let id): Words.duplicateId(id: LocalizedText(verbatim: id))
    case .badLanguage(let code): Words.badLanguage(code: LocalizedText(verbatim: code))
    case .empty: Words.empty
    case .unsafe(let scalar): Words.unsafe(scalar: verbatim(scalar.name))
    case .unplayable: Words.unplayable
    case .unknownKeyword(let word): Words.unknownKeyword(word: LocalizedText(verbatim: word))
    case .tooFewAnswers(let count, let shown): Words.tooFewAnswers(shown: shown, count: count)
    case .rightActions(let count): Words.rightActions(count: count)
    case .rightWithoutProgress: Words.rightWithoutProgress
    case .unusableChoice(let text): Words.unusableChoice(text: LocalizedText(verbatim: text))
    case .sameChoice(let text): Words.sameChoice(text: LocalizedText(verbatim: text))
    case .unusableAnswer(let text): Words.unusableAnswer(text: LocalizedText(verbatim: text))
    case .rightAndWrong(let text): Words.rightAndWrong(text: LocalizedText(verbatim: text))
    case .unwinnable: Words.unwinnable
    case .noHint: Words.noHint
    case .missingLanguages(let codes): Words.missingLanguages(codes: list(codes))
    case .tooManyRows(let rows, let most): Words.tooManyRows(rows: rows, most: most)
    case .typography(let flaw): flaw.text
    case .sameAsRight(let text): Words.sameAsRight(text: LocalizedText(verbatim: text))
    case .nearRight(let text): Words.nearRight(text: LocalizedText(verbatim: text))
    }
  }
}

extension Typography.Flaw {
  fileprivate var text: LocalizedText {
    switch self {
    case .straightQuotes: Words.straightQuotes
    case .threeDots: Words.threeDots
    case .doubleSpace: Words.doubleSpace
    case .outerSpace: Words.outerSpace
    case .missingSpace(let mark): Words.missingSpace(mark: verbatim(String(mark)))
    case .breakingSpace(let mark): Words.breakingSpace(mark: verbatim(String(mark)))
    }
  }
}

extension PackExpectation {
  fileprivate var text: LocalizedText {
    switch self {
    case .object: Words.anObject
    case .list: Words.aList
    case .text: Words.aText
    case .spellings: Words.spellings
    case .string: Words.aString
    case .integer(let range):
      Words.anInteger(least: range.lowerBound, most: range.upperBound)
    case .flag: Words.aFlag
    }
  }
}

extension Unicode.Scalar {
  /// `U+202E`
  var name: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// Words of the format, or of the program.
func verbatim(_ text: String) -> LocalizedText {
  LocalizedText(verbatim: SafeText(cleaning: text, limit: 1_000))
}

private func list(_ words: [String]) -> LocalizedText { verbatim(words.joined(separator: ", ")) }
