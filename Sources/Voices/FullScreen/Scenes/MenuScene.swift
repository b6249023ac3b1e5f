import Localization
import Screen
import Session

/// The one menu that Esc opens everywhere.
struct MenuScene: Scene {
  /// Where it was opened.
  enum Context {
    case title, adventure
    /// `hintsLeft` is nil where there is none to ask for.
    case level(hintsLeft: Int?, isFree: Bool, mayGiveUp: Bool)
  }

  /// What it offers.
  enum Entry: Equatable {
    case hint(left: Int)
    /// A hint that costs no star.
    case freeHint(left: Int)
    case giveUp
    case tug, map, levels, notes, mishaps, language, settings, help, title, quit
  }

  let entries: [Entry]
  private let help: HelpScene
  /// Esc and Enter in haste buy nothing.
  var focus: Int

  /// `collectsMishaps`: a pack’s wrong answers are nothing to collect.
  init(in context: Context, help: HelpScene, collectsMishaps: Bool) {
    let mishaps: [Entry] = collectsMishaps ? [.mishaps] : []
    let own: [Entry] =
      switch context {
      case .title: [.levels, .notes] + mishaps
      case .adventure: [.tug, .map]
      case .level(let hintsLeft, let isFree, let mayGiveUp):
        (hintsLeft.map { [isFree ? .freeHint(left: $0) : .hint(left: $0)] } ?? [])
          + (mayGiveUp ? [.giveUp] : []) + [.levels, .notes] + mishaps
      }
    let last: [Entry] = if case .title = context { [.quit] } else { [.title, .quit] }
    entries = own + [.language, .settings, .help] + last
    self.help = help
    focus = entries.firstIndex { !$0.costs } ?? 0
  }

  let heading: HeaderContent? = HeaderContent(title: L10n.Full.menuTitle)
  var keys: [KeyHint] { [.move, KeyHint("⏎", L10n.Full.choose)] }

  func write(to page: inout PageWriter) {
    for entry in entries {
      page.addFocusableItem(
        label: entry.letters.map(page.texts.first) ?? "?", text: entry.text)
    }
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if let index = entries.firstIndex(where: { $0.isNamed(by: key, in: texts.language) }) {
      focus = index
    } else if key != .enter {
      return nil
    }
    return response(to: entries[focus], in: texts)
  }

  /// What an entry leads to, chosen here or by its letter from elsewhere.
  func response(to entry: Entry, in texts: TextResolver) -> SceneResponse {
    switch entry {
    case .hint, .freeHint, .tug: .close(.hint)
    case .giveUp: .close(.skip)
    case .map: .command(.say(texts(L10n.AdventureHelp.map)))
    case .levels: .command(.levels)
    case .notes: .command(.notes)
    case .mishaps: .command(.mishaps)
    case .language: .close(.language(texts.language.next))
    case .settings: .command(.settings)
    case .help: .open(help)
    case .title: .close(.menu)
    case .quit: .close(.quit)
    }
  }
}

extension MenuScene.Entry {
  var text: LocalizedText {
    switch self {
    case .hint(let left): left > 0 ? L10n.Full.menuHint(count: left) : L10n.Full.menuHintAgain
    case .freeHint(let left):
      left > 0 ? L10n.SecondNight.menuHint(count: left) : L10n.Full.menuHintAgain
    case .giveUp: L10n.Descent.giveUp
    case .tug: L10n.Full.menuTug
    case .map: L10n.ExploreScreen.map
    case .levels: L10n.Title.levels
    case .notes: L10n.Full.notes
    case .mishaps: L10n.Title.mishaps
    case .language: .nextLanguage
    case .settings: L10n.Title.settings
    case .help: L10n.Full.helpTitle
    case .title: L10n.Full.menuTitleScreen
    case .quit: L10n.Full.menuQuit
    }
  }

  /// Whether it costs stars.
  fileprivate var costs: Bool {
    switch self {
    case .hint(let left): left > 0
    case .giveUp: true
    case .freeHint, .tug, .map, .levels, .notes, .mishaps, .language, .settings, .help, .title,
      .quit:
      false
    }
  }

  /// The letters that choose it; the first one is shown. Help has `?`.
  var letters: LocalizedList? {
    switch self {
    case .hint, .freeHint, .tug: L10n.Full.letterHint
    case .giveUp: L10n.Descent.letterGiveUp
    case .map: L10n.Full.letterMap
    case .levels: L10n.Title.letterLevels
    case .notes: L10n.Full.letterNotes
    case .mishaps: L10n.Title.letterMishaps
    case .language: L10n.Title.letterLanguage
    case .settings: L10n.Title.letterSettings
    case .title: L10n.Full.letterTitle
    case .quit: L10n.Title.letterQuit
    case .help: nil
    }
  }

  /// Whether the key is one of its letters.
  func isNamed(by key: Key, in language: Language) -> Bool {
    key.isLetter(among: letters?.resolved(in: language) ?? ["?"])
  }

  /// Whether its letter works outside the menu as well, where letters are no text.
  var isShortcut: Bool {
    switch self {
    case .hint, .freeHint, .levels, .notes, .mishaps, .help: true
    case .giveUp, .tug, .map, .language, .settings, .title, .quit: false
    }
  }
}
