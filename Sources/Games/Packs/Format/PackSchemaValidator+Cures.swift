import JSON
import Localization

extension PackSchemaValidator {
  /// A member that the format has elsewhere, or has not.
  func strange(_ word: String, among fields: PackObjectFields) -> PackFindingReason {
    let key = SafeText(cleaning: word)
    let homes = PackKeyHome.homes(of: word)
    if !homes.isEmpty { return .misplacedKey(key, homes: homes) }
    let keys = fields.all.map(\.key)
    let near =
      nearest(to: word, among: keys) ?? PackKeySynonyms.keys(for: word).first(where: keys.contains)
    return .unknownKey(key: key, near: near)
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
    case .list, .decimal: .expected(expected)
    }
  }

  /// Whether a string holds what was wanted.
  private func isUnquotable(_ node: JSONNodeIndex, as expected: ExpectedValue) -> Bool {
    guard let string = text.string(node) else { return false }
    return switch expected {
    case .integer(let range): Int(string).map(range.contains) ?? false
    case .flag: ["true", "false"].contains(string)
    case .object, .list, .text, .spellings, .string, .decimal: false
    }
  }

  /// A number or word as its author wrote it.
  private func written(_ node: JSONNodeIndex) -> SafeText {
    let rest = bytes[Int(text.offset(of: node))...].prefix(PackReader.limits.number)
    let word = rest.prefix { $0 > 0x20 && ![0x2C, 0x5D, 0x7D].contains($0) }
    return SafeText(cleaning: String(decoding: word, as: UTF8.self))
  }
}

/// What an author meant who wrote `word`; nil where nothing is near.
func nearest(to word: String, among words: [String]) -> String? {
  words.nearest(to: word).flatMap {
    $0.distance <= ($0.word.count < 4 ? 1 : max(2, $0.word.count / 3)) ? $0.word : nil
  }
}
