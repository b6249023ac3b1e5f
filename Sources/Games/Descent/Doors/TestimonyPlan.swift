import Flow

extension Testimony: Puzzle {}

/// What a testimony of a difficulty is like.
struct TestimonyPlan: Equatable, Sendable {
  let places: Int
  let speakers: Int
  /// Of how many speakers what they say may be true.
  let trueCounts: [Int]
  /// The fewest who speak of others who speak.
  let aboutSpeakers: Int
  let reasonings: [Reasoning]
  /// How often something has to be supposed.
  var suppositions = 0...0
  /// Whether it must not be enough to put the stair in each place, and to read off what is true then.
  var defiesTrying = false
  /// Of so many puzzles the one with the shortest proof is kept.
  var candidates = 4

  /// Of inscriptions on doors. Worlds are too few for a supposition within a supposition; at 7 those who
  /// speak of each other do so in a ring instead, so that no door can just be tried.
  static func doors(_ difficulty: Int) -> TestimonyPlan {
    switch difficulty {
    case ...1: tried(doors: 3, trueCounts: [1, 2])
    case 2: tried(doors: 4, trueCounts: [1, 3])
    case 3: paired(places: 4, speakers: 4, trueCounts: [1, 3])
    case 4: paired(places: 4, speakers: 4, trueCounts: [2])
    case 5: supposed(places: 5, 1...1)
    case 6: supposed(places: 5, 2...9)
    default: supposed(places: 5, 1...9, defiesTrying: true)
    }
  }

  /// Of masks over doors, from difficulty 3 on.
  static func masks(_ difficulty: Int) -> TestimonyPlan {
    switch difficulty {
    case ...3: paired(places: 3, speakers: 4, trueCounts: [2])
    case 4: paired(places: 3, speakers: 5, trueCounts: [2, 3])
    case 5: supposed(places: 3, 1...1)
    case 6: supposed(places: 4, 2...9)
    default: supposed(places: 4, 1...9, defiesTrying: true)
    }
  }

  private static func tried(doors: Int, trueCounts: [Int]) -> TestimonyPlan {
    TestimonyPlan(
      places: doors, speakers: doors, trueCounts: trueCounts, aboutSpeakers: 0,
      reasonings: [.reading, .pairing], candidates: 12)
  }

  private static func paired(places: Int, speakers: Int, trueCounts: [Int]) -> TestimonyPlan {
    TestimonyPlan(
      places: places, speakers: speakers, trueCounts: trueCounts, aboutSpeakers: 1,
      reasonings: [.pairing])
  }

  private static func supposed(
    places: Int, _ suppositions: ClosedRange<Int>, defiesTrying: Bool = false
  ) -> TestimonyPlan {
    TestimonyPlan(
      places: places, speakers: 5, trueCounts: [2, 3], aboutSpeakers: 2, reasonings: [.supposing],
      suppositions: suppositions, defiesTrying: defiesTrying, candidates: defiesTrying ? 2 : 3)
  }

  /// Of a hundred, how many speak of others.
  private var aboutSpeakersShare: Int {
    guard aboutSpeakers > 0 else { return 0 }
    return speakers > places || defiesTrying ? 60 : aboutSpeakers > 1 ? 50 : 35
  }

  /// Draws one that is as planned.
  func draw(
    variety: DescentVariety, using generator: inout SeededGenerator
  ) -> ProvedPuzzle<Testimony> {
    let trueCount = trueCounts[generator.below(trueCounts.count)]
    let table = TestimonyTable(
      TestimonyFrame(places: places, speakers: speakers, trueCount: trueCount))
    return Testimony.draw(
      candidates: candidates, using: &generator,
      propose: { generator in
        table.proposed(aboutSpeakersShare: aboutSpeakersShare, using: &generator)
          .map(table.testimony).flatMap { variety.admits($0.shape) && suits($0) ? $0 : nil }
      }, suits: { suits($1) })
  }

  /// Whether enough is said of others, and no less than planned has to be thought.
  func suits(_ testimony: Testimony) -> Bool {
    guard testimony.aboutSpeakersCount >= aboutSpeakers, !(defiesTrying && testimony.canBeTried)
    else {
      return false
    }
    var reasoner = Reasoner(testimony.riddle)
    return (reasoner.solve(with: .pairing) == nil) == reasonings.contains(.supposing)
  }

  /// Whether a proof is as hard as planned.
  func suits(_ proof: Proof) -> Bool {
    reasonings.contains(proof.reasoning)
      && suppositions.contains(proof.suppositionCount)
  }
}

/// How often a speaker looks for something to say.
private let mostTries = 40
/// How many may say something of one kind.
private let mostOfOneKind = 2

extension TestimonyTable {
  /// Somebody hides the stair, and then each says what makes a fair whole, by its index; nil where that
  /// goes wrong. Of a hundred `aboutSpeakersShare` speak of others.
  func proposed(aboutSpeakersShare: Int, using generator: inout SeededGenerator) -> [Int]? {
    let hidden = generator.below(worlds.count)
    var said: [Int] = []
    said.reserveCapacity(frame.speakers)
    for speaker in 0..<frame.speakers {
      guard
        let next = next(
          for: speaker, after: said, hidden: hidden, aboutSpeakersShare: aboutSpeakersShare,
          using: &generator)
      else { return nil }
      said.append(next)
    }
    return isFair(saying: said) ? said : nil
  }

  private func next(
    for speaker: Int, after said: [Int], hidden: Int, aboutSpeakersShare: Int,
    using generator: inout SeededGenerator
  ) -> Int? {
    let isTrue = worlds[hidden].isTrue(speaker)
    for _ in 0..<mostTries {
      let isAboutSpeakers = generator.below(100) < aboutSpeakersShare
      let kinds = isAboutSpeakers ? kindsAboutSpeakers : kindsAboutPlaces
      let ofKind = kinds[generator.below(kinds.count)]
      let index = ofKind[generator.below(ofKind.count)]
      let isSo = meanings[index] >> UInt64(hidden) & 1 == 1
      if isSo == isTrue, !(isAboutSpeakers && statements[index].names(speaker)),
        isNew(index, after: said)
      {
        return index
      }
    }
    return nil
  }

  /// Whether nobody said the same in other words, and not too many something like it.
  private func isNew(_ index: Int, after said: [Int]) -> Bool {
    let kind = statements[index].kind
    var ofKind = 0
    for earlier in said {
      if meanings[earlier] == meanings[index] { return false }
      if statements[earlier].kind == kind { ofKind += 1 }
    }
    return ofKind < mostOfOneKind
  }
}
