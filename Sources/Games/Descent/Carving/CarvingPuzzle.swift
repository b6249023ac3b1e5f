package import Flow
package import Localization

/// A carving: the same words, cut in the same way and order, in every language.
package struct CarvingPuzzle: Equatable, Sendable {
  /// What the masons did.
  package let method: CarvingMethod
  /// The words in the order of the masons.
  package let words: [LexiconConcept]
  /// The one that is the answer.
  package let answer: LexiconConcept
  /// Whether the last wheel of the lock says by how much the letters are shifted; else the frame does.
  package let isByThread: Bool
  /// Which of equal wordings are taken; any number.
  package let wording: Int
  /// The lines of the poem, by `Language.index`; empty without a poem.
  package let poems: [[String]]

  /// A carving of words; lines only where the method is a poem.
  package init(
    method: CarvingMethod, words: [LexiconConcept], answer: LexiconConcept,
    isByThread: Bool = false, wording: Int = 0, poems: [[String]] = []
  ) {
    self.method = method
    self.words = words
    self.answer = answer
    self.isByThread = isByThread
    self.wording = wording
    self.poems = poems
  }

  /// The same for puzzles that ask the same of the same words, whoever began.
  package var id: String {
    ([method.id, answer.id] + (other.map { [$0.id] } ?? [])).joined(separator: "-")
  }

  /// What tells the answer from the other word; nil where it stands alone.
  package var question: LexiconCategory? { words.count > 1 ? answer.category : nil }

  /// The word that is not asked for.
  package var other: LexiconConcept? { words.first { $0 != answer } }

  /// The letters of its words in a language.
  package func letters(in language: Language) -> [Letters] {
    words.map { Lexicon.of(language).letters(of: $0) }
  }

  /// The letters that are shown, of a poem the first ones of its lines; nil where they cannot be cut so.
  package func shown(in language: Language) -> Letters? {
    method.carve(letters(in: language))
  }
}

/// Makes carvings from numbers; the same from the same numbers on every platform.
package enum CarvingGenerator {
  /// How many are drawn before it is a defect.
  package static let attempts = 1000

  /// A fair carving of difficulty 1 to 7; a thread of 1 to 3 is the shift that a wheel tells, where the
  /// difficulty has shifts. Nil after a thousand unfair ones: a defect.
  package static func puzzle(
    difficulty: Int, thread: Int?, using generator: inout SeededGenerator
  ) -> CarvingPuzzle? {
    precondition(thread.map { (1...3).contains($0) } ?? true, "a thread of \(thread ?? 0)")
    for _ in 0..<attempts {
      let plan = CarvingPlan(difficulty: difficulty, thread: thread, using: &generator)
      if let puzzle = plan.puzzle(using: &generator), puzzle.isFair { return puzzle }
    }
    return nil
  }
}

extension CarvingMethod {
  /// The letters that are shown for words; nil where they cannot be cut so.
  package func carve(_ words: [Letters]) -> Letters? {
    guard words.count == wordCount, let first = words.first, let last = words.last else {
      return nil
    }
    switch self {
    case .poem: return first
    case .reversed, .poemUpward: return first.reversed
    case .shifted(let places): return first.moved(by: places)
    case .reversedShifted(let places): return first.reversed.moved(by: places)
    case .inTurn: return alternated(first, last)
    case .inTurnReversed: return alternated(first.reversed, last.reversed)
    }
  }
}

/// A letter each in turn; nil unless the first word has as many letters as the second, or one more.
private func alternated(_ first: Letters, _ second: Letters) -> Letters? {
  guard (0...1).contains(first.count - second.count) else { return nil }
  return Letters(
    first.bytes.indices.flatMap { index in
      [first.bytes[index]] + second.bytes.dropFirst(index).prefix(1)
    })
}

extension CarvingPuzzle {
  /// Whether it is fair in every language, and has as many lines in each.
  package var isFair: Bool {
    Set(poems.map(\.count)).count <= 1 && Language.allCases.allSatisfy { isFair(in: $0) }
  }

  /// Whether the reader finds the answer, and finds nothing else however it reads; and whether nothing
  /// rude is shown.
  package func isFair(in language: Language) -> Bool {
    guard let shown = shown(in: language), shown.count <= (words.count > 1 ? 12 : 6),
      !RudeStems.isRude(shown), hasPoem(of: shown, in: language)
    else { return false }
    let reader = CarvingReader(language)
    return reader.meanings(of: shown, by: method.reading) == [words]
      && reader.answers(to: shown, by: method.reading, question: question) == [answer]
      && !reader.isAmbiguous(shown, except: method.reading) && !isNamedByFrame(in: language)
  }

  /// Whether the frame or the question names one of the words, as « chacun son tour » does a tower.
  private func isNamedByFrame(in language: Language) -> Bool {
    let texts = CarvingTexts(self)
    let named = [texts.frame, texts.question].compactMap { $0?.resolved(in: language) }
      .flatMap { $0.unicodeScalars.split { !$0.properties.isAlphabetic } }
    return words.contains { concept in
      let word = concept.word.resolved(in: language).unicodeScalars
      return named.contains { $0.elementsEqual(word) }
    }
  }

  /// Whether the lines, if there must be lines, begin with the letters, and their ends are no word.
  private func hasPoem(of shown: Letters, in language: Language) -> Bool {
    guard method.isPoem else { return poems.isEmpty }
    let lines = poems[language.index].map { Letters(folding: $0) }
    let ends = Letters(lines.compactMap(\.bytes.last))
    let reader = CarvingReader(language)
    return Letters(lines.compactMap(\.bytes.first)) == shown
      && reader.meanings(of: ends, by: .plain).isEmpty
      && reader.meanings(of: ends, by: .reversed).isEmpty
  }
}

/// What masons did to a word, or to two.
package enum CarvingMethod: Hashable, Sendable {
  case reversed
  /// The word stands in the first letters of lines.
  case poem
  /// Two words, a letter each in turn.
  case inTurn
  /// Each letter so many places too far on in the alphabet.
  case shifted(Int)
  /// A poem whose word climbs from the last line.
  case poemUpward
  /// Two words in turn, each from its end.
  case inTurnReversed
  /// From the end, and each letter too far on.
  case reversedShifted(Int)

  /// How many words it takes.
  package var wordCount: Int {
    switch self {
    case .inTurn, .inTurnReversed: 2
    case .reversed, .poem, .shifted, .poemUpward, .reversedShifted: 1
    }
  }

  /// Whether lines stand for the letters.
  package var isPoem: Bool {
    switch self {
    case .poem, .poemUpward: true
    case .reversed, .inTurn, .shifted, .inTurnReversed, .reversedShifted: false
    }
  }

  /// Its name in the ids of puzzles.
  package var id: String {
    switch self {
    case .reversed: "reversed"
    case .poem: "poem"
    case .inTurn: "in-turn"
    case .shifted(let places): "shifted-\(places)"
    case .poemUpward: "poem-upward"
    case .inTurnReversed: "in-turn-reversed"
    case .reversedShifted(let places): "reversed-shifted-\(places)"
    }
  }

  /// The way that undoes it.
  package var reading: LetterReading {
    switch self {
    case .poem: .plain
    case .reversed, .poemUpward: .reversed
    case .inTurn: .parted
    case .inTurnReversed: .partedReversed
    case .shifted(let places): .back(places)
    case .reversedShifted(let places): .reversedBack(places)
    }
  }
}
