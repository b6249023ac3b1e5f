import Localization
import Screen
import Session

/// The title: the name, the picture where there is room, the premise, the menu.
struct TitleScene: Scene {
  private let items: [MenuItem]
  var focus = 0

  init(_ items: [MenuItem]) {
    self.items = items
  }

  let heading: Heading? = nil
  var keys: [KeyHint] { [.move, KeyHint("⏎", L10n.Full.choose)] }

  func write(to page: inout PageWriter) {
    var plain = page
    plain.centered(L10n.Story.titleName, style: .strong)
    writeMenu(to: &plain)
    var drawn = page
    drawn.picture(.wordmark)
    writeMenu(to: &drawn)
    page = drawn.fits(.wordmark) && drawn.row <= page.height ? drawn : plain
    let picture = Picture.title
    if page.row + picture.size.rows <= page.height, page.fits(picture) {
      page.insert(picture, behind: drawn.row == page.row ? Picture.wordmark.size.rows : 1)
    }
    page.lower()
  }

  private func writeMenu(to page: inout PageWriter) {
    page.gap()
    page.centered(L10n.Story.titlePremise)
    page.gap()
    let letters = MenuLetters.letters(for: items, in: page.words)
    let labels = zip(items, letters).map { (label: $1, text: page.words($0.text)) }
    page.menu(labels)
  }

  mutating func hear(_ key: Key, in words: Wording) -> Reaction? {
    let letters = MenuLetters.letters(for: items, in: words)
    if let index = letters.firstIndex(where: { key.isOne(of: [$0]) }) ?? ChoiceKeys.digit(key),
      items.indices.contains(index)
    {
      focus = index
    } else if key.isOne(of: ["q"]) {
      return .command(.quit)
    } else if key != .enter {
      return nil
    }
    return items.indices.contains(focus) ? .command(.choose(items[focus].id)) : nil
  }
}
