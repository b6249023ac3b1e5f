import Localization
package import Screen

extension FullScreenVoice {
  /// The least that everything fits into, by scrolling.
  static let leastSize = Size(columns: 40, rows: 12)
  /// With fewer, the adventure has none.
  private static let rowsForRules = 16
  /// The most that is used: the light does not reach further.
  private static let mostSize = Size(columns: 88, rows: 30)

  /// The screen as it is now, for any size, by nothing that was kept.
  package func frame(_ size: Size) -> Frame {
    var fresh = self
    fresh.painter = LayoutPainter(Size(columns: 0, rows: 0))
    return fresh.nextFrame(size)
  }

  /// The same; the next key finds the layout made, the next frame the rows drawn.
  package mutating func nextFrame(_ size: Size) -> Frame {
    guard Self.fits(size) else { return tooSmallFrame(size) }
    resize(to: size)
    if keptLayout == nil { keptLayout = newLayout }
    if let keptLayout { painter.paint(keptLayout) }
    return painter.frame
  }

  /// Forgets what was made for a window of another size.
  mutating func resize(to size: Size) {
    if painter.frame.size == size { return }
    painter = LayoutPainter(size)
    keptLayout = nil
    fitStage()
  }

  /// Tells the scene on the stage the margins, once there was a window.
  mutating func fitStage() {
    if Self.fits(painter.frame.size) { stage.scene.fit(PageMargins(columns: area.size.columns)) }
  }

  /// The player moved about the page of that layout or typed into its field; it stays where the
  /// scene is not written anew.
  mutating func updateKeptLayout(from layout: Layout) {
    let layer = layer
    let dependence = layer.scene.dependsOnFocus
    if dependence == .all { return }
    var next = layout
    if dependence == .explanation {
      next.positionedPage = PositionedPage(
        page: pageExplainingFocus(of: layout), area: layout.area,
        header: layout.positionedPage.header, ruleRows: layout.positionedPage.ruleRows)
    }
    let focus = layer.scene.focus
    next.view = Viewport(
      next.page, height: layout.view.height, anchor: layer.anchor, focus: focus)
    next.focus = isWaiting ? nil : focus
    next.live = liveRow(of: layout)
    // What is typed lights nothing.
    if !layer.isTyping { next.lit = layer.scene.picture?.lit ?? [] }
    if dependence == .keys || next.view != layout.view || next.readsOn != layout.readsOn {
      next.chrome = chrome(of: next, after: layout)
    }
    keptLayout = next
  }

  /// What stands now in the live row of a layout, where it has one.
  func liveRow(of layout: Layout) -> LiveRow? {
    if layout.page.liveRow == nil { return nil }
    return layer.scene.liveRow(
      on: pageWriter(columns: layout.area.size.columns, height: layout.view.height))
  }

  /// Whether there is room to play in.
  static func fits(_ size: Size) -> Bool {
    size.columns >= leastSize.columns && size.rows >= leastSize.rows
  }

  /// The part of the window that is used.
  private var area: Rectangle {
    let size = painter.frame.size
    let stage = Size(
      columns: min(size.columns, Self.mostSize.columns), rows: min(size.rows, Self.mostSize.rows))
    return Rectangle(
      column: (size.columns - stage.columns) / 2, row: (size.rows - stage.rows) / 2,
      columns: stage.columns, rows: stage.rows)
  }

  /// The page of the moment and the part of it that is in view, with the blocks of the last layout
  /// that are on it too.
  var newLayout: Layout {
    let headed = layer.scene.heading == nil ? nil : layout(isHeaded: true)
    if let headed, !layer.scene.yieldsHeading || headed.view.showsAll { return headed }
    let bare = layout(isHeaded: false)
    return bare.view.showsAll ? bare : headed ?? layout(isHeaded: true)
  }

