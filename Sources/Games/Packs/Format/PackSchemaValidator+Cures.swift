import JSON
import Localization

/// What would be right instead of a value that does not fit.
extension PackSchemaValidator {
  /// What is said of a member that an object has not.
  func reason(
    forStrange word: String, in node: JSONNodeIndex, _ fields: PackObjectFields
  ) -> PackFindingReason {
    let key = SafeText(cleaning: word)
    let isInPack = text.offset(of: node) == text.offset(of: text.root)
    if DepartedWords.haveMember(word, inPack: isInPack) { return .departed(key) }
    return .unknownKey(key: key, near: nearest(to: word, among: fields.all.map(\.key)))
  }

  /// What to write instead of a value, where that can be told; else what should be there.
  func cure(
    _ expected: ExpectedValue, of fields: PackObjectFields? = nil, at node: JSONNodeIndex
  ) -> PackFindingReason {
    switch expected {
    case .text, .spellings, .string:
      text.isNumberOrFlag(node) ? .needsQuotes(written(node)) : .expected(expected)
    case .integer, .flag:
      isUnquotable(node, as: expected)
        ? .needsNoQuotes(SafeText(cleaning: text.string(node) ?? "")) : .expected(expected)
    case .object:
      fields.flatMap { example(of: $0, from: node) }.map { .needsBraces($0) } ?? .expected(expected)
    case .list: .expected(expected)
    }
  }

  /// Whether a string holds what was wanted.
  private func isUnquotable(_ node: JSONNodeIndex, as expected: ExpectedValue) -> Bool {
    guard let string = text.string(node) else { return false }
    if case .integer(let range) = expected { return Int(string).map(range.contains) ?? false }
    return expected == .flag && ["true", "false"].contains(string)
  }

  /// A number or word as its author wrote it.
  private func written(_ node: JSONNodeIndex) -> SafeText {
    bytes[Int(text.offset(of: node))...].prefix(PackReader.limits.number)
      .prefix { $0 > 0x20 && ![0x2C, 0x5D, 0x7D].contains($0) }.echo
  }

  // MARK: Examples

  /// An object made of the text or number that stands in its place: `{"text": "London"}`. Nil where it needs more
  /// than texts and numbers.
  private func example(of fields: PackObjectFields, from node: JSONNodeIndex) -> SafeText? {
    guard var value = text.numberText(node) ?? text.string(node) else { return nil }
    var members: [String] = []
    for field in fields.all where field.isRequired {
      switch field.schema {
      case .text, .label, .spellings: members.append("\(quoted(field.key)): \(quoted(value))")
      case .integer(let range):
        guard members.isEmpty, let number = Int(value), range.contains(number) else { return nil }
        members.append("\(quoted(field.key)): \(number)")
      default: return nil
      }
      value = "…"
    }
    return SafeText(cleaning: "{" + members.joined(separator: ", ") + "}", limit: 200)
  }

  /// A list of the one text that stands in its place: `["gorge"]`; nil where no text belongs in it.
  func exampleList(of element: PackValueSchema, from node: JSONNodeIndex) -> SafeText? {
    guard let string = text.string(node) else { return nil }
    switch element {
    case .text, .label, .spellings, .brief:
      return SafeText(cleaning: "[\(quoted(string))]", limit: 200)
    default: return nil
    }
  }

  private func quoted(_ value: String) -> String {
    String(decoding: JSONWriter.write(JSONValue(value)), as: UTF8.self)
  }
}

/// What an author meant who wrote `word`; nil where nothing is near.
func nearest(to word: String, among words: [String]) -> String? {
  words.nearest(to: word.lowercased()).flatMap {
    $0.distance <= ($0.word.count < 4 ? 1 : max(2, $0.word.count / 3)) ? $0.word : nil
  }
}
