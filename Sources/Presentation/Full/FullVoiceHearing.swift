import Localization
package import Screen
package import Session

extension FullVoice {
  /// What an input asks the session for, on a screen of that size; the voice’s own moves ask for nothing.
  package mutating func hear(_ input: Input, on size: Size) -> [Command] {
    defer { kept = nil }
    let commands = Self.fits(size) ? take(input, on: size) : takeQuit(input)
    isHeard = isHeard || !commands.isEmpty
    return commands
  }

  /// In a window that is too small nothing can be seen, so nothing is done but to leave.
  private func takeQuit(_ input: Input) -> [Command] {
    if case .key(let key, _) = input, key.isOne(of: ["q"]) { return [.quit] }
    return []
  }

  private mutating func take(_ input: Input, on size: Size) -> [Command] {
    switch input {
    case .key(let key, let modifiers):
      if modifiers.isSubset(of: .shift) || isTyping { return take(key, modifiers, on: size) }
      return []
    case .paste(let text):
      guard isTyping, var scene = layer.scene as? OpenScene else { return [] }
      scene.paste(text)
      replace(scene)
      return []
    case .released, .mouse: return []
    }
  }

  private var isTyping: Bool { layer.scene.isTyping && !isWaiting }

  private mutating func take(_ key: Key, _ modifiers: Modifiers, on size: Size) -> [Command] {
    let layout = keptLayout(size)
    let isEnter = key == .character(" ") && layout.page.items.isEmpty
    let key = isEnter ? Key.enter : key
    if isTyping, var scene = layer.scene as? OpenScene, scene.edit(key, modifiers) {
      replace(scene)
      return []
    }
    guard modifiers.isSubset(of: .shift) else { return [] }
    switch key {
    case .function(1): return act(on: overlay?.scene is HelpScene ? .leave(nil) : .show(help))
    case .function(2): return [.language(language.other)]
    case .pageUp: return scroll(layout, by: 1 - layout.view.height)
    case .pageDown: return scroll(layout, by: layout.view.height - 1)
    default: break
    }
    if key == .enter {
      if let commands = readOn(layout) { return commands }
      if isWaiting { return act(on: .goOn) }
    }
    if !isWaiting, let reaction = layer.scene.hear(key, in: words) {
      layer.top = .focus(from: layout.view.offset)
      return act(on: reaction)
    }
    return take(key, modifiers, in: layout)
  }

  /// A scene that was changed by typing, with its field in view.
  private mutating func replace(_ scene: OpenScene) {
    layer.scene = scene
    layer.top = .focus(from: 0)
  }

  // MARK: Keys of every scene

  private mutating func take(_ key: Key, _ modifiers: Modifiers, in layout: Layout) -> [Command] {
    switch key {
    case .up: return move(layout, step: -1)
    case .down: return move(layout, step: 1)
    case .left: return moveAside(layout, step: -1)
    case .right: return moveAside(layout, step: 1)
    case .home: return jump(layout, isEnd: false)
    case .end: return jump(layout, isEnd: true)
    case .tab: return next(layout, step: modifiers.contains(.shift) ? -1 : 1)
    case .escape: return act(on: overlay == nil ? .show(menu) : .leave(nil))
    default: return isTyping ? [] : shortcut(key)
    }
  }

  private mutating func shortcut(_ key: Key) -> [Command] {
    let menu = menu
    let entry = menu.entries.first { $0.isShortcut && $0.isNamed(by: key, in: language) }
    return entry.map { act(on: menu.reaction(to: $0, in: words)) } ?? []
  }

  mutating func act(on reaction: Reaction) -> [Command] {
    switch reaction {
    case .none: return []
    case .command(let command): return [command]
    case .leave(let command):
      overlay = nil
      return command.map { [$0] } ?? []
    case .show(let scene):
      overlay = Layer(scene)
      return []
    case .goOn:
      if held.isEmpty { return [.proceed] }
      goOn()
      return []
    }
  }
}
