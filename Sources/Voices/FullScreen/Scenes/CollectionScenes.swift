import Flow
import Localization
import Presentation
import Reflex
import Screen
import Session

/// The notebook: the facts that were met, by chapter.
struct NotebookScene: Scene {
  let pages: [ChapterNotes]

  let heading: HeaderContent? = HeaderContent(title: L10n.Full.notes)

  func write(to page: inout PageWriter) {
    if pages.isEmpty { page.addText(L10n.Line.notesEmpty) }
    for chapter in pages {
      page.addGap()
      page.addText(chapter.title, style: .strong)
      for note in chapter.notes {
        page.addText(note, sign: .nothing)
      }
    }
  }
}

/// The collection of mishaps: what was found, and a mark for each that was not.
struct MishapsScene: Scene {
  let pages: [ChapterMishaps]

  let heading: HeaderContent? = HeaderContent(title: L10n.Title.mishaps)

  func write(to page: inout PageWriter) {
    let tally = pages.tally
    page.addText(L10n.Mishaps.tally(found: tally.found, of: tally.all))
    if tally.found == 0 { page.addText(L10n.Mishaps.none) }
    for chapter in pages {
      page.addGap()
      page.addText(
        L10n.Line.mapChapter(chapter: chapter.chapter, title: chapter.title), style: .strong)
      for level in chapter.levels { write(level, to: &page) }
    }
  }

  /// What is locked does not tell its name.
  private func write(_ level: ChapterMishaps.Level, to page: inout PageWriter) {
    let label = level.isLocked ? level.label.number : level.label.text
    let missing = String(repeating: "?", count: level.of - level.found.count)
    let name = Span(column: page.margins.text, text: page.texts(label))
    page.addRow([name, Span(column: name.end + 2, text: missing, style: .faint)])
    // What was done, and under it what the mountain said.
    let columns = page.margins.text + 2..<page.margins.end
    let sign = Span(.wrong, at: page.margins.text)
    for mishap in level.found {
      page.add(TextBlock(columns: columns, style: .faint, text: mishap.fullText, label: sign))
      page.add(TextBlock(columns: columns, text: mishap.reply))
    }
  }
}

/// The best rounds, a table for each pace.
struct ScoresScene: Scene {
  let tables: [HighScoreTable]

  let heading: HeaderContent? = HeaderContent(title: L10n.Rounds.scores)

  func write(to page: inout PageWriter) {
    if tables.isEmpty { page.addText(L10n.Rounds.scoresEmpty) }
    for table in tables {
      page.addGap()
      page.addText(table.title, style: .strong)
      for (index, entry) in table.entries.enumerated() {
        let label = "\(index + 1)."
        let number = Span(
          column: page.margins.item - 1 - label.utf8.count, text: label, style: .faint)
        let block = TextBlock(columns: page.margins.item..<page.margins.end, label: number)
        for row in block.rows(of: text(of: entry, in: page.texts)) { page.addRow(row) }
      }
    }
  }

  private func text(of entry: HighScoreTable.Entry, in texts: TextResolver) -> String {
    let record = entry.record
    let parts = [
      record.summary(in: texts.language),
      entry.isGenuine == false ? L10n.Reflex.notGenuine : nil,
    ]
    return parts.compactMap { $0.map { texts($0) } }.joined(separator: " ")
  }
}
