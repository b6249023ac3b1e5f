import Campaign
import Flow
import FullScreen
import Lines
import Localization
import Reflex
import Screen
import Session
import SessionDriver

/// A game in a window of 80×24, on a clock that moves by what it is told.
struct PlayedGame {
  static let size = Size(columns: 80, rows: 24)
  private static let longestAnimation = Duration.seconds(10)
  private var session: Session
  private var voice: FullScreenVoice
  private var cue: CueView?

  /// Opens a game in which every level before `frontier` is won with all its stars.
  init(
    _ language: Language, opening start: Command.StartingPoint, frontier: String? = nil
  ) throws {
    let chapters = try BuiltInGame().chapters
    let world = try builtInWorld()
    var progress = Progress(seed: 7)
    if let frontier {
      progress.hasBegun = true
      for level in chapters.flatMap(\.levels).prefix(while: { $0.id != frontier }) {
        progress.records[level.id, default: LevelRecord()].best = LevelScore(
          stars: 3, attempts: 0, hints: 0, elapsed: .seconds(60))
      }
    }
    session = Session(
      chapters: chapters, progress: progress, language: language, world: { world },
      voice: VoiceTraits(offersPlainText: true))
    voice = FullScreenVoice(language: language, hasMotion: true)
    receive(session.perform(.open(start)))
    wait(Self.longestAnimation)
  }

  /// What is on the screen now.
  var screen: PicturedScreen {
    let frame = voice.frame(Self.size)
    let cursor = frame.cursor.flatMap { frame.style(at: $0) == .field ? $0 : nil }
    return PicturedScreen(frame: frame, cursor: cursor, words: words)
  }

  private var words: String {
    var (session, lines) = (session, LineVoice(language: session.language))
    return lines.answer(with: session.perform(.repeat))
  }

  mutating func press(_ keys: Key...) {
    for key in keys {
      for command in voice.handleInput(.key(key), on: Self.size) {
        receive(session.perform(command, after: .seconds(1)))
      }
    }
    wait(.zero)
  }

  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { press(.character(scalar)) }
  }

  /// Types a line and its Enter.
  mutating func enter(_ line: String) {
    type(line)
    press(.enter)
  }

  /// Shows the screen, then lets time go by.
  mutating func wait(_ elapsed: Duration) {
    _ = voice.nextFrame(Self.size)
    voice.wasShown()
    voice.timePassed(elapsed)
  }

  /// Lets the card of a pitch be over.
  mutating func passCard() {
    receive(session.perform(.gesture(nil, at: .later(5_000), move: nil)))
  }

  /// Does what the round commands so much later.
  mutating func obey(after elapsed: Duration) {
    wait(elapsed)
    if let gesture = cue?.gesture { type(Self.key(gesture)) }
  }

  /// The same in each language.
  private static func key(_ gesture: Gesture) -> String {
    switch gesture {
    case .tap: "t"
    case .pinch: "p"
    case .swipe: "s"
    }
  }

  private mutating func receive(_ events: [Event]) {
    for case .round(.cue(let cue)) in events { self.cue = cue }
    voice.receive(events)
  }
}
