import Flow
package import Localization
import Presentation
package import Screen
package import Session

/// The voice of a player who sees: events in, frames out; keys in, commands out. It owns no terminal.
package struct FullScreenVoice: Sendable {
  /// Texts in the language of the moment.
  var texts: TextResolver
  /// Whether anything may move that need not; a setting.
  var hasMotion: Bool
  /// Whose chapters they are; nil for the program’s own.
  var pack: PackCredits?
  /// The scene that is played.
  var stage = SceneLayer(TitleScene(TitleView(items: [], standing: nil), pack: nil))
  /// Scenes over it for a while, each opened from the one below: the menu, the map, settings, help.
  var overlays: [SceneLayer] = []
  /// Events that wait until the player has read the verdict that won the level.
  var heldEvents: [Event] = []
  /// The animation that runs; nil at rest.
  var animation: Animation?
  /// The layout of the last frame, or of the next one, until something changes.
  var keptLayout: Layout?
  /// The last frame; the next one redraws only the rows that changed.
  var painter = LayoutPainter(Size(columns: 0, rows: 0))
  /// Whether the player has answered the messages, so that the next ones replace them.
  var isAnswered = false
  /// How long ago Enter was struck; nil where another key came after it.
  var sinceEnter: Duration?
  /// What the next key does, if it is Enter: the program asked whether to do it.
  var question: Command?

  /// A voice that has shown nothing yet. `glyphs`: what the terminal can draw.
  package init(language: Language, glyphs: GlyphSet = .full, hasMotion: Bool) {
    self.init(TextResolver(language, glyphs: glyphs), hasMotion: hasMotion)
  }

  /// With words that a test has changed.
  package init(_ texts: TextResolver, hasMotion: Bool) {
    self.texts = texts
    self.hasMotion = hasMotion
  }

  var language: Language { texts.language }

  /// The scene on top of all that lie over the stage.
  var overlay: SceneLayer? { overlays.last }

  /// The top overlay, else the stage; changed in place.
  var layer: SceneLayer {
    get { overlays.last ?? stage }
    _modify {
      guard let top = overlays.indices.last else {
        yield &stage
        return
      }
      yield &overlays[top]
    }
  }

  /// Lays a scene over all others; where one of its kind lies there already, takes the place of that.
  mutating func presentOverlay(_ scene: any Scene) {
    let last = overlays.firstIndex { type(of: $0.scene) == type(of: scene) }
    overlays.removeSubrange((last ?? overlays.endIndex)...)
    overlays.append(SceneLayer(scene))
  }

  // MARK: Events

  /// Shows what happened; what a player has to read first holds back what follows it.
  package mutating func receive(_ events: [Event]) {
    keptLayout = nil
    question = nil
    let isRepeated = events.contains { event in
      if case .general(.notice(.languageChanged)) = event { true } else { false }
    }
    let isOverlaid = !events.isEmpty && events.allSatisfy { Self.overlayScene(for: $0) != nil }
    if isAnswered, !isRepeated, !isOverlaid { layer.messages = [] }
    isAnswered = false
    var isHolding = false
    for event in events {
      if !isRepeated || !event.startsOrCuesRound { updateScenes(with: event) }
      if let scene = stageScene(for: event) {
        if isHolding { heldEvents.append(event) } else if !isRepeated { present(scene) }
        isHolding = isHolding || Self.holdsBackWhatFollows(event)
      } else if isHolding, event.belongsToNextScene {
        heldEvents.append(event)
      } else if let scene = Self.overlayScene(for: event) {
        presentOverlay(scene)
      } else {
        addMessages(for: event)
        isHolding = isHolding || Self.holdsBackWhatFollows(event)
      }
    }
  }

  /// Tells the voice and its scenes of an event.
  private mutating func updateScenes(with event: Event) {
    if let language = event.newLanguage { texts.language = language }
    if case .general(.pack(let pack)) = event { self.pack = pack }
    if case .general(.notice(.settingChanged(.motion, let value))) = event {
      hasMotion = value == "on"
      if !hasMotion { animation = nil }
    }
    stage.scene.receive(event)
    if event.isOfRound { stage.anchor = anchorOfRound }
    for index in overlays.indices { overlays[index].scene.receive(event) }
    startAnimation(Animation(for: event))
  }

  /// A page that nobody has read begins at its top.
  private var anchorOfRound: ScrollAnchor {
    if stage.scene.beginsAtTop { return .start }
    return stage.messages.isEmpty ? .focus(from: 0) : .latest
  }

  /// Says below the scene what the scene does not show itself.
  private mutating func addMessages(for event: Event) {
    if stage.scene.displays(event) { return }
    if case .general(.notice(let notice)) = event { question = notice.question }
    let messages = StatusMessage.all(for: event, on: stage.scene.level)
    layer.messages += messages
    if case .campaign(.hint) = event { stage.anchor = .latest }
    if !messages.isEmpty { layer.anchor = .latest }
  }

  /// Another scene takes the stage.
  mutating func present(_ scene: any Scene) {
    var (scene, messages) = (scene, layer.messages)
    let farewell = Notice.adventureLeft.text
    if var title = scene as? TitleScene, messages.contains(where: { $0.text == farewell }) {
      messages.removeAll { $0.text == farewell }
      title.remark = farewell
      scene = title
    }
    heldEvents = []
    overlays = []
    stage = SceneLayer(scene)
    fitStage()
    if !stage.isAdventure { stage.messages = messages }
    startAnimation(stage.kind == .results ? Animation(.sky) : nil)
  }

  /// Shows the events that waited for the player to read the verdict.
  mutating func receiveHeldEvents() {
    let events = heldEvents
    heldEvents = []
    stage.messages = []
    overlays = []
    receive(events)
  }

  // MARK: What an event shows

  /// The scene that an event puts on the stage.
  private func stageScene(for event: Event) -> (any Scene)? {
    switch event {
    case .general(.menu(let title)): TitleScene(title, pack: pack)
    case .campaign(.intro(let text)): IntroScene(text: text, pack: pack)
    case .campaign(.chapter(let card)): ChapterCardScene(card: card)
    case .campaign(.level(let level)): levelScene(of: level)
    case .campaign(.results(let results)): ResultsScene(results: results)
    case .round(.ready(let ready)): stage.scene.awaitsRound ? nil : ReflexScene(ready)
    case .adventure(let event): adventureScene(for: event)
    case .descent(.card(let card)): DescentCardScene(card: card)
    case .descent(.ended(let end)): DescentEndScene(end)
    case .general, .campaign, .round, .descent: nil
    }
  }

  private func levelScene(of level: LevelView) -> any Scene {
    switch level.kind {
    case .closed: ClosedQuestionScene(level)
    case .rotor: RotorScene(level)
    case .open: OpenQuestionScene(level)
    case .search: SearchScene(level)
    case .way: WayScene(level)
    case .reflex: ReflexScene(level)
    }
  }

  /// The scene of the adventure, where it is not there yet; the epilogue ends the campaign as well.
  private func adventureScene(for event: AdventureEvent) -> (any Scene)? {
    if stage.isAdventure { return nil }
    if case .epilogue = event { return nil }
    return AdventureScene(in: texts, said: layer.messages, from: .adventure(event))
  }

  /// The scene that an event lays over the stage: the map, the notebook, mishaps, settings.
  private static func overlayScene(for event: Event) -> (any Scene)? {
    switch event {
    case .campaign(.levels(let chapters)): LevelMapScene(chapters)
    case .campaign(.notes(let pages)): NotebookScene(pages: pages)
    case .campaign(.mishaps(let pages)): MishapsScene(pages: pages)
    case .general(.settings(let settings)): SettingsScene(settings)
    case .general(.scores(let tables)): ScoresScene(tables: tables)
    case .adventure(.map(let places)): AdventureMapScene(places)
    case .adventure(.help): HelpScene.adventure
    case .descent(.knots(let page)): KnotsScene(rope: page)
    case .general, .campaign, .round, .adventure, .descent: nil
    }
  }

  /// Whether the player reads an event before anything else comes.
  private static func holdsBackWhatFollows(_ event: Event) -> Bool {
    switch event {
    case .campaign(.verdict(let verdict)): verdict.isCorrect || verdict.isGivenUp
    case .campaign(.results): true
    case .general, .campaign, .round, .adventure, .descent: false
    }
  }
}

extension Event {
  /// Whether it is shown by the scene before it, which has to come first.
  fileprivate var belongsToNextScene: Bool {
    switch self {
    case .adventure, .descent(.shared): true
    case .general, .campaign, .round, .descent: false
    }
  }

  /// Whether it starts a round or gives a cue: repeated, it would begin anew.
  fileprivate var startsOrCuesRound: Bool {
    switch self {
    case .round(.ready), .round(.cue): true
    case .general, .campaign, .round, .adventure, .descent: false
    }
  }

  /// Whether the page of a round changes with it.
  fileprivate var isOfRound: Bool {
    if case .round(.ended) = self { true } else { startsOrCuesRound }
  }
}
