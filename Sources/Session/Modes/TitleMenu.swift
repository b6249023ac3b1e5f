import Flow
package import Localization

/// The title: what was won, and the menu.
package struct TitleView: Equatable, Sendable {
  package let items: [MenuItem]
  /// Nil before the first game.
  package let standing: StandingView?
  /// The adventure was won: the beacon burns on the mountain.
  package let isBeaconLit: Bool

  package init(items: [MenuItem], standing: StandingView?, isBeaconLit: Bool = false) {
    self.items = items
    self.standing = standing
    self.isBeaconLit = isBeaconLit
  }
}

/// An item of the title menu; its number and its letters are its own for ever.
package struct MenuItem: Equatable, Sendable {
  package let id: String
  package let text: LocalizedText
  /// From 1, and 0 to quit; nil for an item that only a full screen shows.
  package let number: Int?
  /// The letters that choose it; the first one is shown.
  package let letters: LocalizedList
}

/// The items of the title menu; raw values are the ids of the wire.
enum TitleMenuItem: String {
  case begin, proceed = "continue", campaign, adventure, reflex, daily, descent, language, settings
  case levels, mishaps = "falls", results, plain, quit
}

extension Session {
  var menu: Event {
    let places = places
    let items = places.enumerated().map { menuItem($1, number: $0 + 1) }
    return .menu(
      items + (offersPlainText ? [menuItem(.plain, number: nil)] : []) + [
        menuItem(.quit, number: 0)
      ],
      standing: campaign.progress.hasBegun
        ? StandingView(campaign, isStory: pack == nil) : nil,
      isBeaconLit: settings.hasLitBeacon)
  }

  /// The items with a number, in the order of their numbers. What appears later comes behind what is
  /// there, so that no number ever moves.
  private var places: [TitleMenuItem] {
    let hasBegun = campaign.progress.hasBegun
    let campaign: TitleMenuItem = !hasBegun ? .begin : canReopen ? .campaign : .proceed
    return [campaign] + (hasAdventure ? [canReopen ? .proceed : .adventure] : [])
      + (pack == nil ? [.reflex, .daily, .descent] : []) + [.language, .settings]
      + (hasBegun ? [.levels] + (pack == nil ? [.mishaps] : []) + [.results] : [])
  }

  private func menuItem(_ item: TitleMenuItem, number: Int?) -> MenuItem {
    let (text, letters) = words(of: item)
    return MenuItem(id: item.rawValue, text: text, number: number, letters: letters)
  }

  /// A pack has no other modes beside it.
  private var hasAdventure: Bool { makeWorld != nil && pack == nil }

  /// Whether the adventure was played last.
  private var canReopen: Bool { settings.mode == .adventure && hasAdventure }

  /// What an item is called, and the letters that choose it.
  private func words(of item: TitleMenuItem) -> (text: LocalizedText, letters: LocalizedList) {
    switch item {
    case .begin: (L10n.Title.begin, L10n.Title.letterBegin)
    case .proceed where canReopen: (L10n.Title.proceedAdventure, L10n.Title.letterAdventure)
    case .proceed:
      (place.map { L10n.Title.proceed(place: $0) } ?? L10n.Title.ending, L10n.Title.letterProceed)
    case .campaign:
      (
        place.map { L10n.Title.campaign(place: $0) } ?? L10n.Title.campaignEnding,
        L10n.Title.letterCampaign
      )
    case .adventure: (L10n.Title.adventure, L10n.Title.letterAdventure)
    case .reflex: (L10n.Title.reflex, L10n.Title.letterReflex)
    case .daily: (L10n.Title.daily, L10n.Title.letterDaily)
    case .descent: (descentItem, L10n.Title.letterDescent)
    case .language: (.nextLanguage, L10n.Title.letterLanguage)
    case .settings: (L10n.Title.settings, L10n.Title.letterSettings)
    case .levels: (L10n.Title.levels, L10n.Title.letterLevels)
    case .mishaps: (L10n.Title.mishaps, L10n.Title.letterMishaps)
    case .results: (L10n.Title.results, L10n.Title.letterResults)
    case .plain: (L10n.Title.plain, L10n.Title.letterPlain)
    case .quit: (L10n.Title.quit, L10n.Title.letterQuit)
    }
  }

  /// The level to go on with; nil after the end.
  private var place: LocalizedText? {
    guard let position = campaign.currentPosition, let place = campaign.label(of: position)?.text
    else {
      return nil
    }
    return position.night == .second ? L10n.SecondNight.place(place: place) : place
  }

  mutating func choose(_ id: String) -> [Event] {
    guard mode == .menu else { return [.error(.notNow)] }
    guard let item = TitleMenuItem(rawValue: id), isOffered(item) else {
      return [.error(.notAChoice(SafeText(cleaning: id)))]
    }
    switch item {
    case .proceed where canReopen: return enterAdventure()
    case .begin, .proceed, .campaign: return enterCampaign()
    case .adventure: return enterAdventure()
    case .reflex: return withScores(for: .choose(id)) { $0.openReflex() }
    case .daily: return withScores(for: .choose(id)) { $0.openReflex(isDaily: true) }
    case .descent: return descend(.today)
    case .language: return carryOut(.language(language.next))
    case .settings: return carryOut(.settings)
    case .levels: return carryOut(.levels)
    case .mishaps: return carryOut(.mishaps)
    case .results: return [.results(ResultsView(campaign.results, of: campaign, in: pack)), menu]
    case .plain: return set(Setting.interface.rawValue, to: "line")
    case .quit: return carryOut(.quit)
    }
  }

  /// Whether the full screen's way out to plain text is shown: before the first game.
  private var offersPlainText: Bool { voice.offersPlainText && !campaign.progress.hasBegun }

  /// The adventure keeps its id where it is what the player goes on with.
  private func isOffered(_ item: TitleMenuItem) -> Bool {
    places.contains(item) || item == .quit || item == .adventure && hasAdventure
      || item == .plain && offersPlainText
  }
}
