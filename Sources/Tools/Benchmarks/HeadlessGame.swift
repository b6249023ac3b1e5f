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
    session = game.newSession(isWon: screen.chapter != nil)
    voice.receive(session.perform(.open(.menu)))
    if let number = screen.chapter { try enterFirstLevel(ofChapter: number) }
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

  private mutating func enterFirstLevel(ofChapter number: Int) throws {
    _ = session.perform(.open(.campaign))
    let events = session.perform(.level(chapter: number, level: 1))
    guard case .campaign(.level)? = events.last else { throw MissingLevel(chapter: number) }
    voice.receive(events)
  }
}

/// No level came where one was to be measured.
private struct MissingLevel: Error {
  let chapter: Int
}
