import Flow
import Localization
import Screen

/// Help: the keys of the moment, the signs, what a hint costs.
struct HelpScene: Scene {
  /// How to play what is on the stage; nothing where nothing is played.
  private let here: [LocalizedText]
  var focus = 0

  init(kind: Level.Kind?) { here = kind?.help ?? [] }

  private init(here: [LocalizedText]) { self.here = here }

  static let adventure = HelpScene(here: [
    L10n.ExploreScreen.helpType, L10n.ExploreScreen.helpTab, L10n.ExploreScreen.helpScroll,
    L10n.ExploreScreen.helpAsk,
  ])

  let role = SceneRole.help
  let heading: Heading? = Heading(title: L10n.Full.helpTitle)
  let keys: [KeyHint] = []

  func write(to page: inout PageWriter) {
    if !here.isEmpty {
      page.addText(L10n.Full.helpHere, style: .strong)
      for text in here { page.addText(text, sign: point) }
      page.addGap()
    }
    page.addText(L10n.Full.helpKeys, style: .strong)
    for text in everywhere { page.addText(text, sign: point) }
    page.addGap()
    page.addText(L10n.Full.helpSigns, style: .strong)
    for (sign, text) in signs { page.addText(text, sign: sign) }
  }

  private var point: StyledSymbol { StyledSymbol(symbol: Symbol.nothing, style: .faint) }

  private var everywhere: [LocalizedText] {
    [
      L10n.Full.helpMove, L10n.Full.helpLetters(keys: azerty), L10n.Full.helpHint,
      L10n.Full.helpMenu,
      L10n.Full.helpLanguage, L10n.Full.helpQuit,
    ]
  }

  private var azerty: LocalizedText {
    LocalizedText(verbatim: SafeText(cleaning: "& é \" ' ( - è"))
  }

  private var signs: [(StyledSymbol, LocalizedText)] {
    [
      (StyledSymbol(symbol: Symbol.focus, style: .accent), L10n.Full.signFocus),
      (StyledSymbol(symbol: Symbol.lit, style: .accent), L10n.Full.signLit),
      (StyledSymbol(symbol: Symbol.dark, style: .faint), L10n.Full.signDark),
      (StyledSymbol(symbol: Symbol.right, style: .good), L10n.Full.signRight),
      (StyledSymbol(symbol: Symbol.wrong, style: .bad), L10n.Full.signWrong),
      (StyledSymbol(symbol: Symbol.progress, style: .good), L10n.Full.signProgress),
      (StyledSymbol(symbol: Symbol.nothing, style: .faint), L10n.Full.signNothing),
      (StyledSymbol(symbol: Symbol.rope, style: .accent), L10n.Full.signRope),
      (StyledSymbol(symbol: Symbol.star, style: .accent), L10n.Full.signStar),
    ]
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    key == .enter || key.isLetter(among: ["?"]) ? .close(nil) : nil
  }
}
