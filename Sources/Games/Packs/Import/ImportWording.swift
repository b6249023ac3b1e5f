import JSON
package import Localization

private typealias Words = L10n.PackImport

extension ImportReason {
  /// What is wrong or different, and what would be right.
  package var text: LocalizedText {
    switch self {
    case .tooLarge: Words.tooLarge(bytes: ImportSource.limit)
    case .notUTF8: Words.notUtf8
    case .unsafe(let scalar): Words.unsafe(scalar: verbatim(scalar.name))
    case .noQuestion(let format): Words.noQuestion(format: verbatim(format.rawValue))
    case .essay: Words.essay
    case .unclosedBrace: Words.unclosedBrace
    case .strayBrace: Words.strayBrace
    case .secondBraces: Words.secondBraces
    case .noText: Words.noText
    case .emptyAnswer: Words.emptyAnswer
    case .noRightAnswer: Words.noRightAnswer
    case .tooFewAnswers: Words.tooFewAnswers
    case .tooManyAnswers: Words.tooManyAnswers(most: ImportLimits.answers)
    case .textTooLong: Words.textTooLong(bytes: PackReader.limits.string)
    case .hidden(let scalar): Words.hidden(scalar: verbatim(scalar.name))
    case .textWithoutQuestion: Words.textWithoutQuestion
    case .alike(let right, let wrong): Words.alike(wrong: quoted(wrong), right: quoted(right))
    case .sameRight(let text): Words.sameRight(text: quoted(text))
    case .unspeakable(let text): Words.unspeakable(text: quoted(text))
    case .onlyWildcards: Words.onlyWildcards
    case .notANumber(let text): Words.notANumber(text: quoted(text))
    case .rangeTooWide: Words.rangeTooWide(most: ImportLimits.spellings)
    case .noArrow(let text): Words.noArrow(text: quoted(text))
    case .onePartner: Words.onePartner
    case .noAnswerLine: Words.noAnswerLine
    case .answerWithoutQuestion: Words.answerWithoutQuestion
    case .letterOutside(let letter, let last):
      Words.letterOutside(letter: quoted(letter), last: quoted(last))
    case .letterOutOfOrder(let letter, let expected):
      Words.letterOutOfOrder(expected: quoted(expected), letter: quoted(letter))
    case .furtherLetters: Words.furtherLetters
    case .halfRight(let text): Words.halfRight(text: quoted(text))
    case .alsoRight(let text): Words.alsoRight(text: quoted(text))
    case .twice(let text): Words.twice(text: quoted(text))
    case .surplus(let count): Words.surplus(count: count)
    case .typed: Words.typed
    case .ticked: Words.ticked
    case .wildcard(let text): Words.wildcard(text: quoted(text))
    case .decimals(let places): Words.decimals(places: places)
    case .surplusSpellings(let count): Words.surplusSpellings(count: count)
    case .surplusReplies: Words.surplusReplies
    case .parts(let count): Words.parts(count: count)
    case .fewerActions: Words.fewerActions
    case .picture: Words.picture
    }
  }
}

private func quoted(_ text: SafeText) -> LocalizedText {
  LocalizedText(verbatim: SafeText(cleaning: text.string))
}
