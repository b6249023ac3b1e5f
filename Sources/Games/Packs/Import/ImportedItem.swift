import Localization

/// What a question file says, in order, whatever its format.
enum ImportedItem {
  /// The questions that follow belong to this chapter.
  case category(LocatedPlainText)
  /// A text without a question.
  case text(LocatedPlainText)
  case question(ImportedQuestion)
}
