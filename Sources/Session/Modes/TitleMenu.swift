import Flow
package import Localization

/// An item of the title menu.
package struct MenuItem: Equatable, Sendable {
  package let id: String
  package let text: LocalizedText
}

/// The items of the title menu; raw values are the ids of the wire.
enum TitleMenuItem: String {
  case begin, proceed = "continue", reflex, adventure, plain, language, levels, results, settings
  case quit
}

extension Session {
  var menu: Event { .menu(items.map { MenuItem(id: $0.rawValue, text: text(of: $0)) }) }

  /// More appears once there is something in it.
  private var items: [TitleMenuItem] {
    let hasBegun = flow.progress.hasBegun
    let plain: [TitleMenuItem] = voice.offersPlainText && !hasBegun ? [.plain] : []
    return (hasBegun || canReopen ? [.proceed] : []) + (hasBegun ? [] : [.begin]) + plain
      + (pack == nil ? [.reflex] : []) + (hasAdventure ? [.adventure] : [])
      + (hasBegun ? [.levels, .results] : []) + [.language, .settings, .quit]
  }

  /// A pack has no other modes beside it.
  private var hasAdventure: Bool { makeWorld != nil && pack == nil }

  private var canReopen: Bool { settings.mode == .adventure && hasAdventure }

  private func text(of item: TitleMenuItem) -> LocalizedText {
    switch item {
    case .begin: L10n.Title.begin
    case .proceed: L10n.Title.proceed
    case .reflex: L10n.Title.reflex
    case .adventure: L10n.Title.adventure
    case .plain: L10n.Title.plain
    case .language: .nextLanguage
    case .levels: L10n.Title.levels
    case .results: L10n.Title.results
    case .settings: L10n.Title.settings
    case .quit: L10n.Title.quit
    }
  }

  mutating func choose(_ id: String) -> [Event] {
    guard mode == .menu else { return [.error(.notNow)] }
    guard let item = TitleMenuItem(rawValue: id), items.contains(item) else {
      return [.error(.notAChoice(SafeText(cleaning: id)))]
    }
    switch item {
    case .proceed where canReopen:
      return enterAdventure()
    case .begin, .proceed: return enterCampaign()
    case .reflex: return withScores(for: .choose(id)) { $0.openReflex() }
    case .adventure: return enterAdventure()
    case .plain: return set(Setting.interface.rawValue, to: "line")
    case .language: return carryOut(.language(language.next))
    case .levels: return carryOut(.levels)
    case .results: return [.results(ResultsView(flow.results, of: flow, in: pack)), menu]
    case .settings: return carryOut(.settings)
    case .quit: return carryOut(.quit)
    }
  }
}
