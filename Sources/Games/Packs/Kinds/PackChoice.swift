import Flow
import JSON
import Localization

/// An answer to choose, and what is said to it.
struct PackChoice: Equatable, Sendable {
  var id: String
  var text: PackText
  var reply: PackText?
}

extension PackChoice {
  /// An answer of the program.
  init(_ id: String, _ text: LocalizedText, _ reply: LocalizedText) {
    self.init(id: id, text: PackText(text), reply: PackText(reply))
  }

  // MARK: In a file

  static let schema = PackValueSchema.object([
    PackFormat.id,
    .required("text", .text, L10n.PackFormat.choiceText),
    .optional("reply", .text, L10n.PackFormat.reply),
    PackFormat.comment,
  ])

  /// `number` gives the id where the file does not.
  init?(valid node: JSONNodeIndex, in source: JSONDocument, number: Int) {
    guard let text = source.text("text", of: node) else { return nil }
    self.init(
      id: source.string("id", of: node) ?? Self.givenID(number), text: text,
      reply: source.text("reply", of: node))
  }

  private static func givenID(_ number: Int) -> String {
    usualIDs.indices.contains(number) ? usualIDs[number] : "answer-\(number)"
  }

  private static let usualIDs = (0...7).map { "answer-\($0)" }

  var json: JSONValue {
    var object: JSONObject = ["id": JSONValue(id), "text": text.json]
    object["reply"] = reply?.json
    return JSONValue(object)
  }

  // MARK: In a game

  /// The answer of a level of the program.
  init(_ choice: Choice) { self.init(choice.id, choice.text, choice.reply) }

  /// The answer as a level has it; `standard` is said where the pack says nothing.
  func choice(in document: PackDocument, replying standard: LocalizedText) -> Choice {
    Choice(id: id, text: document.localized(text), reply: document.localized(reply, else: standard))
  }
}
