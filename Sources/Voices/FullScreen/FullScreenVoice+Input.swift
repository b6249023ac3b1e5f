import Flow
import Localization
package import Screen
package import Session

extension FullScreenVoice {
  /// What an input asks the session for, on a screen of that size; the voice’s own moves ask for nothing.
  package mutating func handleInput(_ input: InputEvent, on size: Size) -> [Command] {
    guard Self.fits(size) else { return quitCommands(input) }
    if let commands = answerQuestion(input) { return commands }
    if let commands = handleGesture(input) {
      isAnswered = isAnswered || !commands.isEmpty
      if !isRoundRunning { keptLayout = nil }
      return commands
    }
    resize(to: size)
    if isNextOrder(input) {
      overlays = []
      keptLayout = nil
    }
    if layer.showsRemark {
      layer.messages = []
      keptLayout = nil
    }
    let layout = keptLayout.take() ?? newLayout
    let commands = handleInput(input, in: layout)
    isAnswered = isAnswered || !commands.isEmpty
    return commands
  }

  /// Enter does what was asked about, not struck twice; any other key lets it be. Nil where nothing is answered.
  private mutating func answerQuestion(_ input: InputEvent) -> [Command]? {
    guard case .key(let key, _) = input, let asked = question.take(), key == .enter else {
      return nil
    }
    defer { sinceEnter = .zero }
    if isStruckTwice {
      question = asked
      return []
    }
    isAnswered = true
    return [asked]
  }

  /// In a window that is too small nothing can be seen, so nothing is done but to leave.
  private func quitCommands(_ input: InputEvent) -> [Command] {
    if case .key(let key, _) = input, key.isLetter(among: ["q"]) { return [.quit] }
    return []
  }

  /// In a window with room enough, what is no gesture of a round.
  private mutating func handleInput(_ input: InputEvent, in layout: Layout) -> [Command] {
    switch input {
    case _ where scrollTranscript(by: input, in: layout): return []
    case .key(let key, let modifiers):
      defer { sinceEnter = key == .enter ? .zero : nil }
      guard modifiers.isSubset(of: .shift) || isTyping else { return [] }
      if edit(key, modifiers, in: layout) { return [] }
      guard modifiers.isSubset(of: .shift) else { return [] }
      let isEnter = key == .character(" ") && layout.page.items.isEmpty
      return handleKey(isEnter ? .enter : key, modifiers, in: layout)
    case .paste(let text):
      guard isTyping else { return [] }
      sinceEnter = nil
      layer.scene.paste(text)
      showField(in: layout)
      return []
    case .released, .mouse: return []
    }
  }

  /// Whether the key begins the next order of the adventure while help or the map, which an order opens, lies over it.
  private func isNextOrder(_ input: InputEvent) -> Bool {
    guard stage.isAdventure, overlays.count == 1, let kind = overlay?.kind,
      kind == .help || kind == .adventureMap,
      case .key(.character(let scalar), let modifiers) = input
    else { return false }
    return modifiers.isSubset(of: .shift) && scalar != " " && scalar != "?"
  }

  /// Whether the wheel of a mouse does something.
  package var scrollsByWheel: Bool { overlay == nil && stage.isAdventure }

  /// Whether an input scrolled what was said in the adventure.
  private mutating func scrollTranscript(by input: InputEvent, in layout: Layout) -> Bool {
    guard stage.isAdventure, overlay == nil else { return false }
    return stage.scene.scroll(by: input, height: layout.view.height)
  }

  /// Whether letters are text now.
  private var isTyping: Bool {
    (overlay?.isTyping ?? stage.isTyping) && (heldEvents.isEmpty || !isWaiting)
  }

  /// Whether the key went into the field.
  private mutating func edit(
    _ key: Key, _ modifiers: Modifiers, in layout: Layout
  ) -> Bool {
    guard isTyping, layer.scene.edit(key, modifiers) else { return false }
    showField(in: layout)
    return true
  }

  private mutating func showField(in layout: Layout) {
    layer.anchor = .focus(from: 0)
    updateKeptLayout(from: layout)
  }

  // MARK: Keys of every scene

  private mutating func handleKey(
    _ key: Key, _ modifiers: Modifiers, in layout: Layout
  ) -> [Command] {
    if key == .function(1) { return perform(overlay?.kind == .help ? .back : .open(help)) }
    if key == .function(2) { return [.language(language.next)] }
    if key == .enter, layer.scrollOn(layout) {
      updateKeptLayout(from: layout)
      return []
    }
    if key == .enter, isWaiting { return perform(.proceed) }
    if heldEvents.isEmpty || !isWaiting, !key.isPaging,
      let response = layer.scene.handleKey(key, in: texts)
    {
      layer.anchor = .focus(from: layout.view.offset)
      if key == .enter, isStruckTwice, response.mayCost(in: layer.scene.level) {
        return perform(.remark(L10n.Full.enterTwice))
      }
      // What is out of view is brought into view first.
      if case .command(.act) = response, !layout.showsFocus { return [] }
      return perform(response)
    }
    if layer.move(key, modifiers, on: layout) {
      updateKeptLayout(from: layout)
      return []
    }
    if key == .escape { return perform(overlays.isEmpty ? .open(menu) : .back) }
    return isTyping ? [] : performShortcut(key)
  }

