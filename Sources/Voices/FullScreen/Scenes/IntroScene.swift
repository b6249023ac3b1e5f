import Localization
import Screen
import Session

/// The way in: one paragraph in the dark, under the name of a pack where it is a pack’s.
struct IntroScene: Scene {
  let text: LocalizedText
  let pack: PackView?
  var focus = 0

  var heading: Heading? { Heading(place: pack?.title ?? L10n.Full.intro) }
  let keys: [KeyHint] = [.goOn]

  func write(to page: inout PageWriter) {
    page.text(text)
    page.lower()
  }

  mutating func hear(_ key: Key, in words: Wording) -> Reaction? { key == .enter ? .goOn : nil }
}
