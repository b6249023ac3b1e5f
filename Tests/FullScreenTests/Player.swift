import Adventure
import Answers
import Campaign
import Flow
import Localization
import Reflex
import Screen
import Session
import SessionDriver
import Synchronization

@testable import FullScreen

/// Players by their beginning and by where they have gone.
private let arrived = Mutex<[String: Player]>([:])

/// A player with a session, the full screen and a window, but no terminal.
struct Player {
  var session: Session
  private(set) var voice: FullScreenVoice
  var size: Size
  /// All commands that were heard.
  private(set) var commands: [Command] = []
  /// The level that is played, as it was last said.
  private(set) var level: LevelView?
  private let chapters: [Chapter]
  /// Whether nothing but the language, the window and motion was chosen.
  private let isStandard: Bool

  init(
    _ language: Language = .en, columns: Int = 80, rows: Int = 24, texts: TextResolver? = nil,
    hasMotion: Bool = false, settings: Settings = Settings(), chapters: [Chapter]? = nil,
    world: (@Sendable () -> World)? = nil
  ) throws {
    isStandard = texts == nil && settings == Settings() && chapters == nil && world == nil
    self.chapters = try chapters ?? LocalLevelFactory().chapters()
    session = Session(
      chapters: self.chapters, progress: Progress(seed: 7), settings: settings, language: language,
      world: world, voice: VoiceTraits(offersPlainText: true))
    voice = FullScreenVoice(texts ?? TextResolver(language), hasMotion: hasMotion)
    size = Size(columns: columns, rows: rows)
    receive(session.perform(.open(.menu)))
  }

  var frame: Frame { voice.frame(size) }
  var layout: Layout {
    var voice = voice
    voice.resize(to: size)
    return voice.keptLayout ?? voice.newLayout
  }
  var text: String { frame.lines.joined(separator: "\n") }
  var isOver: Bool { session.isOver }

  mutating func receive(_ events: [Event]) {
    for case .campaign(.level(let level)) in events { self.level = level }
    voice.receive(events)
  }

  /// Shows the frame as the program does, so that the next key finds its layout made.
  @discardableResult
  mutating func look() -> Frame {
    resumeRound()
    defer { voice.wasShown() }
    return voice.nextFrame(size)
  }

  /// Asks for another cue where the last one was taken back, and can be seen again.
  mutating func resumeRound() {
    if voice.needsNewCue(on: size) { receive(session.perform(.resume)) }
  }

  /// Lets time go by; what is overdue then happens.
  mutating func wait(_ elapsed: Duration) {
    voice.timePassed(elapsed)
    handle(voice.overdue)
  }

  mutating func suspend() { voice.pauseRound() }

  mutating func openReflex(_ mode: RoundMode? = nil, isDaily: Bool = false) {
    receive(session.perform(.open(.reflex(mode: mode, isDaily: isDaily))))
  }

  // MARK: Keys

  mutating func press(_ input: InputEvent) {
    handle(voice.handleInput(input, on: size))
  }

  private mutating func handle(_ new: [Command]) {
    for command in new {
      commands.append(command)
      receive(session.perform(command, after: .seconds(1)))
    }
  }

