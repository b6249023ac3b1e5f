import Localization
import Screen
import Session

/// The title: the name, the picture where there is room, the premise, the menu.
struct TitleScene: Scene {
  let items: [MenuItem]
  /// Whose title it is; nil for the program’s.
  let pack: PackCredits?
  var focus = 0

  let kind = SceneKind.title
  let heading: HeaderContent? = nil
  var keys: [KeyHint] { [.move, KeyHint("⏎", L10n.Full.choose)] }

  func write(to page: inout PageWriter) {
    let empty = page
    let variants = [(true, true), (true, false), (false, true), (false, false)]
    page =
      variants.lazy.map { written(empty, isGrand: $0, isAiry: $1) }.first { $0.isInBounds }
      ?? written(empty, isGrand: false, isAiry: false)
    page.centerVertically()
  }

  /// `isGrand`: with the drawn name, and the picture where there is room for it.
  private func written(_ empty: PageWriter, isGrand: Bool, isAiry: Bool) -> PageWriter {
    var page = empty
    if isGrand, pack == nil {
      page.addPicture(TitlePictures.wordmark)
    } else {
      page.addCenteredText(pack?.title ?? L10n.Story.titleName, style: .strong)
    }
    let behindName = page.row
    if isAiry { page.addGap() }
    page.addCenteredText(premise)
    if isAiry { page.addGap() }
    let letters = MenuLetters.letters(for: items, in: page.texts)
    page.addMenu(zip(items, letters).map { (label: $1, text: $0.text) })
    if isGrand, pack == nil, page.row + TitlePictures.title.size.rows + 1 <= page.height {
      page.insert(TitlePictures.title, behind: behindName)
    }
    return page
  }

  private var premise: LocalizedText {
    guard let pack else { return L10n.Story.titlePremise }
    let file = LocalizedText(verbatim: pack.file)
    return pack.author.map { L10n.Full.packBy(author: $0, file: file) }
      ?? L10n.Full.pack(file: file)
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key != .enter {
      guard case .character = key else { return nil }
      guard let index = index(of: key, in: texts), items.indices.contains(index) else {
        return key.isLetter(among: ["q"]) ? .command(.quit) : nil
      }
      focus = index
    }
    return items.indices.contains(focus) ? .command(.choose(items[focus].id)) : nil
  }

  /// The item that a letter or a digit names.
  private func index(of key: Key, in texts: TextResolver) -> Int? {
    let letters = MenuLetters.letters(for: items, in: texts)
    return letters.firstIndex { key.isLetter(among: [$0]) } ?? ChoiceKeys.digit(key)
  }
}
