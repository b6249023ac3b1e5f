import Screen

/// The footer’s row: which keys work now. Where it is narrow the last ones lose their labels, then
/// the first ones go; help lists them all.
struct Footer {
  private typealias Hint = (key: String, label: String)
  private let hints: [Hint]
  /// The same with the bare keys of every screen.
  private let shortHints: [Hint]

  init(_ hints: [KeyHint], in texts: TextResolver) {
    self.hints = hints.map { ($0.key(in: texts), texts($0.label)) }
    shortHints = zip(hints, self.hints).map { ($1.key, $0.isKnown ? "" : $1.label) }
  }

  /// At most `columns` wide.
  func spans(columns: Int) -> [Span] {
    for count in hints.indices.reversed().map({ $0 + 1 }) {
      for (shown, gap) in [(hints, 3), (hints, 2), (shortHints, 3), (shortHints, 2)] {
        let spans = arrange(shown.suffix(count), gap: gap)
        if let end = spans.last?.end, end < columns { return spans }
      }
    }
    return []
  }

  private func arrange(_ shown: ArraySlice<Hint>, gap: Int) -> [Span] {
    var column = 1
    return shown.flatMap { hint in
      let key = Span(column: column, text: hint.key)
      let label = Span(column: key.end + 1, text: hint.label, style: .faint)
      column = (hint.label.isEmpty ? key.end : label.end) + gap
      return hint.label.isEmpty ? [key] : [key, label]
    }
  }
}
