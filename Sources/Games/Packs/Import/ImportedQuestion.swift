import Localization

/// What a question file says, in order, whatever its format.
enum ImportedItem {
  /// The questions that follow belong to this chapter.
  case category(ImportedText)
  /// A text without a question.
  case text(ImportedText, title: ImportedText?)
  case question(ImportedQuestion)
}

/// A text in plain words, and the byte where it begins.
struct ImportedText: Equatable {
  var text: SafeText
  let offset: Int

  var string: String { text.string }
}

/// A question with all that its file says of it.
struct ImportedQuestion {
  let offset: Int
  var title: ImportedText?
  var text: ImportedText
  var task: ImportedTask
  /// Said after the question is solved.
  var explanation: ImportedText?
}

/// How a question is answered.
enum ImportedTask {
  case choice([ImportedAnswer])
  case truth(Bool, ifRight: ImportedText?, ifWrong: ImportedText?)
  case words([ImportedAnswer])
  /// `otherwise` is the reply to all other numbers.
  case numbers([ImportedNumber], otherwise: ImportedText?)
  case pairs([ImportedPair])
}

/// An answer and what it is worth.
struct ImportedAnswer {
  var text: ImportedText
  /// 100 for a right answer, 0 or less for a wrong one.
  var percent: Double
  var reply: ImportedText?
}

/// A number with its tolerance, or a range.
struct ImportedNumber {
  let numbers: DecimalRange
  let percent: Double
  let reply: ImportedText?
  let offset: Int
}

/// One thing of a match and its partner; a partner that nothing belongs to has no `name`.
struct ImportedPair {
  let name: ImportedText?
  let partner: ImportedText
}
