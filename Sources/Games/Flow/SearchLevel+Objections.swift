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
