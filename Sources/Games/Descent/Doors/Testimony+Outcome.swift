/// What becomes of a testimony where the stair is put in a place.
enum TestimonyOutcome: Equatable, Sendable {
  /// It can be read in one way, or in one that the frame allows: these are true then.
  case truths([Int])
  /// It can be read in several ways, none of which the frame allows: so many are true in them.
  case counts([Int])
  /// It cannot be read: these contradict each other. No fewer do.
  case contradiction([Int])
}

extension Testimony {
  func outcome(ofPlace place: Int) -> TestimonyOutcome {
    let all = Array(statements.indices)
    let readings = readings(of: all, with: place)
    guard !readings.isEmpty else { return .contradiction(contradictory(with: place)) }
    if let told = readings.first(where: {
      $0.nonzeroBitCount == frame.trueCount || readings.count == 1
    }) {
      return .truths(all.filter { told >> $0 & 1 == 1 })
    }
    let counts = readings.map(\.nonzeroBitCount)
    return .counts((0...statements.count).filter { counts.contains($0) })
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
