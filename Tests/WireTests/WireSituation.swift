import Campaign
import Flow
import JSON
import Localization
import SessionDriver

@testable import Presentation
@testable import Session
@testable import Wire

/// Every moment of a game that a line can come at.
enum WireSituation: CaseIterable {
  case menu, intro, card, closed, rotor, wheels, open, search, results

  /// A game at this moment; but for the first three everything was won before.
  func table() throws -> WireConnection {
    let chapters = try LocalLevelFactory().chapters()
    var progress = Progress(seed: 1)
    if ![.menu, .intro, .card].contains(self) {
      progress.hasBegun = true
      for level in chapters.flatMap(\.levels) {
        progress.records[level.id, default: LevelRecord()].best = LevelScore(
          stars: 3, attempts: 0, hints: 0, elapsed: .zero)
      }
      progress.frontier = nil
    }
    var session = Session(chapters: chapters, progress: progress, language: .en)
    return WireConnection(opening: open(&session), session: session)
  }

  private func open(_ session: inout Session) -> [Event] {
    switch self {
    case .menu: session.perform(.open(.menu))
    case .intro, .results: session.perform(.open(.campaign))
    case .card: session.perform(.open(.campaign)) + session.perform(.proceed)
    case .closed: session.perform(.open(.level(chapter: 1, level: 1)))
    case .rotor: session.perform(.open(.level(chapter: 2, level: 1)))
    case .wheels: session.perform(.open(.level(chapter: 2, level: 3)))
    case .open: session.perform(.open(.level(chapter: 3, level: 1)))
    case .search: session.perform(.open(.level(chapter: 4, level: 1)))
    }
  }
}

/// A session behind the JSON voice: bytes in, events out.
struct WireConnection {
  private(set) var session: Session
  private var voice: JSONVoice

  init(opening: [Event], session: Session) {
    self.session = session
    voice = JSONVoice(language: .en)
    _ = voice.render(opening)
  }

  /// A game that is not open yet.
  init(_ session: Session) {
    self.session = session
    voice = JSONVoice(language: session.language)
  }

  /// As `expedition --ui json`.
  mutating func open() throws -> [JSONValue] {
    try voice.render(session.perform(.open(.menu))).split(separator: "\n")
      .map { try JSONReader.read(Array($0.utf8)) }
  }

  /// What one line is answered by.
  mutating func send(_ line: [UInt8]) throws -> [JSONValue] {
    var reader = LineDecoder(limit: JSONVoice.lineLimit)
    let lines = reader.read(line + [UInt8(ascii: "\n")])
    let told = lines.map { line in
      switch voice.parse(line) {
      case .reply(let text): text
      case .command(let command): voice.answer(with: session.perform(command))
      }
    }
    return try told.joined().split(separator: "\n").map { try JSONReader.read(Array($0.utf8)) }
  }
}

/// All that a command could have changed.
struct SessionSnapshot: Equatable {
  private let flow: GameFlow
  private let settings: Settings
  private let language: Language
  private let mode: Session.Mode
  private let isOver: Bool

  init(_ session: Session) {
    flow = session.flow
    settings = session.settings
    language = session.language
    mode = session.mode
    isOver = session.isOver
  }
}