  mutating func press(_ keys: Key...) { for key in keys { press(.key(key)) } }

  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { press(.character(scalar)) }
  }

  // MARK: Playing

  /// Through the title, the intro and the first card.
  mutating func begin() {
    press(.enter)
    readOn(until: \.isPlaying)
  }

  /// Presses Enter until it is done; a small window takes more of them.
  mutating func readOn(until isDone: (Player) -> Bool) {
    for _ in 0..<60 where !isDone(self) { press(.enter) }
  }

  /// Wins the level and reads on to the next one, or to the results.
  mutating func win() {
    let won = level?.id
    solve()
    readOn { $0.isAtResults || $0.isPlaying && $0.level?.id != won }
  }

  /// Wins levels until the one of that name is played.
  mutating func play(to id: String) {
    for _ in 0..<30 where level?.id != id && !isAtResults { win() }
  }

  var isPlaying: Bool { !voice.isWaiting && voice.stage.scene.level != nil }
  /// Wrong answers of the entry that is under way.
  var attempts: Int { voice.stage.scene.level?.attempts ?? 0 }
  var isAtResults: Bool { voice.stage.scene is ResultsScene }

  private var flowLevel: Level? {
    chapters.flatMap { $0.levels + $0.secondForms.compactMap(\.self) }
      .first { $0.id == level?.id }
  }

  /// The answer of a level that has one.
  var rightAnswer: String? {
    switch flowLevel?.task {
    case .closed(let closed): closed.right.id
    case .rotor(let rotor):
      switch rotor.lock {
      case .printed(let answers): answers.right.id
      case .wheels(let wheels): wheels.right.code
      }
    case .open, .search, .way, .reflex, nil: nil
    }
  }

  /// Walks along the way and lays rope where none is given.
  private mutating func lay(_ level: WayLevel) {
    let size = level.grid.size
    for (cell, next) in zip(level.way, level.way.dropFirst()) {
      if next == cell + 1 { press(.right) } else if next == cell - 1 { press(.left) }
      if next == cell + size { press(.down) } else if next == cell - size { press(.up) }
      if !level.grid.given.contains(next) { press(.enter) }
    }
  }

  /// Presses the keys that win the level.
  mutating func solve() {
    guard let view = level, let level = flowLevel else { return }
    switch level.task {
    case .closed(let closed): choose(closed.right.id, of: view)
    case .rotor(let rotor):
      switch rotor.lock {
      case .printed(let answers):
        press(.right, .right)
        choose(answers.right.id, of: view)
      case .wheels(let wheels): dial(wheels.right.code)
      }
    case .open(let open):
      type(open.answers.accepted.resolved(in: session.language)[0])
      press(.enter)
    case .search(let search):
      for (index, element) in search.elements.enumerated() {
        let action = element.actions.firstIndex { $0.id == element.right } ?? 0
        type("\(index + 1)")
        type(Self.letter(action))
      }
      if view.isLanding { press(.enter) }
    case .way(let way): lay(way)
    case .reflex:
      for _ in 0..<2 { playRound() }
    }
  }

  private mutating func choose(_ answer: String, of view: LevelView) {
    type(Self.letter(view.answers.firstIndex { $0.id == answer } ?? 0))
  }

  /// Turns to the first wheel, and answers with a code.
  mutating func dial(_ code: String) {
    for _ in 0..<12 where !text.contains("┌─▴") { press(.left) }
    type(code)
    press(.enter)
  }

  static func letter(_ index: Int) -> String { String(Array("abcdefg")[index]) }
}

extension Player {
  /// The same player at a screen.
  func at(_ screen: CampaignScreen) -> Player {
    var player = self
    player.goOnce(to: screen.rawValue) { screen.reach(&$0) }
    return player
  }

  /// Goes a way, but only once for all players who begin alike.
  mutating func goOnce(to name: String, _ go: (inout Player) -> Void) {
    guard isStandard, commands.isEmpty else { return go(&self) }
    let key = "\(session.language) \(size) \(voice.hasMotion) \(name)"
    if let player = arrived.withLock({ $0[key] }) { return self = player }
    go(&self)
    arrived.withLock { [self] in $0[key] = self }
  }

  /// The same player in the first level, or in that one.
  func begun(at id: String? = nil) -> Player {
    var player = self
    if let id { player.begin(at: id) } else { player.begin() }
    return player
  }

  /// Pastes a line, and Enter.
  mutating func enter(_ line: String) {
    press(.paste(line))
    press(.enter)
  }

  /// Begins, and wins everything before a level.
  mutating func begin(at id: String) {
    goOnce(to: "level \(id)") {
      $0.begin()
      $0.play(to: id)
    }
  }

  mutating func askForHint() { type(L10n.Full.letterHint.resolved(in: session.language)[0]) }

  /// Chooses an answer that is wrong.
  mutating func chooseWrong() {
    guard let right = rightAnswer, let view = level else { return }
    if view.wheels != nil { return dial(String(right.reversed())) }
    let wrong = view.answers.firstIndex { $0.id != right } ?? 0
    type(Self.letter(wrong))
  }

  /// Chooses from the menu.
  mutating func open(_ entry: MenuScene.Entry, after id: String? = nil) {
    if let id { begin(at: id) }
    if !(voice.overlay?.scene is MenuScene) { press(.escape) }
    guard let menu = voice.overlay?.scene as? MenuScene,
      let index = menu.entries.firstIndex(of: entry)
    else { return }
    press(.home)
    for _ in 0..<index { press(.down) }
    press(.enter)
  }

  /// Chooses an item of the title menu by its id, whatever its place.
  mutating func chooseOnTitle(_ id: String) {
    guard let title = voice.stage.scene as? TitleScene,
      let index = title.items.firstIndex(where: { $0.id == id })
    else { preconditionFailure("the title has no \(id)") }
    press(.home)
    for _ in 0..<index { press(.tab) }
    press(.enter)
  }

  /// Back to the title.
  mutating func goToTitle() { open(.title) }

  /// Takes every hint of the level, by the menu.
  mutating func openHints() {
    for _ in 0..<(level?.hintsInAll ?? 0) {
      press(.escape)
      askForHint()
    }
  }
}
