import Localization
import Presentation
import Testing

@testable import Flow
@testable import Session

/// What is told at the end of a pack of a question that was not solved.
@Suite struct MissedAnswerTests {
  private func text(_ words: String) -> LocalizedText { LocalizedText(cleaning: words) }

  /// What was answered, what the author says to the right answer, and what is told.
  static let cases: [([String], String?, String)] = [
    ([], nil, "1.2. Capital? The right answer: Paris"),
    (["Lyon"], nil, "1.2. Capital? You answered: Lyon. The right answer: Paris"),
    (
      ["Lyon", "Nice"], "On the Seine.",
      "1.2. Capital? You answered: Lyon; Nice. The right answer: Paris\nOn the Seine."
    ),
  ]

  @Test(arguments: cases) func `the answer that was given and the right one are told`(
    _ given: [String], _ explanation: String?, _ told: String
  ) {
    let none = StandingView(
      stars: 0, of: 3, mishapsFound: 0, mishapsInAll: 0, isWon: true, unfinished: 0,
      firstUnfinished: nil, starsLeft: 0)
    var view = ResultsView(
      total: ResultsView.Totals(stars: 0, of: 3, attempts: 1, hints: 0, seconds: 75), chapters: [],
      standing: none, ending: nil)
    view.pupil = SafeText(cleaning: "Ada")
    view.isPreview = true
    view.missedAnswers = [
      MissedAnswer(
        position: LevelPosition(chapter: 0, level: 1), question: text("Capital?"),
        given: given.map(text), answer: text("Paris"), explanation: explanation.map(text))
    ]
    let texts = view.closingTexts.map { $0.resolved(in: .en) }
    #expect(texts.first == "Results of Ada." && texts.last == told)
  }
}
