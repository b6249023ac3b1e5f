import Localization
import Presentation
import Screen
import Session

/// What can be set, each between ‹ › to be turned; below, what measures the player.
struct SettingsScene: Scene {
  private let settings: [Setting]
  private var values: [Setting: String]
  var focus = 0

  init(_ views: [SettingView]) {
    settings = views.map(\.setting)
    values = Dictionary(views.map { ($0.setting, $0.value) }) { $1 }
  }

  let heading: HeaderContent? = HeaderContent(title: L10n.Title.settings)
  var keys: [KeyHint] { [.move, KeyHint("←→", L10n.Full.change)] }

  func write(to page: inout PageWriter) {
    for setting in settings {
      let value = values[setting].map { page.texts(setting.name(of: $0)) } ?? ""
      page.addFocusableItem(label: nil, text: setting.name, note: .turnable(value))
    }
    page.addFocusableItem(label: nil, text: L10n.Rounds.calibrate)
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    guard settings.indices.contains(focus) else { return key == .enter ? .close(.calibrate) : nil }
    if key == .right || key == .enter { return change(by: 1) }
    return key == .left ? change(by: -1) : nil
  }

  private func change(by step: Int) -> SceneResponse {
    let setting = settings[focus]
    let all = setting.values
    let index = (values[setting].flatMap(all.firstIndex) ?? 0) + step + all.count
    return .command(.set(setting: setting.rawValue, value: all[index % all.count]))
  }

  mutating func receive(_ event: Event) {
    if case .general(.notice(.settingChanged(let setting, let value))) = event {
      values[setting] = value
    }
    if let language = event.newLanguage { values[.language] = language.code }
  }
}
