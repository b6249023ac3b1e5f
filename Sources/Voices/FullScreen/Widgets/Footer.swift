import Flow
import Screen

/// The footer’s row: which keys work now. Where it is narrow those of every screen lose their labels, then a round’s
/// gestures; then the first ones go, Enter behind the others; help lists them all.
struct Footer: Block {
  private typealias Hint = (key: String, label: String)

  let hints: [KeyHint]
  let columns: Int

  /// At most `columns` wide.
  func rows(in texts: TextResolver) -> [[Span]] {
    let long: [Hint] = hints.map { ($0.key(in: texts), texts($0.label)) }
    // The same with the bare keys of every screen.
    let short: [Hint] = zip(hints, long).map { ($1.key, $0.isKnown ? "" : $1.label) }
    let bare: [Hint] = zip(hints, long).map { ($1.key, $0.mayStandAlone ? "" : $1.label) }
    let leavingOrder = leavingOrder
    for count in hints.indices {
      let gone = Set(leavingOrder.prefix(count))
      for (shown, gap) in [(long, 3), (long, 2), (short, 3), (short, 2), (bare, 2)] {
        let spans = arrange(shown.indices.filter { !gone.contains($0) }.map { shown[$0] }, gap: gap)
        if let end = spans.last?.end, end < columns { return [spans] }
      }
    }
    return [[]]
  }

  /// In which order keys go: first those of the scene, then Enter, then those of every screen.
  private var leavingOrder: [Int] {
    let own = hints.indices.filter { !hints[$0].isKnown }
    let isEnter = { hints[$0].name == .sign("⏎") }
    return own.filter { !isEnter($0) } + own.filter(isEnter)
      + hints.indices.filter { hints[$0].isKnown }
  }

  private func arrange(_ shown: [Hint], gap: Int) -> [Span] {
    var column = 1
    return shown.flatMap { hint in
      let key = Span(column: column, text: hint.key)
      let label = Span(column: key.end + 1, text: hint.label, style: .faint)
      column = (hint.label.isEmpty ? key.end : label.end) + gap
      return hint.label.isEmpty ? [key] : [key, label]
    }
  }
}
