import Descent
import Localization
import Testing

/// The concept that a word of English spells.
func lexiconConcept(_ word: String) throws -> LexiconConcept {
  try #require(Lexicon.of(.en).concept(Letters(folding: word)))
}

/// A carving of English words, of which the last is the answer.
func sampleCarving(
  _ method: CarvingMethod, _ words: String..., isByThread: Bool = false
) throws -> CarvingPuzzle {
  let concepts = try words.map { try lexiconConcept($0) }
  return CarvingPuzzle(
    method: method, words: concepts, answer: try #require(concepts.last), isByThread: isByThread)
}

/// What the player reads: the frame, then the clues.
func read(_ puzzle: CarvingPuzzle, in language: Language) -> [String] {
  let texts = CarvingTexts(puzzle)
  return ([texts.frame] + texts.clues).map { $0.resolved(in: language) }
}

struct CarvingSampleTests {
  @Test func `rope and lamp stand in turn and only the lamp burns`() throws {
    let puzzle = try sampleCarving(.inTurn, "rope", "lamp")
    #expect(puzzle.shown(in: .en)?.spelt == "R, L, O, A, P, M, E, P")
    #expect(puzzle.shown(in: .fr)?.spelt == "C, L, O, A, R, M, D, P, E, E")
    #expect(puzzle.isFair)
    #expect(
      read(puzzle, in: .en) == [
        "Two masons cut one word each, taking turns, letter by letter:", "R, L, O, A, P, M, E, P.",
        "Say the one that burns.",
      ])
    #expect(
      read(puzzle, in: .fr) == [
        "Deux tailleurs, un mot chacun, une lettre chacun son tour\u{A0}:",
        "C, L, O, A, R, M, D, P, E, E.", "Dites ce qui brûle.",
      ])
  }

  @Test func `rope and lamp stand two places too far`() throws {
    let puzzle = try sampleCarving(.inTurnShifted(2), "rope", "lamp", isByThread: true)
    #expect(puzzle.shown(in: .en)?.spelt == "T, N, Q, C, R, O, G, R")
    #expect(puzzle.isFair)
    #expect(
      CarvingTexts(puzzle).solution.resolved(in: .en)
        == "The word is “lamp”. Every other letter, set back: T gives R, Q gives O, R gives P, G gives E. The rest: N gives L, C gives A, O gives M, R gives P."
    )
  }

  @Test func `a goat four places on is not shown`() {
    #expect(RudeStems.isRude(Letters(folding: "KSEX")))
  }

  @Test func `a letter does not pass the end of the alphabet`() throws {
    #expect(try sampleCarving(.inTurnShifted(3), "lamp", "yak").shown(in: .en) == nil)
    #expect(try !sampleCarving(.inTurnShifted(3), "lamp", "yak").isFair)
  }

  @Test func `a word that the frame names is not cut`() throws {
    #expect(try !sampleCarving(.inTurn, "tower", "king").isFair(in: .fr))
    #expect(try sampleCarving(.inTurn, "tower", "king").isFair(in: .en))
  }
}
