import Localization

/// The words of a choice that tell it from others: folded, contractions spelled out, without the small
/// words.
struct ChoiceWords {
  let words: [String]

  init(_ text: String, in language: Language) {
    let rules = ChoiceWordRules(language)
    let plain = text.split { !$0.isLetter && !$0.isNumber }.map { String($0).folded(as: .word) }
    words = rules.spelledOut(plain).filter { !rules.small.contains($0) }
  }

  /// The indices of the texts that the words are a part of: in the same order where that tells one from the
  /// others, else in any. Numbers and small words alone are a part of none.
  func indices(among texts: [String], in language: Language) -> [Int] {
    guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return [] }
    let texts = texts.map { ChoiceWords($0, in: language).words }
    let fitting = texts.indices.filter { Set(texts[$0]).isSuperset(of: words) }
    let inOrder = fitting.filter { hasInOrder(texts[$0]) }
    return inOrder.count == 1 ? inOrder : fitting
  }

  /// Whether the words stand side by side in `text`.
  private func hasInOrder(_ text: [String]) -> Bool {
    text.indices.contains { text[$0...].starts(with: words) }
  }
}

/// What a language ignores and contracts.
private struct ChoiceWordRules {
  let small: Set<String>
  private let contractions: [(contracted: [Substring], spelledOut: [String])]

  init(_ language: Language) {
    small = Set(L10n.Choices.small.resolved(in: language))
    contractions = zip(
      L10n.Choices.contracted.resolved(in: language),
      L10n.Choices.spelledOut.resolved(in: language)
    ).map { ($0.split(separator: " "), $1.split(separator: " ").map { String($0) }) }
  }

  func spelledOut(_ words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let first = rest.first {
      let found = contractions.first { rest.starts(with: $0.contracted.map { String($0) }) }
      result += found?.spelledOut ?? [first]
      rest = rest.dropFirst(found?.contracted.count ?? 1)
    }
    return result
  }
}
