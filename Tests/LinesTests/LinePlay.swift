import Flow
import Foundation
import Localization
import SampleWorld
import SessionDriver
import Testing

@testable import Lines
@testable import Presentation
@testable import Session

/// A game that is played line by line, as through a pipe where the lines tell the time.
struct LinePlay {
  private(set) var session: Session
  private(set) var voice: LineVoice
  /// What was said first.
  private(set) var opening = ""

  init(
    _ start: Command.StartingPoint, _ language: Language, isWon: Bool = false,
    keys takesKeys: Bool = false, chapters: [Chapter]? = nil
  ) throws {
    session =
      try chapters.map {
        Session(chapters: $0, progress: Progress(seed: 1), language: .en)
      } ?? BuiltInGame().newSession(isWon: isWon)
    voice = LineVoice(language: language, takesKeys: takesKeys, hasScriptedClock: true)
    session.perform(.use(VoiceTraits(allowance: 0)))
    session.perform(.language(language))
    opening = tell(session.perform(.open(start)))
  }

  var isOver: Bool { session.isOver }

  /// What a line is answered.
  mutating func say(_ line: String) -> String {
    switch voice.parse(.text(line)) {
    case .reply(let text): text
    case .command(let command): tell(session.perform(command))
    }
  }

  private mutating func tell(_ events: [Event]) -> String {
    voice.adopt(session.settings)
    return voice.answer(with: events)
  }
}

/// The lines that win a game.
enum WinningLines {
  static func campaign(_ language: Language) throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../expeditionTests/Scripts/campaign.\(language.code).txt")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
  }

  static func adventure(_ language: Language) -> [String] {
    walkthrough.map { language == .en ? $0.en : $0.fr }
  }

  /// A round that is played until it is lost, twice.
  static let reflex = ["", "x", "t", "p", "s", "t", "p", "s", "", "t", "p", "s", "t", "p", "menu"]
}
