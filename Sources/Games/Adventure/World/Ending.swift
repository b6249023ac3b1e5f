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
