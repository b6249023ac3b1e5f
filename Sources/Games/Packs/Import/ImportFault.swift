package import Localization

/// Something in a question file that is not carried over, or not as it stands.
package struct ImportFinding: Hashable, Sendable {
  /// After an error there is no pack; a warning is about one question.
  package enum Severity: String, Sendable { case error, warning }

  package let severity: Severity
  package let reason: ImportReason
  /// The line, from 1.
  package let line: Int
  /// The column in Unicode scalars, from 1.
  package let column: Int
}

/// A reason and the byte it was found at.
struct ImportFault: Error {
  let reason: ImportReason
  let offset: Int

  init(_ reason: ImportReason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

/// Why something is not carried over, or not as it stands; the words are in the tables.
package enum ImportReason: Hashable, Sendable {
  // The whole file.
  case tooLarge, notUTF8, unsafe(Unicode.Scalar), noQuestion(PackImport.Format)

  // A question that is left out.
  case essay, unclosedBrace, strayBrace, secondBraces, noText, emptyAnswer, noRightAnswer
  case tooFewAnswers, tooManyAnswers, textTooLong, hidden(Unicode.Scalar)
  case alike(right: SafeText, wrong: SafeText)
  case sameRight(SafeText)
  case unspeakable(SafeText)
  case onlyWildcards, notANumber(SafeText), rangeTooWide, noArrow(SafeText), onePartner
  case noAnswerLine, answerWithoutQuestion, letterOutside(SafeText, last: SafeText)
  case letterOutOfOrder(SafeText, expected: SafeText)

  // A text that is left out.
  case textWithoutQuestion

  // A question that is carried over in another way.
  case halfRight(SafeText), alsoRight(SafeText), twice(SafeText), surplus(Int), typed, ticked
  case wildcard(SafeText), decimals(Int), surplusSpellings(Int), surplusReplies
  case parts(Int), fewerActions, picture, furtherLetters
}
