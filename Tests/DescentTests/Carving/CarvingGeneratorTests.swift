import Flow
import Localization
import Testing

@testable import Descent

struct CarvingGeneratorTests {
  @Test(arguments: 1...7)
  func `every seed makes a fair carving`(_ difficulty: Int) throws {
    var methods: Set<String> = []
    var answers: Set<LexiconConcept> = []
    for seed in Seeds.upTo(600) {
      let thread = seed % 4 == 0 ? nil : seed % 4
      var generator = SeededGenerator(seed: UInt64(seed))
      let puzzle = try #require(
        CarvingGenerator.puzzle(difficulty: difficulty, thread: thread, using: &generator))
      prove(puzzle, thread: thread)
      methods.insert(puzzle.method.id)
      answers.insert(puzzle.answer)
    }
    let shifts = (1...3).map { "in-turn-shifted-\($0)" }
    let plain = difficulty <= 2 ? ["in-turn"] : []
    #expect(methods == Set(plain + ["in-turn-reversed"] + shifts))
    #expect(answers.count > 60)
  }

  /// Apart from `isFair`: by the reader alone.
  private func prove(_ puzzle: CarvingPuzzle, thread: Int?) {
    if puzzle.isByThread, let thread {
      #expect(puzzle.method == .inTurnShifted(thread))
    }
    #expect(puzzle.answer.category.rivals.contains(puzzle.other.category), "\(puzzle.id)")
    for language in Language.allCases {
      guard let shown = puzzle.shown(in: language) else {
        Issue.record("\(puzzle.id) cannot be cut")
        continue
      }
      let reader = CarvingReader(language)
      #expect(
        reader.answers(to: shown, by: puzzle.method.reading, question: puzzle.answer.category)
          == [puzzle.answer], "\(puzzle.id)")
      #expect(!reader.isAmbiguous(shown, except: puzzle.method.reading), "\(puzzle.id)")
      #expect(!RudeStems.isRude(shown), "\(shown.joined)")
      #expect((6...12).contains(shown.count))
    }
  }

  @Test func `equal seeds make equal carvings`() {
    for difficulty in 1...7 {
      var first = SeededGenerator(seed: 7)
      var second = first
      let puzzle = CarvingGenerator.puzzle(difficulty: difficulty, thread: 2, using: &first)
      #expect(puzzle != nil)
      #expect(puzzle == CarvingGenerator.puzzle(difficulty: difficulty, thread: 2, using: &second))
      #expect(first == second)
    }
  }

  /// A word more draws other carvings: then the version of the generator changes, and these ids.
  @Test func `the carvings of the first seeds are what they were`() {
    let ids = (1...7).map { difficulty in
      var generator = SeededGenerator(seed: 1)
      return CarvingGenerator.puzzle(difficulty: difficulty, thread: 2, using: &generator)?.id
    }
    #expect(
      ids == [
        "in-turn-sky-1-body-part-2", "in-turn-sky-1-body-part-2",
        "in-turn-shifted-2-sky-1-food-16", "in-turn-shifted-2-sky-1-food-16",
        "in-turn-shifted-2-garment-2-place-1", "in-turn-shifted-2-garment-2-place-1",
        "in-turn-shifted-2-garment-2-place-1",
      ])
  }
}
