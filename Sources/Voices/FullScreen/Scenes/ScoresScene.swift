import Localization
import Presentation
import Reflex
import Screen
import Session

/// The best rounds, a table for each pace.
struct ScoresScene: Scene {
  private let tables: [ScoreTable]
  var focus = 0

  init(_ tables: [ScoreTable]) {
    self.tables = tables
  }

  let heading: Heading? = Heading(title: L10n.Rounds.scores)
  let keys: [KeyHint] = []

  func write(to page: inout PageWriter) {
    if tables.isEmpty { page.addText(L10n.Rounds.scoresEmpty) }
    for table in tables {
      page.addGap()
      let title =
        table.isDaily
        ? L10n.Reflex.scoresDaily(pace: table.pace.name) : L10n.Reflex.scores(pace: table.pace.name)
      page.addText(title, style: .strong)
      for (index, entry) in table.entries.enumerated() { page.addEntry(entry, number: index + 1) }
    }
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    key == .enter ? .close(nil) : nil
  }
}

extension PageWriter {
  fileprivate mutating func addEntry(_ entry: ScoreTable.Entry, number: Int) {
    let record = entry.record
    let line = L10n.Reflex.score(
      moves: L10n.Reflex.moves(count: record.moves), median: record.median,
      date: .day(record.day ?? record.date, in: texts.language))
    let doubt = entry.isGenuine == false ? " " + texts(L10n.Reflex.notGenuine) : ""
    addItem(line: texts(line) + limits(of: record) + doubt, number: number)
  }

  private func limits(of record: RoundRecord) -> String {
    guard record.pace == .steady, record.floor > 10 else { return "" }
    return " " + texts(L10n.Reflex.floor(time: Setting.floor.name(of: String(record.floor))))
  }

  private mutating func addItem(line text: String, number: Int) {
    let label = "\(number)"
    for (index, line) in wrap(text, columns: grid.end - grid.item).enumerated() {
      let number = Span(column: grid.item - 1 - label.utf8.count, text: label, style: .faint)
      addRow((index == 0 ? [number] : []) + [Span(column: grid.item, text: line)])
    }
  }
}
