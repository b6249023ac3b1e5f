import Screen
import Session

/// Moving about a page. Nothing is done to what is out of view: it is brought into view first.
extension FullVoice {
  /// Enter reads on while there is more below, or while the focus is out of view.
  mutating func readOn(_ layout: Layout) -> [Command]? {
    if layout.focused != nil, layout.showsFocus { return nil }
    if layout.view.hasMoreBelow { return scroll(layout, by: layout.view.height - 1) }
    guard layout.focused != nil else { return nil }
    layer.top = .focus(from: layout.view.offset)
    return []
  }

  /// To the next item up or down; where there is none in view, by a row.
  mutating func move(_ layout: Layout, step: Int) -> [Command] {
    guard let focus = layout.focus, layout.showsFocus,
      let next = layout.page.item(from: focus, step: step)
    else { return scroll(layout, by: step) }
    return setFocus(next, from: layout)
  }

  /// To the next item in the row.
  mutating func moveAside(_ layout: Layout, step: Int) -> [Command] {
    guard let focus = layout.focus, layout.showsFocus,
      let next = layout.page.item(beside: focus, step: step)
    else { return [] }
    return setFocus(next, from: layout)
  }

  /// Through the items in their order.
  mutating func next(_ layout: Layout, step: Int) -> [Command] {
    guard let focus = layout.focus, layout.page.items.indices.contains(focus + step) else {
      return []
    }
    return setFocus(focus + step, from: layout)
  }

  mutating func jump(_ layout: Layout, isEnd: Bool) -> [Command] {
    let last = layout.page.items.count - 1
    if layout.focus != nil, last >= 0 { layer.scene.focus = isEnd ? last : 0 }
    layer.top = !isEnd ? .start : last >= 0 ? .focus(from: layout.view.offset) : .at(.max)
    return []
  }

  /// Scrolls; the focus goes along where another item is in view and it is not.
  mutating func scroll(_ layout: Layout, by rows: Int) -> [Command] {
    let view = Viewport(
      layout.page, height: layout.view.height, top: .at(layout.view.offset + rows),
      focus: layer.scene.focus)
    layer.top = .at(view.offset)
    guard let focus = layout.focus, let item = layout.focused, !view.shows(item) else { return [] }
    let seen = layout.page.items.indices.filter { view.shows(layout.page.items[$0]) }
    if let nearest = seen.min(by: { abs($0 - focus) < abs($1 - focus) }) {
      layer.scene.focus = nearest
    }
    return []
  }

  private mutating func setFocus(_ index: Int, from layout: Layout) -> [Command] {
    layer.scene.focus = index
    layer.top = .focus(from: layout.view.offset)
    return []
  }
}
