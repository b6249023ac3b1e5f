package import Flow

extension NightsRiddle {
  /// A riddle of a difficulty, 1 to 7.
  package static func draw(
    difficulty: Int, using generator: inout SeededGenerator
  ) -> NightsRiddle {
    let band = NumberBand(difficulty: difficulty)
    let steps = band.nightSteps.lowerBound + generator.below(band.nightSteps.count)
    return shortestProved(using: &generator) { generator in
      let riddle = candidate(of: band, using: &generator)
      return riddle.steps == steps && riddle.fits(band) ? riddle : nil
    }
  }

  private static func candidate(
    of band: NumberBand, using generator: inout SeededGenerator
  ) -> NightsRiddle {
    let count = band.visitorCount
    let things = generator.shuffled(NightThing.allCases).prefix(count)
    let spans = generator.shuffled(Array(2...band.rarest)).prefix(count)
    let visitors = zip(things, spans).map { thing, every in
      let first = band == .short ? 1 : 1 + generator.below(every)
      return NightVisitor(thing: thing, first: first, every: every)
    }
    return NightsRiddle(visitors: visitors)
  }

  /// Whether its proof is as long as the band asks; the short ones alone all begin on night 1.
  func fits(_ band: NumberBand) -> Bool {
    startsTogether == (band == .short) && visitors.count == band.visitorCount
      && band.nightSteps.contains(steps)
  }
}

extension NumberBand {
  fileprivate var visitorCount: Int {
    switch self {
    case .short, .middling: 2
    case .long, .longest: 3
    }
  }

  /// No thing comes more seldom than every so many nights.
  fileprivate var rarest: Int {
    switch self {
    case .short: 12
    case .middling: 9
    case .long, .longest: 7
    }
  }

  /// Clues read and nights tried.
  fileprivate var nightSteps: ClosedRange<Int> {
    switch self {
    case .short: 4...5
    case .middling: 6...7
    case .long: 7...7
    case .longest: 8...8
    }
  }
}
