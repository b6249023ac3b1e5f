package import Flow

extension BridgeRiddle {
  /// A riddle of a difficulty, 1 to 7.
  package static func draw(
    difficulty: Int, using generator: inout SeededGenerator
  ) -> BridgeRiddle {
    let band = NumberBand(difficulty: difficulty)
    return shortestProved(using: &generator) { generator in
      let riddle = candidate(of: band, using: &generator)
      return riddle.fits(band) ? riddle : nil
    }
  }

  private static func candidate(
    of band: NumberBand, using generator: inout SeededGenerator
  ) -> BridgeRiddle {
    let count = band == .short ? 3 : 4
    let people = generator.shuffled(Person.allCases).prefix(count)
    let minutes = generator.shuffled(Array(1...12)).prefix(count)
    let pair = generator.shuffled(Array(0..<count)).prefix(2).sorted()
    return BridgeRiddle(
      travellers: zip(people, minutes).map { Traveller(person: $0, minutes: $1) },
      quarrel: band == .longest ? TravellerPair(first: pair[0], second: pair[1]) : nil)
  }

  /// Whether its proof is as long as the band asks.
  func fits(_ band: NumberBand) -> Bool {
    switch band {
    case .short: travellers.count == 3 && quarrel == nil
    case .middling: travellers.count == 4 && quarrel == nil && steps == 5
    case .long: travellers.count == 4 && quarrel == nil && steps == 6
    case .longest: travellers.count == 4 && quarrel != nil && steps >= 7
    }
  }
}
