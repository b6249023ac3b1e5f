/// What one thing or place is called in one language; shared, never changed.
final class NounVocabulary: Sendable {
  /// Words that name it by themselves, and all that may help.
  private let nouns: Set<String>
  private let words: Set<String>
  /// Names of several words, whole.
  private let wholeNames: [Set<String>]
  let foldedNouns: Set<String>
  let folded: Set<String>

  init(_ phrases: [String]) {
    let entries = phrases.map { Token.tokenize($0).compactMap(\.word) }
    let singleWords = entries.filter { $0.count == 1 }.flatMap(\.self)
    let all = entries.flatMap(\.self)
    wholeNames = entries.filter { $0.count > 1 }.map { Set($0.map(\.folded)) }
    nouns = Set(singleWords.map(\.exact))
    words = Set(all.map(\.exact))
    foldedNouns = Set(singleWords.map(\.folded))
    folded = Set(all.map(\.folded))
  }

  /// How well a phrase names the thing.
  enum NameMatchQuality: Int, Comparable {
    case none
    /// Only by words that help: “brass” for the brass key.
    case adjective
    /// With other accents than its own.
    case folded
    case exact

    static func < (one: NameMatchQuality, other: NameMatchQuality) -> Bool {
      one.rawValue < other.rawValue
    }
  }

  func matchQuality(of phrase: [Word]) -> NameMatchQuality {
    guard !phrase.isEmpty, phrase.allSatisfy({ folded.contains($0.folded) }) else { return .none }
    guard phrase.contains(where: { foldedNouns.contains($0.folded) }) else {
      return isWholeName(phrase) ? .exact : .adjective
    }
    let isExact =
      phrase.allSatisfy { words.contains($0.exact) }
      && phrase.contains { nouns.contains($0.exact) }
    return isExact ? .exact : .folded
  }

  /// “Mouth of the cave” without its small words is still the whole name.
  private func isWholeName(_ phrase: [Word]) -> Bool {
    let said = Set(phrase.map(\.folded))
    return said.count > 1
      && wholeNames.contains { name in name.filter { $0.count > 3 }.isSubset(of: said) }
  }
}
