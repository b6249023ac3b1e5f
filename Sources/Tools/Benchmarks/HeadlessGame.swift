import Flow
import FullScreen
import Localization
import Screen
import Session
import SessionDriver

/// The program without its edges: a session, the full screen and what it would send.
struct HeadlessGame {
  private static let size = Size(columns: 80, rows: 24)
  private(set) var voice = FullScreenVoice(language: .en, hasMotion: false)
  private var session: Session
  private var renderer = Renderer(palette: Palette(.ansi256))

  /// Plays as far as the first frame of `screen`.
  init(at screen: BenchmarkScreen) throws {
    let game = try BuiltInGame()
    session = game.newSession()
    voice.receive(session.perform(.open(.menu)))
    if let number = screen.chapter { enter(number, of: game.chapters) }
    if screen == .round {
      voice.receive(session.perform(.open(.reflex(pace: nil, isDaily: false))))
    }
    if screen.isAdventure { tellLongStory() }
    if let key = screen.opening { _ = press([key]) }
    _ = show()
  }

  /// How many bytes are sent for keys that come together.
  mutating func press(_ keys: [Key]) -> Int {
    for key in keys {
      for command in voice.handleInput(.key(key), on: Self.size) {
        voice.receive(session.perform(command))
      }
    }
    return show()
  }

  /// As much as a transcript of the adventure keeps.
  private mutating func tellLongStory() {
    voice.receive(session.perform(.open(.adventure(isRestart: false))))
    for _ in 0..<50 { voice.receive(session.perform(.say("look"))) }
  }

  private mutating func show() -> Int { renderer.bytes(for: voice.nextFrame(Self.size)).count }

  private mutating func enter(_ number: Int, of chapters: [Chapter]) {
    _ = session.perform(.open(.campaign))
    for level in chapters.prefix(number - 1).flatMap(\.levels) {
      _ = readOn()
      win(level)
    }
    voice.receive(readOn())
  }

  /// What the next level is, past the intro and the cards before it.
  private mutating func readOn() -> [Event] {
    for _ in 0..<3 {
      let events = session.perform(.repeat)
      if case .campaign(.level)? = events.last { return events }
      _ = session.perform(.proceed)
    }
    return []
  }

  private mutating func win(_ level: Level) {
    switch level {
    case .closed(let level): answer(level.right.id)
    case .rotor(let level): answer(level.right.id)
    case .open(let level): answer(level.accepted.resolved(in: .en)[0])
    case .search(let level):
      for element in level.elements {
        _ = session.perform(.act(element: element.id, action: element.right))
      }
    case .reflex: obeyCues()
    }
  }

  /// Practice first, then the round, until nothing is commanded any more.
  private mutating func obeyCues() {
    for _ in 0..<2 {
      var events = session.perform(.proceed)
      while let cue = Self.cue(in: events) {
        events = session.perform(
          .gesture(cue.gesture, at: .unknown, move: cue.move))
      }
    }
  }

  private static func cue(in events: [Event]) -> CueView? {
    for case .round(.cue(let cue)) in events { return cue }
    return nil
  }

  private mutating func answer(_ text: String) { _ = session.perform(.answer([text])) }
}
