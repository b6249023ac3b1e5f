import Flow
import Localization
import Screen
import Session

extension FullScreenVoice {
  /// What the footer shows: the keys of the scene, then those of every scene.
  func keys(on layout: Layout) -> [KeyHint] {
    if layout.readsOn {
      return [KeyHint("↑↓", L10n.Full.scroll), .readOn] + commonKeys
    }
    let isWide = layout.area.size.columns >= 60
    return (isWaiting ? [.goOn] : layer.scene.keys + hintKey(withPrice: isWide)) + commonKeys
  }

  /// How to ask for a hint, where there is one to ask for, and where there is room what it costs.
  private func hintKey(withPrice isPriced: Bool) -> [KeyHint] {
    guard overlay == nil, !stage.scene.showsHints, let left = hintsLeft, left > 0 else { return [] }
    let label =
      isPriced && stage.scene.level?.night != .second
      ? L10n.Full.pricedHint(left: left) : L10n.Full.hint(left: left)
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
    if stage.kind == .title {
      return MenuScene(in: .title, help: help, collectsMishaps: pack == nil)
    }
    if stage.isAdventure { return MenuScene(in: .adventure, help: help, collectsMishaps: true) }
    let isHintless = stage.scene.level?.hintsInAll == 0 || overlay != nil
    let isFree = stage.scene.level?.night == .second
    return MenuScene(
      in: .level(
        hintsLeft: isHintless ? nil : hintsLeft, isFree: isFree,
        mayGiveUp: stage.scene.level?.mayGiveUp == true && heldEvents.isEmpty && !isInRound),
      help: help, collectsMishaps: pack == nil)
  }

  /// Help for what is on the stage.
  var help: HelpScene {
    if stage.isAdventure { return .adventure }
    let howToPlay = stage.isRound ? Level.Kind.reflex.help : stage.scene.level?.help
    return HelpScene(
      howToPlay: heldEvents.isEmpty ? howToPlay ?? [] : [], isOfPack: pack != nil,
      hasHints: stage.scene.level?.hintsInAll != 0, isTyping: stage.isTyping)
  }
}
