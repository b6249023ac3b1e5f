import Localization

private typealias Words = L10n.Adventure

/// Asking, telling, showing and giving.
extension AdventureGame {
  package func conversation(with partner: ThingID) -> Conversation? {
    world.conversations.first { $0.partner == partner }
  }

  /// Whether it has something to say, be it somebody or not.
  func isConversable(_ thing: ThingID) -> Bool {
    isAnimate(thing) || conversation(with: thing) != nil
  }

  func isAnimate(_ thing: ThingID) -> Bool {
    world.thing(thing)?.traits.contains(.animate) ?? false
  }

  func hasTopic(about thing: ThingID, with partner: ThingID) -> Bool {
    conversation(with: partner)?.topics.contains { $0.things.contains(thing) } ?? false
  }

  /// Their reply to a subject; without one they are only greeted.
  mutating func converse(
    with thing: Thing, about subject: Subject?, _ verb: Verb
  ) -> ActionStatus {
    guard let subject else { return perform(PlayerAction(.greet, thing.id)) }
    guard let conversation = conversation(with: thing.id) else {
      return reply(fruitlessText(verb, thing.noun.the))
    }
    if let text = answer(to: subject, in: conversation) {
      emit(text, .prose)
      return .done
    }
    let told = value(of: conversation.variable)
    guard let last = conversation.otherwise.indices.last else {
      return reply(fruitlessText(verb, thing.noun.the))
    }
    emit(conversation.otherwise[min(told, last)], .prose)
    apply(.setVariable(conversation.variable, min(told, last) + 1))
    return .done
  }

  private func answer(to subject: Subject, in conversation: Conversation) -> LocalizedText? {
    let topic: Topic? =
      switch subject {
      case .thing(let thing):
        conversation.topics.first { $0.things.contains(thing) && holds($0.when) }
      case .topic(let index): conversation.topics[index...].prefix(1).first { holds($0.when) }
      case .other: nil
      }
    return topic?.replies.first { holds($0.when) }?.text
  }

  /// Shown or given, it is something to talk about.
  mutating func offer(_ thing: Thing, to second: ThingID?, _ verb: Verb) -> ActionStatus {
    guard let partner = second.flatMap({ world.thing($0) }) else { return fruitless(verb, thing) }
    if partner.traits.contains(.supporter), !partner.traits.contains(.animate) || verb == .give {
      return put(thing, at: partner.id, onTop: true)
    }
    guard isHeld(thing.id) else { return refuse(L10n.Parsing.notInHand(the: thing.noun.the)) }
    guard isConversable(partner.id) else { return fruitless(verb, thing) }
    return converse(with: partner, about: .thing(thing.id), .tell)
  }
}
