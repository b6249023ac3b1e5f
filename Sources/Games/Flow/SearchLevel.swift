package import Localization

/// How an action feels; not whether it is right.
package enum Outcome: String, Sendable {
  case progress, nothing, setback
}

/// A dark room: one thing is done to each object, then the whole list is judged.
package struct SearchLevel: Equatable, Sendable {
  package let story: LevelStory
  package let elements: [Element]
  /// Said when a full list is wrong.
  package let failure: LocalizedText
  package let success: LocalizedText

  /// Throws where an id is malformed or stands twice, or where there are not 1 to 9 objects.
  package init(
    story: LevelStory, elements: [Element], failure: LocalizedText, success: LocalizedText
  ) throws(LevelError) {
    try checkID(story.id)
    try checkIDs(elements.map(\.id))
    try checkCount(elements.count, allowed: 1...9)
    self.story = story
    self.elements = elements
    self.failure = failure
    self.success = success
  }

  /// The object of that id.
  package func element(_ id: String) -> Element? { elements.first { $0.id == id } }

  /// How many of the chosen actions, by object, are right.
  package func holds(_ chosen: [String: Answer]) -> Int {
    elements.count { chosen[$0.id] == $0.right }
  }
}

extension SearchLevel: LevelRules {
  var falls: [Answer] { elements.flatMap(\.falls) }
}
