package import Localization
package import Reflex

extension Milestone {
  /// What the mountain says to it.
  package var text: LocalizedText {
    switch self {
    case .ten: L10n.Milestones.ten
    case .twenty: L10n.Milestones.twenty
    case .fifty: L10n.Milestones.fifty
    case .hundred: L10n.Milestones.hundred
    case .twoHundred: L10n.Milestones.twoHundred
    case .hundreds: L10n.Milestones.hundreds(moves: moves)
    }
  }
}

extension Pitch {
  /// Its rule in one line.
  func rule(isTimed: Bool) -> LocalizedText {
    switch name {
    case .rope: L10n.Climb.rope
    case .sight where !isTimed, .breath where !isTimed:
      number > 0 ? L10n.Climb.longer(count: phraseLength) : L10n.Reflex.bursts
    case .sight: L10n.Climb.sight
    case .breath: L10n.Climb.breath
    case .bats, .boom, .stair, .two:
      twists.count > 1
        ? L10n.Climb.two(one: twists[0].name, other: twists[1].name)
        : twists.first?.card(isTimed: isTimed) ?? L10n.Climb.rope
    // In an escape it is the last one that has come in.
    case nil: twists.last?.card(isTimed: isTimed) ?? L10n.Climb.rope
    case .summit: number > 8 ? L10n.Climb.summitAgain : L10n.Climb.summit
    }
  }
}

extension RoundTwist {
  /// What a climber calls it.
  package var name: LocalizedText {
    switch self {
    case .bats: Pitch.Name.bats.text
    case .flood: Pitch.Name.breath.text
    case .stair: Pitch.Name.stair.text
    case .walls: Pitch.Name.boom.text
    }
  }

  /// The rule as a card of a pitch tells it.
  func card(isTimed: Bool) -> LocalizedText {
    switch self {
    case .bats: isTimed ? L10n.Climb.bats : L10n.Climb.batsByHeart
    case .flood: L10n.Climb.breath
    case .stair: L10n.Climb.stair
    case .walls: L10n.Climb.boom
    }
  }

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

extension Pitch.Name {
  package var text: LocalizedText {
    switch self {
    case .rope: L10n.Climb.nameRope
    case .sight: L10n.Climb.nameSight
    case .bats: L10n.Climb.nameBats
    case .boom: L10n.Climb.nameBoom
    case .stair: L10n.Climb.nameStair
    case .breath: L10n.Climb.nameBreath
    case .two: L10n.Climb.nameTwo
    case .summit: L10n.Climb.nameSummit
    }
  }
}

extension RoundRules {
  /// The rules that an escape adds, each in a line, with the move that it comes in at where that is not
  /// the first.
  var twistTexts: [LocalizedText] {
    twists.enumerated().map { index, twist in
      let rule = twist.rule(isTimed: isTimed)
      let start = Self.starts(of: twists, goal: goal ?? 1)[index]
      return start == 0 ? rule : L10n.Escapes.fromMove(move: start + 1, rule: rule)
    }
  }
}
