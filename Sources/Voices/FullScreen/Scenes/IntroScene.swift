import Localization
import Screen
import Session

/// The way in: one paragraph in the dark, under the name of a pack where it is a pack’s.
struct IntroScene: Scene {
  let text: LocalizedText
  let pack: PackCredits?

  var heading: HeaderContent? { HeaderContent(title: pack?.title ?? L10n.Full.intro) }
  let keys: [KeyHint] = [.goOn]

  func write(to page: inout PageWriter) {
    page.addText(text)
    page.centerVertically()
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    key == .enter ? .proceed : nil
  }
}
