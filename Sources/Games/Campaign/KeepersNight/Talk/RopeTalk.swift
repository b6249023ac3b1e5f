import Adventure
import Localization

private typealias Talk = L10n.WorldTalk

/// The rope: tugs and hums, once it runs free; before that it has no answer.
enum RopeTalk {
  private static let isFree = WorldCondition.flag("free")

  static let conversation = Conversation(
    with: "rope", topics: things + ideas,
    otherwise: [Talk.ropeOtherFirst, Talk.ropeOtherSecond, Talk.ropeOtherThird])

  private static let things: [Topic] = [
    Topic("rope", Talk.ropeRope, when: isFree),
    Topic("ring", Talk.ropeRing, when: isFree),
    Topic("hook", Talk.ropeHook, when: isFree),
    Topic("collar", Talk.ropeIce, when: isFree),
    Topic("lamp", Talk.ropeLampHung, when: .all([isFree, .thing("lamp", .inside("hook"))])),
    Topic("lamp", Talk.ropeLamp, when: isFree),
    Topic("bell", Talk.ropeBell, when: isFree),
    Topic("clapper", Talk.ropeClapper, when: isFree),
    Topic("mittens", Talk.ropeMittensWorn, when: .all([isFree, .worn("mittens")])),
    Topic("mittens", Talk.ropeMittens, when: isFree),
    Topic("card", Talk.ropeCardDone, when: .atLeast("said", 3)),
    Topic("card", Talk.ropeCard, when: isFree),
    Topic("goat", Talk.ropeGoat, when: isFree),
    Topic("portraits", Talk.ropePortraits, when: isFree),
    Topic("lanterns", Talk.ropeCaravan, when: isFree),
    Topic("snowman", Talk.ropeSnowman, when: isFree),
    Topic("bowl", Talk.ropeBowlLaid, when: .all([isFree, .flag("laid")])),
    Topic("bowl", Talk.ropeBowl, when: isFree),
    Topic(["weather", "window"], Talk.ropeWeather, when: isFree),
    Topic("mountain", Talk.ropeMountain, when: isFree),
    Topic("book", Talk.ropeBook, when: isFree),
    Topic("echo", Talk.ropeEcho, when: isFree),
  ]

  private static let ideas = [
    Talk.ropeFire, Talk.ropeClimber, Talk.ropeName, Talk.ropeMood, Talk.ropeAge, Talk.ropeWinter,
    Talk.ropeFear, Talk.ropeTomb, Talk.ropeTime, Talk.ropeNight, Talk.ropeHelp, Talk.ropeLove,
    Talk.ropeDeath, Talk.ropeKeeper, Talk.ropeSignals,
  ].map { Topic($0, when: isFree) }
}
