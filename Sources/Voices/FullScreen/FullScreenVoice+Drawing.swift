import Localization
package import Screen

extension FullScreenVoice {
  /// The least that everything fits into, by scrolling.
  static let leastSize = Size(columns: 40, rows: 12)
  /// The most that is used: the light does not reach further.
  private static let mostSize = Size(columns: 88, rows: 30)

  /// The screen as it is now, for any size.
  package func frame(_ size: Size) -> Frame {
    var voice = self
    return voice.nextFrame(size)
  }

  /// The same; what scrolls inside the page stays wrapped for the next one.
  package mutating func nextFrame(_ size: Size) -> Frame {
    guard Self.fits(size) else { return tooSmallFrame(size) }
    resize(to: size)
    return layout.frame(size)
  }

  mutating func resize(to size: Size) {
    if window == size { return }
    window = size
    fitStage()
  }

  /// Tells the scene on the stage the margins, once there was a window.
  mutating func fitStage() {
    if Self.fits(window) { stage.scene.fit(PageMargins(columns: area.size.columns)) }
  }

  /// Whether there is room to play in.
  static func fits(_ size: Size) -> Bool {
    size.columns >= leastSize.columns && size.rows >= leastSize.rows
  }

  /// The part of the window that is used.
  private var area: Rectangle {
    let stage = Size(
      columns: min(window.columns, Self.mostSize.columns),
      rows: min(window.rows, Self.mostSize.rows))
    return Rectangle(
      column: (window.columns - stage.columns) / 2, row: (window.rows - stage.rows) / 2,
      columns: stage.columns, rows: stage.rows)
  }

  /// The page of the moment and the part of it that is in view.
  var layout: Layout {
    let headed = layer.scene.heading == nil ? nil : layout(isHeaded: true)
    if let headed, !layer.scene.yieldsHeading || headed.view.showsAll { return headed }
    let bare = layout(isHeaded: false)
    return bare.view.showsAll ? bare : headed ?? layout(isHeaded: true)
  }

  /// With fewer rows, the adventure, whose page scrolls inside itself, gives its rules to the text.
  private static let rowsForRules = 16

  private func layout(isHeaded: Bool) -> Layout {
    let (area, scene) = (area, layer.scene)
    let ruleRows = scene.kind == .adventure && area.size.rows < Self.rowsForRules ? 0 : 1
    let height = area.size.rows - (isHeaded ? 2 : 1) * (1 + ruleRows)
    let page = page(columns: area.size.columns, height: height)
    let view = Viewport(page, height: height, anchor: layer.anchor, focus: scene.focus)
    // None has it while the player reads a verdict.
    var layout = Layout(
      page: page, area: area, ruleRows: ruleRows, view: view,
      focus: isWaiting ? nil : scene.focus)
    if isHeaded {
      let heading = scene.heading ?? HeaderContent(title: L10n.Story.titleName)
      layout.header = Header(heading: heading, pack: pack, columns: area.size.columns)
        .row(in: texts)
    }
    if view.hasMoreAbove { layout.moreAbove = moreText(Symbol.above) }
    if view.hasMoreBelow { layout.moreBelow = moreText(Symbol.below) }
    layout.footer = Footer(hints: keys(on: layout), columns: area.size.columns).row(in: texts)
    return layout
  }

  private func page(columns: Int, height: Int) -> Page {
    var writer = PageWriter(
      columns: columns, height: height, texts: texts, animation: animation, hasMotion: hasMotion)
    layer.scene.write(to: &writer)
    writer.addMessages(layer.messages)
    if pack == nil, let picture = layer.scene.picture { writer.addAtBottom(picture) }
    return writer.page
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
