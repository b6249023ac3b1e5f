import Localization
import Testing

@testable import Flow

/// What follows a verdict: hints that are offered, keywords that are lit, chapters that are left.
@Suite struct AnnouncementTests {
  private func flow() throws -> GameFlow {
    let chapters = [
      try chapter("c", [try closed(content("a")), try closed(content("b"))]),
      try chapter("d", [try closed(content("z"))]),
    ]
    var flow = GameFlow(chapters: chapters, progress: Progress(seed: 1))
    _ = flow.restart()
    _ = flow.validateChapter()
    return flow
  }

  private func said(_ effects: [FlowEffect]) -> [Announcement] {
    effects.compactMap { if case .say(let announcement) = $0 { announcement } else { nil } }
  }

  @Test func `a chapter that is left is told with its stars, and the end of all`() throws {
    var flow = try flow()
    #expect(said(flow.validate(["right"], in: .en)).count == 1)
    let left = said(flow.validate(["right"], in: .en))
    #expect(left.last == .chapterLeft(flow.chapters[0], flow.results.chapters[0]))
    #expect(flow.results.chapters[0].stars == 6)
    _ = flow.validateChapter()
    let end = said(flow.validate(["right"], in: .en))
    #expect(
      end.suffix(2) == [
        .chapterLeft(flow.chapters[1], flow.results.chapters[1]), .campaignWon,
      ])
  }

  @Test func `a replayed level that leads back to the frontier leaves its chapter`() throws {
    var flow = GameFlow(chapters: try chapters("ab|zy"), progress: Progress(seed: 1))
    var won = LevelRecord()
    won.best = LevelScore(stars: 1, attempts: 2, hints: 0, elapsed: .zero)
    flow.mergeExternal(["z": won])
    let effects = lastEffects(of: "load:a load:z win", on: &flow)
    #expect(
      effects.dropFirst() == [
        .say(.chapterLeft(flow.chapters[1], flow.results.chapters[1])),
        .routeToChapter(flow.chapters[0], isNewChapter: false),
      ])
    #expect(flow.results.chapters[1].stars == 3)
  }

  /// Four ways: into a closed question, where a wrong choice is one, and into a search, where a setback is.
  static let mishaps: [(String, Bool)] = [
    ("load:a lose", true), ("load:a lose lose", false), ("load:a hint", false),
    ("load:s do:x.pull", true), ("load:s do:x.look", false), ("load:s list:hold,feel", false),
    ("load:a lose load:s do:x.pull", false),
  ]

  @Test(arguments: mishaps) func `the first mishap of all is told to be one, once`(
    _ script: String, _ isTold: Bool
  ) throws {
    let levels = [try closed(content("a")), try search(content("s"))]
    var flow = GameFlow(chapters: [try chapter("c", levels)], progress: Progress(seed: 1))
    flow.progress.frontier = nil
    let told = said(lastEffects(of: script, on: &flow)).contains(.firstMishap(of: 5))
    #expect(told == isTold)
  }

  /// Levels `a` and `b` have hints, `n` has none, `r` is a round.
  static let offers: [(String, Bool)] = [
    ("load:a lose", true), ("load:a lose lose", false), ("load:a hint lose", false),
    ("load:a win lose", false), ("load:n lose", false), ("load:r over:lost", false),
  ]

  @Test(arguments: offers) func `a hint is offered once, to a new player`(
    _ script: String, _ isOffered: Bool
  ) throws {
    let levels = [
      try closed(content("a")), try closed(content("b")), try closed(content("n", hints: 0)),
      try reflex(content("r")),
    ]
    // Other levels are open where the frontier is the last one; nothing was entered yet.
    var progress = Progress(seed: 1)
    progress.hasBegun = true
    progress.frontier = "r"
    var flow = GameFlow(chapters: [try chapter("c", levels)], progress: progress)
    #expect(said(lastEffects(of: script, on: &flow)).contains(.hintOffered) == isOffered)
  }

  static let lights: [(String, [String])] = [
    ("load:a win", ["one"]), ("load:a lose", []), ("load:a win win", ["two"]),
    ("load:a win load:a win", []),
  ]

  @Test(arguments: lights) func `a keyword is said to be lit once`(
    _ script: String, _ lit: [String]
  ) throws {
    let levels = [
      try closed(content("a", keywords: ["one"])),
      try closed(content("b", keywords: ["two", "one"])),
      try closed(content("c")),
    ]
    let chapter = try chapter("c", keywords: ["one", "two", "three"], levels)
    var flow = GameFlow(chapters: [chapter], progress: Progress(seed: 1))
    let keywords = chapter.keywords.filter { lit.contains($0.id) }
    let announced = said(lastEffects(of: script, on: &flow)).dropFirst()
    let others: [Announcement] = [.hintOffered, .firstMishap(of: 9)]
    #expect(announced.filter { !others.contains($0) } == keywords.map { .keywordLit($0) })
  }

  @Test func `answers stay through wrong ones, go with the level, and are drawn anew`() throws {
    var flow = try flow()
    let shown = flow.currentChoices
    #expect(shown.map(\.id).contains("right"))
    _ = flow.validate(["wrong-1"], in: .en)
    #expect(flow.currentChoices == shown)
    _ = flow.validate(["right"], in: .en)
    _ = flow.validate(["right"], in: .en)
    #expect(flow.currentChoices.isEmpty)
    _ = play("load:a", on: &flow)
    let level = flow.chapters[0].levels[0]
    #expect(flow.currentChoices == level.choices(seed: 1, entry: 2))
    #expect((3...9).contains { level.choices(seed: 1, entry: $0) != shown })
  }

  @Test func `a text that is shown stands for its id, in its language`() throws {
    func both(_ en: String, _ fr: String) throws -> LocalizedText {
      try #require(
        LocalizedText(
          texts: [("en", SafeText(cleaning: en)), ("fr", SafeText(cleaning: fr))], own: "en"))
    }
    let level = try Level.closed(
      content("a"),
      right: Choice(id: "door", text: try both("the door", "la porte"), reply: text("yes")),
      wrong: [Choice(id: "trap", text: try both("door", "le piège"), reply: text("no"))])
    let chapters = [try chapter("c", [level])]
    func answer(_ text: String, in language: Language) -> FlowEffect? {
      var flow = GameFlow(chapters: chapters, progress: Progress(seed: 1)).after("load:a")
      return flow.validate([text], in: language).first
    }
    func answered(_ effect: FlowEffect?) -> AnswerID? {
      if case .say(.verdict(let verdict))? = effect { verdict.answer } else { nil }
    }
    #expect(answered(answer("la porte", in: .fr)) == "door")
    #expect(answered(answer("le piège", in: .fr)) == "trap")
    #expect(answer("the door", in: .fr) == .say(.refused(.notAChoice("the door"))))
    #expect(answered(answer("door", in: .en)) == "door")
  }

  @Test func `a verdict knows the answer, and the level as it is with it`() throws {
    var flow = try flow()
    let wrong = flow.validate(["wrong-1"], in: .en)
    let verdict = try #require(wrong.verdict)
    #expect(verdict.answer == "wrong-1")
    #expect(verdict.level.answers.filter(\.isTried).map(\.id) == ["wrong-1"])
    #expect(!verdict.level.isCompleted)
    let right = flow.validate(["right"], in: .en)
    let last = try #require(right.verdict)
    #expect(last.answer == "right" && last.level.attempts == 1 && !last.level.isCompleted)
  }
}
