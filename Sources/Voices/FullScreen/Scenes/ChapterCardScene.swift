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
    writeKeywords(to: &page)
    if let picture = Picture(card.id, in: .chapters), page.fits(picture),
      page.row + picture.size.rows + 1 <= page.height
    {
      page.insert(picture, behind: 0)
    }
  }

  /// One behind the other with their signs, in as many rows as it takes.
  private func writeKeywords(to page: inout PageWriter) {
    let margins = page.margins
    var spans: [Span] = []
    for word in card.keywords {
      let text = shortened(page.texts(word.text), to: margins.end - margins.text - 2)
      var column = spans.last.map { $0.end + 3 } ?? margins.text
      if column + 2 + DisplayWidth.of(text) > margins.end, !spans.isEmpty {
        page.addRow(spans)
        (spans, column) = ([], margins.text)
      }
      let (sign, style): (String, Style) =
        word.isMet ? (Symbol.lit, .accent) : (Symbol.dark, .faint)
      spans.append(Span(column: column, text: sign, style: style))
      spans.append(Span(column: column + 2, text: text, style: style))
    }
    if !spans.isEmpty { page.addRow(spans) }
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
}
