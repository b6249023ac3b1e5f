import Flow
import Localization
import Presentation
import Reflex
import Session

private typealias Words = L10n.Guidance

/// What is told of a round, from its waiting to its end.
extension LineVoice {
  private var renderer: RoundRenderer {
    RoundRenderer(
      language: language, keys: parser.keyNames, round: parser.round, takesKeys: takesKeys)
  }

  mutating func lines(for event: Event.Round) -> [LocalizedText] {
    switch event {
    case .ready(let ready): return lines(opening: ready)
    case .cue(let cue):
      let breath = parser.round.hasTakenBreath ? cue.breath : nil
      return (breath.map { [L10n.Escapes.breathLost(count: $0.left)] } ?? [])
        + [renderer.line(for: cue)]
    case .move(let move): return renderer.lines(for: move)
    case .ended(let round): return renderer.lines(for: round)
    }
  }

  /// A round that waits: what it is for, its keys, how it goes, its rules.
  private mutating func lines(opening ready: WaitingRoundView) -> [LocalizedText] {
    [renderer.title(of: ready)] + keys(of: ready) + course(of: ready) + newRules(of: ready)
      + renderer.conditions(of: ready)
      + (ready.offersCalibration ? explainOnce(L10n.Reflex.offersCalibration) : [])
      + [L10n.Reflex.pressEnter]
  }

  /// With which keys it is played; they are never left out before a practice, where Enter is one of them, or
  /// before a round of one’s own, which may be the first in days.
  private mutating func keys(of ready: WaitingRoundView) -> [LocalizedText] {
    if ready.isCalibration {
      return explainOnce(Words.practiceKeys(keys: parser.keyNames))
        + [takesKeys ? Words.escapeFromMeasuring : Words.wayOutOfMeasuring]
    }
    let keys = explainOnce(renderer.instructions)
    let isNeeded = ready.practice > 0 || ready.mayHoldStill || isRoundAlone || isLanding
    return keys.isEmpty && isNeeded ? [renderer.keysNow] : keys
  }

  private var isRoundAlone: Bool { parser.context.level == nil }

  private var isLanding: Bool { parser.context.level?.isLanding == true }

  /// How it goes on from command to command, and what a wrong key costs; nothing before a practice. How rows
  /// are answered is told in each escape, all of it again before the first round of one’s own.
  private mutating func course(of ready: WaitingRoundView) -> [LocalizedText] {
    guard ready.practice == 0 else { return [] }
    let place = isRoundAlone ? "alone" : "level"
    var course: [LocalizedText] = []
    if ready.twists.first != .stair {
      // With a clock the breath is the only limit of a flood.
      if !(ready.pace.isTimed && ready.twists.contains(.flood)) {
        course += explainOnce(ready.pace.explanation(floor: ready.floor), in: place)
      }
      let level = parser.context.level?.id ?? place
      // Each descent has an escape of its own.
      if !ready.pace.isTimed {
        course += isLanding ? [Words.bursts] : explainOnce(Words.bursts, in: level)
      }
    }
    return course + (ready.mistakesEndIt ? explainOnce(Words.mistakes, in: place) : [])
  }

  /// The rule that holds from the beginning, however brief it is to be, unless it was told since the level
  /// began; that others come in, which are told as they come.
  private mutating func newRules(of ready: WaitingRoundView) -> [LocalizedText] {
    let rules = ready.twistTexts
    if isRepeating { return rules }
    let first = rules.prefix(1).filter { toldRules.insert($0.resolved(in: language)).inserted }
    return first + (rules.count > 1 ? [Words.moreRules(count: rules.count - 1)] : [])
  }
}
