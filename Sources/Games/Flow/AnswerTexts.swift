import Localization

extension Level {
  /// Throws where a text to choose or to type is one that no player can mean. The texts of a
  /// stranger are checked when they are read; those of the program by a test, not at every start.
  package func checkTexts() throws(LevelError) {
    switch self {
    case .closed(let level): try checkChoices([level.right] + level.wrong)
    case .rotor(let level): try checkChoices([level.right] + level.misreadings)
    case .open(let level): try level.checkAnswers()
    case .search, .reflex: break
    }
  }
}

/// Throws where a choice is none that a player can mean, or the same as another.
private func checkChoices(_ choices: [Choice]) throws(LevelError) {
  for language in Language.allCases {
    var taken: Set<ChoiceText> = []
    for choice in choices {
      let text = ChoiceText(choice.text.resolved(in: language))
      guard text.isUsable, taken.insert(text).inserted else { throw .unusableText(choice.id) }
    }
  }
}

extension OpenQuestionLevel {
  /// Throws where a language has no right answer, where one has neither letter nor digit,
  /// or where a wrong one folds to the same.
  fileprivate func checkAnswers() throws(LevelError) {
    for language in Language.allCases {
      let right = accepted.resolved(in: language)
      let spoken = accepted.language(for: language)
      try checkCount(right.count, allowed: 1...99)
      let keys = right.map { key($0, in: spoken) }
      for (text, key) in zip(right, keys) where key.words.isEmpty { throw .unusableText(text) }
      let joined = Set(keys.map(\.joined))
      for miss in nearMisses {
        let texts = miss.texts.resolved(in: language).map { key($0, in: spoken).joined }
        guard texts.allSatisfy({ !joined.contains($0) }) else { throw .unusableText(miss.id) }
      }
    }
  }
}
