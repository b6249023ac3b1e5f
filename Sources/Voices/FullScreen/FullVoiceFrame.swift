import Localization
package import Screen

extension FullVoice {
  /// The least that everything fits into, by scrolling.
  package static let leastSize = Size(columns: 40, rows: 12)
  /// The most that is used: the light does not reach further.
  private static let mostSize = Size(columns: 88, rows: 30)

  /// The screen as it is now, for any size.
  package func frame(_ size: Size) -> Frame {
    guard Self.fits(size) else { return tooSmall(size) }
    var painting = Painting(size)
    painting.paint(layout(size))
    return painting.frame
  }

  /// The same; the next key finds the layout made, the next frame the rows drawn.
  package mutating func shown(_ size: Size) -> Frame {
    guard Self.fits(size) else { return tooSmall(size) }
    if kept?.size != size { kept = Kept(size: size, layout: layout(size)) }
    if painting.frame.size != size { painting = Painting(size) }
    if let kept { painting.paint(kept.layout) }
    return painting.frame
  }

  /// The layout as it was made, if nothing has changed since; else a new one.
  func keptLayout(_ size: Size) -> Layout {
    if let kept, kept.size == size { return kept.layout }
    return layout(size)
  }

  /// The player moved about the page of that layout; it stays where the scene is not written anew.
  mutating func keep(_ layout: Layout, on size: Size) {
    let layer = layer
    if layer.scene.isWrittenForFocus { return }
    let focus = layer.scene.focus
    var moved = layout
    moved.view = Viewport(
      layout.page, height: layout.view.height, top: layer.top, focus: focus)
    moved.focus = held.isEmpty || !isWaiting ? focus : nil
    if moved.view != layout.view || moved.readsOn != layout.readsOn {
      moved.margins = margins(of: moved)
    }
    kept = Kept(size: size, layout: moved)
  }

  static func fits(_ size: Size) -> Bool {
    size.columns >= leastSize.columns && size.rows >= leastSize.rows
  }

  /// The page of the moment and the part of it that is in view.
  func layout(_ size: Size) -> Layout {
    let stage = Size(
      columns: min(size.columns, Self.mostSize.columns), rows: min(size.rows, Self.mostSize.rows))
    let area = Rectangle(
      column: (size.columns - stage.columns) / 2, row: (size.rows - stage.rows) / 2,
      columns: stage.columns, rows: stage.rows)
    if layer.scene.heading == nil {
      let bare = layout(in: area, headerRows: 0)
      if !bare.view.hasMoreBelow, !bare.view.hasMoreAbove { return bare }
    }
    return layout(in: area, headerRows: 2)
  }

  private func layout(in area: Rectangle, headerRows: Int) -> Layout {
    let height = area.size.rows - headerRows - 2
    var writer = PageWriter(
      columns: area.size.columns, height: height, words: words, moment: moment,
      hasMotion: hasMotion)
    layer.scene.write(to: &writer)
    writer.messages(layer.messages)
    let heading = layer.scene.heading ?? Heading(place: L10n.Story.titleName)
    let header =
      headerRows > 0 ? Header(heading, of: pack, in: words).spans(columns: area.size.columns) : nil
    let sheet = Sheet(page: writer.page, area: area, header: header)
    var layout = Layout(
      sheet: sheet, view: view(of: sheet.page, height: height), focus: shownFocus)
    layout.margins = margins(of: layout)
    return layout
  }

  private func view(of page: Page, height: Int) -> Viewport {
    Viewport(page, height: height, top: layer.top, focus: layer.scene.focus)
  }

  private var shownFocus: Int? { isWaiting ? nil : layer.scene.focus }

  private func margins(of layout: Layout) -> Margins {
    Margins(
      moreAbove: layout.view.hasMoreAbove ? more(Symbol.above) : nil,
      moreBelow: layout.view.hasMoreBelow ? more(Symbol.below) : nil,
      footer: Footer(keys(on: layout), in: words).spans(columns: layout.area.size.columns))
  }

  private func more(_ mark: String) -> String { " \(mark) \(words(L10n.Full.more)) " }

  /// Whether the level is won and the player reads.
  var isWaiting: Bool { !held.isEmpty && overlay == nil && stage.scene.level != nil }
}

extension PageWriter {
  /// What was said, below everything else.
  fileprivate mutating func messages(_ messages: [Message]) {
    guard !messages.isEmpty else { return }
    gap()
    let first = row
    for message in messages {
      let sign = message.isEmber ? Sign(symbol: message.sign.symbol, style: ember) : message.sign
      text(message.text, style: message.isEmber ? ember : .plain, sign: sign)
    }
    news(from: first)
  }
}

/// A layout and the size of screen that it was made for.
struct Kept {
  let size: Size
  var layout: Layout
}
