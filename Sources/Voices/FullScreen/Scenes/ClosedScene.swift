import Localization
import Screen
import Session

/// A closed question: letters, the focus, what was tried.
struct ClosedScene: Scene {
  private(set) var play: LevelPlay
  var focus = 0

  init(_ level: LevelView) {
    play = LevelPlay(level)
  }

  var heading: Heading? { play.heading }
  var level: LevelView? { play.level }
  var keys: [KeyHint] { [.move, KeyHint("⏎", L10n.Full.answer)] }

  func write(to page: inout PageWriter) {
    page.text(play.level.text)
    page.gap()
    page.answers(of: play)
    page.hints(of: play.level)
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if let index = ChoiceKeys.index(key), play.level.answers.indices.contains(index) {
      focus = index
    } else if key != .enter {
      return nil
    }
    return .command(.answer([play.level.answers[focus].id]))
  }

  mutating func receive(_ event: Event) {
    play.receive(event, about: play.level.answers[focus].id)
  }
}
