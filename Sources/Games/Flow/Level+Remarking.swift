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
      guard let evaluation = try? rules.evaluate([answer], shown: shown, in: language) else {
        visit.recordWrongAnswer(nil, repetitionKey: answer)
        continue
      }
      if evaluation.isCorrect { return (place, visit.stars) }
      visit.recordWrongAnswer(
        evaluation.answer ?? evaluation.unforeseenCode,
        repetitionKey: evaluation.repetitionKey ?? answer, isFree: evaluation.isFree)
    }
    return nil
  }
}

extension [Level] {
  /// The words in which one of them alone asks.
  package var wordsAskedOnce: Set<String> {
    let words = compactMap { $0.content.fingerprint?.content.outline?.words }
    return Set(Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value == 1 }.keys)
  }
}
