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
      page.text(L10n.Full.helpHere, style: .strong)
      for text in here { page.text(text, sign: point) }
      page.gap()
    }
    page.text(L10n.Full.helpKeys, style: .strong)
    for text in everywhere { page.text(text, sign: point) }
    page.gap()
    page.text(L10n.Full.helpSigns, style: .strong)
    for (sign, text) in signs { page.text(text, sign: sign) }
  }

  private var point: Sign { Sign(symbol: Symbol.nothing, style: .faint) }

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

  private var signs: [(Sign, LocalizedText)] {
    [
      (Sign(symbol: Symbol.focus, style: .accent), L10n.Full.signFocus),
      (Sign(symbol: Symbol.lit, style: .accent), L10n.Full.signLit),
      (Sign(symbol: Symbol.dark, style: .faint), L10n.Full.signDark),
      (Sign(symbol: Symbol.right, style: .good), L10n.Full.signRight),
      (Sign(symbol: Symbol.wrong, style: .bad), L10n.Full.signWrong),
      (Sign(symbol: Symbol.progress, style: .good), L10n.Full.signProgress),
      (Sign(symbol: Symbol.nothing, style: .faint), L10n.Full.signNothing),
      (Sign(symbol: Symbol.rope, style: .accent), L10n.Full.signRope),
      (Sign(symbol: Symbol.star, style: .accent), L10n.Full.signStar),
    ]
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    key == .enter || key.isOne(of: ["?"]) ? .close(nil) : nil
  }
}
