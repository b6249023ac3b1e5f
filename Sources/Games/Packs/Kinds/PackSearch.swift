import Flow
import Localization

/// A dark room: one thing is done to each object, then the whole list is judged.
struct PackSearch: Equatable, Sendable {
  var objects: [PackSearchObject] = []
  var failure: PackText?
  var success: PackText?
}

extension PackSearch: LevelFormat {
  static let kind = Level.Kind.search

  static let fields: PackFields<PackSearch> = [
    .required("objects", \.objects, .list(.shape, 1...9), L10n.PackFormat.objects),
    .optional("failure", \.failure, .text, L10n.PackFormat.failure),
    .optional("success", \.success, .text, L10n.PackFormat.success),
  ]

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    rules.checkDistinct(objects.lazy.map { ($0.id, $0.offset) })
    for object in objects { object.addFindings(to: &rules) }
  }

  /// The lists that win: the one of all right actions, and what can stand in it instead.
  func countSolutions(with solver: inout PackSolver) -> Int {
    let right = objects.map(\.right)
    guard solver.wins(right) else { return 0 }
    var count = 1
    for (index, object) in objects.enumerated() {
      count *= object.actions.count { action in
        var list = right
        list[index] = action.id
        return solver.wins(list)
      }
    }
    return count
  }

  // MARK: In a game

  init(_ level: SearchLevel) {
    self.init(
      objects: level.elements.map(PackSearchObject.init), failure: PackText(level.failure),
      success: PackText(level.success))
  }

  func level(_ content: LevelContent, in document: PackDocument) throws(LevelError) -> Level {
    try Level.search(
      content,
      elements: try objects.map { object throws(LevelError) in try object.element(in: document) },
      failure: document.localized(failure, else: L10n.Packs.failure),
      success: document.localized(success, else: L10n.Packs.right))
  }
}

/// An object of a search, with its actions.
struct PackSearchObject: Equatable, Sendable {
  var id = ""
  var name = PackText.blank
  var text = PackText.blank
  var actions: [PackSearchAction] = []
  var offset = FileOffset.unknown
}

extension PackSearchObject: PackShape {
  static let fields: PackFields<PackSearchObject> = [
    .defaulted("id", \.id, .id, L10n.PackFormat.id),
    .required("name", \.name, .label, L10n.PackFormat.objectName),
    .required("text", \.text, .text, L10n.PackFormat.objectText),
    .required("actions", \.actions, .list(.shape, 2...7), L10n.PackFormat.actions),
    .comment,
  ]

  mutating func complete(from node: PackNode) {
    offset = node.offset
    if id.isEmpty { id = "object-\(node.number)" }
  }
}

extension PackSearchObject {
  /// The id of the action that is right; empty without one.
  var right: String { actions.first(where: \.isRight)?.id ?? "" }

  fileprivate func addFindings(to rules: inout PackRuleChecker) {
    rules.checkDistinct(actions.lazy.map { ($0.id, $0.offset) })
    let right = actions.filter(\.isRight)
    if right.count != 1 { rules.add(L10n.Packs.rightActions(count: right.count), at: offset) }
    for action in right where action.feels != .progress {
      rules.add(L10n.Packs.rightWithoutProgress, at: action.offset)
    }
  }

  fileprivate init(_ element: SearchLevel.Element) {
    self.init(
      id: element.id, name: PackText(element.name), text: PackText(element.text),
      actions: element.actions.map { PackSearchAction($0, isRight: $0.id == element.right) })
  }

  fileprivate func element(in document: PackDocument) throws(LevelError) -> SearchLevel.Element {
    try SearchLevel.Element(
      id: id, name: document.localized(name), text: document.localized(text),
      actions: actions.map { $0.action(in: document) }, right: right)
  }
}

/// What can be done to an object.
struct PackSearchAction: Equatable, Sendable {
  var id = ""
  var text = PackText.blank
  var result: PackText?
  var feels = ActionFeedback.nothing
  /// One of an object's actions is right.
  var isRight = false
  var offset = FileOffset.unknown
}

extension PackSearchAction: PackShape {
  static let fields: PackFields<PackSearchAction> = [
    .defaulted("id", \.id, .id, L10n.PackFormat.id),
    .required("text", \.text, .label, L10n.PackFormat.actionText),
    .optional("result", \.result, .text, L10n.PackFormat.result),
    .required("feels", \.feels, feeling, L10n.PackFormat.feels),
    .defaulted("right", \.isRight, .flag, L10n.PackFormat.rightAction),
    .comment,
  ]

  private static let feeling = PackForm.word(
    ActionFeedback.allCases.map(\.rawValue), { word, _ in ActionFeedback(rawValue: word) },
    \.rawValue)

  mutating func complete(from node: PackNode) {
    offset = node.offset
    if id.isEmpty { id = "action-\(node.number)" }
  }
}

extension PackSearchAction {
  fileprivate init(_ action: SearchLevel.Action, isRight: Bool) {
    self.init(
      id: action.id, text: PackText(action.text), result: PackText(action.result),
      feels: action.outcome, isRight: isRight)
  }

  fileprivate func action(in document: PackDocument) -> SearchLevel.Action {
    let standard =
      switch feels {
      case .progress: L10n.Packs.progress
      case .nothing: L10n.Packs.nothing
      case .setback: L10n.Packs.setback
      }
    return SearchLevel.Action(
      id: id, text: document.localized(text),
      result: document.localized(result, else: standard), outcome: feels)
  }
}

// MARK: In the starter

extension PackSearch {
  private typealias Words = L10n.Starter

  static let example = PackLevel(
    id: "dark", text: PackText(Words.darkText),
    hints: [Words.darkHint1, Words.darkHint2].map(PackText.init),
    task: PackTask(
      PackSearch(
        objects: [
          PackSearchObject(
            id: "key", name: PackText(Words.darkKey), text: PackText(Words.darkKeyText),
            actions: [
              action("wind", Words.darkWind, Words.darkWindResult, .progress),
              action("pocket", Words.darkPocket, Words.darkPocketResult, .nothing),
            ]),
          PackSearchObject(
            id: "cloth", name: PackText(Words.darkCloth), text: PackText(Words.darkClothText),
            actions: [
              action("wipe", Words.darkWipe, Words.darkWipeResult, .progress),
              action("shake", Words.darkShake, Words.darkShakeResult, .setback),
            ]),
        ], failure: PackText(Words.darkFailure), success: PackText(Words.darkSuccess))),
    comment: PackText(Words.darkComment))

  /// Of the starter's actions those that help are right.
  private static func action(
    _ id: String, _ text: LocalizedText, _ result: LocalizedText, _ feels: ActionFeedback
  ) -> PackSearchAction {
    PackSearchAction(
      id: id, text: PackText(text), result: PackText(result), feels: feels,
      isRight: feels == .progress)
  }
}