  /// Whether Enter in a level comes hard on another, struck twice or held down: it gives no answer and buys nothing.
  private var isStruckTwice: Bool {
    layer.scene.level != nil && sinceEnter.map { $0 < .seconds(1) } ?? false
  }

  /// A letter of the menu, where letters are no text.
  private mutating func performShortcut(_ key: Key) -> [Command] {
    let menu = menu
    let entry = menu.entries.first { $0.isShortcut && $0.isNamed(by: key, in: language) }
    return entry.map { perform($0.response(in: texts)) } ?? []
  }

  /// Does what a scene made of a key; commands are left to the session.
  mutating func perform(_ response: SceneResponse) -> [Command] {
    switch response {
    case .handled: return []
    case .command(let command): return [command]
    case .back:
      if !overlays.isEmpty { overlays.removeLast() }
      return []
    case .close(let command):
      overlays = []
      return [command]
    case .open(let scene):
      presentOverlay(scene)
      return []
    case .remark(let text):
      layer.show(remark: text)
      return []
    case .help: return perform(.open(help))
    case .proceed:
      if heldEvents.isEmpty { return [.proceed] }
      receiveHeldEvents()
      return []
    }
  }
}

extension FullScreenVoice {
  /// What the footer shows: the keys of the scene, then those of every scene.
  func keys(on layout: Layout) -> [KeyHint] {
    if layout.readsOn {
      let isReadOut = layout.focused != nil && !layout.view.hasMoreBelow
      return
        (isReadOut
        ? [KeyHint("↓", L10n.Full.goOn), KeyHint("↑", L10n.Full.scroll)]
        : [KeyHint("↑↓", L10n.Full.scroll), .readOn]) + commonKeys
    }
    let isWide = layout.area.size.columns >= 60
    return (isWaiting ? [.goOn] : layer.scene.keys + hintKey(isWide: isWide)) + commonKeys
  }

  /// How to ask for a hint, where there is one to ask for, and what it costs.
  private func hintKey(isWide: Bool) -> [KeyHint] {
    guard overlay == nil, !stage.scene.showsHints, let left = hintsLeft, left > 0 else { return [] }
    let isFree = stage.scene.level?.isHintFree != false
    let label =
      isFree
      ? L10n.Full.hint(left: left)
      : isWide ? L10n.Full.pricedHint(left: left) : L10n.Full.pricedHintShort(left: left)
    return [
      stage.isTyping
        ? KeyHint(.word(L10n.Full.keyTab), label) : KeyHint(.letter(L10n.Full.letterHint), label)
    ]
  }

  /// Rungs that were not taken yet; nil where no level is played, and while a round runs: it leaves no time.
  var hintsLeft: Int? {
    guard heldEvents.isEmpty, let level = stage.scene.level, !isInRound else { return nil }
    return level.hintsInAll - level.hintsTaken.count
  }

  /// The keys of every screen: Esc, and help.
  private var commonKeys: [KeyHint] {
    if overlay != nil { return [.escape(L10n.Full.back)] }
    if isRoundRunning { return [.escape(L10n.Full.menu)] }
    let isTyping = stage.isTyping && !isWaiting
    return [.escape(L10n.Full.menu), .help(isTyping: isTyping)]
  }

  /// The menu that Esc opens.
  var menu: MenuScene {
    if stage.isAdventure { return MenuScene([.tug, .map]) }
    if stage.kind == .round, stage.scene.level == nil { return MenuScene([]) }
    // A pack’s wrong answers are nothing to collect.
    let lists: [MenuScene.Entry] = [.levels, .notes] + (pack == nil ? [.mishaps] : [])
    if stage.kind == .title { return MenuScene(lists, onTitle: true) }
    let level = stage.scene.level
    let hints = level?.hintsInAll == 0 || overlay != nil ? nil : hintsLeft
    let mayGiveUp = level?.mayGiveUp == true && heldEvents.isEmpty && !isInRound
    return MenuScene(
      (hints.map { [.hint(left: $0, isFree: level?.isHintFree == true)] } ?? [])
        + (mayGiveUp ? [.giveUp] : []) + lists)
  }

  /// Help for what is on the stage.
  var help: HelpScene {
    if stage.isAdventure { return .adventure }
    return HelpScene(
      howToPlay: heldEvents.isEmpty ? stage.scene.howToPlay : [], isOfPack: pack != nil,
      hasHints: stage.scene.level?.hintsInAll != 0, isTyping: stage.isTyping)
  }
}
