import Flow
import JSON
import Localization

/// A dark room: one thing is done to each object, then the whole list is judged.
struct PackSearch: Equatable, Sendable {
  var objects: [PackSearchObject]
  var failure: PackText?
  var success: PackText?
}

extension PackSearch: LevelFormat {
  var task: PackTask { .search(self) }

  // MARK: In a file

  static let kind = Level.Kind.search

  static let fields: [PackField] = [
    .required("objects", .list(PackSearchObject.schema, 1...9), L10n.PackFormat.objects),
    .optional("failure", .text, L10n.PackFormat.failure),
    .optional("success", .text, L10n.PackFormat.success),
  ]

  init(valid node: JSONNodeIndex, in source: JSONDocument) {
    self.init(
      objects: source.list("objects", of: node) {
        PackSearchObject(valid: $0, in: source, number: $1)
      },
      failure: source.text("failure", of: node), success: source.text("success", of: node))
  }

  func write(to object: inout JSONObject) {
    object["objects"] = JSONValue(objects.map(\.json))
    object["failure"] = failure?.json
    object["success"] = success?.json
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for object in objects { object.visitTexts(visit) }
    for text in [failure, success].compactMap(\.self) { visit(text, .passage) }
  }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    rules.checkDistinct(objects.lazy.map { ($0.id, $0.offset) })
    for object in objects { object.addFindings(to: &rules) }
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
}

// MARK: In the starter

extension PackSearch {
  static let exampleComment = L10n.Starter.darkComment

  static let example = PackLevel(
    id: "dark", text: PackText(L10n.Starter.darkText),
    hints: [PackText(L10n.Starter.darkHint1), PackText(L10n.Starter.darkHint2)],
    task: .search(
      PackSearch(
        objects: [
          PackSearchObject(
            id: "key", name: PackText(L10n.Starter.darkKey),
            text: PackText(L10n.Starter.darkKeyText),
            actions: [
              action(
                "wind", L10n.Starter.darkWind, L10n.Starter.darkWindResult, .progress, isRight: true
              ),
              action("pocket", L10n.Starter.darkPocket, L10n.Starter.darkPocketResult, .nothing),
            ]),
          PackSearchObject(
            id: "cloth", name: PackText(L10n.Starter.darkCloth),
            text: PackText(L10n.Starter.darkClothText),
            actions: [
              action(
                "wipe", L10n.Starter.darkWipe, L10n.Starter.darkWipeResult, .progress, isRight: true
              ),
              action("shake", L10n.Starter.darkShake, L10n.Starter.darkShakeResult, .setback),
            ]),
        ], failure: PackText(L10n.Starter.darkFailure), success: PackText(L10n.Starter.darkSuccess))
    ))

  private static func action(
    _ id: String, _ text: LocalizedText, _ result: LocalizedText, _ feels: ActionFeedback,
    isRight: Bool = false
  ) -> PackSearchAction {
    PackSearchAction(
      id: id, text: PackText(text), result: PackText(result), feels: feels, isRight: isRight)
  }
}
