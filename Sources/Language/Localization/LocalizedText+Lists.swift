extension LocalizedText {
  /// “a, b or c”; nil of nothing. Another `last` puts the last text behind the others with its own word.
  package static func list(
    _ texts: [LocalizedText],
    last: (_ first: LocalizedText, _ last: LocalizedText) -> LocalizedText = L10n.Common.listOr
  ) -> LocalizedText? {
    guard let first = texts.first, let final = texts.last, texts.count > 1 else {
      return texts.first
    }
    let head = texts.dropFirst().dropLast().reduce(first) { L10n.Common.list(first: $0, next: $1) }
    return last(head, final)
  }

  /// “a, b, c”; empty of nothing.
  package static func row(of texts: [LocalizedText]) -> LocalizedText {
    list(texts, last: L10n.Common.list) ?? LocalizedText(cleaning: "")
  }

  /// “a; b; c”, of texts that may have commas of their own; empty of nothing.
  package static func phrases(of texts: [LocalizedText]) -> LocalizedText {
    guard let first = texts.first else { return LocalizedText(cleaning: "") }
    return texts.dropFirst().reduce(first) { L10n.Common.phrases(first: $0, next: $1) }
  }

  /// “a, b or c”; empty of nothing.
  package static func any(of texts: [LocalizedText]) -> LocalizedText {
    list(texts) ?? LocalizedText(cleaning: "")
  }

  /// “a, b and c”; empty of nothing.
  package static func all(of texts: [LocalizedText]) -> LocalizedText {
    list(texts, last: L10n.Common.listAnd) ?? LocalizedText(cleaning: "")
  }

  /// The text, then another sentence.
  package func followed(by next: LocalizedText) -> LocalizedText {
    L10n.Common.sentences(first: self, next: next)
  }
}

extension Language {
  /// The codes of all languages, each in the words around it, as a list in the order of `allCases`.
  package static func codes(
    each word: (_ code: LocalizedText) -> LocalizedText = { $0 },
    last: (_ first: LocalizedText, _ last: LocalizedText) -> LocalizedText = L10n.Common.listOr
  ) -> LocalizedText {
    let words = allCases.map { word(LocalizedText(cleaning: $0.code)) }
    return LocalizedText.list(words, last: last) ?? words[0]
  }
}
