import Localization
import Screen
import Session

/// Help: the keys of the moment, the signs, what a hint costs.
struct HelpScene: Scene {
  /// How to play what is on the stage; nothing where nothing is played.
  let howToPlay: [LocalizedText]
  /// Whether a pack is played, which has nothing of the mountain’s story.
  var isOfPack = false
  /// Whether there are hints to ask for.
  var hasHints = true
  /// Whether letters are text on the stage, so that none of them is a key.
  var isTyping = false
  /// What can be typed; nothing where that is an answer or a key.
  var commands: [HelpRow] = []

  static let adventure = HelpScene(
    howToPlay: [
      L10n.ExploreScreen.helpType, L10n.ExploreScreen.helpTab, L10n.ExploreScreen.helpScroll,
      L10n.ExploreScreen.helpAsk,
    ], isTyping: true, commands: AdventureHelp.rows)

  let kind = SceneKind.help
  let heading: HeaderContent? = HeaderContent(title: L10n.Full.helpTitle)

  func write(to page: inout PageWriter) {
    for row in commands { write(row, to: &page) }
    page.addGap()
    if !howToPlay.isEmpty {
      page.addText(L10n.Full.helpHere, style: .strong)
      for text in howToPlay { page.addText(text, sign: .nothing) }
      page.addGap()
    }
    page.addText(L10n.Full.helpKeys, style: .strong)
    for text in keyTexts { page.addText(text, sign: .nothing) }
    page.addGap()
    page.addText(L10n.Full.helpSigns, style: .strong)
    for (sign, text) in legend { page.addText(text, sign: sign) }
  }

  private var keyTexts: [LocalizedText] {
    let hint =
      !isOfPack ? L10n.Full.helpHint : hasHints ? L10n.Full.helpHintOfPack : L10n.Full.helpPages
    let digits = L10n.Full.helpLetters(keys: LocalizedText(cleaning: "& é \" ' ( - è"))
    return [L10n.Full.helpMove] + (isTyping ? [] : [hint])
      + [L10n.Full.helpMenu, L10n.Full.helpLanguage, L10n.Full.helpQuit]
      + (isTyping ? [] : [digits])
  }

  private var legend: [(StyledSymbol, LocalizedText)] {
    let signs: [(StyledSymbol, LocalizedText)] = [
      (.focus, L10n.Full.signFocus),
      (.lit, isOfPack ? L10n.Full.signMarked : L10n.Full.signLit),
      (.dark, isOfPack ? L10n.Full.signEmpty : L10n.Full.signDark),
      (.right, L10n.Full.signRight),
      (.wrong, L10n.Full.signWrong),
      (.progress, L10n.Full.signProgress),
      (.nothing, L10n.Full.signNothing),
    ]
    let hint: [(StyledSymbol, LocalizedText)] =
      hasHints ? [(.rope, isOfPack ? L10n.Full.signHint : L10n.Full.signRope)] : []
    return signs + hint + [(.star, L10n.Full.signStar)]
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    key == .enter || key.isLetter(among: ["?"]) ? .back : nil
  }

  /// A command in a column of its own; where that has no room for it, above what it does.
  private func write(_ row: HelpRow, to page: inout PageWriter) {
    let start = page.margins.text + (page.margins.isWide ? 20 : 2)
    let name = Span(column: page.margins.text, text: page.texts(row.command), style: .strong)
    let isBeside = name.end < start
    if !isBeside { page.addRow([name]) }
    page.add(
      TextBlock(
        columns: start..<page.margins.end, text: row.text, label: isBeside ? name : nil))
  }
}
