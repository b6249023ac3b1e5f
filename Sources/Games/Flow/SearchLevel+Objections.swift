package import Localization

/// What speaks against a wrong list where nothing else is told of it: a count of what is right, or which object
/// is wrong, would be the better half of the solution.
package struct SearchObjection: Equatable, Sendable {
  /// What is wrong with a list.
  package enum Fault: Equatable, Sendable {
    /// All these actions together, by object.
    case actions([String: AnswerID])
    /// One action on so many objects in all.
    case count(AnswerID, Int)
  }

  /// What it speaks against.
  package let fault: Fault
  /// What is said to a list with this fault.
  package let text: LocalizedText

  /// An objection to any list with this fault.
  package init(to fault: Fault, text: LocalizedText) {
    self.fault = fault
    self.text = text
  }

  /// Whether the actions, by object, have the fault.
  package func holds(against chosen: [String: AnswerID]) -> Bool {
    switch fault {
    case .actions(let actions): actions.allSatisfy { chosen[$0.key] == $0.value }
    case .count(let action, let count): chosen.values.count { $0 == action } == count
    }
  }
}

extension SearchLevel {
  /// The right list, by object.
  var rightList: [String: AnswerID] {
    elements.reduce(into: [:]) { $0[$1.id] = $1.right }
  }

  /// Judges a list by what speaks against it: the first objection that holds is all that is said.
  func evaluate(chosen: [String: AnswerID], by objections: [SearchObjection]) -> AnswerEvaluation {
    if correctCount(of: chosen) == elements.count {
      return AnswerEvaluation(isCorrect: true, reply: success, chosen: chosen)
    }
    let objection = objections.first { $0.holds(against: chosen) }
    return AnswerEvaluation(
      isCorrect: false, reply: objection?.text ?? failure,
      repetitionKey: repetitionKey(of: chosen), chosen: chosen)
  }
}

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
