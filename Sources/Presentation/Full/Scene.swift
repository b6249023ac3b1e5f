import Localization
import Screen
import Session

/// What a key led to.
enum Reaction {
  /// Something of the scene's own, at most.
  case none
  case command(Command)
  /// An overlay goes away, and the session is asked for something.
  case leave(Command?)
  case show(any Scene)
  /// What was held back, or what the session has next.
  case goOn
}

/// Where the player is, for the header.
struct Heading {
  let place: LocalizedText
  /// Numbers from 1.
  var level: (number: Int, of: Int)?
  /// Whether the level was won before.
  var isWon = false
}

/// One screen: what it shows, which keys it takes, what it learns from events.
protocol Scene: Sendable {
  /// Nil where the page says it itself.
  var heading: Heading? { get }
  /// The index of the item with the focus among those of its page.
  var focus: Int { get set }
  /// The level that is played here.
  var level: LevelView? { get }
  /// Whether letters are text.
  var isTyping: Bool { get }
  /// The keys that work here only, the most important first.
  var keys: [KeyHint] { get }
  func write(to page: inout PageWriter)
  /// Nil for a key that it leaves to the voice.
  mutating func hear(_ key: Key, in words: Wording) -> Reaction?
  mutating func tell(_ event: Event)
}

extension Scene {
  var level: LevelView? { nil }
  var isTyping: Bool { false }
  mutating func tell(_ event: Event) {}
}

/// A scene that is shown, with what was said on it and how far it is scrolled.
struct Layer {
  var scene: any Scene
  var messages: [Message] = []
  var top = Top.start

  init(_ scene: any Scene) {
    self.scene = scene
  }
}
