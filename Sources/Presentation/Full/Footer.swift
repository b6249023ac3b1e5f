import Screen

/// The footer’s row: which keys work now. Where it is narrow the first ones go; help lists them all.
struct Footer {
  private let hints: [(key: String, label: String)]

  init(_ hints: [KeyHint], in words: Wording) {
    self.hints = hints.map { ($0.key(in: words), words($0.label)) }
  }

  /// At most `columns` wide, closer together before anything is left out.
  func spans(columns: Int) -> [Span] {
    for count in hints.indices.reversed().map({ $0 + 1 }) {
      let shown = hints.suffix(count)
      let width = shown.reduce(1) { $0 + DisplayWidth.of($1.key) + 1 + DisplayWidth.of($1.label) }
      let gap = [3, 2].first { width + $0 * (count - 1) < columns }
      if let gap { return set(shown, gap: gap) }
    }
    return hints.last.map { set([$0], gap: 0) } ?? []
  }

  private func set(_ shown: ArraySlice<(key: String, label: String)>, gap: Int) -> [Span] {
    var column = 1
    return shown.flatMap { hint in
      let key = Span(column: column, text: hint.key)
      let label = Span(column: key.end + 1, text: hint.label, style: .faint)
      column = label.end + gap
      return [key, label]
    }
  }
}
