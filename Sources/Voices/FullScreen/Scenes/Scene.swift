import Flow
import Localization
import Screen
import Session

/// What the voice does with a scene beyond what it does with all of them.
enum SceneKind {
  /// The menu that the program begins with.
  case title
  /// Rounds of the reflex game are played on it.
  case round
  case adventure
  /// The stars come out when it appears.
  case results
  /// F1 closes it.
  case help
  case adventureMap
  case other
}

/// What of a scene is made anew where the focus moves.
enum FocusDependence { case nothing, keys, explanation, all }

/// One screen: what it shows, which keys it takes, what it learns from events. What most scenes do
/// not have is nothing by default; Enter goes on where the footer says so, else leads back.
protocol Scene: Sendable {
  var kind: SceneKind { get }
  /// Nil where the page says it itself.
  var heading: HeaderContent? { get }
  /// Whether a page that does not fit below its header is shown without.
  var yieldsHeading: Bool { get }
  /// The index of the item with the focus among those of its page.
  var focus: Int { get set }
  /// Whether the item with the focus is in view from the start, though the page begins above it.
  var opensAtFocus: Bool { get }
  /// What depends on the focus, beside its mark and the light of the picture.
  var dependsOnFocus: FocusDependence { get }
  /// The level that is played here.
  var level: LevelView? { get }
  /// Its picture, as it stands, where it has one.
  var picture: PictureState? { get }
  /// Whether the footer need not say how to ask for a hint.
  var showsHints: Bool { get }
  /// The keys that work here only, the most important first.
  var keys: [KeyHint] { get }
  /// How it is played by keys, for help.
  var howToPlay: [LocalizedText] { get }
  func write(to page: inout PageWriter)
  /// What it says of the item with the focus, below all that it writes else.
  func writeExplanation(to page: inout PageWriter)
  /// What stands now in the live row of its page.
  func liveRow(on page: PageWriter) -> LiveRow
  /// Nil for a key that it leaves to the voice.
  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse?
  mutating func receive(_ event: Event)
  /// Whether it shows itself what is otherwise said below it.
  func displays(_ event: Event) -> Bool

  // A field for text.

  /// Whether letters are text; the same for as long as there is the scene.
  var isTyping: Bool { get }
  /// Whether the key was one of editing; else nothing has changed.
  mutating func edit(_ key: Key, _ modifiers: Modifiers) -> Bool
  mutating func paste(_ text: String)

  // Text that scrolls inside the page.

  /// It is wrapped on these margins from now on.
  mutating func fit(_ margins: PageMargins)
  /// Whether the input scrolled it, on a page of that height.
  mutating func scroll(by input: InputEvent, height: Int) -> Bool

  // Rounds.

  /// The time of a round; nil where none is played.
  var clock: CueTimer? { get set }
  /// Whether its page shows how the time of a cue passes, beside the count.
  var drawsTime: Bool { get }
  /// Whether its page, which nobody has read, is shown from its top, though a round begins on it.
  var beginsAtTop: Bool { get }
  /// Whether the next round is played here.
  var awaitsRound: Bool { get }
  /// What a round makes of an input; nil where it is nothing of a round's.
  mutating func handleGesture(_ input: InputEvent) -> [Command]?
  /// Stops timing the current cue: the player cannot see it.
  mutating func pauseRound()
}

extension Scene {
  var kind: SceneKind { .other }
  var yieldsHeading: Bool { heading == nil }
  var focus: Int {
    get { 0 }
    set {}
  }
  var opensAtFocus: Bool { focus > 0 }
  var dependsOnFocus: FocusDependence { .nothing }
  var level: LevelView? { nil }
  var picture: PictureState? { nil }
  var showsHints: Bool { false }
  var keys: [KeyHint] { [] }
  var howToPlay: [LocalizedText] { [] }
  func writeExplanation(to page: inout PageWriter) {}
  func liveRow(on page: PageWriter) -> LiveRow { LiveRow() }
  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    key == .enter ? keys.contains(.goOn) ? .proceed : .back : nil
  }
  mutating func receive(_ event: Event) {}
  func displays(_ event: Event) -> Bool { false }

  var isTyping: Bool { false }
  mutating func edit(_ key: Key, _ modifiers: Modifiers) -> Bool { false }
  mutating func paste(_ text: String) {}

  mutating func fit(_ margins: PageMargins) {}
  mutating func scroll(by input: InputEvent, height: Int) -> Bool { false }

  var clock: CueTimer? {
    get { nil }
    set {}
  }
  var drawsTime: Bool { false }
  var beginsAtTop: Bool { false }
  var awaitsRound: Bool { false }
  mutating func handleGesture(_ input: InputEvent) -> [Command]? { nil }
  mutating func pauseRound() {}
}

/// What a key led to.
enum SceneResponse {
  /// The key was used; nothing else is to be done.
  case handled
  case command(Command)
  /// One step back: the overlay on top goes away.
  case back
  /// All overlays go away, and the session is asked for something.
  case close(Command)
  /// A scene is laid over the one that answers.
  case open(any Scene)
  /// Something is said below the scene; the session is asked for nothing.
  case remark(LocalizedText)
  /// Help for what is on the stage is laid over it.
  case help
  /// Shows the events that wait, or else sends `.proceed`.
  case proceed

  /// Whether it may cost a star in a level; what is laid in a square costs nothing.
  func mayCost(in level: LevelView?) -> Bool {
    switch self {
    case .command(.act): level?.kind != .way
    case .command(.answer), .command(.hint): true
    case .command, .handled, .back, .close, .open, .remark, .help, .proceed: false
    }
  }
}
