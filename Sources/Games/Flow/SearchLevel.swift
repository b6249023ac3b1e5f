package import Localization

/// How an action feels; not whether it is right.
package enum ActionFeedback: String, CaseIterable, Sendable {
  case progress, nothing, setback
}

/// A dark room: one thing is done to each object, then the whole list is judged.
package struct SearchLevel: Equatable, Sendable {
  /// The objects, in order.
  package let elements: [Element]
  /// Said when a full list is wrong.
  package let failure: LocalizedText
  /// Said when a full list is right.
  package let success: LocalizedText
  /// Said to any action where nothing is felt before the list is judged; nil where each is felt at once.
  package let hush: LocalizedText?
  /// The object of that id.
  package func element(_ id: String) -> Element? { elements.first { $0.id == id } }

  /// How many of the chosen actions, by object, are right.
  package func correctCount(of chosen: [String: AnswerID]) -> Int {
    elements.count { chosen[$0.id] == $0.right }
  }
}

extension Level {
  /// A search; with a `hush` a silent one. Throws where an id is malformed or stands twice, or where there are not 1
  /// to 9 objects.
  package static func search(
    _ content: LevelContent, elements: [SearchLevel.Element], failure: LocalizedText,
    success: LocalizedText, hush: LocalizedText? = nil
  ) throws(LevelError) -> Level {
    try checkIDs(elements.map(\.id))
    try checkCount(elements.count, allowed: 1...9)
    return try Level(
      content,
      .search(SearchLevel(elements: elements, failure: failure, success: success, hush: hush)))
  }
}

extension SearchLevel: LevelRules {
  var mishaps: [Mishap] {
    elements.flatMap { element in mishapActions(on: element).map(element.mishap) }
  }

  var mishapIDs: [AnswerID] {
    elements.flatMap { element in
      mishapActions(on: element).map { element.wrongAnswerID(of: $0.id) }
    }
  }

  /// The actions that throw the player back; where nothing is felt every action but the right one.
  private func mishapActions(on element: Element) -> [Action] {
    element.actions.filter { isSilent ? $0.id != element.right : $0.outcome == .setback }
  }

  /// A whole list has an action for each object, in order; throws where one is none of its object's.
  func evaluate(
    _ answers: [AnswerID], shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    guard answers.count == elements.count else { throw .notNow }
    var chosen: [String: AnswerID] = [:]
    for (element, answer) in zip(elements, answers) {
      guard element.action(answer) != nil else { throw .notAnAction(answer) }
      chosen[element.id] = answer
    }
    return evaluate(chosen: chosen)
  }

  /// The list is judged when the last action is done.
  func perform(
    _ action: AnswerID, on part: String, after chosen: [String: AnswerID]
  ) throws(Refusal) -> PerformedAction {
    guard let object = element(part) else { throw .notAnElement(part) }
    guard let done = object.action(action) else { throw .notAnAction(action) }
    let now = chosen.merging([part: action]) { $1 }
    let throwsBack = done.outcome == .setback && !isSilent
    let isComplete = elements.allSatisfy { now[$0.id] != nil }
    return PerformedAction(
      chosen: now, text: hush ?? done.result, outcome: isSilent ? nil : done.outcome,
      wrongAnswer: throwsBack ? object.wrongAnswerID(of: action) : nil,
      evaluation: isComplete && !throwsBack ? evaluate(chosen: now) : nil)
  }

  /// The actions in the order of the objects.
  func repetitionKey(of chosen: [String: AnswerID]) -> String {
    elements.map { chosen[$0.id] ?? "" }.joined(separator: " ")
  }

  /// Judges the actions on all objects, by object.
  func evaluate(chosen: [String: AnswerID]) -> AnswerEvaluation {
    let count = correctCount(of: chosen)
    var evaluation =
      count == elements.count
      ? AnswerEvaluation(isCorrect: true, reply: success, chosen: chosen)
      : AnswerEvaluation(
        isCorrect: false, reply: failure, repetitionKey: repetitionKey(of: chosen),
        correctCount: count, chosen: chosen)
    if isSilent {
      evaluation.answer = firstWrongAnswer(of: chosen)
      evaluation.judgedActions = judgedActions(of: chosen)
    }
    return evaluation
  }
}

extension SearchLevel {
  /// Something that can be done to an object, and its result.
  package struct Action: Equatable, Sendable {
    /// Its name in saves and on the wire.
    package let id: AnswerID
    /// What a player reads.
    package let text: LocalizedText
    /// What is said when it is done.
    package let result: LocalizedText
    /// How that feels.
    package let outcome: ActionFeedback

    /// An action under its id.
    package init(id: AnswerID, text: LocalizedText, result: LocalizedText, outcome: ActionFeedback)
    {
      self.id = id
      self.text = text
      self.result = result
      self.outcome = outcome
    }
  }

  /// An object in the dark, with its actions; one of them is right.
  package struct Element: Equatable, Sendable {
    /// Its name in saves and on the wire.
    package let id: String
    /// What it is called in a list.
    package let name: LocalizedText
    /// What a player reads.
    package let text: LocalizedText
    /// What can be done to it.
    package let actions: [Action]
    /// The id of the action that holds in the end.
    package let right: AnswerID

    /// Throws where an id is malformed or stands twice, where there are not 2 to 7 actions,
    /// or where the right one is missing or does not feel like progress.
    package init(
      id: String, name: LocalizedText, text: LocalizedText, actions: [Action], right: AnswerID
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
    package func action(_ id: AnswerID) -> Action? { actions.first { $0.id == id } }
  }
}

extension SearchLevel.Element {
  func mishap(by action: SearchLevel.Action) -> Mishap {
    Mishap(
      id: wrongAnswerID(of: action.id), object: name, text: action.text, reply: action.result)
  }

  /// `object.action`.
  func wrongAnswerID(of action: AnswerID) -> AnswerID { id + "." + action }
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
