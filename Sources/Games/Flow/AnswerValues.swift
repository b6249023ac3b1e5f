import Localization

/// The dates, times of day and numbers of an answer.
struct AnswerValues {
  private let dates: Set<WrittenDate>
  private let time: WrittenTime?
  /// What it says, word by word.
  private let parts: [Part]
  /// Whether it lies before Christ; nil where it does not say.
  private let era: DateWords.Era?

  init(_ text: String, _ answer: NormalizedAnswer, in language: Language) {
    dates = WrittenDate.readings(of: text, in: language)
    time = WrittenTime(text, in: language)
    let vocabulary = DateWords.of(language)
    var words = answer.words
    era = vocabulary.removeEra(from: &words)
    parts = OrdinalNumber.all(in: words).map { Part($0.words, ordinal: $0.number) }
      .withPlainCenturies(vocabulary).withPlainYears(vocabulary)
  }

  private init(parts: [Part], era: DateWords.Era?) {
    dates = []
    time = nil
    (self.parts, self.era) = (parts, era)
  }

  /// Whether there are none.
  var isEmpty: Bool { dates.isEmpty && time == nil && parts.allSatisfy { $0.number == nil } }

  /// The same without words that the question says; its numbers stay.
  func without(_ asked: Set<String>) -> AnswerValues {
    AnswerValues(
      parts: parts.filter { $0.number != nil || !asked.isSuperset(of: $0.words) }, era: era)
  }

  /// Whether a typed answer says what `spelling` says; either of them may be read in two ways.
  func matches(_ spelling: AnswerValues) -> Bool {
    if !dates.isDisjoint(with: spelling.dates) || time != nil && time == spelling.time {
      return true
    }
    return !parts.isEmpty && parts.count == spelling.parts.count
      && (era == .before) == (spelling.era == .before)
      && zip(parts, spelling.parts).allSatisfy { $0.says($1) }
  }
}

extension AnswerValues {
  /// A word, or several that are one number.
  fileprivate struct Part {
    var words: [String]
    /// Of `14`, and of what says which one: `14th`, `XIV`.
    let number: Int?
    private let isOrdinal: Bool

    init(_ words: ArraySlice<String>, ordinal: Int?) {
      self.words = Array(words)
      isOrdinal = ordinal != nil
      number = ordinal ?? words.first.flatMap { $0.first == "0" ? nil : Int($0) }
    }

    /// « Louis 14 » is Louis XIV; `007` is not 7.
    func says(_ other: Part) -> Bool {
      words == other.words
        || number != nil && number == other.number && (isOrdinal || other.isOrdinal)
    }
  }
}

extension [AnswerValues.Part] {
  /// With one word for a century, whatever it is called, and without what says nothing before it: « au XVe s. ».
  fileprivate func withPlainCenturies(_ vocabulary: DateWords) -> Self {
    let century = indices.dropFirst().first {
      self[$0 - 1].number != nil && vocabulary.centuries.isSuperset(of: self[$0].words)
    }
    guard let century else { return self }
    var parts = self
    parts[century].words = vocabulary.centuries.sorted().prefix(1).map(\.self)
    return Array(parts.drop { vocabulary.centuryFillers.isSuperset(of: $0.words) })
  }

  /// Two years alone, where nothing else stands with them than what links them: “from 1914 to 1918”.
  fileprivate func withPlainYears(_ vocabulary: DateWords) -> Self {
    let numbers = filter { ($0.number ?? 0) >= 100 }
    let others = filter { $0.number == nil }
    guard numbers.count == 2, numbers.count + others.count == count,
      others.allSatisfy({ vocabulary.yearLinks.isSuperset(of: $0.words) })
    else { return self }
    return numbers
  }
}
