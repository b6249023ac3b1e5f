package import Localization
package import Reflex

extension RoundTwist {
  /// The rule in one line; `isTimed`: whether there is a clock.
  package func rule(isTimed: Bool) -> LocalizedText {
    switch self {
    case .bats: isTimed ? L10n.Escapes.batsRule : L10n.Escapes.batsRuleUntimed
    case .flood: isTimed ? L10n.Escapes.floodRule : L10n.Escapes.floodRuleUntimed
    case .stair: L10n.Escapes.stairRule
    case .walls: L10n.Escapes.wallsRule
    }
  }

  /// What is said beside a command of the practice: plain, twisted, then mixed.
  func lesson(_ index: Int, isTimed: Bool) -> LocalizedText {
    let all: [LocalizedText] =
      switch self {
      case .bats:
        [
          L10n.Escapes.batsPlain,
          isTimed ? L10n.Escapes.batsTwisted : L10n.Escapes.batsTwistedUntimed,
          L10n.Escapes.batsMixed,
        ]
      case .flood:
        [
          L10n.Escapes.floodPlain,
          isTimed ? L10n.Escapes.floodTwisted : L10n.Escapes.floodTwistedUntimed,
          isTimed ? L10n.Escapes.floodMixed : L10n.Escapes.floodMixedUntimed,
        ]
      case .stair: [L10n.Escapes.stairPlain, L10n.Escapes.stairTwisted, L10n.Escapes.stairMixed]
      case .walls: [L10n.Escapes.wallsPlain, L10n.Escapes.wallsTwisted, L10n.Escapes.wallsMixed]
      }
    return all[min(max(0, index), all.count - 1)]
  }
}

extension RoundRules {
  /// The rules that an escape adds, each in a line, with the move that it comes in at where that is not
  /// the first.
  var twistTexts: [LocalizedText] {
    twists.enumerated().map { index, twist in
      let rule = twist.rule(isTimed: pace.isTimed)
      let from = (1...max(1, goal ?? 1)).first { twists(after: $0 - 1).contains(twist) } ?? 1
      return index == 0 || from == 1 ? rule : L10n.Escapes.fromMove(move: from, rule: rule)
    }
  }
}
