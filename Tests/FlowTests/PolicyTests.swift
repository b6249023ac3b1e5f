import Flow
import Localization
import Testing

/// What the author of a pack may ask of the flow.
@Suite struct PolicyTests {
  private static let free = policy { $0.order = .free }
  private static let preview = policy { $0.isPreview = true }
  private static let once = policy { $0.attempts = 1 }
  private static let twice = policy { $0.attempts = 2 }

  private static func policy(_ change: (inout FlowPolicy) -> Void) -> FlowPolicy {
    var policy = FlowPolicy()
    change(&policy)
    return policy
  }

  private func game(_ shape: String, _ policy: FlowPolicy) throws -> GameFlow {
    var chapters: [Chapter] = []
    for (index, letters) in shape.split(separator: "|").enumerated() {
      let levels = try letters.map { letter in
        let id = String(letter)
        return try closed(content(id, rightAnswer: "right \(id)", fingerprint: "hash \(id)"))
      }
      chapters.append(try chapter("chapter-\(index + 1)", levels))
    }
    return GameFlow(chapters: chapters, progress: Progress(seed: 1), policy: policy)
  }

  static let scripts: [(FlowPolicy, String, String)] = [
    // Tries: told while they are left; the last one leads on, and counts for nothing.
    (twice, "load:a lose lose:2", "a | wrong 1, 1 left | wrong 2, wrong 2, b"),
    (
      once, "load:a lose lose lose",
      "a | wrong 1, wrong 1, b | wrong 1, wrong 1, chapter-2 new | refused: not now"
    ),
    // The same wrong answer again costs nothing.
    (twice, "load:a lose:1 lose:1", "a | wrong 1, 1 left | refused: unchanged"),
    (twice, "load:a lose win", "a | wrong 1, 1 left | right 2★, b"),
    // Who leaves a question finds it as it was left.
    (
      twice, "load:a win lose load:a load:b lose:2",
      "a | right 3★, b | wrong 1, 1 left | a | b | wrong 2, wrong 2, chapter-2 new"
    ),
    // A level that is over stays as it is.
    (once, "load:a lose load:a win load:a", "a | wrong 1, wrong 1, b | a | right again, b | a"),
    // Free: the next that is not over, then back to what was passed over, then the results.
    (
      free, "load:c win read win read",
      "c | right 3★, chapter-1 new | a | right 3★, b | refused: not now"
    ),
    (
      free, "load:c win load:b win load:a win",
      "c | right 3★, chapter-1 new | b | right 3★, a | a | right 3★, results"
    ),
    (preview, "load:c", "c"),
    (FlowPolicy(), "load:c", "refused: locked"),
  ]

  @Test(arguments: scripts) func `a policy is played by`(
    _ policy: FlowPolicy, _ script: String, _ told: String
  ) throws {
    var flow = try game("ab|c", policy)
    #expect(play(script, on: &flow) == told)
  }

  @Test func `of so many answers there is one try less`() throws {
    var flow = GameFlow(
      chapters: [try chapter("c", [try closed(content("a"), wrong: 1), try closed(content("b"))])],
      progress: Progress(seed: 1), policy: Self.twice)
    #expect(play("load:a lose lose", on: &flow) == "a | wrong 1, wrong 1, b | wrong 1, 1 left")
  }

  @Test(arguments: [false, true]) func `wrong words are remembered where the pack records them`(
    _ records: Bool
  ) throws {
    let question = try OpenQuestionLevel(
      content: content("a"), accepted: try list(en: "Athens", fr: "Athens"), nearMisses: [],
      nudge: text("no"),
      success: text("yes"))
    var flow = GameFlow(
      chapters: [try chapter("c", [.open(question)])], progress: Progress(seed: 1),
      policy: Self.policy { $0.recordsWords = records })
    _ = play("start read read", on: &flow)
    for number in 1...30 { _ = flow.validate(["Sparta \(number)"], in: .en) }
    let kept = flow.progress.records["a"]?.wrongAnswers ?? []
    #expect(kept.count == (records ? 20 : 0))
    #expect(kept.allSatisfy { LevelRecord.words(of: $0)?.hasPrefix("Sparta ") == true })
  }

  @Test func `the levels are open as the order says`() throws {
    #expect(try game("ab|c", Self.free).map == "ooo")
    #expect(try game("ab|c", Self.preview).map == "ooo")
    #expect(try game("ab|c", Self.twice).map == "oll")
  }

  @Test func `what was used up is over without a star, and stays so`() throws {
    var flow = try game("ab", Self.once)
    _ = play("load:a lose load:a win", on: &flow)
    #expect(flow.progress.records["a"]?.best?.stars == 0)
    #expect(flow.status(of: flow.place(of: "a")) == .completed)
    #expect(flow.results.total.stars == 0)
  }

  @Test(arguments: FlowPolicy.Telling.allCases)
  func `the right answer is told when its author says`(_ telling: FlowPolicy.Telling) throws {
    var flow = try game("ab", Self.policy { ($0.attempts, $0.answers) = (1, telling) })
    let effects = lastEffects(of: "load:a lose", on: &flow)
    let told = effects.compactMap { effect -> String? in
      guard case .say(.verdict(let verdict)) = effect, verdict.isGivenUp else { return nil }
      return verdict.text.resolved(in: .en)
    }
    #expect(told.count == 1)
    #expect(told.first?.hasSuffix("right a") == (telling == .atOnce))
    #expect(flow.missedAnswers.isEmpty)
    _ = play("win", on: &flow)
    let missed = flow.missedAnswers.map { $0.answer.resolved(in: .en) }
    #expect(missed == (telling == .atEnd ? ["right a"] : []))
  }

  /// When right answers are told, and what comes of a right one to a question that was missed.
  static let late: [(FlowPolicy.Telling, String)] = [
    (.atOnce, "right"), (.atEnd, "over"), (.never, "over"),
  ]

  @Test(arguments: late) func `a question that was missed judges no answer while its own is secret`(
    _ telling: FlowPolicy.Telling, _ expected: String
  ) throws {
    var flow = try game("ab", Self.policy { ($0.attempts, $0.answers) = (1, telling) })
    let effects = lastEffects(of: "load:a lose load:a win", on: &flow)
    let verdicts = effects.compactMap { effect -> String? in
      guard case .say(.verdict(let verdict)) = effect else { return nil }
      if verdict.isCorrect { return "right" }
      return verdict.isGivenUp && verdict.text == L10n.Classroom.practice ? "over" : "wrong"
    }
    #expect(verdicts == [expected])
    #expect(flow.progress.records["a"]?.best?.stars == 0)
  }
}
