import Localization
import Presentation
import Reflex
import Screen
import Session

/// The best rounds, a table for each pace.
struct ScoresScene: Scene {
  let tables: [HighScoreTable]

  let heading: HeaderContent? = HeaderContent(title: L10n.Rounds.scores)

  func write(to page: inout PageWriter) {
    if tables.isEmpty { page.addText(L10n.Rounds.scoresEmpty) }
    for table in tables {
      page.addGap()
      page.addText(table.title, style: .strong)
      for (index, entry) in table.entries.enumerated() { page.addEntry(entry, number: index + 1) }
    }
  }
}

extension PageWriter {
  fileprivate mutating func addEntry(_ entry: HighScoreTable.Entry, number: Int) {
    let summary = texts(entry.record.summary(in: texts.language))
    let doubt = entry.isGenuine == false ? " " + texts(L10n.Reflex.notGenuine) : ""
    let text = summary + limits(of: entry.record) + doubt
    let label = "\(number)"
    for (index, line) in wrap(text, columns: margins.end - margins.item).enumerated() {
      let number = Span(column: margins.item - 1 - label.utf8.count, text: label, style: .faint)
      addRow((index == 0 ? [number] : []) + [Span(column: margins.item, text: line)])
    }
  }

  private func limits(of record: SavedRound) -> String {
    guard record.floor > 10, let floor = record.pace.heldFloor(record.floor) else { return "" }
    return " " + texts(L10n.Reflex.floor(time: Setting.floor.name(of: String(floor))))
  }
}
