import Localization
import Screen

/// What is shown in a window too small to play in: the size it needs, as far as there is room to say so.
struct TooSmallScreen {
  let texts: TextResolver

  /// The whole screen.
  func frame(_ size: Size) -> Frame {
    var frame = Frame(size)
    let lines = messages(size).map { wrap(texts($0), columns: max(1, size.columns)) }
    let fitting = lines.first { $0.count <= size.rows } ?? lines.last ?? []
    let top = max(0, (size.rows - fitting.count) / 2)
    for (index, line) in fitting.enumerated() {
      frame.put(line, at: Position(column: 0, row: top + index), style: .plain)
    }
    if size.columns > 0, size.rows > 0 {
      frame.cursor = Position(column: 0, row: min(top, size.rows - 1))
    }
    return frame
  }

  /// The longest first.
  private func messages(_ size: Size) -> [LocalizedText] {
    let least = FullScreenVoice.leastSize
    return [
      L10n.Full.tooSmall(
        columns: least.columns, rows: least.rows, width: size.columns, height: size.rows),
      L10n.Full.tooSmallShort(columns: least.columns, rows: least.rows),
      L10n.Full.tooSmallSize(columns: least.columns, rows: least.rows),
    ]
  }
}
