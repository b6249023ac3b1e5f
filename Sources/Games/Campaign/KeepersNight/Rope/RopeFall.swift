import Adventure
import Localization

/// How long somebody hung below while nobody held them: `slips` counts the turns, and its last number is for
/// who went away. The way up, the meeting and the ends tell of it.
enum RopeFall {
  static let isLate = WorldCondition.atLeast("slips", 3)
  /// For so long that a glove went down, and the use of a hand.
  static let isHurt = WorldCondition.atLeast("slips", 5)
  static let wasLeft = WorldCondition.atLeast("slips", 6)

  /// The text for each of the ways in which it went, after the fall.
  static func texts(
    inTime: LocalizedText? = nil, late: LocalizedText, hurt: LocalizedText, left: LocalizedText
  ) -> [ConditionalText] {
    let held = inTime.map {
      ConditionalText($0, when: .all([.flag(RopeCall.fall.answer), .not(isLate)]))
    }
    return [held].compactMap(\.self) + [
      ConditionalText(late, when: .all([isLate, .not(isHurt)])),
      ConditionalText(hurt, when: .all([isHurt, .not(wasLeft)])),
      ConditionalText(left, when: wasLeft),
    ]
  }
}
