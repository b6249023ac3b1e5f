import Localization
import Presentation
import Screen
import Session

/// What can be set, each between ‹ › to be turned; below, what the row in focus is for.
struct SettingsScene: Scene {
  private let settings: [Setting]
  private var values: [Setting: String]
  /// Whether plain text was turned up: Enter leaves the full screen for it, nothing else does.
  private var asksToLeave = false { didSet { hasAsked = hasAsked || asksToLeave } }
  private var hasAsked = false
  var focus = 0 { didSet { if focus != oldValue { asksToLeave = false } } }

  init(_ views: [SettingView]) {
    settings = views.map(\.setting)
    values = Dictionary(views.map { ($0.setting, $0.value) }) { $1 }
  }

  let heading: HeaderContent? = HeaderContent(title: L10n.Title.settings)
  var keys: [KeyHint] {
    [.move, KeyHint("←→", L10n.Full.change)] + (asksToLeave ? [KeyHint("⏎", L10n.Full.leave)] : [])
  }
  /// The question whether to leave goes away with the focus.
  var dependsOnFocus: FocusDependence { hasAsked ? .all : .explanation }

  func write(to page: inout PageWriter) {
    for setting in settings {
      let value = shownValue(of: setting).map { page.texts(setting.name(of: $0)) } ?? ""
      page.addFocusableItem(label: nil, text: setting.name, note: .turnable(value))
      if setting == .interface, asksToLeave { page.addText(L10n.Full.leaveHow, style: .accent) }
    }
  }

  func writeExplanation(to page: inout PageWriter) {
    page.addGap()
    page.addText(explanation, style: .faint)
  }

  /// What the row with the focus is for.
  private var explanation: LocalizedText {
    settings[min(focus, settings.count - 1)].details.explanation
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    guard settings.indices.contains(focus) else { return nil }
    if key == .enter, asksToLeave { return set(.interface, to: leavingValue) }
    if key == .right || key == .enter { return change(by: 1) }
    return key == .left ? change(by: -1) : nil
  }

  private mutating func change(by step: Int) -> SceneResponse {
    let setting = settings[focus]
    let value = setting.values.element(step, behind: shownValue(of: setting))
    asksToLeave = setting == .interface && value == leavingValue
    return asksToLeave ? .handled : set(setting, to: value)
  }

  private func set(_ setting: Setting, to value: String) -> SceneResponse {
    .command(.set(setting: setting.rawValue, value: value))
  }

  private var leavingValue: String { Settings.Interface.line.rawValue }

  private func shownValue(of setting: Setting) -> String? {
    setting == .interface && asksToLeave ? leavingValue : values[setting]
  }

  mutating func receive(_ event: Event) {
    if case .general(.notice(.settingChanged(let setting, let value))) = event {
      values[setting] = value
    }
    if let language = event.newLanguage { values[.language] = language.code }
  }
}
