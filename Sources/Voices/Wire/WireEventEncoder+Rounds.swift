import JSON
import Presentation
import Reflex
import Session

/// Rounds of the reflex game and their scores; what there is not is left out.
extension WireEventEncoder {
  func json(_ event: Event.Round) -> JSONValue {
    switch event {
    case .ready(let ready): .event("ready", members(of: ready))
    case .cue(let cue): .event("cue", members(of: cue))
    case .move(let move): .event("move", members(of: move))
    case .ended(let round): .event("round", members(of: round))
    }
  }

  private func members(of ready: WaitingRoundView) -> WireMembers {
    [
      "pace": JSONValue(ready.pace.rawValue), "floor": ready.floor.map { JSONValue($0) },
      "allowance_ms": ready.allowance > 0 ? JSONValue(ready.allowance) : nil,
      "goal": ready.goal.map { JSONValue($0) },
      "practice": ready.practice > 0 ? JSONValue(ready.practice) : nil,
      "best": ready.best.map { JSONValue($0) }, "day": ready.day.map { JSONValue($0) },
      "calibration": ready.isCalibration ? true : nil,
      "offers_calibration": ready.offersCalibration ? true : nil,
      "twists": ready.twists.isEmpty ? nil : list(ready.twists) { JSONValue($0.rawValue) },
      "rules": ready.twists.isEmpty ? nil : texts(ready.twistTexts),
    ]
  }

  private func members(of cue: CueView) -> WireMembers {
    [
      "move": JSONValue(cue.move), "gesture": JSONValue(cue.gesture?.rawValue ?? "still"),
      "units": cue.units.map { JSONValue($0) }, "limit_ms": cue.limit.map { JSONValue($0) },
      "practice": cue.isPractice ? true : nil, "text": cue.story.map(text),
      "twists": cue.twists.isEmpty ? nil : list(cue.twists) { JSONValue($0.rawValue) },
      "swapped": cue.isSwapped ? true : nil, "sound": cue.sound.map { JSONValue($0.rawValue) },
      "breath": cue.breath.map { ["left": JSONValue($0.left), "of": JSONValue($0.of)] },
      "index": cue.of > 1 ? JSONValue(cue.index) : nil,
      "of": cue.of > 1 ? JSONValue(cue.of) : nil, "left_ms": cue.left.map { JSONValue($0) },
      "call": text(Gesture.cueText(of: cue.gesture)), "noise": cue.sound.map { text($0.soundText) },
    ]
  }

  private func members(of move: CueResponseView) -> WireMembers {
    [
      "move": JSONValue(move.move), "gesture": move.gesture.map { JSONValue($0.rawValue) },
      "outcome": JSONValue(move.outcome.rawValue), "reaction_ms": JSONValue(move.reaction),
      "right": move.twists.isEmpty ? nil : JSONValue(move.answer?.rawValue ?? "still"),
      "breaths": move.breathsLeft.map { JSONValue($0) }, "practice": move.isPractice ? true : nil,
    ]
  }

  private func members(of round: RoundResultView) -> WireMembers {
    let counts = Gesture.allCases.map { ($0.rawValue, JSONValue(round.mistakes[$0] ?? 0)) }
    let moves: WireMembers = [
      "moves": JSONValue(round.moves), "pace": JSONValue(round.pace.rawValue),
      "best": round.best.map { JSONValue($0) },
      "milestone": round.milestone.map { JSONValue($0.moves) },
      "text": round.milestone.map { text($0.text) },
    ]
    return moves + (round.times.map(members) ?? [:]) + [
      "mistakes": JSONValue(JSONObject(counts)),
      "stray_pinches": round.strayPinches > 0 ? JSONValue(round.strayPinches) : nil,
      "ending": JSONValue(round.ending.rawValue),
      "goal": round.goal.map { JSONValue($0) }, "floor": round.floor.map { JSONValue($0) },
      "allowance_ms": JSONValue(round.allowance), "day": round.day.map { JSONValue($0) },
      "seed": JSONValue(String(round.seed)), "script": JSONValue(round.script),
      "new_best": round.isBest ? true : nil,
      "twists": round.twists.isEmpty ? nil : list(round.twists) { JSONValue($0.rawValue) },
    ]
  }

  private func members(of times: ReactionStatistics) -> WireMembers {
    let bars = list(times.histogram) {
      ["from_ms": JSONValue($0.from), "count": JSONValue($0.count)]
    }
    return [
      "median_ms": JSONValue(times.median), "fastest_ms": JSONValue(times.best),
      "spread_ms": JSONValue(times.spread), "histogram": bars,
    ]
  }

  func json(_ table: HighScoreTable) -> JSONValue {
    let members: WireMembers = [
      "pace": JSONValue(table.pace.rawValue), "daily": JSONValue(table.isDaily),
      "bursts": table.bursts.map { JSONValue($0.rawValue) },
      "rounds": list(table.entries) { JSONValue(self.members(of: $0)) },
    ]
    return JSONValue(members)
  }

  private func members(of entry: HighScoreTable.Entry) -> WireMembers {
    let record = entry.record
    return [
      "moves": JSONValue(record.moves), "median_ms": JSONValue(record.median),
      "date": JSONValue(record.date), "floor": JSONValue(record.floor),
      "allowance_ms": JSONValue(record.allowance), "seed": JSONValue(String(record.seed)),
      "day": record.day.map { JSONValue($0) }, "script": record.script.map { JSONValue($0) },
      "genuine": entry.isGenuine.map { JSONValue($0) },
    ]
  }
}