  /// On few rows the adventure, whose page scrolls inside itself, gives its rules to the text.
  private func layout(isHeaded: Bool) -> Layout {
    let (area, last, scene) = (area, painter.layout, layer.scene)
    let ruleRows = scene.kind == .adventure && area.size.rows < Self.rowsForRules ? 0 : 1
    let height = area.size.rows - (isHeaded ? 2 : 1) * (1 + ruleRows)
    let page = page(columns: area.size.columns, height: height)
    let header = Header(
      heading: scene.heading ?? HeaderContent(title: L10n.Story.titleName), pack: pack,
      columns: area.size.columns)
    var layout = Layout(
      positionedPage: PositionedPage(
        page: page, area: area,
        header: isHeaded
          ? header.composed(in: texts, after: last?.positionedPage.header) : nil,
        ruleRows: ruleRows),
      view: Viewport(page, height: height, anchor: layer.anchor, focus: scene.focus),
      // None has it while the player reads a verdict.
      focus: isWaiting ? nil : scene.focus)
    layout.lit = scene.picture?.lit ?? []
    layout.chrome = chrome(of: layout, after: last)
    return layout
  }

  private func page(columns: Int, height: Int) -> Page {
    var writer = pageWriter(columns: columns, height: height, after: painter.layout?.page)
    layer.scene.write(to: &writer)
    writer.markExplanation()
    writeBelowItems(to: &writer)
    return writer.page
  }

  /// The page of a layout with what is said of the item that has the focus now.
  private func pageExplainingFocus(of layout: Layout) -> Page {
    var writer = pageWriter(
      columns: layout.area.size.columns, height: layout.view.height, after: layout.page)
    writer.continuePage(layout.page, afterRows: layout.page.explanationStart)
    writeBelowItems(to: &writer)
    return writer.page
  }

  /// Writes what stands below the items: what depends on the focus, the messages, the picture.
  private func writeBelowItems(to writer: inout PageWriter) {
    layer.scene.writeExplanation(to: &writer)
    writer.addMessages(layer.messages)
    if pack == nil, let picture = layer.scene.picture { writer.addAtBottom(picture) }
  }

  private func pageWriter(columns: Int, height: Int, after last: Page? = nil) -> PageWriter {
    PageWriter(
      columns: columns, height: height, texts: texts, animation: animation, hasMotion: hasMotion,
      after: last)
  }

  /// What stands round the page: the marks for more, and the footer.
  private func chrome(of layout: Layout, after last: Layout?) -> ScrollMarksAndFooter {
    let footer = Footer(hints: keys(on: layout), columns: layout.area.size.columns)
    return ScrollMarksAndFooter(
      moreAbove: layout.view.hasMoreAbove ? moreText(Symbol.above) : nil,
      moreBelow: layout.view.hasMoreBelow ? moreText(Symbol.below) : nil,
      footer: footer.composed(in: texts, after: last?.chrome.footer))
  }

  private func moreText(_ mark: String) -> String { " \(mark) \(texts(L10n.Full.more)) " }

  /// Whether the level is won and the player reads. Keys ask first whether events are held, which
  /// spares them a getter of the whole voice.
  var isWaiting: Bool { !heldEvents.isEmpty && overlay == nil && stage.scene.level != nil }
}

// MARK: A window too small to play in

extension FullScreenVoice {
  /// What it needs, as far as there is room to say so.
  private func tooSmallFrame(_ size: Size) -> Frame {
    var frame = Frame(size)
    let lines = tooSmallTexts(size).map { wrap(texts($0), columns: max(1, size.columns)) }
    let fitting = lines.first { $0.count <= size.rows } ?? lines.last ?? []
    let top = max(0, (size.rows - fitting.count) / 2)
    for (index, line) in fitting.enumerated() {
      frame.put(line, at: Position(column: 0, row: top + index), style: .plain)
    }
    if size.columns > 0, size.rows > 0 {
      frame.cursor = Position(column: 0, row: min(top, size.rows - 1))
    }
    return frame
  }

  /// The longest first.
  private func tooSmallTexts(_ size: Size) -> [LocalizedText] {
    let (columns, rows) = (Self.leastSize.columns, Self.leastSize.rows)
    return [
      L10n.Full.tooSmall(columns: columns, rows: rows, width: size.columns, height: size.rows),
      L10n.Full.tooSmallShort(columns: columns, rows: rows),
      L10n.Full.tooSmallSize(columns: columns, rows: rows),
    ]
  }
}
