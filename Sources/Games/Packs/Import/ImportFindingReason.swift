package import JSON
package import Localization

/// Why something is not carried over, or not as it stands; the words are in the tables.
package enum ImportFindingReason: Hashable, Sendable {
  // The whole file.
  case emptyFile, tooLarge, notUTF8, unsafeCharacter(Unicode.Scalar), noQuestion(PackImport.Format)
  case foreign(ForeignFile), mended(MendedEncoding), json(JSONParseError.Reason)
  case table(TableProblem), moodle(MoodleProblem), openQuizzDB(OpenQuizzDBProblem)

  // A question that is left out.
  case essay, unclosedBrace, strayBrace, secondBraces, noText, emptyAnswer, noRightAnswer
  case tooFewAnswers, tooManyAnswers, textTooLong, hiddenCharacter(Unicode.Scalar)
  /// A right and a wrong answer that would count as the same, and the member of a pack that tells them apart; nil
  /// where none does.
  case rightAndWrong(right: SafeText, wrong: SafeText, exact: SafeText?)
  case sameAsRight(SafeText)
  /// A typed answer with neither letter nor digit.
  case unusableAnswer(SafeText)
  case onlyWildcards, notANumber(SafeText), rangeTooWide
  /// A pair without `->`, or pairs with one partner for all.
  case noArrow(SafeText), onePartner
  /// More gaps than a level has; one that does not stand once in its text.
  case surplusGaps(Int), misplacedGap(Int)
  case noAnswerLine, answerWithoutQuestion, letterOutside(SafeText, last: SafeText)
  case letterOutOfOrder(SafeText, expected: SafeText)

  // A text that is left out.
  case textWithoutQuestion

  // A question that is carried over in another way.
  case halfRight(SafeText), alsoRight(SafeText), duplicateAnswer(SafeText), surplusAnswers(Int)
  /// Several right answers.
  case sharesLost, surplusRows(Int)
  /// A wrong range, of which its middle alone is told apart.
  case wrongRange(SafeText)
  case wildcardAnswer(SafeText)
  /// A range of which only numbers with so many decimal places are taken.
  case fewerDecimals(Int)
  case surplusSpellings(Int), surplusReplies
  case splitIntoParts(Int), fewerPartners(Int), pictureLost, furtherLetters
  case linesJoined, formulaKept, surplusHints(Int), partialFeedbackLost
  /// Of so many questions something is said only where the answer is right.
  case explainedWhenRight(Int)
  /// A range of numbers in a gap.
  case toleranceInGap
  /// A question that was there before.
  case repeatedQuestion
  /// Questions that no empty line parts.
  case runOn
  /// More questions are to be drawn than there are.
  case surplusDraw(drawn: Int, questions: Int)
}

extension ImportFindingReason {
  /// What is wrong or different, and what would be right.
  package var text: LocalizedText {
    leavesQuestionOut ? L10n.PackImport.leftOut(why: cause) : cause
  }

  /// Whether nothing of a table is read for it.
  var keepsTableOut: Bool {
    if case .table(let problem) = self { problem.keepsTableOut } else { false }
  }

  /// Whether the question is no part of the pack.
  package var leavesQuestionOut: Bool {
    switch self {
    case .essay, .unclosedBrace, .strayBrace, .secondBraces, .noText, .emptyAnswer, .noRightAnswer,
      .tooFewAnswers, .tooManyAnswers, .textTooLong, .hiddenCharacter, .rightAndWrong, .sameAsRight,
      .unusableAnswer, .onlyWildcards, .notANumber, .rangeTooWide, .noArrow, .onePartner,
      .noAnswerLine, .letterOutside, .letterOutOfOrder, .surplusGaps, .misplacedGap:
      true
    case .table(let problem): problem.leavesQuestionOut
    case .moodle(let problem): problem.leavesQuestionOut
    case .emptyFile, .tooLarge, .notUTF8, .unsafeCharacter, .noQuestion, .foreign, .mended, .json,
      .openQuizzDB,
      .answerWithoutQuestion, .textWithoutQuestion, .halfRight, .alsoRight, .duplicateAnswer,
      .surplusAnswers, .sharesLost, .surplusRows, .wrongRange, .wildcardAnswer, .fewerDecimals,
      .surplusSpellings, .surplusReplies, .splitIntoParts, .fewerPartners, .pictureLost,
      .furtherLetters, .linesJoined, .formulaKept, .surplusHints, .partialFeedbackLost,
      .explainedWhenRight, .toleranceInGap, .repeatedQuestion, .runOn, .surplusDraw:
      false
    }
  }

  /// Whether nothing is to be done: the file was read as it was meant, in all likelihood.
  package var isNote: Bool {
    switch self {
    case .mended, .linesJoined: true
    case .table(let problem): problem.isNote
    case _: false
    }
  }

