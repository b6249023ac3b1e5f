@testable import Descent

/// Hand samples, each worked out on paper.
enum NumberSamples {
  /// Night 1 brings bell and fog; every fourth, every sixth: night 13.
  static let bellAndFog = NightsRiddle(visitors: [
    NightVisitor(thing: .bell, first: 1, every: 4), NightVisitor(thing: .fog, first: 1, every: 6),
  ])

  /// 1, 2, 5 and 10 minutes: 17, where the quickest as guide makes 19.
  static let four = bridge(1, 2, 5, 10)

  static func bridge(_ minutes: Int..., quarrel: TravellerPair? = nil) -> BridgeRiddle {
    BridgeRiddle(
      travellers: zip(Person.allCases, minutes).map { Traveller(person: $0, minutes: $1) },
      quarrel: quarrel)
  }

  static func pan(_ things: Int..., pebbles: Int = 0) -> Pan {
    Pan(things: things, pebbles: pebbles)
  }

  /// A jar is 2 bells and 3 pebbles; a jar and a bell are 15: so 3 bells are 12, a jar 11.
  static let jarAndBell = BalanceRiddle(
    things: [.jar, .bell],
    weighings: [
      Weighing(left: pan(1, 0), right: pan(0, 2, pebbles: 3)),
      Weighing(left: pan(1, 1), right: pan(0, 0, pebbles: 15)),
    ], asked: 0)
}
