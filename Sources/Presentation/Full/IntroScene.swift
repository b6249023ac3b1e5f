import Localization
import Screen

/// The way in: one paragraph in the dark.
struct IntroScene: Scene {
  let text: LocalizedText
  var focus = 0

  let heading: Heading? = Heading(place: L10n.Full.intro)
  let keys: [KeyHint] = [.goOn]

  func write(to page: inout PageWriter) {
    page.text(text)
    page.lower()
  }

  mutating func hear(_ key: Key, in words: Wording) -> Reaction? { key == .enter ? .goOn : nil }
}
