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
  /// How the player stands otherwise: wordings of the same, the longest first.
  var standing: [LocalizedText] = []
}

/// One screen: what it shows, which keys it takes, what it learns from events.
protocol Scene: Sendable {
  /// Nil where the page says it itself.
  var heading: Heading? { get }
  /// The index of the item with the focus among those of its page.
  var focus: Int { get set }
  /// Whether more than a mark depends on the focus, so that page and keys are written anew.
  var isWrittenForFocus: Bool { get }
  /// The level that is played here.
  var level: LevelView? { get }
  /// Whether letters are text.
  var isTyping: Bool { get }
  /// The time of a round; nil where none is played.
  var clock: RoundClock? { get set }
  /// The keys that work here only, the most important first.
  var keys: [KeyHint] { get }
  func write(to page: inout PageWriter)
  /// Nil for a key that it leaves to the voice.
  mutating func hear(_ key: Key, in words: Wording) -> Reaction?
  mutating func tell(_ event: Event)
  /// Whether it shows itself what is otherwise said below it.
  func says(_ event: Event) -> Bool
}

/// A screen with a field for text.
protocol TypingScene: Scene {
  /// Whether the key was one of editing.
  mutating func edit(_ key: Key, _ modifiers: Modifiers) -> Bool
  mutating func paste(_ text: String)
}

extension Scene {
  var isWrittenForFocus: Bool { false }
  var level: LevelView? { nil }
  var isTyping: Bool { false }
  var clock: RoundClock? {
    get { nil }
    set {}
  }
  mutating func tell(_ event: Event) {}
  func says(_ event: Event) -> Bool { false }
}

/// A scene that is shown, with what was said on it and how far it is scrolled.
struct Layer {
  var scene: any Scene
  /// Whether rounds are played on it: known without a cast, for it is asked with every key.
  let isRound: Bool
  /// Whether the adventure is played on it.
  let isAdventure: Bool
  var messages: [Message] = []
  var top = Top.start

  init(_ scene: any Scene) {
    self.scene = scene
    isRound = scene is ReflexScene
    isAdventure = scene is ExploreScene
  }
}
