package import Localization

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
