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
  @Test func `the letters of torch run from right to left`() throws {
    let puzzle = try sampleCarving(.reversed, "torch")
    #expect(puzzle.shown(in: .en)?.spelt == "H, C, R, O, T")
    #expect(puzzle.shown(in: .fr)?.spelt == "E, H, C, R, O, T")
    #expect(puzzle.isFair)
  }

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
        "C, L, O, A, R, M, D, P, E, E.", "Dites celui qui brûle.",
      ])
  }

  @Test func `the bell is cut from its end and two places too far`() throws {
    let puzzle = try sampleCarving(.reversedShifted(2), "bell", isByThread: true)
    #expect(puzzle.shown(in: .en)?.spelt == "N, N, G, D")
    #expect(puzzle.shown(in: .fr)?.spelt == "G, J, E, Q, N, E")
    #expect(puzzle.isFair)
    #expect(
      CarvingTexts(puzzle).solution.resolved(in: .en)
        == "The word is “bell”. From the end: D, G, N, N. Back in the alphabet: D gives B, G gives E, N gives L, N gives L."
    )
  }

  @Test func `a goat four places on is not shown`() {
    #expect(RudeStems.isRude(Letters(folding: "KSEX")))
  }

  @Test func `a letter does not pass the end of the alphabet`() throws {
    #expect(try sampleCarving(.shifted(3), "yak").shown(in: .en) == nil)
    #expect(try !sampleCarving(.shifted(3), "yak").isFair)
  }

  @Test func `a word that the frame names is not cut`() throws {
    #expect(try !sampleCarving(.inTurn, "tower", "king").isFair(in: .fr))
    #expect(try sampleCarving(.inTurn, "tower", "king").isFair(in: .en))
  }

  @Test(arguments: [CarvingMethod.reversed, .poem, .poemUpward])
  func `deer and reed are not cut where each could be the other`(_ method: CarvingMethod) throws {
    for word in ["deer", "reed"] {
      let words = [try lexiconConcept(word)]
      let poems = Language.allCases.compactMap { language in
        method.carve(words.map { Lexicon.of(language).letters(of: $0) }).map { shown in
          shown.bytes.map { PoemBank.of(language).lines(for: $0).first ?? "" }
        }
      }
      let puzzle = CarvingPuzzle(
        method: method, words: words, answer: words[0], poems: method.isPoem ? poems : [])
      #expect(!puzzle.isFair(in: .en), "\(word)")
      #expect(puzzle.isFair(in: .fr), "\(word)")
    }
  }

  @Test func `a word that reads the same from its end is not turned round`() throws {
    #expect(try !sampleCarving(.reversed, "kayak").isFair)
  }
}
