package import Localization

/// What somebody of a world can be asked about, told and shown, and how they answer.
package struct Conversation: Sendable {
  package let partner: ThingID
  /// Of those that are meant the first one whose condition holds is the answer.
  package let topics: [Topic]
  /// Where nothing fits: one after the other, the last one stays.
  package let otherwise: [LocalizedText]

  package init(with partner: ThingID, topics: [Topic], otherwise: [LocalizedText]) {
    self.partner = partner
    self.topics = topics
    self.otherwise = otherwise
  }

  /// Counts how often nothing fitted.
  var variable: VariableID { VariableID("talk:" + partner.id) }
}

/// Something to talk about: things of the world, or words of its own.
package struct Topic: Sendable {
  package let things: [ThingID]
  /// The first one whose condition holds.
  package let replies: [ConditionalText]
  package let when: WorldCondition
  private let line: LocalizedList?

  package init(_ things: [ThingID], _ reply: LocalizedText, when: WorldCondition = .always) {
    self.things = things
    replies = [ConditionalText(reply)]
    self.when = when
    line = nil
  }

  package init(_ thing: ThingID, _ reply: LocalizedText, when: WorldCondition = .always) {
    self.init([thing], reply, when: when)
  }

  /// Of a line of the tables: the reply, then the words, `She looks away. | fear | afraid`; before
  /// that reply others, where their conditions hold.
  package init(
    _ line: LocalizedList, or replies: [ConditionalText] = [], when: WorldCondition = .always
  ) {
    things = []
    self.replies = replies + [ConditionalText(LocalizedText(line, at: 0))]
    self.when = when
    self.line = line
  }

  /// What a player may type for it, besides the names of its things.
  package func words(in language: Language) -> [String] {
    line.map { Array($0.resolved(in: language).dropFirst()) } ?? []
  }
}

/// What a conversation is to be about.
package enum Subject: Hashable, Sendable {
  case thing(ThingID)
  /// A topic of the partner’s, by its index.
  case topic(Int)
  /// Words that mean nothing to the partner.
  case other
}
