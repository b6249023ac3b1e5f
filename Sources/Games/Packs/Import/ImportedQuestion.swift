import Localization

/// What a question file says, in order, whatever its format.
enum ImportedItem {
  /// The questions that follow belong to this chapter.
  case chapter(ImportedText)
  /// A text without a question.
  case text(ImportedText)
  case question(ImportedQuestion)
}

/// A question of a question file, with all that is said of it.
struct ImportedQuestion {
  /// Answers that are looked at in one question.
  static let mostAnswers = 10_000

  /// The byte where it begins.
  let offset: Int
  var title: ImportedText?
  var text: ImportedText
  /// Whether the answer is typed; else it is chosen.
  let isTyped: Bool
  var answers: [ImportedAnswer]
  /// Said after the question is solved.
  var explanation: ImportedText?
  /// Hints of its own, before the one that gives the answer away.
  var hints: [ImportedText] = []
  /// What is said of any right answer, and of any wrong one, behind what is said of that one.
  var ifRight: ImportedText?
  var ifWrong: ImportedText?
  /// What is said of a typed answer that nobody foresaw.
  var otherwise: ImportedText?
  /// Whether the spelling of a typed answer counts.
  var isExact = false
}

extension ImportError {
  /// That a question has too many answers to look at.
  init(tooManyAnswers offset: Int) {
    self.init(
      L10n.PackImport.tooManyAnswers(most: ImportedQuestion.mostAnswers), at: offset)
  }
}

/// An answer and what it is worth.
struct ImportedAnswer {
  var text: ImportedText
  /// 100 for a right answer, 0 or less for a wrong one.
  var percent: Double
  var reply: ImportedText?

  var isRight: Bool { percent >= 100 }
}
