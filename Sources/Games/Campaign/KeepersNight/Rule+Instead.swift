import Adventure
import Localization

/// Most rules of the night stand for what some verbs do to a thing, and most of them only tell something.
extension Rule {
  convenience init(
    _ id: String, _ verbs: [Verb], _ thing: ThingID, _ second: ObjectPattern = .none,
    when: WorldCondition = .always, _ effects: [RuleEffect]
  ) {
    self.init(id, on: .instead(verbs, .thing(thing), second), when: when, effects)
  }

  convenience init(_ id: String, _ verbs: [Verb], _ thing: ThingID, _ effects: [RuleEffect]) {
    self.init(id, verbs, thing, .none, effects)
  }

  convenience init(
    _ id: String, _ verbs: [Verb], _ thing: ThingID, _ second: ObjectPattern = .none,
    when: WorldCondition = .always, says text: LocalizedText
  ) {
    self.init(id, verbs, thing, second, when: when, [.say(text)])
  }

  /// The same where the player is told that it cannot be done.
  convenience init(
    _ id: String, _ verbs: [Verb], _ thing: ThingID, _ second: ObjectPattern = .none,
    when: WorldCondition = .always, refuses text: LocalizedText
  ) {
    self.init(id, verbs, thing, second, when: when, [.refuse(text)])
  }
}
