import Localization

extension TypedAnswerJudge {
  /// What an answer is taken for that says the same date or the same ordinal as a spelling does, written in
  /// another way; nil where none says it.
  mutating func matchFigures(_ text: String, _ typed: NormalizedAnswer) -> TypedAnswerEvaluation? {
    let figures = AnswerFigures(text, typed, in: spoken)
    guard figures.areThere else { return nil }
    if spellingFigures.contains(where: figures.say) { return .right(spelling: nil) }
    // Who is asked for a century need not say the word.
    let asked = Set(level.key(level.content.text.resolved(in: language), in: spoken).words)
    if spellingFigures.contains(where: { figures.say($0.without(asked)) }) {
      return .right(spelling: nil)
    }
    for miss in level.nearMisses {
      let isMeant = miss.texts.resolved(in: language).contains { text in
        figures.say(AnswerFigures(text, level.key(text, in: spoken), in: spoken))
      }
      if isMeant { return .nearMiss(miss) }
    }
    return nil
  }
}

/// The dates and ordinals of an answer.
struct AnswerFigures {
  private let dates: Set<WrittenDate>
  /// The folded words, and the number of what is an ordinal.
  private let words: [(words: ArraySlice<String>, number: Int?)]
  /// Whether it lies before Christ; nil where it does not say.
  private let era: DateWords.Era?

  init(_ text: String, _ answer: NormalizedAnswer, in language: Language) {
    dates = WrittenDate.readings(of: text, in: language)
    var words = answer.words
    era = DateWords.of(language).removeEra(from: &words)
    self.words = OrdinalNumber.all(in: words)
  }

  /// Whether there are any.
  var areThere: Bool { !dates.isEmpty || words.contains { $0.number != nil } }

  private init(
    dates: Set<WrittenDate>, words: [(words: ArraySlice<String>, number: Int?)],
    era: DateWords.Era?
  ) {
    (self.dates, self.words, self.era) = (dates, words, era)
  }

  /// The same without words that the question says; its numbers stay.
  func without(_ asked: Set<String>) -> AnswerFigures {
    AnswerFigures(
      dates: [], words: words.filter { $0.number != nil || !asked.isSuperset(of: $0.words) },
      era: era)
  }

  /// Whether a typed answer says what `spelling` says; either of them may be read in two ways.
  func say(_ spelling: AnswerFigures) -> Bool {
    if !dates.isDisjoint(with: spelling.dates) { return true }
    return words.count == spelling.words.count && (era == .before) == (spelling.era == .before)
      && zip(words, spelling.words).allSatisfy { typed, right in
        typed.words == right.words || typed.number != nil && typed.number == right.number
      }
  }
}
