import Flow
import Localization
import Presentation
import Screen
import Session

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
    page.addEntry(page.texts(label), note: missing)
    for mishap in level.found {
      page.addMishap(mishap)
    }
  }
}

extension PageWriter {
  /// What was done, and under it what the mountain said.
  fileprivate mutating func addMishap(_ mishap: Mishap) {
    let columns = margins.text + 2..<margins.end
    let sign = Span(StyledSymbol(Symbol.wrong, .bad), at: margins.text)
    add(TextBlock(columns: columns, style: .faint, text: mishap.fullText, label: sign))
    add(TextBlock(columns: columns, text: mishap.reply))
  }

  /// A name, and behind it what is still missing.
  fileprivate mutating func addEntry(_ name: String, note: String) {
    let label = Span(column: margins.text, text: name)
    addRow([label, Span(column: label.end + 2, text: note, style: .faint)])
  }
}
