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
    var frame = Frame(size)
    draw(layout(size), on: &frame)
    return frame
  }

  /// The same; the next key finds the layout made.
  package mutating func shown(_ size: Size) -> Frame {
    guard Self.fits(size) else { return tooSmall(size) }
    let layout = layout(size)
    kept = Kept(size: size, layout: layout)
    var frame = Frame(size)
    draw(layout, on: &frame)
    return frame
  }

  /// The layout that was shown, if nothing has changed since; else a new one.
  func keptLayout(_ size: Size) -> Layout {
    if let kept, kept.size == size { return kept.layout }
    return layout(size)
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
      columns: area.size.columns, height: height, words: words, moment: moment)
    layer.scene.write(to: &writer)
    writer.messages(layer.messages)
    let view = Viewport(writer.page, height: height, top: layer.top, focus: layer.scene.focus)
    return Layout(
      page: writer.page, view: view, focus: isWaiting ? nil : layer.scene.focus, area: area,
      headerRows: headerRows)
  }

  /// Whether the level is won and the player reads.
  var isWaiting: Bool { overlay == nil && !held.isEmpty && stage.scene.level != nil }

  private func draw(_ layout: Layout, on frame: inout Frame) {
    let columns = layout.area.size.columns
    let last = layout.area.size.rows - 1
    if layout.headerRows > 0 {
      let heading = layer.scene.heading ?? Heading(place: L10n.Story.titleName)
      layout.put(Header(heading, in: words).spans(columns: columns), row: 0, on: &frame)
      let mark = layout.view.hasMoreAbove ? Symbol.above : nil
      layout.rule(row: 1, mark: mark, words: words, on: &frame)
    }
    layout.drawBody(on: &frame)
    let mark = layout.view.hasMoreBelow ? Symbol.below : nil
    layout.rule(row: last - 1, mark: mark, words: words, on: &frame)
    layout.put(Footer(keys(on: layout), in: words).spans(columns: columns), row: last, on: &frame)
    frame.cursor = layout.cursor
  }
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
  let layout: Layout
}
