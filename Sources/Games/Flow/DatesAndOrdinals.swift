import Localization

/// The dates and ordinals of an answer.
struct DatesAndOrdinals {
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

  /// Whether there are none.
  var isEmpty: Bool { dates.isEmpty && words.allSatisfy { $0.number == nil } }

  private init(
    dates: Set<WrittenDate>, words: [(words: ArraySlice<String>, number: Int?)],
    era: DateWords.Era?
  ) {
    (self.dates, self.words, self.era) = (dates, words, era)
  }

  /// The same without words that the question says; its numbers stay.
  func without(_ asked: Set<String>) -> DatesAndOrdinals {
    DatesAndOrdinals(
      dates: [], words: words.filter { $0.number != nil || !asked.isSuperset(of: $0.words) },
      era: era)
  }

  /// Whether a typed answer says what `spelling` says; either of them may be read in two ways.
  func matches(_ spelling: DatesAndOrdinals) -> Bool {
    if !dates.isDisjoint(with: spelling.dates) { return true }
    return words.count == spelling.words.count && (era == .before) == (spelling.era == .before)
      && zip(words, spelling.words).allSatisfy { typed, right in
        typed.words == right.words || typed.number != nil && typed.number == right.number
      }
  }
}
