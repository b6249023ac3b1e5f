import Adventure
import Localization

private typealias Talk = L10n.ScoutTalk

/// What the caravan lacks, as the scout tells it when greeted or asked: less with everything that is done.
enum ScoutNeeds {
  private static let needs: [(done: WorldCondition, LocalizedText)] = [
    (.flag("oiled"), Talk.needOil), (.flag("sledged"), Talk.needSledge),
    (.flag("railed"), Talk.needRail), (.flag("wound"), Talk.needClock),
    (.flag("told"), Talk.needWind),
  ]

  /// Once anything is done: a sentence for each choice of what is not.
  static let fewer =
    [ConditionalText(L10n.FarActs.scoutServed, when: KeepersNightEndings.isCaravanServed)]
    + (1..<(1 << needs.count) - 1).map { choice in
      let isLeft = needs.indices.map { choice >> $0 & 1 == 1 }
      let left = needs.indices.filter { isLeft[$0] }.map { needs[$0].1 }
      return ConditionalText(
        Talk.needsLeft(things: .all(of: left)),
        when: .all(needs.indices.map { isLeft[$0] ? .not(needs[$0].done) : needs[$0].done }))
    }
}
