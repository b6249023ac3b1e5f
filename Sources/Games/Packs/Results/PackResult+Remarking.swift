package import Flow
package import Localization

/// Answers that were right by a key which was corrected later.
extension PackResult {
  /// The same, in which a question counts as solved where a wrong answer that is kept is right by these chapters, which
  /// ask in `language`.
  package func remarked(by chapters: [Chapter], in language: Language) -> PackResult {
    let all = chapters.flatMap(\.levels)
    let levels = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    lazy var wordsAskedOnce = all.wordsAskedOnce
    return PackResult(
      label: label, time: time,
      questions: questions.map { question in
        levels[question.id].flatMap { level in
          question.remarked(by: level, in: language) { wordsAskedOnce.contains($0) }
        } ?? question
      })
  }
}

extension PackResult.Question {
  /// The same with the stars that it would have been worth; nil where nothing that was wrong is right by its level now.
  /// `isAskedOnce` tells whether that level alone asks in such words.
  fileprivate func remarked(
    by level: Level, in language: Language, isAskedOnce: (String) -> Bool
  ) -> Self? {
    guard !wrong.isEmpty, let outline, let asked = level.content.fingerprint?.content,
      content != asked.hash, let current = asked.outline
    else { return nil }
    let answers = wrong.map { level.answer(told: $0, in: language) }
    let isWrong = answers.map { level.win(among: [$0], in: language) == nil }
    // Where the order is not known, nothing else was given before it.
    let place =
      isInOrder
      ? level.win(among: answers, behindHints: hintsBeforeFirst, in: language) : nil
    guard let first = isWrong.firstIndex(of: false), current.asksTheSame(as: outline),
      current.isCorrection(of: outline, wasMissed: false) || isAskedOnce(outline.words)
    else { return nil }
    var question = self
    question.stars = max(stars, place?.stars ?? max(1, 3 - hintsBeforeFirst))
    question.isSolved = true
    question.isOver = true
    question.isRightAtFirst = isRightAtFirst == true || question.stars == 3
    if question.stars > stars || !isAsked(by: asked) {
      question.remarked = level.told(answers[first], in: language) ?? wrong[first]
    }
    question.wrong = zip(wrong, isWrong).filter(\.1).map(\.0)
    question.content = asked.hash
    question.outline = current
    question.text = level.oneLine(in: language, limit: Self.mostText)
    question.right = level.rightAnswers(in: language)
    return question
  }
}

extension Level {
  /// What is to be judged of an answer that a result tells: the id of a choice, or what was typed.
  fileprivate func answer(told text: SafeText, in language: Language) -> AnswerID {
    choices(seed: 0, entry: 1).first { told($0.id, in: language) == text }?.id ?? text.string
  }

  /// What a result tells of a choice; nil where nothing is chosen by that id.
  fileprivate func told(_ answer: AnswerID, in language: Language) -> SafeText? {
    let choice = choices(seed: 0, entry: 1).first { $0.id == answer }
    return choice.map {
      SafeText(
        cleaning: $0.text.resolved(in: language), limit: PackResult.Question.mostWrongText)
    }
  }
}
