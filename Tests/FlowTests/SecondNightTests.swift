import Flow
import Testing

@Suite struct SecondNightTests {
  /// A new game of `chapters(shape)` in which each level but those of `without` has a second form.
  private func game(_ shape: String, without: [String] = []) throws -> GameFlow {
    let chapters = try chapters(shape).map { chapter in
      try chapter.withSecondNight(
        chapter.levels.map { level in
          without.contains(level.id)
            ? nil : try closed(content(level.id + "-again", notes: ["new"]))
        })
    }
    return GameFlow(chapters: chapters, progress: Progress(seed: 1))
  }

  @Test(arguments: try Walk.all(in: "secondNight")) func `a walk says what it should`(_ walk: Walk)
    throws
  {
    var flow = try game(walk.shape)
    #expect(play(walk.script, on: &flow) == walk.trace)
  }

  @Test func `what has no second form is refused, and passed over`() throws {
    var flow = try game("abc", without: ["b"]).after("load:a win win win")
    #expect(
      play("night:b night:a win", on: &flow)
        == "refused: no such level | a-again | right ✦, c-again")
  }

  @Test func `fourth stars stand beside the others`() throws {
    let flow = try game("ab").after("load:a win night:a lose lose lose win win")
    let total = flow.results.total
    #expect((total.stars, total.possible) == (6, 6))
    #expect((total.fourthStars, total.possibleFourthStars) == (1, 2))
    #expect(total.attempts == 0)
    #expect(flow.results.mishaps == Tally(found: 0, of: 6))
    #expect(flow.results.secondNightMishaps == Tally(found: 1, of: 6))
    #expect(flow.map == "cc")
    let second = LevelPosition(chapter: 0, level: 1, night: .second)
    #expect(flow.status(of: second) == .open)
  }

  @Test func `a star is kept when a second night is lost to another level`() throws {
    let flow = try game("ab").after("load:a win night:a win night:a lose load:b")
    #expect(flow.results.total.fourthStars == 1)
    #expect(flow.progress.visits["a-again"] == nil)
  }

  @Test func `the notebook learns of it once it is won`() throws {
    var flow = try game("ab").after("load:a win night:a")
    #expect(flow.notebook.map(\.count) == [0])
    _ = play("win", on: &flow)
    #expect(flow.notebook.map(\.count) == [1])
  }

  @Test(arguments: ["a-again", "nowhere"])
  func `a saved place that cannot be stood on is left`(_ place: String) throws {
    let chapters = try game("ab").chapters
    var progress = Progress(seed: 1)
    progress.hasBegun = true
    progress.frontier = place
    progress.detour = place
    progress.visits = [place: LevelVisit(entry: 1)]
    let flow = GameFlow(chapters: chapters, progress: progress)
    #expect(flow.progress.frontier == "a")
    #expect(flow.progress.detour == nil)
    #expect(flow.progress.visits.isEmpty)
  }

  static let illegal: [(LevelError, @Sendable () throws -> [Level?])] = [
    (.count(1, allowed: 2...2), { [nil] }),
    (.duplicateID("a"), { [try closed(content("a")), nil] }),
    (.otherKind("x"), { [nil, try rotor(content("x"))] }),
    (.unknownKeyword("word"), { [try closed(content("x", keywords: ["word"])), nil] }),
  ]

  @Test func `second forms that do not fit are refused`() throws {
    let chapter = try chapters("ab")[0]
    for (error, forms) in Self.illegal {
      #expect(throws: error) { try chapter.withSecondNight(try forms()) }
    }
  }

  // MARK: Escapes

  @Test func `an escape that nobody can do without is not skipped`() throws {
    let level = try Level.reflex(
      content("r"), goal: 2, practice: 0, beats: [:], failures: [text("lost")],
      success: text("out"), skipped: nil)
    var flow = GameFlow(
      chapters: [try chapter("c", [level])], progress: Progress(seed: 1))
    let trace = play("load:r over:lost over:lost skip over:won", on: &flow)
    #expect(trace == "r | wrong 1 | wrong 2 | refused: no skip | right 1★, results")
  }
}

/// Searches in which nothing is felt before the list is judged.
@Suite struct SilentSearchTests {
  private func flow() throws -> GameFlow {
    let levels = [try search(content("s"), hush: text("hush")), try closed(content("z"))]
    return GameFlow(chapters: [try chapter("c", levels)], progress: Progress(seed: 1))
  }

  static let walks: [(String, String)] = [
    ("do:x.hold do:y.hold", "silent | silent, right 3★, z"),
    ("do:x.pull do:y.pull", "silent | silent, wrong 1, 0 hold"),
    ("do:x.pull do:x.hold do:y.hold", "silent | silent | silent, right 3★, z"),
    ("do:x.hold do:y.look", "silent | silent, wrong 1, 1 hold"),
  ]

  @Test(arguments: walks)
  func `nothing is felt, and nothing thrown back, before the list is judged`(
    _ script: String, _ trace: String
  ) throws {
    var flow = try flow().after("load:s")
    #expect(play(script, on: &flow) == trace)
  }

  /// What is told of a list, and the fall that is found.
  static let told: [(String, [String], String?)] = [
    ("list:hold,hold", ["x.hold", "y.hold"], nil),
    ("list:hold,look", ["x.hold", "y.look"], "y.look"),
    ("list:feel,hold", ["x.feel"], "x.feel"), ("list:pull,pull", ["x.pull"], "x.pull"),
  ]

  @Test(arguments: told) func `the verdict tells the actions up to the first that is wrong`(
    _ script: String, _ acts: [String], _ fall: String?
  ) throws {
    var flow = try flow().after("load:s")
    let verdict = try #require(lastEffects(of: script, on: &flow).verdict)
    #expect(verdict.judgedActions.map { "\($0.element).\($0.action)" } == acts)
    #expect(verdict.answer == fall)
    #expect(flow.progress.records["s"]?.wrongAnswers == Set([fall].compactMap(\.self)))
  }

  @Test func `each wrong action of a silent search is a fall`() throws {
    #expect(try search(content("s"), hush: text("hush")).mishaps.count == 6)
    #expect(try search(content("s")).mishaps.count == 2)
  }
}
