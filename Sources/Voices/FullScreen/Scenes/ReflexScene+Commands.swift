import Localization
import Presentation
import Reflex
import Screen
import Session

extension Gesture {
  /// The command in capitals; nil is a bat’s.
  static func capitals(of gesture: Gesture?) -> LocalizedText {
    gesture?.capitals ?? L10n.Escapes.bigBat
  }

  /// The command in capitals.
  var capitals: LocalizedText {
    switch self {
    case .tap: L10n.Rounds.bigTap
    case .pinch: L10n.Rounds.bigPinch
    case .swipe: L10n.Rounds.bigSwipe
    }
  }

  /// The colour of its command.
  fileprivate var style: Style {
    switch self {
    case .tap: .plain
    case .pinch: .accent
    case .swipe: .good
    }
  }

  /// What stands on both sides of its command: a pinch is held from two sides, a swipe goes on to the right.
  fileprivate var marks: (before: String, behind: String) {
    switch self {
    case .tap: ("", "")
    case .pinch: ("▐", "▌")
    case .swipe: ("", "»")
    }
  }
}

extension PageWriter {
  /// Exactly so many rows with what is to be obeyed in the middle.
  mutating func addCues(of scene: ReflexScene, rows: Int) {
    let hides =
      scene.cues.count > 1 && scene.obeyed > 0 && !scene.isResting && scene.cue?.limit == nil
    let drawn = hides ? burstRows(of: scene, rows: rows) : cueRows(of: scene, rows: rows)
    let top = max(0, rows - drawn.count) / 2
    let first = row
    for _ in 0..<top { addRow([]) }
    for row in drawn.prefix(rows) { addRow(row) }
    for _ in 0..<max(0, rows - top - drawn.count) { addRow([]) }
    guard height >= ReflexScene.roomy else { return }
    if let climb = scene.climb(in: self) {
      addScenery(climb, round: first..<row)
    } else if let scenery = scene.scenery(in: self) {
      addScenery(scenery, round: first..<row)
    }
  }

  /// The commands in the largest letters that fit, and spaced where none do.
  private func cueRows(of scene: ReflexScene, rows: Int) -> [[Span]] {
    // Against the clock what is obeyed is gone.
    let first = scene.cue?.limit == nil || scene.isResting ? 0 : scene.cue?.move ?? 0
    let cues = scene.cues.filter { $0.move >= first }
    let commands = cues.map { texts(Gesture.capitals(of: $0.gesture)) }
    let count = max(1, cues.count)
    let isFramed = scene.drawsTime || scene.level == nil
    let side = isFramed && height >= ReflexScene.roomy ? ReflexScene.scenerySide + 2 : 1
    let room = Size(columns: margins.columns - 2 * side, rows: (rows - (count - 1)) / count)
    let all = Gesture.allCases.map { texts($0.capitals) } + commands
    // The smallest letters have half a row of their own between them.
    let close = Size(columns: room.columns, rows: rows / count)
    let big = BigLetters(fitting: all, in: room) ?? BigLetters(fitting: all, in: close)
    if big == nil, count > 2 { return burstRows(of: scene, rows: rows) }
    let drawn = zip(cues, commands).map {
      bigRows($1, of: $0.gesture, isMissed: scene.isResting, in: big)
    }
    let hasGaps = drawn.joined().count + count - 1 <= rows
    return Array(drawn.joined(separator: hasGaps ? [[]] : []))
  }

  private func bigRows(
    _ text: String, of gesture: Gesture?, isMissed: Bool, in big: BigLetters?
  ) -> [[Span]] {
    let lines = big?.rows(text) ?? [text.map(String.init).joined(separator: " ")]
    let width = lines.map(DisplayWidth.of).max() ?? 0
    let left = margins.centered(width)
    let style: Style = isMissed ? .bad : gesture?.style ?? .faint
    return lines.map { line in
      let word = Span(column: left, text: line, style: style)
      guard let marks = gesture?.marks else { return [word] }
      return [
        Span(column: left - 2, text: marks.before, style: style), word,
        Span(column: left + width + 1, text: marks.behind, style: style),
      ].filter { !$0.text.isEmpty }
    }
  }
}

extension PageWriter {
  /// The commands of a burst, row by row, in as few columns as fit: all of them to be read, or, once
  /// the first is obeyed, only those that are, the rest to be known by heart.
  fileprivate func burstRows(of scene: ReflexScene, rows: Int) -> [[Span]] {
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
