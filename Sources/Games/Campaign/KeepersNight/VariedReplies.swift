import Adventure
import Localization

private typealias Text = L10n.WorldReplies

/// What leads nowhere is told in other words every second turn; these rules come last.
enum VariedReplies {
  static let rules = burning + hemp + done + refused + left + fingernails

  private static let isOtherTurn = WorldCondition.turnIsMultiple(of: 2)

  /// Wood, straw and paper would burn, and must not.
  private static let burning = [
    "benches", "bunks", "hay", "straw", "sawdust", "stack", "scraps", "table", "shelves", "ladder",
    "portraits", "bridge",
  ].map {
    Rule("burns.\($0)", [.light, .burn], ThingID($0), .optional, refuses: Text.burnsGladly)
  }

  private static let hemp = [
    Rule("rope.burnt", [.light, .burn], "rope", .optional, refuses: L10n.WorldActs.ropeUntie)
  ]

  private static let done = [
    ([.rub], Text.againRub), ([.shake], Text.againShake), ([.kiss], Text.againKiss),
    ([.lookUnder], Text.againUnder), ([.lookBehind], Text.againBehind), ([.tap], Text.againTap),
  ].map { verbs, text in again(verbs, [.say(text)]) }

  private static let refused = [
    ([.light, .burn], Text.againBurn), ([.eat], Text.againEat), ([.break], Text.againBreak),
    ([.hit], Text.againHit), ([.kick], Text.againKick), ([.taste], Text.againTaste),
  ].map { verbs, text in again(verbs, [.refuse(text)]) }

  /// Last, so that digging by itself means the snow.
  private static let fingernails = [
    Rule(
      "hands.dig", [.dig], "hands", when: .not(.held("shovel")), refuses: L10n.WorldActs.snowHands)
  ]

  private static func again(_ verbs: [Verb], _ effects: [RuleEffect]) -> Rule {
    Rule(
      "again.\(verbs[0].rawValue)", on: .instead(verbs, .anything, .optional), when: isOtherTurn,
      effects)
  }

  /// Scenery that has no answer of its own to being taken.
  private static let left = (CommonScenery.things + LocalScenery.things).map {
    Rule("left.\($0.id.id)", [.take], $0.id, when: isOtherTurn, refuses: Text.againTake)
  }
}
