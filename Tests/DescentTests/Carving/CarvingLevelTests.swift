import Answers
import Localization
import Testing

@testable import Descent
@testable import Flow

/// One of each method.
private func everyMethod() throws -> [CarvingPuzzle] {
  try (1...7).flatMap { difficulty in
    try (0..<40).map { seed in
      var generator = SeededGenerator(seed: UInt64(seed))
      return try #require(
        CarvingGenerator.puzzle(
          difficulty: difficulty, thread: seed % 4 == 0 ? nil : seed % 4, using: &generator))
    }
  }
}

extension TypedAnswerEvaluation {
  fileprivate var isRight: Bool {
    switch self {
    case .right: true
    case .nearMiss, .unforeseen, .empty: false
    }
  }
}

struct CarvingLevelTests {
  @Test func `a chapter takes every level`() throws {
    for (number, puzzle) in try everyMethod().enumerated() {
      let level = try puzzle.level(id: "carving-\(number)")
      let question = try #require(level.openQuestion)
      #expect(level.content.hints.count == 3)
      for mishap in question.answers.nearMisses {
        #expect(Language.allCases.allSatisfy { !mishap.texts.resolved(in: $0).isEmpty })
      }
      _ = try Chapter(
        id: "descent", title: question.success, description: question.success, keywords: [],
        levels: [level])
    }
  }

