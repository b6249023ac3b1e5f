import Answers
import Localization
import Testing

@testable import Flow

@Suite struct OpenLevelTests {
  func flow() throws -> GameFlow {
    let level = try Level.open(
      content("o"), accepted: try list(en: "the lantern", fr: "la forêt"),
      nearMisses: [
        ForeseenWrongAnswer(
          id: "torch", texts: try list(en: "torch", fr: "torche"), reply: text("nearly"))
      ], nudge: .typed, success: text("yes"))
    return GameFlow(chapters: [try chapter("c", [level])], progress: Progress(seed: 1))
  }

  @Test func `an empty answer costs nothing`() throws {
    var flow = try flow().after("load:o")
    let before = flow
    for nothing in ["", "  ", "?!"] {
      #expect(flow.validated([nothing]) == [.say(.refused(.emptyAnswer))])
    }
    #expect(flow.validated([]) == [.say(.refused(.notNow))])
    #expect(flow.validated(["lantern", "lantern"]) == [.say(.refused(.notNow))])
    #expect(flow == before)
  }

  @Test func `a near miss has its reply and is a fall`() throws {
    var flow = try flow().after("load:o")
    let effects = flow.validated(["Torch!"])
    let verdict = Verdict(
      answer: "torch", isCorrect: false, text: text("nearly"),
      level: try #require(flow.currentView))
    #expect(
      effects == [.say(.verdict(verdict)), .say(.firstMishap(of: 1)), .say(.hintOffered)])
    #expect(flow.currentVisit?.tried == ["torch"])
    #expect(flow.results.mishaps.found == 1)
  }

  @Test func `an unforeseen word is echoed, cleaned, and is no fall`() throws {
    var flow = try flow().after("load:o")
    let effects = flow.validated(["\u{1B}[31mrope"])
    let verdict = Verdict(
      answer: nil, isCorrect: false, text: text("\u{FFFD}[31mrope"),
      level: try #require(flow.currentView))
    #expect(effects == [.say(.verdict(verdict)), .say(.hintOffered)])
    #expect(flow.currentVisit?.tried == [])
    #expect(flow.results.mishaps.found == 0)
    #expect(flow.results.mishaps.all == 1)
  }

  /// What is typed before the right answer, its stars and the wrong answers that are told.
  static let costs: [([String], stars: Int, attempts: Int)] = [
    (["rope"], 2, 1), (["rope", "rope"], 2, 2), (["rope", "boot", "hat"], 2, 3),
    (["torch", "the torch", "I think it is a torch"], 2, 3), (["torch", "rope", "boot"], 1, 3),
    (["is it a rope ?", "where?"], 3, 2), (["the torch?"], 2, 1),
  ]

  @Test(arguments: costs)
  func `the same again costs nothing, nor do a question and more words that nobody foresaw`(
    _ wrong: [String], _ stars: Int, _ attempts: Int
  ) throws {
    var flow = try flow().after("load:o")
    var costly = 0
    for answer in wrong {
      guard case .say(.verdict(let verdict))? = flow.validated([answer]).first else { continue }
      costly += verdict.isFree ? 0 : 1
    }
    #expect(costly == 3 - stars)
    _ = flow.validated(["lantern"])
    let best = try #require(flow.progress.records["o"]?.best)
    #expect(best.stars == stars)
    #expect(best.attempts == attempts)
  }

  @Test func `a right answer tells the spelling and leads on`() throws {
    var flow = try flow().after("load:o")
    let level = try #require(flow.currentView)
    let effects = flow.validate(["foret"], in: .fr)
    let verdict = Verdict(
      answer: nil, isCorrect: true, text: text("yes"), spelling: "la forêt", stars: 3, level: level)
    let chapter = FlowEffect.say(.chapterLeft(flow.chapters[0], flow.results.chapters[0]))
    #expect(
      effects
        == [.say(.verdict(verdict)), chapter, .say(.campaignWon), .routeToResults(flow.results)])
  }
}

extension GameFlow {
  /// `validate` in English, for an expectation.
  mutating func validated(_ answers: [AnswerID]) -> [FlowEffect] { validate(answers, in: .en) }
}
