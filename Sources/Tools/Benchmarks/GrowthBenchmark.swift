import Adventure
import Campaign
import Flow
import Localization
import Packs
import Platform
import Reflex
import SamplePack
import Session
import SessionDriver

/// Prints how the time for strangers' input and for long games grows with its size.
enum GrowthBenchmark {
  static func report() throws {
    print("CPU in ms           size ×1        ×4        ×16       ×16 by ×1 (n log n: about 21)")
    report("import, own names", 1_250) { importQuestions($0) { "Question \($0)" } }
    report("import, one name", 1_250) { importQuestions($0) { _ in "River" } }
    report("import, near names", 1_250) { count in
      // The second half would take the names that the first half has.
      importQuestions(count) { $0 < count / 2 ? "River \(count / 2 + $0 + 1)" : "River" }
    }
    report("check, questions", 625) { checked(QuestionPack.bytes(questions: $0)) }
    report("check, words missed", 576) {
      checked(MissPack.bytes(misses: Int(Double($0).squareRoot())))
    }
    report("check, languages", 100) { checked(MissPack.bytes(languages: $0)) }
    report("a round, gestures", 2_500) { playRound(gestures: $0) }
    let world = try builtInWorld()
    report("the adventure, turns", 250) { play(turns: $0, in: Session.make(world: { world })) }
  }

  private static func report(_ name: String, _ size: Int, _ body: (Int) -> Int) {
    let times = [1, 4, 16].map { factor in
      (0..<3).map { _ in ProcessorClock.microseconds { body(size * factor) } }.sorted()[0]
    }
    let row = times.map { Benchmarks.padded("\(Double($0 / 10) / 100)", to: 10) }.joined()
    print(
      Benchmarks.padded(name, to: 22) + Benchmarks.padded("\(size)", to: 5) + row
        + "\(times[2] / max(1, times[0]))")
  }

  // MARK: Packs

  private static func importQuestions(_ count: Int, name: (Int) -> String) -> Int {
    let text = (0..<count).map { number in
      "::\(name(number))::What is \(number) times 3?{\n=it is \(number * 3)#Yes.\n"
        + "~it is \(number * 3 + 1)\n~it is \(number * 3 + 2)\n}\n\n"
    }.joined()
    let made = PackImport(
      Array(text.utf8), format: .gift, title: SafeText(cleaning: "growth"), language: .en)
    return made.document.map { PackWriter.write($0).count } ?? 0
  }

  private static func checked(_ bytes: [UInt8]) -> Int {
    PackReader.read(bytes).document.map { PackCheck($0).solutionCount } ?? 0
  }

  // MARK: Games

  private static func playRound(gestures: Int) -> Int {
    var session = Session.make(world: nil)
    var events = session.perform(.open(.reflex(pace: .untimed, isDaily: false)))
    events = session.perform(.proceed)
    var cues: ArraySlice<CueView> = []
    for _ in 0..<gestures {
      for case .round(.cue(let cue)) in events { cues.append(cue) }
      guard let cue = cues.popFirst() else { break }
      events = session.perform(.gesture(cue.gesture, at: .unknown, move: cue.move))
    }
    return events.count
  }

  private static func play(turns: Int, in session: Session) -> Int {
    let lines = ["look", "inventory", "wait", "take all", "drop all", "examine all"]
    var session = session
    session.perform(.open(.adventure(isRestart: false)))
    for turn in 0..<turns { session.perform(.say(lines[turn % lines.count])) }
    return session.savedAdventure?.transcript.messages.count ?? 0
  }
}

extension Session {
  /// Of no chapters: what is measured is the game beside them.
  fileprivate static func make(world: (@Sendable () -> World)?) -> Session {
    Session(Setup(chapters: [], progress: Progress(seed: 1), language: .en, world: world))
  }
}
