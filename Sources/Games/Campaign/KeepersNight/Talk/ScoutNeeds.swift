import Adventure
import Localization

private typealias Talk = L10n.ScoutTalk

/// What the caravan lacks, as the scout tells it when greeted or asked: one trouble shows behind another.
enum ScoutNeeds {
  private typealias Trouble = (isOpen: WorldCondition, need: LocalizedText?)

  private static let rail: [Trouble] = [(.unset("railed"), Talk.needRail), (.flag("railed"), nil)]
  private static let bed: [Trouble] = [
    (.unset("sledged"), Talk.needSledge),
    (.all([.flag("sledged"), .unset("wound")]), Talk.needClock),
    (.all([.flag("sledged"), .flag("wound")]), nil),
  ]
  private static let lamps: [Trouble] = [
    (.unset("oiled"), Talk.needOil),
    (.all([.flag("oiled"), .unset("told")]), Talk.needWind),
    (.all([.flag("oiled"), .flag("told")]), nil),
  ]

  /// Once anything is done: a sentence for each choice of what is not.
  static let fewer = rail.flatMap { rail in
    bed.flatMap { bed in
      lamps.compactMap { lamps in
        text(of: [rail, bed, lamps].compactMap(\.need)).map {
          ConditionalText($0, when: .all([rail.isOpen, bed.isOpen, lamps.isOpen]))
        }
      }
    }
  }

  /// Nil for what is needed at first, which has a sentence of its own.
  private static func text(of left: [LocalizedText]) -> LocalizedText? {
    if left.isEmpty { return L10n.FarActs.scoutServed }
    return left == [Talk.needRail, Talk.needSledge, Talk.needOil]
      ? nil : Talk.needsLeft(things: .all(of: left))
  }
}
