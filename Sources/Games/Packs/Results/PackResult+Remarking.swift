package import Flow
package import Localization

/// Answers that were right by a key which was corrected later.
extension PackResult {
  /// The same, judged by these chapters, which ask in `language`: a question counts as solved where a wrong answer that
  /// is kept is right, and stays so where the right one that is kept still is.
  /// Of a code, which tells no words, an answer is taken for one that `former` chapters have.
  package func remarked(
    by chapters: [Chapter], formerly former: [Chapter] = [], in language: Language
  ) -> PackResult {
    let former = LevelIndex(former)
    let all = chapters.flatMap(\.levels)
    let levels = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    lazy var wordsAskedOnce = all.wordsAskedOnce
    func isAskedOnce(_ words: String) -> Bool { wordsAskedOnce.contains(words) }
    return PackResult(
      label: label, time: time,
      questions: questions.map { question in
        guard let level = levels[question.id] else { return question }
        return question.remarked(by: level, in: language, isAskedOnce: isAskedOnce)
          ?? question.keptRight(
            by: level, formerly: former.level(askingJust: question), in: language,
            isAskedOnce: isAskedOnce)
          ?? question.keptWrong(by: level, in: language, isAskedOnce: isAskedOnce) ?? question
      })
  }
}

extension PackResult.Question {
  /// The same with the stars that it would have been worth; nil where nothing that was wrong is right by its level now.
  /// `isAskedOnce` tells whether that level alone asks in such words.
  fileprivate func remarked(
    by level: Level, in language: Language, isAskedOnce: (String) -> Bool
  ) -> Self? {
    guard !wrong.isEmpty, let asked = correction(by: level, isAskedOnce: isAskedOnce) else {
      return nil
    }
    let answers = wrong.map { level.answer(told: $0, in: language) }
    let isWrong = answers.map { !level.isRight(remembered: $0, in: language) }
    guard let win = win(among: answers, isWrong, of: level, in: language) else { return nil }
    var question = corrected(by: level, as: asked, in: language)
    question.stars = max(stars, win.stars)
    question.isSolved = true
    question.typedRight = nil
    question.handedIn = Array(handedIn.prefix(win.place + 1))
    question.isOver = true
    question.isRightAtFirst = isRightAtFirst == true || question.stars == 3
    if question.stars > stars || !isAsked(by: level) { question.remarked = win.answer }
    question.wrong = zip(wrong, isWrong).filter(\.1).map(\.0)
    return question
  }

  /// The first that is right of what was handed in, or of some wrong answers, of which not all still are, by its place,
  /// and the stars that it is worth.
  private func win(
    among answers: [AnswerID], _ isWrong: [Bool], of level: Level, in language: Language
  ) -> (place: Int, stars: Int, answer: SafeText)? {
    guard handedIn.isEmpty else {
      return level.win(amongHandedIn: handedIn, behindHints: hintsBeforeFirst, in: language)
        .flatMap { win in
          level.told(handedIn: handedIn[win.place], in: language).map { (win.place, win.stars, $0) }
        }
    }
    // A form is not right by a part of it.
    guard let first = isWrong.firstIndex(of: false),
      level.win(among: [answers[first]], in: language) != nil
    else { return nil }
    // Where the order is not known, nothing else was given before it.
    let win =
      isInOrder
      ? level.win(among: answers, behindHints: hintsBeforeFirst, in: language) : nil
    return (
      first, win?.stars ?? max(1, 3 - hintsBeforeFirst),
      level.told(answers[first], in: language) ?? wrong[first]
    )
  }

  /// The same, solved as it was, where the right answer that was typed is right by its level now, or all that were right
  /// by the `former` one; nil where it is not, or where neither is known.
  fileprivate func keptRight(
    by level: Level, formerly former: Level?, in language: Language, isAskedOnce: (String) -> Bool
  ) -> Self? {
    guard isSolved, let asked = correction(by: level, isAskedOnce: isAskedOnce) else { return nil }
    let spellings = former?.spellings(in: language) ?? []
    let isKept =
      isWon(by: level, in: language)
      ?? (!spellings.isEmpty
        && spellings.allSatisfy { level.win(among: [$0], in: language) != nil })
    return isKept ? corrected(by: level, as: asked, in: language) : nil
  }

  /// The same, missed as it was, where all answers that were given are known, of which none is right by its level now;
  /// nil for any other.
  fileprivate func keptWrong(
    by level: Level, in language: Language, isAskedOnce: (String) -> Bool
  ) -> Self? {
    guard isOver, !isSolved, knowsAllTries(of: level),
      let asked = correction(by: level, isAskedOnce: isAskedOnce)
    else { return nil }
    var question = corrected(by: level, as: asked, in: language)
    // A part of it may be right by now.
    question.wrong.removeAll {
      level.isRight(remembered: level.answer(told: $0, in: language), in: language)
    }
    return question
  }

  /// What the level asks, where that is the same with another key; nil where it is nothing new, or another question.
  private func correction(
    by level: Level, isAskedOnce: (String) -> Bool
  ) -> Fingerprint.Content? {
    guard let outline, let asked = level.content.fingerprint?.content, content != asked.hash,
      let current = asked.outline, current.asksTheSame(as: outline),
      current.isCorrection(of: outline, wasMissed: false) || isAskedOnce(outline.words)
    else { return nil }
    return asked
  }

  /// The same as the level asks it, which is known by `content`.
  private func corrected(
    by level: Level, as content: Fingerprint.Content, in language: Language
  ) -> Self {
    var question = self
    question.content = content.hash
    question.outline = content.outline
    question.text = level.oneLine(in: language, limit: Self.mostText)
    question.tellRightAnswer(of: level, in: language)
    return question
  }
}

extension Level {
  /// What is to be judged of an answer that a result tells: the id of a choice or of a part of a form, or what was typed.
  fileprivate func answer(told text: SafeText, in language: Language) -> AnswerID {
    chosen.first { Self.told($0.texts, in: language) == text }?.id ?? text.string
  }

  /// What a result tells of a choice, or of some marks; nil where nothing is chosen by that id.
  fileprivate func told(_ answer: AnswerID, in language: Language) -> SafeText? {
    chosen.first { $0.id == answer }.map { Self.told($0.texts, in: language) }
  }

  /// What a result tells of what was handed in, in the order of the rows.
  fileprivate func told(handedIn filled: [String: AnswerID], in language: Language) -> SafeText? {
    guard case .form(let form) = self else { return nil }
    return SafeText(
      cleaning: form.words(ofHandedIn: filled, in: language),
      limit: PackResult.Question.mostWrongText)
  }

  /// All that can be chosen: choices, or parts of a form.
  private var chosen: [(id: AnswerID, texts: [LocalizedText])] {
    if case .form(let form) = self { return form.answers.map { ($0.id, $0.texts) } }
    return choices(seed: 0, entry: 1).map { ($0.id, [$0.text]) }
  }
}
