import JSON
import Localization

extension PackSchemaValidator {
  /// An object as it would be written of what stands in its place: `{"text": "London", "with": "Thames"}` for
  /// `["London", "Thames"]` and for `"London = Thames"`. Nil where there is nothing that it could be made of.
  func example(of fields: PackObjectFields, from node: JSONNodeIndex) -> SafeText? {
    example(of: fields, values: values(in: node)).map { SafeText(cleaning: $0, limit: 200) }
  }

  /// A list in the same way: `["gorge", "waterfall"]` for `"gorge, waterfall"`.
  func exampleList(of element: PackValueSchema, from node: JSONNodeIndex) -> SafeText? {
    var elements: [String?] = []
    switch element {
    case .object(let fields):
      elements =
        text.members(of: node)?.map { key, value in
          text.string(value).flatMap { example(of: fields, values: [text.string(key) ?? "", $0]) }
        } ?? text.string(node).map { _ in [example(of: fields, values: values(in: node))] } ?? []
    case .text, .label, .spellings, .brief:
      elements =
        text.string(node)?.split { $0 == "," || $0 == ";" }.map { quoted(String($0)) } ?? []
    case .kinds, .list, .id, .languageCode, .integer, .decimal, .word, .flag, .anything: break
    }
    let written = elements.compactMap(\.self)
    guard !written.isEmpty, written.count == elements.count else { return nil }
    return SafeText(cleaning: "[" + written.joined(separator: ", ") + "]", limit: 200)
  }

  /// Nil where a member is neither a text nor a number, or where there is a value too many.
  private func example(of fields: PackObjectFields, values: [String]) -> String? {
    let required = fields.all.filter(\.isRequired)
    guard !required.isEmpty, !values.isEmpty, values.count <= required.count else { return nil }
    var members: [String] = []
    for (index, field) in required.enumerated() {
      let value = values.indices.contains(index) ? values[index] : nil
      guard let written = example(of: field.schema, value) else { return nil }
      members.append("\(quoted(field.key)): \(written)")
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private func example(of schema: PackValueSchema, _ value: String?) -> String? {
    switch schema {
    case .text, .label, .spellings: quoted(value ?? "…")
    case .integer(let range):
      value == nil ? String(range.lowerBound) : value.flatMap { Int($0) }.map { String($0) }
    case .object, .brief, .kinds, .list, .id, .languageCode, .decimal, .word, .flag, .anything: nil
    }
  }

  /// What an author wrote instead of an object: a text, perhaps two with a sign between them, a number, or a list of
  /// these.
  private func values(in node: JSONNodeIndex) -> [String] {
    if let number = text.numberText(node) { return [number] }
    if let string = text.string(node) {
      let parts = string.split(separator: "=").map { $0.trimmingBlanks }
      return parts.count == 2 ? parts : [string]
    }
    return text.elements(of: node)?.compactMap { text.string($0) ?? text.numberText($0) } ?? []
  }

  private func quoted(_ value: String) -> String {
    String(decoding: JSONWriter.write(JSONValue(value.trimmingBlanks)), as: UTF8.self)
  }
}

extension StringProtocol {
  /// Without the blanks at its ends.
  fileprivate var trimmingBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
