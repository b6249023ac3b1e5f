import FullScreen
import Lines
import Localization
import Presentation
import Screen
import Session
import Terminal
import Wire

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A session that was asked for on the command line, in the voice that was chosen.
struct Game {
  private var session: Session
  private var shelf: Shelf
  private let options: Options
  private let environment: [String: String]
  /// What is to be known before the first screen.
  private let notices: [Event]

  init(
    session: Session, shelf: Shelf, options: Options, environment: [String: String],
    notices: [Event]
  ) {
    self.session = session
    self.shelf = shelf
    self.options = options
    self.environment = environment
    self.notices = notices
  }

  mutating func run(in interface: Interface) throws(OutputError) -> ExitStatus {
    session.offersPlainText = interface == .full
    session.roundSeed = options.seed ?? .random(in: .min ... .max)
    if interface == .line { session.allowanceOfVoice = allowance }
    let opening = open()
    if let locked = refusal(in: opening) {
      try StandardStream.error.write(locked)
      return .failure
    }
    switch interface {
    case .json: return try play(opening, in: JSONVoice(language: session.language))
    case .line: return try play(opening, in: lineVoice)
    // A list that nobody answers is no screen.
    case .full where session.isOver: return try play(opening, in: lineVoice)
    case .full: return try playFullScreen(opening)
    }
  }

  /// On a terminal a round takes single keys.
  private var lineVoice: LineVoice {
    let isScripted = options.clock == .script
    return LineVoice(
      language: session.language,
      hasKeys: !isScripted && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      hasScriptedClock: isScripted)
  }

  /// Speech takes 0.5 to 1 s a command; where time is scripted it takes none.
  private var allowance: Int { options.clock == .script ? 0 : 800 }

  /// The full screen; a player who chooses plain text in it goes on in lines.
  private mutating func playFullScreen(_ opening: [Event]) throws(OutputError) -> ExitStatus {
    try announcePlainText()
    guard let terminal = try? RawTerminal.open() else {
      return try play(opening, in: lineVoice)
    }
    let voice = FullVoice(language: session.language, hasMotion: hasMotion)
    var game = FullGame(session: session, shelf: shelf, voice: voice, colors: colors)
    game.run(from: opening, on: terminal)
    session = game.session
    shelf = game.shelf
    guard game.wantsLines else { return shelf.isUnsaved ? .failure : .success }
    session.offersPlainText = false
    session.allowanceOfVoice = allowance
    let here = session.handle(.repeat, after: .zero)
    return try play(here, in: lineVoice)
  }

  /// One line on the plain screen, before the full one hides it, until the player has chosen.
  private func announcePlainText() throws(OutputError) {
    guard session.settings[.interface] == nil else { return }
    let line = L10n.Options.plainTextAnnounced.resolved(in: session.language)
    try StandardStream.output.write(line + "\n")
  }

  private var hasMotion: Bool { options.hasMotion && session.settings[.motion] != "off" }

  private var colors: ColorChoice {
    ColorChoice(
      flag: ColorOption(rawValue: options.color.rawValue) ?? .auto, environment: environment)
  }

  private func play(
    _ opening: [Event], in voice: some Voice
  ) throws(OutputError) -> ExitStatus {
    var game = LineGame(
      session: session, voice: voice, shelf: shelf, isScripted: options.clock == .script)
    return try game.run(from: opening)
  }

  /// Why a level that was asked for cannot be played: a line for the error stream.
  private func refusal(in opening: [Event]) -> String? {
    guard case .play(.some, _) = options.request, case .error(let complaint)? = opening.last
    else { return nil }
    return L10n.Options.error(problem: complaint.text).resolved(in: session.language) + "\n"
  }

  /// The greeting, the notices, then what was asked for.
  private mutating func open() -> [Event] {
    var events = openRequest()
    events.insert(contentsOf: notices, at: min(1, events.count))
    return events + shelf.fetch(for: &session)
  }

  private mutating func openRequest() -> [Event] {
    switch options.request {
    case .reflex(let pace, let isDaily):
      let faults = shelf.openScores(of: &session)
      return session.playReflex(pace: pace, isDaily: isDaily) + faults.map(Event.notice)
    case .scores:
      let faults = shelf.openScores(of: &session)
      return session.showScores() + faults.map(Event.notice)
    case .play(let place?, _): return session.play(chapter: place.chapter, level: place.level ?? 1)
    case .play(nil, isRestart: true): return session.playAgain()
    case .play(nil, isRestart: false): return session.play()
    case .explore(let isRestart): return session.explore(isRestart: isRestart)
    case .levels: return session.showLevels()
    case .menu, .pack, .help, .version, .completions, .manual: return session.openMenu()
    }
  }
}
