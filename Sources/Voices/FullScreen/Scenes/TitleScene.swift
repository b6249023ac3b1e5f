import Localization
import Presentation
import Screen
import Session

/// The title: the name, the picture where there is room, how the mountain stands, the menu.
struct TitleScene: Scene {
  let items: [MenuItem]
  private let title: TitleView
  /// Whose title it is; nil for the program’s.
  let pack: PackCredits?
  /// What is said on coming back, in the place of how the mountain stands.
  var remark: LocalizedText?
  var focus: Int

  /// The focus is on what the player goes on with.
  init(_ title: TitleView, pack: PackCredits?) {
    items = title.items
    self.title = title
    self.pack = pack
    focus = title.items.firstIndex { $0.id == "continue" } ?? 0
  }

  let kind = SceneKind.title
  let heading: HeaderContent? = nil
  var keys: [KeyHint] { [.move, KeyHint("⏎", L10n.Full.choose)] }

  /// What there is room for.
  private struct Variant {
    let isGrand: Bool
    var hasPicture = false
    var hasCall = false
    /// Blank rows around the premise.
    var gaps = 2
  }

  private static let variants = [
    Variant(isGrand: true, hasPicture: true, hasCall: true),
    Variant(isGrand: true, hasPicture: true, hasCall: true, gaps: 1),
    Variant(isGrand: true, hasPicture: true),
    Variant(isGrand: true, hasPicture: true, gaps: 1),
    Variant(isGrand: true, hasCall: true), Variant(isGrand: true),
    Variant(isGrand: true, gaps: 0), Variant(isGrand: false), Variant(isGrand: false, gaps: 0),
  ]

  func write(to page: inout PageWriter) {
    let empty = page
    page =
      Self.variants.lazy.map { titlePage(on: empty, $0) }.first { $0.isInBounds }
      ?? titlePage(on: empty, Variant(isGrand: false, gaps: 0))
    page.centerVertically()
  }

  private func titlePage(on empty: PageWriter, _ variant: Variant) -> PageWriter {
    var page = empty
    if variant.isGrand, pack == nil {
      page.addPicture(Picture.wordmark)
    } else {
      page.addCenteredText(pack?.title ?? L10n.Story.titleName, style: .strong)
    }
    if variant.hasPicture, pack == nil { page.addPicture(picture) }
    if variant.gaps > 1 { page.addGap() }
    page.addCenteredText(premise)
    if variant.hasCall, let call { page.addCenteredText(call, style: .faint) }
    if variant.gaps > 0 { page.addGap() }
    writeMenu(to: &page)
    return page
  }

  /// Items in the middle of the page; in two columns where there are many and room for them.
  private func writeMenu(to page: inout PageWriter) {
    let widths = items.map { 5 + DisplayWidth.of(page.texts($0.text)) }
    let half = (items.count + 1) / 2
    let (left, right) = (widths.prefix(half).max() ?? 0, widths.dropFirst(half).max() ?? 0)
    let (gap, mark) = (4, 2)
    guard max(left, right) + mark <= page.margins.columns else {
      for item in items {
        page.addFocusableItem(label: page.texts.first(item.letters), text: item.text)
      }
      return
    }
    let isDouble = items.count > 5 && left + gap + right + mark <= page.margins.columns
    let height = max(1, isDouble ? half : items.count)
    let start = page.margins.centered(isDouble ? left + gap + right : max(left, right))
    let first = page.row
    for _ in items.prefix(height) { page.addRow([]) }
    for (index, item) in items.enumerated() {
      let place = Position(
        column: start + index / height * (left + gap), row: first + index % height)
      write(item, at: place, to: &page)
    }
  }

  /// An item whose focus is marked at that place.
  private func write(_ item: MenuItem, at place: Position, to page: inout PageWriter) {
    let label = page.texts.first(item.letters)
    page.add(
      [
        Span(column: place.column + 2, text: label, style: .faint),
        Span(column: place.column + 5, text: page.texts(item.text), item: page.nextItem),
      ], to: place.row)
    page.registerItem(rows: place.row..<place.row + 1, at: place.column)
  }

  private var isWon: Bool { title.standing?.isWon ?? false }

  /// The beacon burns once the campaign or the adventure is won.
  private var picture: Picture {
    isWon || title.isBeaconLit ? Picture.mountainWon : Picture.mountain
  }

  private var premise: LocalizedText {
    if let remark { return remark }
    guard let pack else { return title.premise }
    let file = LocalizedText(verbatim: pack.file)
    return pack.author.map { L10n.Full.packBy(author: $0, file: file) }
      ?? L10n.Full.pack(file: file)
  }

  /// What is left to do on a mountain that was won.
  private var call: LocalizedText? { isWon ? title.standing?.calls.first : nil }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key != .enter {
      guard case .character = key else { return nil }
      guard let index = index(of: key, in: texts) else {
        return key.isLetter(among: ["q"]) ? .command(.quit) : nil
      }
      focus = index
    }
    return items.indices.contains(focus) ? .command(.choose(items[focus].id)) : nil
  }

  /// The item that a letter or a digit names.
  private func index(of key: Key, in texts: TextResolver) -> Int? {
    items.firstIndex { key.isLetter(of: $0.letters, in: texts) }
      ?? ChoiceKeys.digit(key).flatMap { digit in items.firstIndex { $0.number == digit + 1 } }
  }
}
