import Flow
import JSON
import Localization

/// An answer to choose, and what is said to it.
struct PackChoice: Sendable {
  var id: AnswerID
  var text: PackText
  var reply: PackText?
  /// The id that earlier versions of the program gave it; nil where the file gives its own.
  var formerID: AnswerID?
  /// Whether a rotor that draws its wrong answers always shows this one.
  var isAlwaysShown = false
}

extension PackChoice: Equatable {
  /// Compares what the file says, and not what the program once made of it.
  static func == (left: PackChoice, right: PackChoice) -> Bool {
    left.id == right.id && left.text == right.text && left.reply == right.reply
      && left.isAlwaysShown == right.isAlwaysShown
  }
}

extension PackChoice {
  /// An answer of the program.
  init(_ id: String, _ text: LocalizedText, _ reply: LocalizedText) {
    self.init(id: id, text: PackText(text), reply: PackText(reply))
  }

  // MARK: In a file

  static let schema = PackValueSchema.brief(.label, fields)

  /// Of a wrong answer among which some are drawn.
  static let drawnSchema = PackValueSchema.brief(
    .label, fields.and([.optional("always", .flag, L10n.WheelPacks.always)]))

  private static let fields: PackObjectFields = [
    PackFormat.id,
    .required("text", .label, L10n.PackFormat.choiceText),
    .optional("reply", .text, L10n.PackFormat.reply),
    PackFormat.comment,
  ]

  /// Without an id where the file gives none; earlier versions made one of `number`.
  init?(valid node: JSONNodeIndex, in source: JSONDocument, number: Int) {
    guard let text = source.text(node) ?? source.text("text", of: node) else { return nil }
    let id = source.string("id", of: node)
    self.init(
      id: id ?? "", text: text, reply: source.text("reply", of: node),
      formerID: id == nil ? GivenAnswerIDs.former(number) : nil,
      isAlwaysShown: source.flag("always", of: node))
  }

  var json: JSONValue {
    var object: JSONObject = ["id": JSONValue(id), "text": text.json]
    object["reply"] = reply?.json
    if isAlwaysShown { object["always"] = true }
    return JSONValue(object)
  }

  // MARK: In a game

  /// The answer of a level of the program.
  init(_ choice: Choice) { self.init(choice.id, choice.text, choice.reply) }

  /// The answer as a level has it; `standard` is said where the pack says nothing.
  func choice(in document: PackDocument, replying standard: LocalizedText) -> Choice {
    Choice(
      id: id, text: document.localized(text), reply: document.localized(reply, else: standard),
      formerID: formerID)
  }
}
