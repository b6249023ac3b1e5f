package import Localization

/// What is wrong or different in a table or a list of questions.
package enum TableProblem: Hashable, Sendable {
  /// Three columns or more, and nothing says what they are.
  case noHeader
  case noQuestionColumn, noRightColumn
  case unknownColumn(SafeText), unknownKind(SafeText), notATruth(SafeText)
  case unclosedQuote, surplusCell, wrongNumbers
  /// Two columns without a header; a row that has not two cells.
  case readAsList, notTwoCells(Int)
  /// A list of terms; a line without a mark between term and meaning.
  case readAsTerms, noMeaning
  /// A pair that was there before; a question with another answer.
  case repeatedPair(SafeText), furtherAnswer(SafeText)

  /// What is wrong or different, and what would be right.
  package var text: LocalizedText {
    switch self {
    case .noHeader: L10n.ImportFormats.noHeader
    case .noQuestionColumn: L10n.ImportFormats.noQuestionColumn
    case .noRightColumn: L10n.ImportFormats.noRightColumn
    case .unknownColumn(let name): L10n.ImportFormats.unknownColumn(name: quoted(name))
    case .unknownKind(let word): L10n.ImportFormats.unknownKind(word: quoted(word))
    case .notATruth(let word): L10n.ImportFormats.notATruth(word: quoted(word))
    case .unclosedQuote: L10n.ImportFormats.unclosedQuote
    case .surplusCell: L10n.ImportFormats.surplusCell
    case .wrongNumbers: L10n.ImportFormats.wrongNumbers
    case .readAsList: L10n.ImportFormats.readAsList
    case .notTwoCells(let count): L10n.ImportFormats.notTwoCells(count: count)
    case .readAsTerms: L10n.ImportFormats.readAsTerms
    case .noMeaning: L10n.ImportFormats.noMeaning
    case .repeatedPair(let text): L10n.ImportFormats.repeatedPair(text: quoted(text))
    case .furtherAnswer(let text): L10n.ImportFormats.furtherAnswer(text: quoted(text))
    }
  }
}
