import Localization

extension Level {
  /// Throws where a text to choose or to type is one that no player can mean. The texts of a
  /// stranger are checked when they are read; those of the program by a test, not at every start.
  package func checkTexts() throws(LevelError) {
    switch self {
    case .closed(let level): try checkChoices([level.right] + level.wrong)
    case .rotor(let level): try checkChoices([level.right] + level.misreadings)
    case .open(let level): try checkAnswers(level.accepted, nearMisses: level.nearMisses)
    case .search: break
    }
  }
}

/// Throws where a choice cannot be told from a letter, a number from 1 to 9, a command word
/// or another choice (design.md, "Flow").
private func checkChoices(_ choices: [Choice]) throws(LevelError) {
  for language in Language.allCases {
    var taken = commandWords
    for choice in choices {
      let words = choice.text.resolved(in: language).lowercased().split(
        whereSeparator: \.isWhitespace)
      let text = words.joined(separator: " ")
      guard !isShortcut(text), taken.insert(text).inserted else { throw .unusableText(choice.id) }
    }
  }
}

private func isShortcut(_ text: String) -> Bool {
  guard let first = text.first else { return true }
  return text.count == 1 && (first.isLetter || ("1"..."9").contains(first))
}

private let commandWords = Set(
  L10n.all.filter { $0.name.hasPrefix("Commands.") }.flatMap { row in
    Language.allCases.flatMap { row.template(in: $0).split(separator: "|").map(String.init) }
  })

/// Throws where a language has no right answer, where one has neither letter nor digit,
/// or where a wrong one folds to the same.
private func checkAnswers(_ accepted: LocalizedList, nearMisses: [NearMiss]) throws(LevelError) {
  for language in Language.allCases {
    let right = accepted.resolved(in: language)
    try checkCount(right.count, allowed: 1...99)
    for text in right where AnswerKey(text, in: language).words.isEmpty {
      throw .unusableText(text)
    }
    let keys = right.map { AnswerKey($0, in: language).joined }
    for miss in nearMisses {
      let texts = miss.texts.resolved(in: language).map { AnswerKey($0, in: language).joined }
      guard texts.allSatisfy({ !keys.contains($0) }) else { throw .unusableText(miss.id) }
    }
  }
}
