/// How many places and speakers there are, and of how many speakers what they say is true.
struct TestimonyFrame: Equatable, Sendable {
  let places: Int
  let speakers: Int
  let trueCount: Int

  /// All that is possible before anybody speaks; at most 64 worlds.
  var worlds: [TestimonyWorld] {
    let truths = (0..<(1 << speakers)).filter { $0.nonzeroBitCount == trueCount }
    return (0..<places).flatMap { place in truths.map { TestimonyWorld(place: place, truths: $0) } }
  }

  /// The unknowns: the place, which is asked, then whether what each speaker says is true (0 not, 1 so).
  fileprivate func riddleFrame(of worlds: [TestimonyWorld]) -> RiddleFrame {
    RiddleFrame(
      worldCount: worlds.count, valueCounts: [places] + Array(repeating: 2, count: speakers),
      asked: [0],
      value: { unknown, index in
        let world = worlds[index]
        if unknown == 0 { return world.place }
        return world.isTrue(unknown - 1) ? 1 : 0
      })
  }
}

/// What all speakers say, each one thing, in the order in which they are read.
struct Testimony: Equatable, Sendable {
  let frame: TestimonyFrame
  let statements: [Statement]
  let riddle: Riddle

  init(frame: TestimonyFrame, statements: [Statement]) {
    let worlds = frame.worlds
    self.init(statements, frame: frame, worlds, frame.riddleFrame(of: worlds))
  }

  fileprivate init(
    _ statements: [Statement], frame: TestimonyFrame, _ worlds: [TestimonyWorld],
    _ riddleFrame: RiddleFrame
  ) {
    self.frame = frame
    self.statements = statements
    riddle = Riddle(
      frame: riddleFrame,
      clues: statements.enumerated().map { speaker, statement in
        WorldSet(of: worlds.count) {
          statement.holds(in: worlds[$0]) == worlds[$0].isTrue(speaker)
        }
      })
  }

  /// How many of them speak of others.
  var aboutSpeakersCount: Int { statements.count { $0.kind.isAboutSpeakers } }

  /// The same for two that differ in names only.
  var shape: [Int] {
    [frame.places, frame.speakers, frame.trueCount]
      + statements.flatMap { [$0.kind.rawValue] + $0.named }
  }
}

/// What may be said in a frame, made once for many proposals; worlds are a bit each.
struct TestimonyTable: Sendable {
  let frame: TestimonyFrame
  let worlds: [TestimonyWorld]
  /// Those that are neither always so nor never.
  let statements: [Statement]
  /// For each statement the worlds in which it is so.
  let meanings: [UInt64]
  /// The statements of each kind that speaks of places, by index.
  let kindsAboutPlaces: [[Int]]
  /// The same of speakers.
  let kindsAboutSpeakers: [[Int]]
  private let riddleFrame: RiddleFrame
  /// For each place, and for the truth of each speaker, the worlds in which it is so.
  private let places: [UInt64]
  private let truths: [UInt64]

  init(_ frame: TestimonyFrame) {
    let worlds = frame.worlds
    let all = bits(worlds) { _ in true }
    let meant = Statement.all(places: frame.places, speakers: frame.speakers)
      .map { statement in (statement, bits(worlds) { statement.holds(in: $0) }) }
      .filter { $0.1 != 0 && $0.1 != all }
    let kinds = Statement.Kind.allCases
      .map { kind in (kind, meant.indices.filter { meant[$0].0.kind == kind }) }
      .filter { !$0.1.isEmpty }
    self.frame = frame
    self.worlds = worlds
    statements = meant.map(\.0)
    meanings = meant.map(\.1)
    kindsAboutPlaces = kinds.filter { !$0.0.isAboutSpeakers }.map(\.1)
    kindsAboutSpeakers = kinds.filter { $0.0.isAboutSpeakers }.map(\.1)
    riddleFrame = frame.riddleFrame(of: worlds)
    places = (0..<frame.places).map { place in bits(worlds) { $0.place == place } }
    truths = (0..<frame.speakers).map { speaker in bits(worlds) { $0.isTrue(speaker) } }
  }

  /// What each speaker says, by its index in `statements`.
  func testimony(saying indices: [Int]) -> Testimony {
    Testimony(indices.map { statements[$0] }, frame: frame, worlds, riddleFrame)
  }

  /// Whether all they say leaves one world, and less leaves more places: a quick look before a riddle is made.
  func isFair(saying indices: [Int]) -> Bool {
    let clues = indices.enumerated().map { ~(truths[$0.offset] ^ meanings[$0.element]) }
    let all = UInt64(1) << UInt64(worlds.count) &- 1
    guard clues.reduce(all, &).nonzeroBitCount == 1 else { return false }
    return clues.indices.allSatisfy { !leavesOnePlace(clues, without: $0) }
  }

  private func leavesOnePlace(_ clues: [UInt64], without idle: Int) -> Bool {
    var left: UInt64 = .max
    for index in clues.indices where index != idle { left &= clues[index] }
    return places.count { $0 & left != 0 } == 1
  }
}

private func bits(_ worlds: [TestimonyWorld], where holds: (TestimonyWorld) -> Bool) -> UInt64 {
  worlds.indices.reduce(0) { $0 | (holds(worlds[$1]) ? 1 << UInt64($1) : 0) }
}

/// What becomes of a testimony where the stair is put in a place.
enum TestimonyOutcome: Equatable, Sendable {
  /// It can be read in these ways: who tells the truth in each.
  case readings([[Int]])
  /// It cannot be read: these contradict each other. No fewer do.
  case contradiction([Int])
}

extension Testimony {
  func outcome(ofPlace place: Int) -> TestimonyOutcome {
    let all = Array(statements.indices)
    let readings = readings(of: all, with: place)
    guard !readings.isEmpty else { return .contradiction(contradictory(with: place)) }
    return .readings(readings.map { truths in all.filter { truths >> $0 & 1 == 1 } })
  }

  /// Whether a place of the stair settles whose words are true, in one way. That depends on who speaks of
  /// whom only: what they say adds up modulo 2.
  var canBeTried: Bool { readings(of: Array(statements.indices), with: 0).count == 1 }

  /// In which ways what some say can be true or not, with the stair in a place: a bit for each speaker.
  private func readings(of speakers: [Int], with place: Int) -> [Int] {
    (0..<(1 << statements.count)).filter { truths in
      let world = TestimonyWorld(place: place, truths: truths)
      return speakers.allSatisfy { statements[$0].holds(in: world) == world.isTrue($0) }
    }
  }

  /// The fewest speakers who contradict each other, and of those the first.
  private func contradictory(with place: Int) -> [Int] {
    let all = Array(statements.indices)
    let sets = (1..<(1 << all.count)).map { bits in all.filter { bits >> $0 & 1 == 1 } }
    let contradictory = sets.filter { readings(of: $0, with: place).isEmpty }
    return contradictory.min {
      $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1)
    } ?? all
  }

  /// Whether anybody says that the stair touches something.
  var speaksOfTouching: Bool { statements.contains { $0.kind == .touches } }
}
