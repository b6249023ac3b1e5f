package import Localization

private typealias Words = L10n.PackCures

extension PackMending {
  /// What was mended in `file`, by kind; then the first texts, before and after.
  package func texts(file: LocalizedText) -> [LocalizedText] {
    let sums = Kind.allCases.compactMap { kind in
      counts[kind].map { Words.sum(file: file, kind: kind.text(count: $0)) }
    }
    let texts = changes.map {
      Words.change(
        file: file, line: $0.line, before: LocalizedText(verbatim: $0.before),
        after: LocalizedText(verbatim: $0.after))
    }
    let more = (counts[.typography] ?? 0) - changes.count
    return sums + texts + (more > 0 ? [Words.mendedMore(count: more)] : [])
  }
}

extension PackMending.Kind {
  fileprivate func text(count: Int) -> LocalizedText {
    switch self {
    case .byteOrderMark: Words.mendedByteOrderMark
    case .utf16: Words.mendedUtf16
    case .encoding: Words.mendedEncoding
    case .quotes: Words.mendedQuotes(count: count)
    case .blanks: Words.mendedBlanks(count: count)
    case .commas: Words.mendedCommas(count: count)
    case .missingCommas: Words.mendedMissingCommas(count: count)
    case .comments: Words.mendedComments(count: count)
    case .words: Words.mendedWords(count: count)
    case .missingQuotes: Words.mendedMissingQuotes(count: count)
    case .surplusQuotes: Words.mendedSurplusQuotes(count: count)
    case .typography: Words.mendedTypography(count: count)
    }
  }
}