  private var cause: LocalizedText {
    switch self {
    case .emptyFile: L10n.PackImport.emptyFile
    case .tooLarge: L10n.PackImport.tooLarge(bytes: PackImport.limit)
    case .notUTF8: L10n.PackImport.notUtf8
    case .unsafeCharacter(let scalar):
      L10n.PackImport.unsafe(scalar: LocalizedText(cleaning: scalar.name))
    case .noQuestion(let format):
      L10n.PackImport.noQuestion(
        format: LocalizedText(cleaning: format.rawValue), formats: format.others)
    case .foreign(let file): file.text
    case .mended(.utf16): L10n.ImportFormats.utf16
    case .mended(.windows1252): L10n.ImportFormats.windows1252
    case .json(let reason): L10n.ImportFormats.brokenJson(cause: reason.text)
    case .table(let problem): problem.text
    case .moodle(let problem): problem.text
    case .openQuizzDB(let problem): problem.text
    case .essay: L10n.PackImport.essay
    case .unclosedBrace: L10n.PackImport.unclosedBrace
    case .strayBrace: L10n.PackImport.strayBrace
    case .secondBraces: L10n.PackImport.secondBraces
    case .noText: L10n.PackImport.noText
    case .emptyAnswer: L10n.PackImport.emptyAnswer
    case .noRightAnswer: L10n.PackImport.noRightAnswer
    case .tooFewAnswers: L10n.PackImport.tooFewAnswers
    case .tooManyAnswers: L10n.PackImport.tooManyAnswers(most: QuestionLimits.answers)
    case .textTooLong: L10n.PackImport.textTooLong(bytes: PackReader.limits.string)
    case .hiddenCharacter(let scalar):
      L10n.PackImport.hidden(scalar: LocalizedText(cleaning: scalar.name))
    case .textWithoutQuestion: L10n.PackImport.textWithoutQuestion
    case .rightAndWrong(let right, let wrong, nil):
      L10n.PackImport.alike(wrong: quoted(wrong), right: quoted(right))
    case .rightAndWrong(let right, let wrong, let exact?):
      L10n.PackImport.alikeUnless(
        wrong: quoted(wrong), right: quoted(right),
        option: LocalizedText(cleaning: "--\(exact.string) \(PackExactness.exact)"))
    case .sameAsRight(let text): L10n.PackImport.sameRight(text: quoted(text))
    case .unusableAnswer(let text): L10n.PackImport.unspeakable(text: quoted(text))
    case .onlyWildcards: L10n.PackImport.onlyWildcards
    case .notANumber(let text): L10n.PackImport.notANumber(text: quoted(text))
    case .rangeTooWide: L10n.PackImport.rangeTooWide(most: QuestionLimits.spellings)
    case .noArrow(let text): L10n.PackImport.noArrow(text: quoted(text))
    case .onePartner: L10n.PackImport.onePartner
    case .surplusGaps(let count): L10n.PackImport.surplusGaps(count: count)
    case .misplacedGap(let number): L10n.PackKinds.missingGap(hole: PackGaps.holeText(number))
    case .noAnswerLine: L10n.PackImport.noAnswerLine
    case .answerWithoutQuestion: L10n.PackImport.answerWithoutQuestion
    case .letterOutside(let letter, let last):
      L10n.PackImport.letterOutside(letter: quoted(letter), last: quoted(last))
    case .letterOutOfOrder(let letter, let expected):
      L10n.PackImport.letterOutOfOrder(expected: quoted(expected), letter: quoted(letter))
    case .furtherLetters: L10n.PackImport.furtherLetters
    case .halfRight(let text): L10n.PackImport.halfRight(text: quoted(text))
    case .alsoRight(let text): L10n.PackImport.alsoRight(text: quoted(text))
    case .duplicateAnswer(let text): L10n.PackImport.twice(text: quoted(text))
    case .surplusAnswers(let count): L10n.PackImport.surplus(count: count)
    case .sharesLost: L10n.PackImport.shares
    case .surplusRows(let count): L10n.PackImport.surplusRows(count: count)
    case .wrongRange(let text): L10n.PackImport.wrongRange(number: quoted(text))
    case .wildcardAnswer(let text): L10n.PackImport.wildcard(text: quoted(text))
    case .fewerDecimals(let places): L10n.PackImport.decimals(places: places)
    case .surplusSpellings(let count): L10n.PackImport.surplusSpellings(count: count)
    case .surplusReplies: L10n.PackImport.surplusReplies
    case .splitIntoParts(let count): L10n.PackImport.parts(count: count)
    case .fewerPartners(let count): L10n.PackImport.surplusPartners(count: count)
    case .pictureLost: L10n.PackImport.picture
    case .linesJoined: L10n.PackImport.linesJoined
    case .formulaKept: L10n.PackImport.formula
    case .surplusHints(let count): L10n.PackImport.surplusHints(count: count)
    case .partialFeedbackLost: L10n.PackImport.partialFeedback
    case .explainedWhenRight(let count): L10n.PackImport.explained(count: count)
    case .toleranceInGap: L10n.PackImport.toleranceInGap
    case .repeatedQuestion: L10n.PackImport.repeatedQuestion
    case .runOn: L10n.PackImport.runOn
    case .surplusDraw(let drawn, let questions):
      L10n.PackImport.surplusDraw(questions: questions, drawn: drawn)
    }
  }
}

/// What a file says, as a part of a sentence.
func quoted(_ text: SafeText) -> LocalizedText {
  LocalizedText(cleaning: text.string)
}

extension PackImport.Format {
  /// The names of all the others.
  fileprivate var others: LocalizedText {
    .any(
      of: Self.allCases.filter { $0 != self }.map { LocalizedText(cleaning: $0.rawValue) })
  }
}
