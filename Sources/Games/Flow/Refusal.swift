package import Localization

/// Why nothing changed.
package enum Refusal: Error, Equatable {
  /// The answer is none of those that are shown.
  case notAChoice(AnswerID)
  case emptyAnswer
  /// The right answer among words that were not asked for.
  case extraWords
  /// A word where a number is asked for, or a number with another unit than `unit`, nil where there is none.
  case notANumber(AnswerID, unit: LocalizedText?)
  /// Not a digit for each of so many wheels.
  case notACode(wheels: Int)
  case notAnElement(String)
  case notAnAction(AnswerID)
  /// A form in which so many rows are empty.
  case emptyRows(Int)
  case nothingMarked
  /// A form that was handed in just so before, or a wrong answer that would cost a try once more.
  case unchanged
  case locked(LevelPosition)
  case noSuchLevel(LevelPosition)
  case noHints
  /// A level that cannot be skipped, or not yet.
  case noSkip
  /// Nothing of that sort is asked at the moment.
  case notNow
}
