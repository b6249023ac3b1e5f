package import Localization

extension SearchLevel {
  /// Something that can be done to an object, and its result.
  package struct Action: Equatable, Sendable {
    package let id: Answer
    package let text: LocalizedText
    package let result: LocalizedText
    package let outcome: Outcome

    package init(id: Answer, text: LocalizedText, result: LocalizedText, outcome: Outcome) {
      self.id = id
      self.text = text
      self.result = result
      self.outcome = outcome
    }
  }

  /// An object in the dark, with its actions; one of them is right.
  package struct Element: Equatable, Sendable {
    package let id: String
    package let name: LocalizedText
    package let text: LocalizedText
    package let actions: [Action]
    /// The id of the action that holds in the end.
    package let right: Answer

    /// Throws where an id is malformed or stands twice, where there are not 2 to 7 actions,
    /// or where the right one is missing or does not feel like progress.
    package init(
      id: String, name: LocalizedText, text: LocalizedText, actions: [Action], right: Answer
    ) throws(LevelError) {
      try checkID(id)
      try checkIDs(actions.map(\.id))
      try checkCount(actions.count, allowed: choiceLimits)
      guard let action = actions.first(where: { $0.id == right }) else {
        throw .unknownRight(right)
      }
      guard action.outcome == .progress else { throw .rightWithoutProgress(right) }
      self.id = id
      self.name = name
      self.text = text
      self.actions = actions
      self.right = right
    }

    /// The action of that id.
    package func action(_ id: Answer) -> Action? { actions.first { $0.id == id } }
  }
}

extension SearchLevel.Element {
  /// The actions that throw the player back, as `object.action`.
  var falls: [Answer] {
    actions.filter { $0.outcome == .setback }.map { fall($0.id) }
  }

  func fall(_ action: Answer) -> Answer { "\(id).\(action)" }
}
