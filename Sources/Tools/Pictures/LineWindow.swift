import Lines
import Localization
import Presentation
import Screen
import Session
import SessionDriver

/// The first level in lines, in a window of 80×24 that wraps between words.
struct LineWindow {
  private var text = "$ expedition play --plain --chapter 1 --level 1\n"
  private var session: Session
  private var voice: LineVoice

  init(_ language: Language) throws {
    session = try BuiltInGame().newSession()
    voice = LineVoice(language: language)
    session.perform(.language(language))
    tell(session.perform(.open(.level(chapter: 1, level: 1))))
  }

  /// Types a line.
  mutating func enter(_ line: String) {
    text += line + "\n"
    switch voice.parse(.text(line)) {
    case .reply(let reply): text += reply + voice.prompt
    case .command(let command): tell(session.perform(command))
    }
  }

  /// The last rows, and the cursor behind the prompt.
  var screen: PicturedScreen {
    let rows = wrap(text, columns: PlayedGame.size.columns).suffix(PlayedGame.size.rows)
    var frame = Frame(PlayedGame.size)
    for (row, line) in rows.enumerated() { frame.put(line, at: Position(column: 0, row: row)) }
    let cursor = Position(column: DisplayWidth.of(voice.prompt), row: rows.count - 1)
    return PicturedScreen(frame: frame, cursor: cursor, words: text)
  }

  private mutating func tell(_ events: [Event]) {
    text += voice.answer(with: events) + voice.prompt
  }
}
