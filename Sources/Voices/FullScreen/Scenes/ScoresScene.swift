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
    if tables.isEmpty { page.text(L10n.Rounds.scoresEmpty) }
    for table in tables {
      page.gap()
      let title =
        table.isDaily
        ? L10n.Reflex.scoresDaily(pace: table.pace.name) : L10n.Reflex.scores(pace: table.pace.name)
      page.text(title, style: .strong)
      for (index, entry) in table.entries.enumerated() { page.entry(entry, number: index + 1) }
    }
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    key == .enter ? .close(nil) : nil
  }
}

extension PageWriter {
  fileprivate mutating func entry(_ entry: ScoreTable.Entry, number: Int) {
    let record = entry.record
    let line = L10n.Reflex.score(
      moves: L10n.Reflex.moves(count: record.moves), median: record.median,
      date: .day(record.day ?? record.date, in: texts.language))
    let doubt = entry.isGenuine == false ? " " + texts(L10n.Reflex.notGenuine) : ""
    item(line: texts(line) + limits(of: record) + doubt, number: number)
  }

  private func limits(of record: RoundRecord) -> String {
    guard record.pace == .steady, record.floor > 10 else { return "" }
    return " " + texts(L10n.Reflex.floor(time: Setting.floor.name(of: String(record.floor))))
  }

  private mutating func item(line text: String, number: Int) {
    let label = "\(number)"
    for (index, line) in wrap(text, columns: grid.end - grid.item).enumerated() {
      let number = Span(column: grid.item - 1 - label.utf8.count, text: label, style: .faint)
      row((index == 0 ? [number] : []) + [Span(column: grid.item, text: line)])
    }
  }
}
