import Adventure
import Localization

private typealias ThingText = L10n.FarThings
private typealias ActText = L10n.FarActs

/// The mirror in the thirteenth frame is given to a keeper on duty; behind the lamp it sends the light down.
enum MirrorPuzzle {
  static let things = [
    // Comes when the mirror has left its frame.
    Thing(
      id: "lookingGlass", noun: ThingText.mirrorForms, words: ThingText.mirrorWords,
      description: [ConditionalText(ThingText.mirrorText)], start: .nowhere,
      pictures: [ConditionalPicture("mirror", ThingText.mirrorPicture)]),
    Thing(
      id: "mirror", noun: ThingText.mirrorForms, words: ThingText.mirrorWords,
      description: [
        ConditionalText(ThingText.mirrorHat, when: .worn("hat")),
        ConditionalText(ThingText.mirrorBare),
      ], start: .place("bunk"), traits: [.scenery],
      refusal: [ConditionalText(ThingText.mirrorRefusal)],
      pictures: [
        ConditionalPicture("mirror-hat", ThingText.mirrorHatPicture, when: .worn("hat")),
        ConditionalPicture("mirror", ThingText.mirrorPicture),
      ]),
  ]

  /// It sends the light of the lamp down the shaft.
  static let isHung = WorldCondition.all([
    LampRules.isShowing, .thing("lookingGlass", .inside("hook")),
  ])

  static let rules = [
    Rule(
      "mirror.off", [.take, .pull, .untie, .push], "mirror", .optional, when: .worn("hat"),
      [
        .move("mirror", .nowhere), .move("lookingGlass", .carried), .award("signed"),
        .say(ActText.mirrorOff),
      ]),
    Rule(
      "mirror.kept", [.pull, .untie, .push, .break], "mirror", .optional,
      refuses: ThingText.mirrorRefusal),
    Rule("mirror.hung", [.putOn, .putIn, .tie, .use], "lookingGlass", .thing("hook"), hanging),
    Rule(
      "mirror.lamp", [.putOn, .putIn, .tie, .use, .hide], "lookingGlass", .thing("lamp"),
      when: .at("mouth"), hanging),
  ]

  private static let hanging: [RuleEffect] = [
    .firstOf(
      (.not(.held("lookingGlass")), [.refuse(L10n.Adventure.notHeld)]),
      (.not(LampRules.isShowing), [.refuse(ActText.mirrorDark)]),
      (
        .always,
        [.move("lookingGlass", .inside("hook")), .award("mirrored"), .say(ActText.mirrorHung)]
      ))
  ]
}
