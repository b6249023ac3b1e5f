package import Localization

/// What is wrong or different in a table or a list of questions.
package enum TableProblem: Hashable, Sendable {
  /// Three columns or more, and nothing says what they are.
  case noHeader(TableSeparator)
  /// The same, where one of its names is near a known one.
  case misspeltHeader(SafeText, near: SafeText)
  case noQuestionColumn, noRightColumn
  case unknownColumn(SafeText, near: SafeText?), unknownKind(SafeText, near: SafeText?)
  case notATruth(SafeText)
  case unknownExactness(SafeText)
  case unclosedQuote, quoteInside, surplusCell
  /// A line whose cells another sign parts; the header, of which that is true.
  case otherSeparator(TableSeparator), partedHeader(TableSeparator)
  /// A number that a comma within it has surely or likely parted, and curly quotation marks around several cells.
  case partedNumber(SafeText), likelyPartedNumber(SafeText), printQuotes
  /// A question whose end likely stands in the next cell; a row with more cells than the header.
  case likelyPartedQuestion, partedQuestion, longRow
  /// Among the wrong answers of a number.
  case wrongIsNoNumber(SafeText)
  /// A right answer that names none of the row’s answers to choose.
  case noSuchOption(SafeText)
  /// One that is the text of an answer and names another.
  case textOrLetter(SafeText)
  /// Several are to be marked, and one alone is right.
  case onlyOneRight
  /// What was taken for something by the look of it.
  case readAsSeveral, readAsTruth, readAsNumber, rangeReadAsText, groupedNumber(SafeText, SafeText)
  case readAsMatch, readAsGaps
  /// A text with so many gaps and other than as many answers; with one answer it is typed.
  case gapsAndAnswers(gaps: Int, answers: Int), oneAnswerForGaps(Int)
  /// The kind of a question in the column of wrong answers.
  case kindAmongWrong(SafeText)
  /// A date that says another day where the month comes first.
  case dayOrMonth(SafeText)
  /// A right answer that is no pair; wrong answers beside gaps.
  case noPartner(SafeText), wrongOfGaps
  /// A cell that likely holds several answers, and how they would be parted; a number with “about” before it.
  case likelySeveral(SafeText, parted: SafeText), aboutNumber(SafeText)
  /// So many right answers, any of which is enough, to a question that says this number.
  case anyIsEnough(Int)
  /// So many right answers, any of which is enough, to a question that asks for fewer of them, but more than one.
  case anyIsEnoughOfMore(Int, asked: Int)
  /// A reason, or what something is, that can be said in many ways.
  case onlyOneReason(SafeText)
  /// An answer that a separator likely has parted.
  case likelyPartedAnswer(SafeText)
  /// An empty cell below a chapter.
  case chapterOfBefore
  /// What could have been meant otherwise.
  case threeDecimals(SafeText), truthOrWord(SafeText)
  /// Two columns without a header, or with one in other words; a row that has not two cells.
  case readAsList, readAsHeader(SafeText, SafeText), notTwoCells(Int)
  /// A list of terms; a line without a mark between term and meaning.
  case readAsTerms, noMeaning
  /// A pair that was there before; a question with another answer.
  case repeatedPair(SafeText), furtherAnswer(SafeText)

  /// What is wrong or different, and what would be right.
  package var text: LocalizedText {
    switch self {
    case .noHeader(let separator):
      L10n.ImportFormats.noHeader(
        mark: LocalizedText(cleaning: separator == .semicolon ? ";" : ","))
    case .noQuestionColumn: L10n.ImportFormats.noQuestionColumn
    case .noRightColumn: L10n.ImportFormats.noRightColumn
    case .misspeltHeader(let name, let near):
      L10n.ImportFormats.misspeltHeader(name: quoted(name), near: quoted(near))
    case .unknownColumn(let name, nil): L10n.ImportFormats.unknownColumn(name: quoted(name))
    case .unknownColumn(let name, let near?):
      L10n.ImportFormats.unknownColumnNear(name: quoted(name), near: quoted(near))
    case .unknownKind(let word, nil): L10n.ImportFormats.unknownKind(word: quoted(word))
    case .unknownKind(let word, let near?):
      L10n.ImportFormats.unknownKindNear(word: quoted(word), near: quoted(near))
    case .unknownExactness(let word): L10n.ImportFormats.unknownExactness(word: quoted(word))
    case .notATruth(let word): L10n.ImportFormats.notATruth(word: quoted(word))
    case .unclosedQuote: L10n.ImportFormats.unclosedQuote
    case .otherSeparator(let mark), .partedHeader(let mark):
      L10n.ImportFormats.otherSeparator(marks: mark.name)
    case .quoteInside: L10n.ImportFormats.quoteInside
    case .surplusCell: L10n.ImportFormats.surplusCell
    case .partedNumber(let text): L10n.ImportFormats.partedNumber(text: quoted(text))
    case .likelyPartedNumber(let text): L10n.ImportFormats.likelyPartedNumber(text: quoted(text))
    case .printQuotes: L10n.ImportFormats.printQuotes
    case .likelyPartedQuestion: L10n.ImportFormats.likelyPartedQuestion
    case .partedQuestion: L10n.ImportFormats.partedQuestion
    case .longRow: L10n.ImportFormats.longRow
    case .wrongIsNoNumber(let text): L10n.ImportFormats.wrongIsNoNumber(text: quoted(text))
    case .noSuchOption(let text): L10n.ImportFormats.noSuchOption(text: quoted(text))
    case .textOrLetter(let text): L10n.ImportFormats.textOrLetter(text: quoted(text))
    case .onlyOneRight: L10n.ImportFormats.onlyOneRight
    case .readAsSeveral: L10n.ImportFormats.readAsSeveral
    case .readAsTruth: L10n.ImportFormats.readAsTruth
    case .readAsNumber: L10n.ImportFormats.readAsNumber
    case .readAsMatch: L10n.ImportFormats.readAsMatch
    case .readAsGaps: L10n.ImportFormats.readAsGaps
    case .gapsAndAnswers(let gaps, let answers):
      L10n.ImportFormats.gapsAndAnswers(gaps: gaps, answers: answers)
    case .oneAnswerForGaps(let gaps): L10n.ImportFormats.oneAnswerForGaps(gaps: gaps)
    case .dayOrMonth(let text): L10n.ImportFormats.dayOrMonth(text: quoted(text))
    case .kindAmongWrong(let word): L10n.ImportFormats.kindAmongWrong(word: quoted(word))
    case .noPartner(let text): L10n.ImportFormats.noPartner(text: quoted(text))
    case .wrongOfGaps: L10n.ImportFormats.wrongOfGaps
    case .anyIsEnough(let count): L10n.ImportFormats.anyIsEnough(count: count)
    case .anyIsEnoughOfMore(let count, let asked):
      L10n.ImportFormats.anyIsEnoughOfMore(asked: asked, count: count)
    case .onlyOneReason(let text): L10n.ImportFormats.onlyOneReason(text: quoted(text))
    case .likelySeveral(let text, let parted):
      L10n.ImportFormats.likelySeveral(text: quoted(text), parted: quoted(parted))
    case .likelyPartedAnswer(let text): L10n.ImportFormats.likelyPartedAnswer(text: quoted(text))
    case .aboutNumber(let text): L10n.ImportFormats.aboutNumber(text: quoted(text))
    case .chapterOfBefore: L10n.ImportFormats.chapterOfBefore
    case .rangeReadAsText: L10n.ImportFormats.rangeReadAsText
    case .groupedNumber(let text, let number):
      L10n.ImportFormats.groupedNumber(text: quoted(text), number: quoted(number))
    case .threeDecimals(let text): L10n.ImportFormats.threeDecimals(text: quoted(text))
    case .truthOrWord(let word): L10n.ImportFormats.truthOrWord(word: quoted(word))
    case .readAsList: L10n.ImportFormats.readAsList
    case .readAsHeader(let first, let second):
      L10n.ImportFormats.readAsHeader(first: quoted(first), second: quoted(second))
    case .notTwoCells(let count): L10n.ImportFormats.notTwoCells(count: count)
    case .readAsTerms: L10n.ImportFormats.readAsTerms
    case .noMeaning: L10n.ImportFormats.noMeaning
    case .repeatedPair(let text): L10n.ImportFormats.repeatedPair(text: quoted(text))
    case .furtherAnswer(let text): L10n.ImportFormats.furtherAnswer(text: quoted(text))
    }
  }

  /// Whether it tells how something was read that hardly can be meant otherwise.
  var isNote: Bool {
    switch self {
    case .groupedNumber, .readAsNumber, .readAsGaps, .readAsTruth, .readAsSeveral, .readAsList,
      .readAsHeader,
      .readAsTerms:
      true
    case _: false
    }
  }

  /// Whether nothing of the table is read for it.
  var keepsTableOut: Bool {
    switch self {
    case .noHeader, .misspeltHeader, .noQuestionColumn, .noRightColumn, .partedHeader: true
    default: false
    }
  }

  /// Whether a question is no part of the pack for it.
  var leavesQuestionOut: Bool {
    switch self {
    case .notATruth, .noSuchOption, .notTwoCells, .noMeaning, .gapsAndAnswers, .noPartner,
      .partedNumber, .partedQuestion, .printQuotes, .longRow, .otherSeparator:
      true
    default: false
    }
  }
}
