import Localization
import Screen
import Session

/// A scene on the screen, with its messages and how far it is scrolled.
struct SceneLayer {
  var scene: any Scene
  /// What kind of scene it is, kept because every key asks for it.
  let kind: SceneKind
  /// Whether letters are text, kept for the same reason.
  let isTyping: Bool
  /// Shown below the page.
  var messages: [StatusMessage] = [] { didSet { showsRemark = false } }
  /// Whether these are a remark of the scene, which the next key takes away.
  private(set) var showsRemark = false
  var anchor = ScrollAnchor.start

  init(_ scene: any Scene) {
    self.scene = scene
    kind = scene.kind
    isTyping = scene.isTyping
    if scene.opensAtFocus { anchor = .focus(from: 0) }
  }

  /// Shows a remark of the scene alone.
  mutating func show(remark text: LocalizedText) {
    messages = [StatusMessage(.remark, text)]
    showsRemark = true
    anchor = .latest
  }

  var isRound: Bool { kind == .round }
  var isAdventure: Bool { kind == .adventure }
}

/// Moving about a page. Nothing is done to what is out of view: it is brought into view first.
extension SceneLayer {
  /// Whether it was a key that moves, even where there was nowhere to go.
  mutating func move(_ key: Key, _ modifiers: Modifiers, on layout: Layout) -> Bool {
    switch key {
    case .up: moveFocusOrScroll(layout, step: -1)
    case .down: moveFocusOrScroll(layout, step: 1)
    case .left: moveFocus(layout, step: -1, isAside: true)
    case .right: moveFocus(layout, step: 1, isAside: true)
    case .home: moveToEdge(layout, isEnd: false)
    case .end: moveToEdge(layout, isEnd: true)
    case .tab: moveFocusInOrder(layout, step: modifiers.contains(.shift) ? -1 : 1)
    case .pageUp: scroll(layout, by: 1 - layout.view.height)
    case .pageDown: scroll(layout, by: layout.view.height - 1)
    case .character, .insert, .delete, .enter, .backspace, .escape, .function: return false
    }
    return true
  }

  /// Whether Enter read on: while there is more below, or while the focus is out of view.
  mutating func scrollOn(_ layout: Layout) -> Bool {
    if layout.focused != nil, layout.showsFocus { return false }
    if layout.view.hasMoreBelow {
      scroll(layout, by: layout.view.height - 1)
      return true
    }
    guard layout.focused != nil else { return false }
    anchor = .focus(from: layout.view.offset)
    return true
  }

  /// To the next item up or down; where there is none in view, by a row.
  private mutating func moveFocusOrScroll(_ layout: Layout, step: Int) {
    if !moveFocus(layout, step: step, isAside: false) { scroll(layout, by: step) }
  }

  /// To the next item up or down, or in the row; false where there is none. From what is out of view only down, at
  /// the end of what there is to read.
  @discardableResult
  private mutating func moveFocus(_ layout: Layout, step: Int, isAside: Bool) -> Bool {
    let isReadOut = step > 0 && !isAside && !layout.view.hasMoreBelow
    guard let focus = layout.focus, layout.showsFocus || isReadOut,
      let next = layout.page.nearestItem(from: focus, step: step, isAside: isAside)
    else { return false }
    setFocus(next, from: layout)
    return true
  }

  /// Through the items in their order.
  private mutating func moveFocusInOrder(_ layout: Layout, step: Int) {
    guard let focus = layout.focus, layout.page.items.indices.contains(focus + step) else { return }
    setFocus(focus + step, from: layout)
  }

  /// Home and End: to the first or the last item, or to the edge of a page without one.
  private mutating func moveToEdge(_ layout: Layout, isEnd: Bool) {
    let last = layout.page.items.count - 1
    if layout.focus != nil, last >= 0 { scene.focus = isEnd ? last : 0 }
    anchor = !isEnd ? .start : last >= 0 ? .focus(from: layout.view.offset) : .at(.max)
  }

  /// Scrolls; the focus goes along where another item is in view and it is not.
  private mutating func scroll(_ layout: Layout, by rows: Int) {
    let view = Viewport(
      layout.page, height: layout.view.height, anchor: .at(layout.view.offset + rows),
      focus: scene.focus)
    anchor = .at(view.offset)
    guard let focus = layout.focus, let item = layout.focused, !view.shows(item) else { return }
    let seen = layout.page.items.indices.filter { view.shows(layout.page.items[$0]) }
    if let nearest = seen.min(by: { abs($0 - focus) < abs($1 - focus) }) {
      scene.focus = nearest
    }
  }

  /// The item comes into view with as little scrolling as that takes.
  private mutating func setFocus(_ index: Int, from layout: Layout) {
    scene.focus = index
    anchor = .focus(from: layout.view.offset)
  }
}

extension Key {
  /// Keys that scroll on every screen, whatever the scene makes of others.
  var isPaging: Bool { self == .pageUp || self == .pageDown }
}
