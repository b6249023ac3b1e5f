import Flow
import Localization
import Testing

/// How exact a typed answer must be.
@Suite struct ExactnessTests {
  static let cases: [(AnswerExactness, String, String, Bool)] = [
    (.forgiving, "le marché", "la marche", true), (.forgiving, "le marché", "marché", true),
    (.accents, "le marché", "la marché", true), (.accents, "le marché", "le marche", false),
    (AnswerExactness(articles: true), "le marché", "la marché", false),
    (AnswerExactness(articles: true), "le marché", "un marché", false),
    (AnswerExactness(articles: true), "le marché", "marché", false),
    (AnswerExactness(articles: true), "le marché", "Le Marche", true),
    (AnswerExactness(articles: true), "le marché", "je crois que c’est le marché", false),
    (AnswerExactness(articles: true, spelling: false), "le marché", "le marchéé", true),
    (AnswerExactness(articles: true, spelling: false), "le marché", "la marchéé", false),
    (AnswerExactness(articles: true), "le marché", "le marchéé", false),
    (AnswerExactness(articles: true), "l’eau", "l’eau", true),
    (AnswerExactness(articles: true), "l’eau", "eau", false),
    (AnswerExactness(capitals: true), "Élan", "elan", false),
    (AnswerExactness(capitals: true), "Élan", "Elan", true),
    (AnswerExactness(capitals: true), "Élan", "L’Elan", true),
    (AnswerExactness(accents: true, capitals: true), "Élan", "Elan", false),
    (AnswerExactness(accents: true, capitals: true), "Élan", "Élan", true),
    (AnswerExactness(spelling: true), "finissant", "finisant", false),
    (.forgiving, "finissant", "finisant", true),
  ]

  @Test(arguments: cases) func `what counts is compared, and nothing else`(
    _ exactness: AnswerExactness, _ right: String, _ typed: String, _ isRight: Bool
  ) throws {
    let level = try OpenQuestionLevel(
      content: content("a"), accepted: try list(en: right, fr: right), nearMisses: [],
      nudge: text("no"), success: text("yes"), exactness: exactness)
    if case .right = level.match(typed, in: .fr) {
      #expect(isRight)
    } else {
      #expect(!isRight)
    }
  }

  /// What is typed where the question says “Geneva”, and whether it is right.
  static let repetitions = [
    ("Genève", true), ("geneve", true), ("Genèvre", true), ("Geneva", false),
    ("it is Geneva", false), ("it is Genèvre", true),
  ]

  @Test(arguments: repetitions) func `a word of the question is no slip of the answer`(
    _ typed: String, _ isRight: Bool
  ) throws {
    let level = try OpenQuestionLevel(
      content: CommonLevelContent(
        id: "a", text: text("What is Geneva in French?"), hints: [], notes: [], keywords: []),
      accepted: try list(en: "Genève", fr: "Genève"), nearMisses: [], nudge: text("no"),
      success: text("yes"))
    if case .right = level.match(typed, in: .en) {
      #expect(isRight)
    } else {
      #expect(!isRight)
    }
  }
}
