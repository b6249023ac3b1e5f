package import Flow
import JSON
import Localization

/// How an author wants a pack to be played; the standard is the story’s own way.
package struct PackSettings: Equatable, Sendable {
  /// How many levels are drawn for each player, and from what.
  struct Draw: Equatable, Sendable {
    enum Source: String, CaseIterable, Sendable { case chapter, pack }

    var count: Int
    var source = Source.chapter
  }

  /// What the flow goes by.
  package var policy = FlowPolicy()
  /// Nil where every player has all levels.
  var draw: Draw?
  /// Whether the levels of a chapter stand in an order of each player’s own.
  var isShuffled = false

  /// Whether all pupils have the same questions in the same order.
  package var isAlikeForAll: Bool { draw == nil && !isShuffled }

  /// How many tries a question may have.
  package static let attempts = 1...9
  /// How many levels can be drawn.
  package static let mostDrawn = 9_999
}

// MARK: In a file

extension PackSettings {
  /// The members of a pack that say it.
  static let fields: [PackField] = [
    .optional("hints", .flag, L10n.ClassroomFormat.hints),
    .optional("attempts", .integer(attempts), L10n.ClassroomFormat.attempts),
    .optional("record", .flag, L10n.ClassroomFormat.record),
    .optional("draw", draw, L10n.ClassroomFormat.draw),
    .optional("shuffle", .flag, L10n.ClassroomFormat.shuffle),
    .optional(
      "order", .word(FlowPolicy.Order.allCases.map(\.rawValue)), L10n.ClassroomFormat.order),
    .optional(
      "answers", .word(FlowPolicy.Telling.allCases.map(\.rawValue)), L10n.ClassroomFormat.answers),
  ]

  private static let draw = PackValueSchema.object([
    .required("count", .integer(1...mostDrawn), L10n.ClassroomFormat.drawCount),
    .optional(
      "from", .word(Draw.Source.allCases.map(\.rawValue)), L10n.ClassroomFormat.drawFrom),
  ])

  /// Of the root of a pack that fits the format.
  init(valid root: JSONNodeIndex, in source: JSONDocument) {
    policy.hasHints = source.member("hints", of: root).flatMap(source.bool) ?? true
    policy.attempts = source.int("attempts", of: root)
    policy.recordsWords = source.member("record", of: root).flatMap(source.bool) ?? false
    policy.order = source.string("order", of: root).flatMap(FlowPolicy.Order.init) ?? .strict
    policy.answers = source.string("answers", of: root).flatMap(FlowPolicy.Telling.init) ?? .atOnce
    draw = source.member("draw", of: root).flatMap { Draw(valid: $0, in: source) }
    isShuffled = source.member("shuffle", of: root).flatMap(source.bool) ?? false
  }

  /// Adds what is not the standard to the members of a pack.
  func write(to object: inout JSONObject) {
    object["hints"] = policy.hasHints ? nil : false
    object["attempts"] = policy.attempts.map { JSONValue($0) }
    object["record"] = policy.recordsWords ? true : nil
    object["draw"] = draw?.json
    object["shuffle"] = isShuffled ? true : nil
    object["order"] = policy.order == .strict ? nil : JSONValue(policy.order.rawValue)
    object["answers"] = policy.answers == .atOnce ? nil : JSONValue(policy.answers.rawValue)
  }
}

extension PackSettings.Draw {
  fileprivate init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let count = source.int("count", of: node) else { return nil }
    self.count = count
    self.source = source.string("from", of: node).flatMap(Source.init) ?? .chapter
  }

  fileprivate var json: JSONValue {
    var object: JSONObject = ["count": JSONValue(count)]
    object["from"] = source == .chapter ? nil : JSONValue(source.rawValue)
    return JSONValue(object)
  }
}