  @Test(arguments: Language.allCases)
  func `the answer is right, however it is written`(_ language: Language) throws {
    for puzzle in try everyMethod() {
      let level = try #require(puzzle.level().openQuestion)
      let word = puzzle.answer.word.resolved(in: language)
      #expect(level.answers.match(word, in: language) == .right(spelling: nil), "\(puzzle.id)")
      #expect(level.answers.match(word.uppercased(), in: language) == .right(spelling: nil))
      let letters = Letters(folding: word)
      #expect(level.answers.match(letters.spelt, in: language).isRight, "\(letters.spelt)")
      let folded = word.folded(as: .word)
      #expect(
        level.answers.match(folded, in: language) == .right(spelling: folded == word ? nil : word))
    }
  }

  @Test(arguments: Language.allCases)
  func `no other word of the lexicon is right`(_ language: Language) throws {
    for puzzle in try everyMethod().enumerated().filter({ $0.offset % 40 == 0 }).map(\.element) {
      let level = try #require(puzzle.level().openQuestion)
      for concept in LexiconConcept.all where concept != puzzle.answer {
        let word = concept.word.resolved(in: language)
        switch level.answers.match(word, in: language) {
        case .nearMiss(let miss): #expect(concept == puzzle.other, "\(word): \(miss.id)")
        case .unforeseen: #expect(concept != puzzle.other, "\(word)")
        case .right, .empty: Issue.record("\(word) passes in \(puzzle.id)")
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `the letters as they are shown are a near miss`(_ language: Language) throws {
    for puzzle in try everyMethod() {
      let shown = try #require(puzzle.shown(in: language))
      let level = try #require(puzzle.level().openQuestion)
      for text in [shown.joined, shown.joined.lowercased(), shown.spelt] {
        #expect(nearMiss(text, level, language) == "as-shown", "\(text)")
      }
    }
  }

  @Test func `the other mason’s word is answered with the question`() throws {
    let level = try #require(sampleCarving(.inTurn, "rope", "lamp").level().openQuestion)
    #expect(reply("rope", level, .en) == "That is the other mason’s word. Say the one that burns.")
    #expect(nearMiss("corde", level, .fr) == "other-word")
    #expect(nearMiss("lamp rope", level, .en) == "both-words")
    #expect(nearMiss("corde et lampe", level, .fr) == "both-words")
    #expect(level.answers.match("lampe", in: .fr) == .right(spelling: nil))
  }

  @Test func `two words from their ends are told from two words`() throws {
    let level = try #require(sampleCarving(.inTurnReversed, "rope", "lamp").level().openQuestion)
    #expect(nearMiss("epor", level, .en) == "half-undone")
    #expect(nearMiss("pmal", level, .en) == "half-undone")
    let shifted = try #require(
      sampleCarving(.inTurnShifted(2), "rope", "lamp").level().openQuestion)
    #expect(nearMiss("TQRG", shifted, .en) == "half-undone")
    #expect(
      reply("NCOR", shifted, .en)
        == "You have told the two masons apart. Each letter still stands too far on.")
  }

  @Test func `the wheel is named where it is the thread`() throws {
    let told = try sampleCarving(.inTurnShifted(2), "rope", "lamp")
    let thread = try sampleCarving(.inTurnShifted(2), "rope", "lamp", isByThread: true)
    #expect(
      read(told, in: .en) == [
        "Two masons cut one word each, letter by letter in turn, and set each letter two places too far on in the alphabet:",
        "T, N, Q, C, R, O, G, R.", "Say the one that burns.",
      ])
    #expect(
      read(thread, in: .en).first
        == "Two masons cut one word each, letter by letter in turn, and set each letter too far on in the alphabet. The lock’s last wheel says by how many places:"
    )
    #expect(CarvingTexts(told).clues == CarvingTexts(thread).clues)
  }

  @Test func `a scene stands before the frame, and the solution is there to be told`() throws {
    let content = try sampleCarving(.inTurn, "rope", "lamp")
      .level(scene: LocalizedText(cleaning: "A dark wall.")).content
    #expect(
      content.text.resolved(in: .en)
        == "A dark wall. Two masons cut one word each, taking turns, letter by letter:")
    #expect(
      content.solution?.resolved(in: .fr)
        == "Le mot\u{A0}: «\u{A0}lampe\u{A0}». Une lettre sur deux\u{A0}: C, O, R, D, E. Les autres\u{A0}: L, A, M, P, E."
    )
  }

  @Test func `the ladder goes from the beginning to the proof`() throws {
    let hints = try sampleCarving(.inTurnShifted(2), "rope", "lamp", isByThread: true).level()
      .content.hints
    #expect(
      hints.prefix(2).map { $0.resolved(in: .en) } == [
        "One tug: one mason’s letters are N, C, O, R, each too far on.",
        "Two tugs: the word begins with L, A. Say the one that burns.",
      ])
    #expect(hints.count == 3)
  }

  @Test(arguments: Language.allCases)
  func `no text before the last hint says the answer, and none has a hole`(
    _ language: Language
  ) throws {
    for puzzle in try everyMethod() {
      let texts = CarvingTexts(puzzle)
      let word = Letters(folding: puzzle.answer.word.resolved(in: language))
      for text in [texts.frame] + texts.clues + texts.hints.dropLast() {
        let parts = text.resolved(in: language).split { !$0.isLetter }
        #expect(!parts.contains { Letters(folding: String($0)) == word }, "\(puzzle.id)")
        #expect(text.resolved(in: language).allSatisfy { $0 != "…" })
      }
      #expect((1...6).contains(texts.clues.count))
      #expect(texts.solution.resolved(in: language).count < 300)
      for clue in [texts.frame] + texts.clues {
        for sentence in clue.resolved(in: language).split(whereSeparator: { ".:".contains($0) }) {
          #expect(sentence.split { " \u{A0}".contains($0) }.count <= 25, "\(sentence)")
        }
      }
    }
  }

  @Test func `a word outside the lexicon is told so`() {
    #expect(
      CarvingPuzzle.unknownWordReply.filling(typed: SafeText(cleaning: "xyzzy")).resolved(in: .en)
        == "“xyzzy” is no word that these masons carved. The stone waits; it costs you nothing.")
  }

  private func nearMiss(
    _ text: String, _ level: OpenQuestionLevel?, _ language: Language
  ) -> AnswerID? {
    guard case .nearMiss(let miss)? = level?.answers.match(text, in: language) else { return nil }
    return miss.id
  }

  private func reply(_ text: String, _ level: OpenQuestionLevel, _ language: Language) -> String? {
    guard case .nearMiss(let miss) = level.answers.match(text, in: language) else { return nil }
    return miss.reply.resolved(in: language)
  }
}
