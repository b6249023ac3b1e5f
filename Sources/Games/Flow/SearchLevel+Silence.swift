package import Localization

/// What an action of a silent search led to, told when the list is judged.
package struct JudgedAction: Equatable, Sendable {
  /// The id of the object.
  package let element: String
  /// The id of what was done to it.
  package let action: AnswerID
  /// How it feels, now that it is felt.
  package let outcome: ActionFeedback
  /// What is said to it.
  package let text: LocalizedText
}

extension SearchLevel {
  /// Whether nothing is felt before the list is judged.
  package var isSilent: Bool { hush != nil }

  /// The actions in the order of their objects, up to the first that is wrong: what comes behind it was never
  /// put to the test.
  func judgedActions(of chosen: [String: AnswerID]) -> [JudgedAction] {
    let wrong = elements.firstIndex { chosen[$0.id] != $0.right }
    return elements[...(wrong ?? elements.count - 1)].compactMap { element in
      chosen[element.id].flatMap(element.action).map {
        JudgedAction(element: element.id, action: $0.id, outcome: $0.outcome, text: $0.result)
      }
    }
  }

  /// The first wrong action, as `object.action`.
  func firstWrongAnswer(of chosen: [String: AnswerID]) -> AnswerID? {
    elements.first { chosen[$0.id] != $0.right }.flatMap { element in
      chosen[element.id].map(element.wrongAnswerID)
    }
  }
}
