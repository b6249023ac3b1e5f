/// What a question may have of the things that have no limit in a question file.
enum QuestionLimits {
  /// Spellings of a typed answer, right ones or wrong ones.
  static let spellings = 99
  /// Answers that are looked at in one question.
  static let answers = 10_000
}
