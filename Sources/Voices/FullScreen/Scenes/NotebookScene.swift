import Localization
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
        page.addText(note, sign: StyledSymbol(Symbol.nothing, .faint))
      }
    }
  }
}
