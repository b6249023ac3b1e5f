import Localization
import Presentation
import Screen
import Session

private typealias Words = L10n.Descent

/// The rope: the month with its knots, and what all of them come to.
struct KnotsScene: Scene {
  let rope: KnotsPage

  let heading: HeaderContent? = HeaderContent(title: Words.ropeTitle)

  func write(to page: inout PageWriter) {
    page.addText(rope.knots > 0 ? Words.knots(count: rope.knots) : Words.noKnots)
    page.addGap()
    page.addText(rope.month, style: .strong)
    page.addMonth(of: rope)
    page.addGap()
    if let mean = rope.meanText { page.addText(Words.mean(mean: mean, perfect: rope.perfect)) }
    if let deepest = rope.deepest { page.addText(Words.deepest(count: deepest)) }
  }
}

extension PageWriter {
  /// The days of a month in weeks, those with a knot marked.
  fileprivate mutating func addMonth(of rope: KnotsPage) {
    var row: [Span] = []
    for day in 1...max(1, rope.days) {
      let place = (rope.firstWeekday - 1 + day - 1) % 7
      let isKnotted = rope.knotted.contains(day)
      let text = (day < 10 ? " " : "") + String(day) + (isKnotted ? Symbol.rope : " ")
      row.append(
        Span(
          column: margins.text + 5 * place, text: text, style: isKnotted ? .accent : .faint))
      if place == 6 || day == rope.days {
        addRow(row)
        row = []
      }
    }
  }
}
