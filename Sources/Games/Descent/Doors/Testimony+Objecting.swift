/// What becomes of a testimony where the stair is put in a wrong place, whatever the frame counts.
enum TestimonyObjection: Equatable, Sendable {
  /// It can be read in one way: so many are true then.
  case truths([Int])
  /// It can be read in several ways, in which so many are true.
  case counts([Int])
  /// It cannot be read: these contradict each other. No fewer do.
  case contradiction([Int])
}

extension Testimony {
  func objection(toPlace place: Int) -> TestimonyObjection {
    let all = Array(statements.indices)
    let readings = readings(of: all, with: place)
    guard let first = readings.first else { return .contradiction(contradictory(with: place)) }
    let fitting = readings.first { $0.nonzeroBitCount == frame.trueCount }
    guard readings.count > 1, fitting == nil else {
      return .truths(all.filter { (fitting ?? first) >> $0 & 1 == 1 })
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
