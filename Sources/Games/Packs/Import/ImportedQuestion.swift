/// A question of a question file, with all that is said of it.
struct ImportedQuestion {
  /// The byte where it begins.
  let offset: Int
  var title: LocatedPlainText?
  var text: LocatedPlainText
  var task: ImportedQuestionKind
  /// Said after the question is solved.
  var explanation: LocatedPlainText?
  /// Hints of its own, before the one that gives the answer away.
  var hints: [LocatedPlainText] = []
  var feedback = ImportedFeedback()
  /// How exact a typed answer must be, where it says otherwise than the pack.
  var exactness = PackExactness()
}

/// What is said of any answer, behind what is said of that one.
struct ImportedFeedback {
  var ifRight: LocatedPlainText?
  var ifPartlyRight: LocatedPlainText?
  var ifWrong: LocatedPlainText?
}

/// How a question is answered.
enum ImportedQuestionKind {
  case choice(ImportedMultipleChoiceQuestion)
  case trueFalse(ImportedTrueFalseQuestion)
  case words(ImportedShortAnswerQuestion)
  case numbers(ImportedNumericalQuestion)
  case match(ImportedMatchingQuestion)
  case gaps(ImportedGapsQuestion)
}

/// An answer and what it is worth.
struct ImportedAnswer {
  var text: LocatedPlainText
  /// 100 for a right answer, 0 or less for a wrong one.
  var percent: Double
  var reply: LocatedPlainText?
}
