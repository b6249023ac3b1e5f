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
  /// What is needed by those who speak of it: a hint about it is a hint about these.
  let needs: [ThingID]
  private let line: LocalizedList?

  package init(_ things: [ThingID], _ reply: LocalizedText, when: WorldCondition = .always) {
    self.things = things
    replies = [ConditionalText(reply)]
    self.when = when
    needs = []
    line = nil
  }

  package init(_ thing: ThingID, _ reply: LocalizedText, when: WorldCondition = .always) {
    self.init([thing], reply, when: when)
  }

  /// Of a line of the tables: the reply, then the words, `She looks away. | fear | afraid`; before
  /// that reply others, where their conditions hold.
  package init(
    _ line: LocalizedList, or replies: [ConditionalText] = [], when: WorldCondition = .always,
    needs: [ThingID] = []
  ) {
    things = []
    self.replies = replies + [ConditionalText(LocalizedText(line, at: 0))]
    self.when = when
    self.needs = needs
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

/// A way in which the story can end.
package struct Ending: Sendable {
  package let id: String
  package let title: LocalizedText
  /// What becomes of it all: of these every one whose condition holds, in order.
  package let texts: [ConditionalText]
  /// What the player is called at this end.
  package let rank: LocalizedText
  package let picture: ConditionalPicture
  /// Whether the story is won by it.
  package let isWin: Bool

  package init(
    _ id: String, title: LocalizedText, texts: [ConditionalText], rank: LocalizedText,
    picture: ConditionalPicture, isWin: Bool = true
  ) {
    self.id = id
    self.title = title
    self.texts = texts
    self.rank = rank
    self.picture = picture
    self.isWin = isWin
  }
}

/// Points for something done, once.
package struct Award: Equatable, Sendable {
  package let id: String
  /// What was done, as it stands in a list: “the lamp lit”.
  package let name: LocalizedText
  package let points: Int
  /// What it belongs to, as it stands in the account at the end: “The caravan”.
  package let part: LocalizedText
  /// Where it begins, for who has missed it.
  package let clue: LocalizedText
  /// Whether the world can be won without it; a proof holds every other one to be needed.
  package let isOptional: Bool

  package init(
    _ id: String, _ name: LocalizedText, points: Int, part: LocalizedText, clue: LocalizedText,
    isOptional: Bool = false
  ) {
    self.id = id
    self.name = name
    self.points = points
    self.part = part
    self.clue = clue
    self.isOptional = isOptional
  }
}
