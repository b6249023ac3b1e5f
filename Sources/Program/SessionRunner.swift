import FullScreen
import Lines
import Localization
import Platform
import Presentation
import Screen
import Session
import Speech
import Terminal
import Wire

/// A session that was asked for on the command line, in the voice that was chosen.
struct SessionRunner {
  private var game: PersistentSession
  private let opening: Command.StartingPoint
  private let interface: Interface
  private let options: Options
  private let environment: [String: String]
  /// Those that speak what the lines say; none where they are only written.
  private let speakers: [InstalledSpeaker]
  /// What is to be known before the first screen.
  private let notices: [Event]
  private var watch: SessionClock

  init(
    _ game: PersistentSession, from opening: Command.StartingPoint, in interface: Interface,
    options: Options, environment: [String: String], speakers: [InstalledSpeaker],
    notices: [Event]
  ) {
    self.game = game
    self.opening = opening
    self.interface = interface
    self.options = options
    self.environment = environment
    self.speakers = speakers
    self.notices = notices
    watch = SessionClock(isLocal: !game.isRestricted)
  }

  private var session: Session { _read { yield game.session } }

  mutating func run() throws(OutputError) -> ExitStatus {
    let events = open()
    if let locked = refusal(in: events) {
      try refuse(locked, told: events)
      return .failure
    }
    switch interface {
    case .json: return try play(events, in: JSONVoice(language: session.language))
    // A list that nobody answers is no screen.
    case .full where !session.isOver: return try playFullScreen(events)
    case .line, .full: return try playLines(events)
    }
  }

  /// On a terminal a round takes single keys.
  private var lineVoice: LineVoice {
    let isScripted = options.clock == .script
    return LineVoice(
      language: session.language,
      takesKeys: !isScripted && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      hasScriptedClock: isScripted)
  }

  private func playLines(_ opening: [Event]) throws(OutputError) -> ExitStatus {
    try play(opening, in: lineVoice, by: Narrator(speakers))
  }

  /// The full screen; a player who chooses plain text in it goes on in lines.
  private mutating func playFullScreen(_ opening: [Event]) throws(OutputError) -> ExitStatus {
    try announcePlainText()
    guard let terminal = try? RawTerminal.open() else { return try playLines(opening) }
    let glyphs = GlyphSet(terminal: environment["TERM"] ?? "")
    let voice = FullScreenVoice(
      language: session.language, glyphs: glyphs, hasMotion: hasMotion)
    var screen = FullScreenLoop(
      game, voice: voice, watch: watch, colors: colors, glyphs: glyphs)
    screen.run(from: opening, on: terminal)
    game = screen.game
    watch = screen.watch
    guard screen.wantsLines else { return game.isUnsaved ? .failure : .success }
    let traits = VoiceTraits(
      of: .line, isSpoken: !speakers.isEmpty, clock: options.clock)
    return try playLines(game.execute(.use(traits), at: watch.now))
  }

  /// One line on the plain screen, before the full one hides it, until the player has chosen.
  private func announcePlainText() throws(OutputError) {
    guard session.settings.interface == nil else { return }
    let line = L10n.Options.plainTextAnnounced.resolved(in: session.language)
    try StandardStream.output.write(line + "\n")
  }

  private var hasMotion: Bool { options.hasMotion && session.settings.hasMotion }

  private var colors: PaletteSelector {
    PaletteSelector(flag: options.color, environment: environment)
  }

  private func play(
    _ opening: [Event], in voice: some LineBasedVoice, by narrator: Narrator? = nil
  ) throws(OutputError) -> ExitStatus {
    let isScripted = options.clock == .script
    var lines = LineModeLoop(
      game, voice: voice,
      watch: isScripted ? SessionClock(isScripted: true, isLocal: watch.isLocal) : watch,
      narrator: narrator)
    return try lines.run(from: opening)
  }

  /// A level or a descent that was asked for cannot be played: told on the wire, else on the error stream.
  private func refuse(_ locked: String, told events: [Event]) throws(OutputError) {
    guard interface == .json else { return try StandardStream.error.write(locked) }
    var voice = JSONVoice(language: session.language)
    try StandardStream.output.write(voice.render(events + [.bye]))
  }

  /// Why a level or a descent that was asked for cannot be played: a line for the error stream.
  private func refusal(in events: [Event]) -> String? {
    guard opening.mayBeRefused, case .general(.error(let error))? = events.last
    else { return nil }
    return L10n.Options.error(problem: error.text).resolved(in: session.language) + "\n"
  }

  /// The greeting, the notices, then what was asked for; on the wire a list alone has its end, too.
  private mutating func open() -> [Event] {
    var events = game.execute(.open(opening), at: watch.now)
    events.insert(contentsOf: notices, at: min(1, events.count))
    return events + (interface == .json && session.isOver ? [.bye] : [])
  }
}

extension Command.StartingPoint {
  /// Whether there is nothing to play where it is refused.
  fileprivate var mayBeRefused: Bool {
    switch self {
    case .level, .descent: true
    case .menu, .campaign, .restartedCampaign, .reflex, .adventure, .levels, .scores: false
    }
  }
}

extension VoiceTraits {
  /// Another’s speech takes 0.5 to 1 s a command; the program’s own takes none, for time begins when it ends,
  /// nor does any where time is scripted.
  init(
    of interface: Interface, isSpoken: Bool = false, clock: Options.Clock
  ) {
    self.init(
      offersPlainText: interface == .full,
      allowance: interface == .line ? (isSpoken || clock == .script ? 0 : 800) : nil)
  }
}
