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

  func judge(
    _ answers: [Answer], shown: [Choice], in language: Language
  ) throws(Refusal) -> Judgement {
    judge(chosen: try chosen(by: answers))
  }

  /// The action of each object in a whole list; throws where one is none of its object's.
  func chosen(by answers: [Answer]) throws(Refusal) -> [String: Answer] {
    guard answers.count == elements.count else { throw .notNow }
    var chosen: [String: Answer] = [:]
    for (element, answer) in zip(elements, answers) {
      guard element.action(answer) != nil else { throw .notAnAction(answer) }
      chosen[element.id] = answer
    }
    return chosen
  }

  /// Judges the actions on all objects, by object.
  func judge(chosen: [String: Answer]) -> Judgement {
    let count = holds(chosen)
    return count == elements.count
      ? Judgement(isCorrect: true, reply: success, chosen: chosen)
      : Judgement(isCorrect: false, reply: failure, correctCount: count, chosen: chosen)
  }
}
