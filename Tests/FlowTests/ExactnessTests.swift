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
    (AnswerExactness(spelling: true), "la grand-mère", "grand-mère", true),
    (AnswerExactness(spelling: true), "grand-mère", "la grand mère", false),
    (AnswerExactness(spelling: true), "grand-mère", "grandmère", false),
    (AnswerExactness(spelling: true), "parce que", "parceque", false),
    (AnswerExactness(spelling: true), "parce que", "parce  que", true),
    (AnswerExactness(spelling: true), "peut-être", "peut être", false),
    (AnswerExactness(spelling: true), "peut-être", "peut-être", true),
    (AnswerExactness(spelling: true), "1 000 kilos", "1000 kilos", true),
    (AnswerExactness(spelling: true), "l’eau", "eau", true),
    (AnswerExactness(spelling: true), "Dis-le, je te prie.", "dis-le je te prie", true),
    (AnswerExactness(spelling: true), "évidemment", "evidemment", false),
    (AnswerExactness(spelling: true), "évidemment", "Évidemment", true),
    (AnswerExactness(spelling: true), "cœur", "coeur", true),
    (AnswerExactness(spelling: true), "cœur", "cour", false),
    (AnswerExactness(accents: false, spelling: true), "évidemment", "evidemment", true),
    (AnswerExactness(articles: true), "le marché", "le marche", true),
    (AnswerExactness(spelling: true), "des chevaux", "un chevaux", false),
    (AnswerExactness(spelling: true), "des chevaux", "les chevaux", true),
    (AnswerExactness(spelling: true), "des chevaux", "chevaux", true),
    (.forgiving, "imparfait (de l’indicatif)", "imparfait", true),
    (.forgiving, "imparfait (de l’indicatif)", "imparfait de l’indicatif", true),
    (.forgiving, "imparfait (de l’indicatif)", "indicatif", false),
    (.forgiving, "pour le soleil", "le soleil", true),
    (.forgiving, "elle contrôle la cellule", "contrôle la cellule", true),
    (.forgiving, "elle contrôle la cellule", "la cellule", false),
    (.forgiving, "ce chien", "chien", false),
    (.forgiving, "grand-mère", "grand mère", true),
    (AnswerExactness(spelling: true), "sommes", "vous sommes", false),
    (.forgiving, "sommes", "vous sommes", true),
    (AnswerExactness(spelling: true), "la lionne", "le lionne", false),
    (AnswerExactness(spelling: true), "la lionne", "lionne", true),
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

  /// A question, what is right, what is typed, and whether it counts: what only repeats the question does not.
  static let homophones = [
    ("a ou à\u{202F}: il va … Paris", "à", "a", false),
    ("a ou à\u{202F}: il va … Paris", "à", "à", true),
    ("Il va … Paris", "à", "a", true), ("a ou à\u{202F}: il … faim", "a", "à", false),
    ("ou, où\u{202F}: … es-tu\u{202F}?", "où", "OU", false),
    ("L’été ou l’hiver\u{202F}?", "L’été", "l'ete", true),
  ]

  @Test(arguments: homophones) func `a word of the question is no other but for its accents`(
    _ question: String, _ right: String, _ typed: String, _ isRight: Bool
  ) throws {
    let level = try OpenQuestionLevel(
      content: CommonLevelContent(
        id: "a", text: text(question), hints: [], notes: [], keywords: []),
      accepted: try list(en: right, fr: right), nearMisses: [], nudge: text("no"),
      success: text("yes"))
    if case .right = level.match(typed, in: .fr) {
      #expect(isRight)
    } else {
      #expect(!isRight)
      #expect(try reply(to: typed, in: .open(level), FlowPolicy()).contains("mind the accents"))
    }
  }

  /// What is typed for “maison” in an English pack, and whether it is right.
  static let foreignArticles = [
    ("la maison", true), ("Le maison", true), ("une maison", true), ("the maison", true),
    ("sa maison", false), ("la", false), ("la maisom", true), ("maisno", true),
    ("la mouton", false),
  ]

  @Test(arguments: foreignArticles) func `an article of another language says nothing`(
    _ typed: String, _ isRight: Bool
  ) throws {
    let level = try OpenQuestionLevel(
      content: content("a"), accepted: LocalizedList(verbatim: [SafeText(cleaning: "maison")]),
      nearMisses: [], nudge: text("no"), success: text("yes"))
    if case .right = level.match(typed, in: .en) {
      #expect(isRight)
    } else {
      #expect(!isRight)
    }
  }

  /// What counts, what is right, what is typed, and what is told to be minded where tries are not counted.
  static let differences: [(AnswerExactness, String, String, String?)] = [
    (.accents, "où", "ou", "mind the accents"), (.accents, "où", "non", nil),
    (AnswerExactness(articles: true), "le livre", "livre", "mind the article"),
    (AnswerExactness(capitals: true), "Polish", "polish", "mind the capitals"),
    (AnswerExactness(spelling: true), "finissant", "finisant", "mind the spelling"),
    (.forgiving, "marché", "marchand", nil),
  ]

  @Test(arguments: differences) func `what alone is wrong is told, but not in a test`(
    _ exactness: AnswerExactness, _ right: String, _ typed: String, _ told: String?
  ) throws {
    let level = Level.open(
      try OpenQuestionLevel(
        content: content("a"), accepted: try list(en: right, fr: right), nearMisses: [],
        nudge: text("no"), success: text("yes"), exactness: exactness))
    for attempts in [nil, 3] {
      var policy = FlowPolicy()
      policy.attempts = attempts
      let words = try reply(to: typed, in: level, policy)
      #expect(words.contains(told ?? "mind the") == (told != nil && attempts == nil), "\(words)")
    }
  }

  /// What is said to a typed answer.
  private func reply(to typed: String, in level: Level, _ policy: FlowPolicy) throws -> String {
    var flow = GameFlow(
      chapters: [try chapter("c", [level])], progress: Progress(seed: 1), policy: policy)
    _ = play("start read", on: &flow)
    return lastEffects(of: "read say:\(typed)", on: &flow).compactMap { effect in
      if case .say(.verdict(let verdict)) = effect { verdict.text.resolved(in: .en) } else { nil }
    }.joined()
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
