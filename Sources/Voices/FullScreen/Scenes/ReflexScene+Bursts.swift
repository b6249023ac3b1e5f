import Localization
import Reflex
import Screen
import Session

extension PageWriter {
  /// The commands of a burst, row by row, in as few columns as fit: all of them to be read, or, once
  /// the first is obeyed, only those that are, the rest to be known by heart.
  func burstRows(of scene: ReflexScene, rows: Int) -> [[Span]] {
    let count = scene.cues.count
    let columns = max(1, (count + rows - 1) / max(1, rows))
    let wide = Gesture.allCases.map { DisplayWidth.of(texts($0.capitals)) }.max() ?? 0
    let hasWords = columns * (wide + 5) - 2 <= margins.columns - 2
    let width = (hasWords ? wide : 1) + 5
    let left = margins.centered(columns * width - 2)
    return stride(from: 0, to: count, by: columns).map { first in
      (first..<min(first + columns, count)).flatMap { index in
        burstCell(index, of: scene, at: left + (index - first) * width, hasWords)
      }
    }
  }

  /// A mark and a command, by its first letter where there is no room for words.
  private func burstCell(
    _ index: Int, of scene: ReflexScene, at column: Int, _ hasWords: Bool
  ) -> [Span] {
    let cue = scene.cues[index]
    let isDone = cue.move < scene.cue?.move ?? .max
    let word = texts(Gesture.capitals(of: cue.gesture))
    let command = hasWords ? word : String(word.prefix(1))
    if scene.obeyed == 0 { return [Span(column: column + 3, text: command, style: .strong)] }
    let sign = isDone ? Symbol.right : cue == scene.cue ? Symbol.focus : Symbol.nothing
    return [
      Span(column: column, text: sign, style: isDone ? .good : .accent),
      Span(
        column: column + 3, text: isDone ? command : Symbol.dark,
        style: isDone ? .faint : .strong),
    ]
  }
}
