package import Localization

/// A level of the campaign, by kind. A new kind is a case here and a file that conforms to `LevelRules`.
/// Indirect, for levels are large and copied often.
package indirect enum Level: Equatable, Sendable {
  case closed(ClosedQuestionLevel)
  case rotor(RotorLevel)
  case open(OpenQuestionLevel)
  case search(SearchLevel)
  case reflex(ReflexLevel)

  /// The kinds of level; a name is the word of packs and of the wire.
  package enum Kind: String, CaseIterable, Sendable { case closed, rotor, open, search, reflex }

  /// Which kind it is.
  package var kind: Kind {
    switch self {
    case .closed: .closed
    case .rotor: .rotor
    case .open: .open
    case .search: .search
    case .reflex: .reflex
    }
  }

  /// What every kind has; asked for so often that no box is made for it.
  package var content: CommonLevelContent {
    switch self {
    case .closed(let level): level.content
    case .rotor(let level): level.content
    case .open(let level): level.content
    case .search(let level): level.content
    case .reflex(let level): level.content
    }
  }

  /// The level as its own type; boxes a large one, so `content` does without.
  var rules: any LevelRules {
    switch self {
    case .closed(let level): level
    case .rotor(let level): level
    case .open(let level): level
    case .search(let level): level
    case .reflex(let level): level
    }
  }

  /// The id by which progress knows the level.
  package var id: String { content.id }

  /// The wrong ways that have a reply of their own: "12 of 36 mishaps" counts them.
  package var mishaps: [Mishap] { rules.mishaps }

  /// Their ids alone, in the same order.
  package var mishapIDs: [AnswerID] { rules.mishapIDs }

  /// The answers that an entry shows, in the order that (game seed, level, entry) gives.
  package func choices(seed: UInt64, entry: Int) -> [Choice] {
    var generator = SeededGenerator(seed: seed, name: id, number: entry)
    return rules.choices(using: &generator)
  }

  /// Throws where a text to choose or to type is one that no player can mean. The texts of a
  /// stranger are checked when they are read; those of the program by a test, not at every start.
  package func checkAnswerTexts() throws(LevelError) { try rules.checkAnswerTexts() }

  /// How many of these win the level, each one id or text, or a search's whole list by object; `shown` are
  /// the answers to choose from.
  package func winCount(
    of candidates: [[AnswerID]], shown: [Choice], in language: Language
  ) -> Int {
    let rules = rules
    return candidates.reduce(0) { count, answers in
      let evaluation = try? rules.evaluate(answers, shown: shown, in: language)
      return evaluation?.isCorrect == true ? count + 1 : count
    }
  }
}
