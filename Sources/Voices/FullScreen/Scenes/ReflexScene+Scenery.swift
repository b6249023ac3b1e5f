import Localization
import Presentation
import Reflex
import Screen
import Session

/// What is drawn round the commands.
extension ReflexScene {
  /// From so many rows on there is room round the commands.
  static let roomy = 14
  /// The columns on each side of the commands that are left to what comes nearer.
  static let scenerySide = 11

  /// What is drawn round the commands; nil outside an escape. Without motion it stands as it was when the
  /// command was given.
  func scenery(in page: PageWriter) -> EscapeScenery? {
    guard drawsTime, let cue else { return nil }
    let clock = page.hasMotion ? clock : nil
    let goal = max(1, ready?.practice ?? 0, ready?.goal ?? 0)
    let progress = min(1_000, goodMoves * 1_000 / goal)
    return EscapeScenery(
      twists: cue.twists, move: cue.move, isBat: cue.gesture == nil,
      used: cue.limit == nil ? progress : clock?.used ?? 0,
      drunk: cue.breath.map { drunk($0, of: cue, at: clock) } ?? progress, beat: clock?.thirds ?? 0)
  }

  /// The rope of a round by itself; nil where commands need the room.
  func climb(in page: PageWriter) -> RopeClimb? {
    guard level == nil, isRunning || isFalling, cues.count < 4 else { return nil }
    let none = EscapeScenery(twists: [], move: 0, isBat: false, used: 0, drunk: 0, beat: 0)
    return RopeClimb(moves: goodMoves, ghost: cue?.ghost, side: scenery(in: page) ?? none)
  }

  /// How much of a breath is gone, in thousandths.
  private func drunk(_ breath: Breath, of cue: CueView, at clock: CueTimer?) -> Int {
    let isSpending = cue.limit != nil && cue.gesture != nil
    let now = isSpending ? (clock?.thirds ?? 0) * 333 : 0
    return min(1_000, max(0, breath.of - breath.left + now) * 1_000 / max(1, breath.of))
  }

  /// What holds for the command beside what it says: in a row of its own where there is one.
  func signs(in page: PageWriter) -> [Span] {
    guard let cue else { return [] }
    let breaths = cue.limit == nil && !cue.isPractice ? cue.breath.map(\.left) : nil
    let signs: [LocalizedText?] = [
      cue.soundText,
      cue.isSwapped ? L10n.Escapes.swapped : nil,
      cue.gesture == nil ? L10n.Escapes.still : nil,
      cues.count - obeyed > 1 && cue.twists.contains(.stair) ? L10n.Escapes.backwards : nil,
      breaths.map { L10n.Escapes.breaths(count: $0) },
      cue.limit != nil && cue.breath != nil ? L10n.Escapes.oneBreath : nil,
    ]
    let words = signs.compactMap { $0.map { page.texts($0) } }
    let room = page.margins.end - page.margins.text
    // In the longest wording that fits; the sound goes first.
    let text = words.indices.map { words[$0...].joined(separator: "   ") }
      .first { DisplayWidth.of($0) <= room }
    guard let text else { return [] }
    let column =
      page.height < Self.roomy
      ? page.margins.text : page.margins.centered(DisplayWidth.of(text))
    return [Span(column: column, text: text, style: .accent)]
  }
}

extension PageWriter {
  /// Draws it on both sides of what stands in those rows.
  mutating func addScenery(_ scenery: some Scenery, round rows: Range<Int>) {
    let side = ReflexScene.scenerySide - 1
    let left = 1..<side
    let right = margins.columns - side..<margins.columns - 1
    for row in rows {
      let spans = scenery.spans(
        row: row - rows.lowerBound, of: rows.count, left: left, right: right)
      add(spans, to: row)
    }
  }
}
