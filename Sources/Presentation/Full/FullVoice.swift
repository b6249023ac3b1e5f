package import Localization
import Screen
package import Session

/// The voice of a player who sees: events in, frames out; keys in, commands out. It owns no terminal.
package struct FullVoice: Sendable {
  var words: Wording
  var hasMotion: Bool
  /// What is played.
  var stage = Layer(TitleScene([]))
  /// What lies over it for a while: the menu, the map, the notebook, settings, help.
  var overlay: Layer?
  /// What comes once the player has read what won the level.
  var held: [Event] = []
  var moment: Moment?
  /// What the player sees, for the next key.
  var kept: Kept?
  /// Whether what was said is answered, so that the next word replaces it.
  var isHeard = false

  package init(language: Language, hasMotion: Bool) {
    self.init(Wording(language), hasMotion: hasMotion)
  }

  /// With words that a test has changed.
  package init(_ words: Wording, hasMotion: Bool) {
    self.words = words
    self.hasMotion = hasMotion
  }

  var language: Language { words.language }

  /// What the player looks at.
  var layer: Layer {
    get { overlay ?? stage }
    set { if overlay == nil { stage = newValue } else { overlay = newValue } }
  }

  // MARK: Events

  /// Shows what happened; what a player has to read first holds back what follows it.
  package mutating func tell(_ events: [Event]) {
    kept = nil
    let isRepeated = events.contains { event in
      if case .notice(.languageChanged) = event { true } else { false }
    }
    if isHeard, !isRepeated { layer.messages = [] }
    isHeard = false
    var isHolding = false
    for event in events {
      learn(event)
      if let scene = Self.stage(for: event) {
        if isHolding { held.append(event) } else if !isRepeated { show(scene) }
        isHolding = isHolding || Self.isHolding(event)
      } else if let scene = Self.overlay(for: event) {
        overlay = Layer(scene)
      } else {
        say(event)
        isHolding = isHolding || Self.isHolding(event)
      }
    }
  }

  /// What every scene that is there has to know.
  private mutating func learn(_ event: Event) {
    switch event {
    case .hello(_, let language), .notice(.languageChanged(let language)):
      words.language = language
    case .notice(.settingChanged(.motion, let value)):
      hasMotion = value == "on"
      if !hasMotion { moment = nil }
    default: break
    }
    stage.scene.tell(event)
    overlay?.scene.tell(event)
    start(Moment(for: event))
  }

  private mutating func say(_ event: Event) {
    let messages = Message.all(for: event, on: stage.scene.level)
    layer.messages += messages
    if case .hint = event { stage.top = .news }
    if !messages.isEmpty { layer.top = .news }
  }

  /// Another scene takes the stage.
  mutating func show(_ scene: any Scene) {
    let messages = layer.messages
    held = []
    overlay = nil
    stage = Layer(scene)
    stage.messages = messages
    start(scene is ResultsScene ? .sky : nil)
  }

  /// What was held back comes now.
  mutating func goOn() {
    let events = held
    held = []
    stage.messages = []
    overlay = nil
    tell(events)
  }

  // MARK: What an event shows

  /// The scene that an event puts on the stage.
  private static func stage(for event: Event) -> (any Scene)? {
    switch event {
    case .menu(let items): TitleScene(items)
    case .intro(let text): IntroScene(text: text)
    case .chapter(let card): CardScene(card)
    case .level(let level): scene(for: level)
    case .results(let results): ResultsScene(results)
    case .hello, .act, .verdict, .hint, .levels, .notes, .settings, .notice, .error, .bye: nil
    }
  }

  private static func scene(for level: LevelView) -> any Scene {
    switch level.kind {
    case .closed: ClosedScene(level)
    case .rotor: RotorScene(level)
    case .open: OpenScene(level)
    case .search: SearchScene(level)
    }
  }

  private static func overlay(for event: Event) -> (any Scene)? {
    switch event {
    case .levels(let chapters): MapScene(chapters)
    case .notes(let pages): NotesScene(pages: pages)
    case .settings(let settings): SettingsScene(settings)
    case .hello, .menu, .intro, .chapter, .level, .act, .verdict, .hint, .results, .notice,
      .error, .bye:
      nil
    }
  }

  /// Whether the player reads an event before anything else comes.
  private static func isHolding(_ event: Event) -> Bool {
    switch event {
    case .verdict(let verdict): verdict.isCorrect
    case .results: true
    default: false
    }
  }
}
