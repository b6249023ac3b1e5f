package import Localization

extension Level {
  /// The first of these answers, given one after the other behind so many hints, that wins the level, by its place, and
  /// the stars that it would have won; nil where none does.
  package func win(
    among answers: [AnswerID], behindHints hints: Int = 0, in language: Language
  ) -> (place: Int, stars: Int)? {
    let (rules, shown) = (rules, choices(seed: 0, entry: 1))
    var visit = LevelVisit(entry: 1)
    visit.hints = hints
    for (place, answer) in answers.enumerated() {
      if case .form(let form) = self, form.isRightSet(answer) { return (place, visit.stars) }
      let evaluation: AnswerEvaluation
      do throws(Refusal) {
        evaluation = try rules.evaluate([answer], shown: shown, in: language)
      } catch {
        // An answer among other words costs nothing.
        if error != .extraWords { visit.recordWrongAnswer(nil, repetitionKey: answer) }
        continue
      }
      if evaluation.isCorrect { return (place, visit.stars) }
      visit.recordWrongAnswer(
        evaluation.answer ?? evaluation.unforeseenCode,
        repetitionKey: evaluation.repetitionKey ?? answer, isFree: evaluation.isFree)
    }
    return nil
  }

  /// The same of what was handed in of a form, each by the ids of its rows.
  package func win(
    amongHandedIn values: [[String: AnswerID]], behindHints hints: Int = 0, in language: Language
  ) -> (place: Int, stars: Int)? {
    guard case .form(let form) = self,
      let place = values.firstIndex(where: { form.isRight(handedIn: $0, in: language) })
    else { return nil }
    var visit = LevelVisit(entry: 1)
    (visit.attempts, visit.hints) = (place, hints)
    return (place, visit.stars)
  }

  /// Whether it is won by the right answer that is kept of it; nil where none is.
  package func isWon(
    byTyped typed: String?, handedIn values: [[String: AnswerID]], in language: Language
  ) -> Bool? {
    if let typed { return win(among: [typed], in: language) != nil }
    return values.last.map { win(amongHandedIn: [$0], in: language) != nil }
  }

  /// Whether an answer that is remembered, or told by its words, is right: a whole one, or a part of a form.
  package func isRight(remembered answer: AnswerID, in language: Language) -> Bool {
    if case .form(let form) = self { return form.isRight(remembered: answer, in: language) }
    return win(among: [answer], in: language) != nil
  }
}

extension [Level] {
  /// The words in which one of them alone asks.
  package var wordsAskedOnce: Set<String> {
    let words = compactMap { $0.content.fingerprint?.content.outline?.words }
    return Set(Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value == 1 }.keys)
  }
}
