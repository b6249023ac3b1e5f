package import Flow

extension PouringRiddle {
  /// The fewest pourings; 0 where more than eight are needed.
  package var answer: Int { PouringReader(jugs: jugs).answer(for: wanted) ?? 0 }

  /// Each pouring is a step.
  package var steps: Int { answer }

  var proofLength: Int {
    PouringReader(jugs: jugs).way(to: wanted).reduce(0) { $0 + $1.pouring.words }
  }

  var isProved: Bool {
    let answer = PouringReader(jugs: jugs).answer(for: wanted)
    return answer.map { (2...8).contains($0) } ?? false && !hasIdleJug(answer)
  }

  /// Whether it takes as many pourings without one of the jugs.
  private func hasIdleJug(_ answer: Int?) -> Bool {
    jugs.indices.contains { left in
      let rest = jugs.indices.filter { $0 != left }.map { jugs[$0] }
      return PouringReader(jugs: rest).answer(for: wanted) == answer
    }
  }

  /// A riddle of a difficulty, 1 to 7.
  package static func draw(
    difficulty: Int, using generator: inout SeededGenerator
  ) -> PouringRiddle {
    let band = NumberBand(difficulty: difficulty)
    let answer = band.pourings.lowerBound + generator.below(band.pourings.count)
    let entries = PouringCatalogue.entries(of: answer)
    let choice = (0..<candidateCount).map { _ in generator.below(entries.count) }.min() ?? 0
    var riddle = PouringRiddle(entry: entries[choice])
    riddle.jugs = generator.shuffled(riddle.jugs)
    return riddle
  }

  /// A row of the catalogue.
  init(entry: Substring.UTF8View) {
    let numbers = entry.map { Int($0) - ($0 < UInt8(ascii: "a") ? 0x30 : 0x57) }
    self.init(jugs: numbers.dropLast(), wanted: numbers.last ?? 0)
  }
}

/// Of so many riddles the one with the shortest proof is kept: no more, or some would come too often.
private let candidateCount = 2

extension NumberBand {
  /// How many pourings the band asks for.
  var pourings: ClosedRange<Int> {
    switch self {
    case .short: 2...3
    case .middling: 4...5
    case .long: 6...7
    case .longest: 7...8
    }
  }
}
