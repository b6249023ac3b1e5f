import Localization
import Presentation
import Screen

/// What a player thinks of the digits of a lock, in a row for the whole code and in one for each wheel; nobody judges it.
struct DigitMarks {
  /// A digit on a wheel, which counts from 1; row 0 is the whole code.
  private struct Digit: Hashable, Sendable { let row: Int, digit: Int }

  private var marks = SlateMarks<Digit>()
  /// The row that digits are marked in; nil while they are dialled.
  private var row: Int?

  /// Whether digits that are typed are marked.
  var isMarking: Bool { row != nil }

  /// Whether the key began or ended marking, chose a row, or marked a digit.
  mutating func handleKey(_ key: Key, wheels: Int, in texts: TextResolver) -> Bool {
    if key.isMark(in: texts) {
      row = row == nil ? 0 : nil
      return true
    }
    guard let row else { return false }
    if let digit = ChoiceKeys.wheelDigit(key), digit > 0 {
      marks.cycle(Digit(row: row, digit: digit))
    } else if key == .up || key == .down {
      self.row = min(max(row + (key == .down ? 1 : -1), 0), wheels)
    } else {
      return false
    }
    return true
  }

  /// The rows with marks and the one with the focus; none before the player marks any.
  func write(wheels: Int, to page: inout PageWriter) {
    guard isMarking || !marks.isEmpty else { return }
    let whole = page.texts(L10n.Descent.wholeCode)
    let left = page.margins.centered(DisplayWidth.of(whole) + 2 + 9 * 3)
    for row in 0...wheels where row == self.row || hasMarks(inRow: row) {
      let name = Span(column: left, text: row == 0 ? whole : String(row), style: .faint)
      let digits = (1...9).flatMap { digit in
        let mark = marks[Digit(row: row, digit: digit)]
        let column = left + DisplayWidth.of(whole) + 3 * digit - 1
        return [
          Span(column: column, text: String(digit), style: mark == .no ? .faint : .plain),
          Span(column: column + 1, text: mark?.symbol ?? " ", style: .accent),
        ]
      }
      let focus = Span(column: left - 2, text: Symbol.focus, style: .accent)
      page.addRow((row == self.row ? [focus] : []) + [name] + digits)
    }
  }

  private func hasMarks(inRow row: Int) -> Bool {
    (1...9).contains { marks[Digit(row: row, digit: $0)] != nil }
  }
}
