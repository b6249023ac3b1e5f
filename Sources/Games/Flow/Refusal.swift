/// Why nothing changed.
package enum Refusal: Error, Equatable {
  /// The answer is none of those that are shown.
  case notAChoice(AnswerID)
  case emptyAnswer
  /// Not a digit for each of so many wheels.
  case notACode(wheels: Int)
  case notAnElement(String)
  case notAnAction(AnswerID)
  case locked(LevelPosition)
  case noSuchLevel(LevelPosition)
  case noHints
  /// A level that cannot be skipped, or not yet.
  case noSkip
  /// Nothing of that sort is asked at the moment.
  case notNow
}
