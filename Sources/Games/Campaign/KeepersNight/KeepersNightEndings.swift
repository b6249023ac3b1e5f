import Adventure
import Localization

private typealias Text = L10n.Endings

/// How the night can end: the best first, which games of older versions came to.
enum KeepersNightEndings {
  static let all = [nineteen, some, few, wrong, morning, hands, touch]

  /// Nothing is missing that the scout has asked for.
  static let isCaravanServed = WorldCondition.all([
    .flag("oiled"), .flag("sledged"), .flag("railed"), .flag("wound"), .flag("told"),
  ])

  /// And the light goes down as far as it can.
  static let isCaravanReady = WorldCondition.all([isCaravanServed, MirrorPuzzle.isHung])

  /// For whoever held the nail below the twelve names.
  private static let nail = ConditionalText(Text.nail, when: .flag("nail"))

  /// How the fire comes, and what the rope has left of whoever brings it.
  private static let ring = [
    ConditionalText(Text.ringLamp, when: MirrorPuzzle.isHung),
    ConditionalText(Text.ringTouch, when: .not(MirrorPuzzle.isHung)),
  ]
  private static let bearer =
    RopeFall.texts(late: Text.bearerLate, hurt: Text.bearerHurt, left: Text.bearerLeft)
    + [ConditionalText(Text.bearerTouch, when: .not(MirrorPuzzle.isHung))]

  private static let nineteen = Ending(
    "nineteen", title: Text.nineteenTitle,
    texts: [ConditionalText(Text.nineteenText)] + bearer + [nail],
    rank: Text.nineteenRank, picture: ConditionalPicture("end-nineteen", Text.nineteenPicture))

  private static let some = Ending(
    "some", title: Text.someTitle,
    texts: ring + [
      ConditionalText(Text.someText),
      ConditionalText(Text.someOil, when: .unset("oiled")),
      ConditionalText(Text.someSledge, when: .unset("sledged")),
      ConditionalText(Text.someRail, when: .unset("railed")),
      ConditionalText(Text.someTold, when: .unset("told")),
      ConditionalText(Text.someClock, when: .all([.unset("wound"), .flag("sledged")])),
    ] + bearer + [ConditionalText(Text.someLast)], rank: Text.someRank,
    picture: ConditionalPicture("end-some", Text.somePicture))

  private static let touch = Ending(
    "touch", title: Text.touchTitle,
    texts: ring + [ConditionalText(Text.touchText)] + bearer + [ConditionalText(Text.touchLast)],
    rank: Text.touchRank, picture: ConditionalPicture("end-nineteen", Text.touchPicture))

  private static let few = Ending(
    "few", title: Text.fewTitle,
    texts: ring + [ConditionalText(Text.fewText)] + bearer + [ConditionalText(Text.fewLast)],
    rank: Text.fewRank, picture: ConditionalPicture("end-few", Text.fewPicture))

  private static let wrong = Ending(
    "wrong", title: Text.wrongTitle, texts: [ConditionalText(Text.wrongText)],
    rank: Text.wrongRank, picture: ConditionalPicture("end-wrong", Text.wrongPicture),
    isWin: false)

  private static let morning = Ending(
    "morning", title: Text.morningTitle,
    texts: [
      ConditionalText(Text.morningText),
      ConditionalText(Text.morningFire, when: .atLeast("said", 3)),
      ConditionalText(Text.morningHung, when: RopeCall.fall.isWaiting),
      ConditionalText(
        Text.morningRope,
        when: .not(.any([.atLeast("said", 3), RopeCall.fall.isWaiting]))),
      ConditionalText(Text.morningStore, when: .flag("storeOpen")),
      ConditionalText(Text.morningBridge, when: .unset("storeOpen")),
      ConditionalText(Text.morningLast),
    ], rank: Text.morningRank, picture: ConditionalPicture("end-morning", Text.morningPicture),
    isWin: false)

  private static let hands = Ending(
    "hands", title: Text.handsTitle,
    texts: [ConditionalText(Text.handsText)]
      + RopeFall.texts(
        inTime: Text.handsHeld, late: Text.handsLate, hurt: Text.handsHurt, left: Text.handsLeft)
      + [
        ConditionalText(Text.handsGently, when: .flag("hasty")),
        ConditionalText(Text.handsCaravan), ConditionalText(Text.handsFrame), nail,
      ], rank: Text.handsRank, picture: ConditionalPicture("end-hands", Text.handsPicture))
}
