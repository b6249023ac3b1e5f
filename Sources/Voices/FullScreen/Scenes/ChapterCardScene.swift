import Localization
import Screen
import Session

/// A chapter’s card: its picture, what it is, its keywords, dark or lit.
struct ChapterCardScene: Scene {
  let card: ChapterCard

  var heading: HeaderContent? { HeaderContent(title: L10n.Full.chapter(chapter: card.chapter)) }
  let keys: [KeyHint] = [.goOn]

  func write(to page: inout PageWriter) {
    page.addText(card.title, style: .strong)
    // A pack may say nothing of its chapter.
    if !page.texts(card.description).isEmpty {
      page.addGap()
      page.addText(card.description)
    }
    page.addGap()
    page.addFlow(card.keywords.map(keyword))
    if let picture = Picture(card.id, in: .chapters), page.fits(picture),
      page.row + picture.size.rows + 1 <= page.height
    {
      page.insert(picture, behind: 0)
    }
  }

  private func keyword(_ word: ChapterCard.Word) -> (StyledSymbol, LocalizedText) {
    (word.isMet ? StyledSymbol(Symbol.lit, .accent) : StyledSymbol(Symbol.dark, .faint), word.text)
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    key == .enter ? .proceed : nil
  }
}

/// The way in: one paragraph in the dark, under the name of a pack where it is a pack’s.
struct IntroScene: Scene {
  let text: LocalizedText
  let pack: PackCredits?

  var heading: HeaderContent? { HeaderContent(title: pack?.title ?? L10n.Full.intro) }
  let keys: [KeyHint] = [.goOn]

  func write(to page: inout PageWriter) {
    page.addText(text)
    page.centerVertically()
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    key == .enter ? .proceed : nil
  }
}
