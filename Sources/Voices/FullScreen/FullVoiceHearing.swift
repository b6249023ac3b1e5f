import Localization
package import Screen
package import Session

extension FullVoice {
  /// What an input asks the session for, on a screen of that size; the voice’s own moves ask for nothing.
  package mutating func hear(_ input: Input, on size: Size) -> [Command] {
    guard Self.fits(size) else { return takeQuit(input) }
    if let commands = takeGesture(input) {
      isHeard = isHeard || !commands.isEmpty
      return commands
    }
    let layout = keptLayout(size)
    kept = nil
    let commands = take(input, in: layout, on: size)
    isHeard = isHeard || !commands.isEmpty
    return commands
  }

  /// In a window that is too small nothing can be seen, so nothing is done but to leave.
  private func takeQuit(_ input: Input) -> [Command] {
    if case .key(let key, _) = input, key.isOne(of: ["q"]) { return [.quit] }
    return []
  }

  private mutating func take(_ input: Input, in layout: Layout, on size: Size) -> [Command] {
    switch input {
    case _ where scroll(by: input, in: layout): return []
    case .key(let key, let modifiers):
      guard modifiers.isSubset(of: .shift) || isTyping else { return [] }
      if type(key, modifiers) || !modifiers.isSubset(of: .shift) { return [] }
      let isEnter = key == .character(" ") && layout.page.items.isEmpty
      return take(isEnter ? .enter : key, modifiers, in: layout, on: size)
    case .paste(let text):
      guard isTyping else { return [] }
      layer.scene.paste(text)
      layer.top = .focus(from: 0)
      return []
    case .released, .mouse: return []
    }
  }

  /// Mutating, for another getter would be given a copy of the voice, at every key.
  private var isTyping: Bool {
    mutating get { (overlay ?? stage).scene.isTyping && (held.isEmpty || !isWaiting) }
  }

  /// Whether the key went into the field.
  private mutating func type(_ key: Key, _ modifiers: Modifiers) -> Bool {
    guard isTyping, layer.scene.edit(key, modifiers) else { return false }
    layer.top = .focus(from: 0)
    return true
  }

  // MARK: Keys of every scene

  private mutating func take(
    _ key: Key, _ modifiers: Modifiers, in layout: Layout, on size: Size
  ) -> [Command] {
    if key == .function(1) { return act(on: overlay?.role == .help ? .leave(nil) : .show(help)) }
    if key == .function(2) { return [.language(language.other)] }
    if key == .enter, readOn(layout) {
      keep(layout, on: size)
      return []
    }
    if key == .enter, isWaiting { return act(on: .goOn) }
    if held.isEmpty || !isWaiting, !key.isPaging, let reaction = layer.scene.hear(key, in: words) {
      layer.top = .focus(from: layout.view.offset)
      return act(on: reaction)
    }
    if move(key, modifiers, on: layout) {
      keep(layout, on: size)
      return []
    }
    if key == .escape { return act(on: overlay == nil ? .show(menu) : .leave(nil)) }
    return isTyping ? [] : shortcut(key)
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
