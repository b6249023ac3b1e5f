import Localization
import Presentation
import Session

/// A session that was asked for on the command line, in the voice that was chosen.
struct Game {
  private var session: Session
  private let shelf: Shelf
  private let options: Options
  /// What is to be known before the first screen.
  private let notices: [Event]

  init(session: Session, shelf: Shelf, options: Options, notices: [Event]) {
    self.session = session
    self.shelf = shelf
    self.options = options
    self.notices = notices
  }

  mutating func run(in interface: Interface) throws(OutputError) -> ExitStatus {
    let opening = open()
    if let locked = refusal(in: opening) {
      try StandardStream.error.write(locked)
      return .failure
    }
    switch interface {
    case .json: return try play(opening, in: JSONVoice(language: session.language))
    case .line, .full: return try play(opening, in: LineVoice(language: session.language))
    }
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
    return events
  }

  private mutating func openRequest() -> [Event] {
    switch options.request {
    case .play(let place?, _): session.play(chapter: place.chapter, level: place.level ?? 1)
    case .play(nil, isRestart: true): session.playAgain()
    case .play(nil, isRestart: false): session.play()
    case .levels: session.showLevels()
    case .menu, .help, .version: session.openMenu()
    }
  }
}
