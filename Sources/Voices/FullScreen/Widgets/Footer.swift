import Screen

/// The footer’s row: which keys work now. Where it is narrow the last ones lose their labels, then
/// the first ones go; help lists them all.
struct Footer: Block {
  private typealias Hint = (key: String, label: String)

  let hints: [KeyHint]
  let columns: Int

  /// At most `columns` wide.
  func rows(in texts: TextResolver) -> [[Span]] {
    let long: [Hint] = hints.map { ($0.key(in: texts), texts($0.label)) }
    // The same with the bare keys of every screen.
    let short: [Hint] = zip(hints, long).map { ($1.key, $0.isKnown ? "" : $1.label) }
    for count in hints.indices.reversed().map({ $0 + 1 }) {
      for (shown, gap) in [(long, 3), (long, 2), (short, 3), (short, 2)] {
        let spans = arrange(shown.suffix(count), gap: gap)
        if let end = spans.last?.end, end < columns { return [spans] }
      }
    }
    return [[]]
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
