import Localization
import Screen
import Session

/// The notebook: the facts that were met, by chapter.
struct NotebookScene: Scene {
  let pages: [ChapterNotes]
  var focus = 0

  let heading: Heading? = Heading(title: L10n.Full.notes)
  let keys: [KeyHint] = []

  init(pages: [ChapterNotes]) {
    self.pages = pages
  }

  func write(to page: inout PageWriter) {
    if pages.isEmpty { page.addText(L10n.Line.notesEmpty) }
    for chapter in pages {
      page.addGap()
      page.addText(chapter.title, style: .strong)
      for note in chapter.notes {
        page.addText(note, sign: StyledSymbol(symbol: Symbol.nothing, style: .faint))
      }
    }
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    key == .enter ? .close(nil) : nil
  }
}
