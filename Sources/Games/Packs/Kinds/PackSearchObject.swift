import Flow
import JSON
import Localization

/// An object of a search, with its actions.
struct PackSearchObject: Equatable, Sendable {
  var id: String
  var name: PackText
  var text: PackText
  var actions: [PackSearchAction]
  var offset = FileOffset.unknown
}

extension PackSearchObject {
  /// The id of the action that is right; empty without one.
  var right: String { actions.first(where: \.isRight)?.id ?? "" }

  // MARK: In a file

  static let schema = PackValueSchema.object([
    PackFormat.id,
    .required("name", .label, L10n.PackFormat.objectName),
    .required("text", .text, L10n.PackFormat.objectText),
    .required("actions", .list(PackSearchAction.schema, 2...7), L10n.PackFormat.actions),
    PackFormat.comment,
  ])

  /// `number` gives the id where the file does not.
  init?(valid node: JSONNodeIndex, in source: JSONDocument, number: Int) {
    guard let name = source.text("name", of: node), let text = source.text("text", of: node)
    else { return nil }
    self.init(
      id: source.string("id", of: node) ?? "object-\(number)", name: name, text: text,
      actions: source.list("actions", of: node) {
        PackSearchAction(valid: $0, in: source, number: $1)
      },
      offset: FileOffset(of: node, in: source))
  }

  var json: JSONValue {
    [
      "id": JSONValue(id), "name": name.json, "text": text.json,
      "actions": JSONValue(actions.map(\.json)),
    ]
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    visit(name, .label)
    visit(text, .passage)
    for action in actions {
      visit(action.text, .label)
      if let result = action.result { visit(result, .passage) }
    }
  }

  func addFindings(to rules: inout PackRuleChecker) {
    rules.checkDistinct(actions.lazy.map { ($0.id, $0.offset) })
    let right = actions.filter(\.isRight)
    if right.count != 1 { rules.addFinding(.rightActionCount(right.count), at: offset) }
    for action in right where action.feels != .progress {
      rules.addFinding(.rightWithoutProgress, at: action.offset)
    }
  }

  // MARK: In a game

  init(_ element: SearchLevel.Element) {
    self.init(
      id: element.id, name: PackText(element.name), text: PackText(element.text),
      actions: element.actions.map { PackSearchAction($0, isRight: $0.id == element.right) })
  }

  func element(in document: PackDocument) throws(LevelError) -> SearchLevel.Element {
    try SearchLevel.Element(
      id: id, name: document.localized(name), text: document.localized(text),
      actions: actions.map { $0.action(in: document) }, right: right)
  }
}

/// What can be done to an object.
struct PackSearchAction: Equatable, Sendable {
  var id: String
  var text: PackText
  var result: PackText?
  var feels: ActionFeedback
  /// One of an object's actions is right.
  var isRight = false
  var offset = FileOffset.unknown
}

extension PackSearchAction {
  // MARK: In a file

  fileprivate static let schema = PackValueSchema.object([
    PackFormat.id,
    .required("text", .label, L10n.PackFormat.actionText),
    .optional("result", .text, L10n.PackFormat.result),
    .required("feels", .word(["progress", "nothing", "setback"]), L10n.PackFormat.feels),
    .optional("right", .flag, L10n.PackFormat.rightAction),
    PackFormat.comment,
  ])

  /// `number` gives the id where the file does not.
  fileprivate init?(valid node: JSONNodeIndex, in source: JSONDocument, number: Int) {
    guard let text = source.text("text", of: node),
      let feels = source.string("feels", of: node).flatMap(ActionFeedback.init(rawValue:))
    else { return nil }
    self.init(
      id: source.string("id", of: node) ?? "action-\(number)", text: text,
      result: source.text("result", of: node), feels: feels,
      isRight: source.flag("right", of: node),
      offset: FileOffset(of: node, in: source))
  }

  fileprivate var json: JSONValue {
    var object: JSONObject = ["id": JSONValue(id), "text": text.json]
    object["result"] = result?.json
    object["feels"] = JSONValue(feels.rawValue)
    if isRight { object["right"] = true }
    return JSONValue(object)
  }

  // MARK: In a game

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
