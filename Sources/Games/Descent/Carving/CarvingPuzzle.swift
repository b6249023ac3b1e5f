import Flow
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

  /// A carving of two words.
  package init(
    method: CarvingMethod, words: [LexiconConcept], answer: LexiconConcept,
    isByThread: Bool = false, wording: Int = 0
  ) {
    self.method = method
    self.words = words
    self.answer = answer
    self.isByThread = isByThread
    self.wording = wording
  }

  /// The same for puzzles that ask the same of the same words, whoever began.
  package var id: String {
    [method.id, answer.id, other.id].joined(separator: "-")
  }

  /// Its id in numbers.
  fileprivate var shape: [Int] { id.utf8.map { Int($0) } }

  /// What tells the answer from the other word.
  package var question: LocalizedText { answer.category.question }

  /// The word that is not asked for.
  package var other: LexiconConcept { words[0] == answer ? words[1] : words[0] }

  /// The letters of its words in a language.
  package func letters(in language: Language) -> [Letters] {
    words.map { Lexicon.of(language).letters(of: $0) }
  }

  /// The letters that are shown; nil where they cannot be cut so.
  package func shown(in language: Language) -> Letters? {
    method.carve(letters(in: language))
  }
}

/// Makes carvings from numbers; the same from the same numbers on every platform.
enum CarvingGenerator {
  /// How many are drawn before it is a defect.
  private static let attempts = 500_000
  /// How many of them with the answers that are asked for, before any will do.
  private static let attemptsWithAnswers = 50_000

  /// A fair carving of difficulty 1 to 7; a thread of 1 to 3 is the shift that a wheel tells, where letters are
  /// shifted. Any answer will do where none of `answers` is found. Nil after too many attempts: a defect.
  static func puzzle(
    difficulty: Int, thread: Int?, variety: DescentVariety = .any, answers: DescentVariety = .any,
    using generator: inout SeededGenerator
  ) -> CarvingPuzzle? {
    precondition(thread.map { (1...3).contains($0) } ?? true, "a thread of \(thread ?? 0)")
    for attempt in 0..<attempts {
      let answers = attempt < attemptsWithAnswers ? answers : .any
      let plan = CarvingPlan(difficulty: difficulty, thread: thread, using: &generator)
      if let puzzle = plan.puzzle(answers: answers, using: &generator),
        variety.admits(puzzle.shape), puzzle.isFair
      {
        return puzzle
      }
    }
    return nil
  }
}

extension CarvingMethod {
  /// The letters that are shown for two words; nil where they cannot be cut so.
  package func carve(_ words: [Letters]) -> Letters? {
    guard words.count == 2 else { return nil }
    return switch self {
    case .inTurn: alternated(words[0], words[1])
    case .inTurnReversed: alternated(words[0].reversed, words[1].reversed)
    case .inTurnShifted(let places): alternated(words[0], words[1])?.moved(by: places)
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
  /// Whether it is fair in every language.
  package var isFair: Bool { Language.allCases.allSatisfy { isFair(in: $0) } }

  /// Whether the reader finds the answer, and finds nothing else however it reads; and whether nothing
  /// rude is shown.
  package func isFair(in language: Language) -> Bool {
    guard let shown = shown(in: language), shown.count <= 12, !RudeStems.isRude(shown) else {
      return false
    }
    let reader = CarvingReader(language)
    return reader.meanings(of: shown, by: method.reading) == [words]
      && reader.answers(to: shown, by: method.reading, question: answer.category) == [answer]
      && !reader.isAmbiguous(shown, except: method.reading) && !isNamedByFrame(in: language)
  }

  /// Whether the frame or the question names one of the words, as « chacun son tour » does a tower.
  private func isNamedByFrame(in language: Language) -> Bool {
    let texts = CarvingTexts(self)
    let named = [texts.frame, question].map { $0.resolved(in: language) }
      .flatMap { $0.unicodeScalars.split { !$0.properties.isAlphabetic } }
    return words.contains { concept in
      let word = concept.word.resolved(in: language).unicodeScalars
      return named.contains { $0.elementsEqual(word) }
    }
  }
}

/// What two masons did who took turns, a letter each.
package enum CarvingMethod: Hashable, Sendable {
  case inTurn
  /// Each word from its end.
  case inTurnReversed
  /// Each letter so many places too far on in the alphabet.
  case inTurnShifted(Int)

  /// Its name in the ids of puzzles.
  package var id: String {
    switch self {
    case .inTurn: "in-turn"
    case .inTurnReversed: "in-turn-reversed"
    case .inTurnShifted(let places): "in-turn-shifted-\(places)"
    }
  }

  /// The way that undoes it.
  package var reading: LetterReading {
    switch self {
    case .inTurn: .parted
    case .inTurnReversed: .partedReversed
    case .inTurnShifted(let places): .partedBack(places)
    }
  }
}
