import Localization
import Screen
import Session

/// The one menu that Esc opens everywhere.
struct MenuScene: Scene {
  let entries: [Entry]
  /// Esc and Enter in haste buy nothing.
  var focus: Int

  /// `own`: what stands first, by where it was opened; the title is the way back to all else.
  init(_ own: [Entry], onTitle isOnTitle: Bool = false) {
    let (before, behind): ([Entry], [Entry]) = isOnTitle ? ([], []) : ([.goOn], [.title])
    entries = before + own + [.language, .settings, .help] + behind + [.quit]
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
    return entries[focus].response(in: texts)
  }
}

extension MenuScene {
  /// What the menu offers.
  struct Entry: Equatable {
    /// What an entry leads to, chosen here or by its letter from elsewhere.
    enum Action: Equatable {
      /// Shown over the menu.
      case open(Command)
      /// Done with the menu closed.
      case close(Command)
      case help, map, nextLanguage, goOn
    }

    let text: LocalizedText
    /// The letters that choose it; the first one is shown. Help has `?`.
    let letters: LocalizedList?
    let action: Action
    /// Whether it costs stars.
    let costs: Bool
    /// Whether its letter works outside the menu as well, where letters are no text.
    let isShortcut: Bool

    private init(
      _ text: LocalizedText, _ letters: LocalizedList?, _ action: Action, costs: Bool = false,
      isShortcut: Bool = false
    ) {
      (self.text, self.letters, self.action) = (text, letters, action)
      (self.costs, self.isShortcut) = (costs, isShortcut)
    }

    /// Whether the key is one of its letters.
    func isNamed(by key: Key, in language: Language) -> Bool {
      key.isLetter(among: letters?.resolved(in: language) ?? ["?"])
    }

    func response(in texts: TextResolver) -> SceneResponse {
      switch action {
      case .open(let command): .command(command)
      case .close(let command): .close(command)
      case .goOn: .back
      case .help: .help
      case .map: .command(.say(texts.first(L10n.AdventureHelp.map)))
      case .nextLanguage: .close(.language(texts.language.next))
      }
    }

    /// The next hint, or once more those that were taken.
    static func hint(left: Int, isFree: Bool = false) -> Entry {
      let text =
        left == 0
        ? L10n.Full.menuHintAgain
        : isFree ? L10n.SecondNight.menuHint(count: left) : L10n.Full.menuHint(count: left)
      return Entry(
        text, L10n.Full.letterHint, .close(.hint), costs: left > 0 && !isFree, isShortcut: true)
    }

    /// Back to what lies below the menu, which stands still meanwhile.
    static let goOn = Entry(L10n.Full.menuGoOn, L10n.Full.letterGoOn, .goOn)
    static let giveUp = Entry(
      L10n.Descent.giveUp, L10n.Descent.letterGiveUp, .close(.skip), costs: true)
    /// The adventure’s hint.
    static let tug = Entry(L10n.Full.menuTug, L10n.Full.letterHint, .close(.hint))
    static let map = Entry(L10n.ExploreScreen.map, L10n.Full.letterMap, .map)
    static let levels = Entry(
      L10n.Title.levels, L10n.Title.letterLevels, .open(.levels), isShortcut: true)
    static let notes = Entry(
      L10n.Full.notes, L10n.Full.letterNotes, .open(.notes), isShortcut: true)
    static let mishaps = Entry(
      L10n.Title.mishaps, L10n.Title.letterMishaps, .open(.mishaps), isShortcut: true)
    static let language = Entry(.nextLanguage, L10n.Title.letterLanguage, .nextLanguage)
    static let settings = Entry(L10n.Title.settings, L10n.Title.letterSettings, .open(.settings))
    static let help = Entry(L10n.Full.helpTitle, nil, .help, isShortcut: true)
    static let title = Entry(L10n.Full.menuTitleScreen, L10n.Full.letterTitle, .close(.menu))
    static let quit = Entry(L10n.Full.menuQuit, L10n.Title.letterQuit, .close(.quit))
  }
}
