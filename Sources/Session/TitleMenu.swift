import Flow
import Localization

/// The items of the title menu; raw values are the ids of the wire.
enum TitleItem: String {
  case begin, proceed = "continue", plain, language, levels, results, settings, quit
}

extension Session {
  var menu: Event { .menu(items.map { MenuItem(id: $0.rawValue, text: text(of: $0)) }) }

  /// More appears once there is something in it.
  private var items: [TitleItem] {
    flow.progress.hasBegun
      ? [.proceed, .levels, .results, .language, .settings, .quit]
      : [.begin] + (offersPlainText ? [.plain] : []) + [.language, .settings, .quit]
  }

  private func text(of item: TitleItem) -> LocalizedText {
    switch item {
    case .begin: L10n.Title.begin
    case .proceed: L10n.Title.proceed
    case .plain: L10n.Title.plain
    case .language: L10n.Title.otherLanguage
    case .levels: L10n.Title.levels
    case .results: L10n.Title.results
    case .settings: L10n.Title.settings
    case .quit: L10n.Title.quit
    }
  }

  mutating func choose(_ id: String) -> [Event] {
    guard place == .menu else { return [.error(.notNow)] }
    guard let item = TitleItem(rawValue: id), items.contains(item) else {
      return [.error(.notAChoice(SafeText(cleaning: id)))]
    }
    switch item {
    case .begin, .proceed: return enterCampaign()
    case .plain: return set(Setting.interface.rawValue, to: "line")
    case .language: return handle(.language(language.other), after: .zero)
    case .levels: return handle(.levels, after: .zero)
    case .results: return [.results(ResultsView(flow.results, of: flow)), menu]
    case .settings: return handle(.settings, after: .zero)
    case .quit: return handle(.quit, after: .zero)
    }
  }
}
