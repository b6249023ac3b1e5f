import JSON
import Reflex
import Session

/// Rounds of the reflex game and their scores; what there is not is left out.
extension WireEvent {
  func members(of ready: WaitingRoundView) -> [(String, JSONValue)] {
    [("pace", JSONValue(ready.pace.rawValue))]
      + withoutNil([
        ("floor", ready.floor.map { JSONValue($0) }),
        ("allowance_ms", ready.allowance > 0 ? JSONValue(ready.allowance) : nil),
        ("goal", ready.goal.map { JSONValue($0) }),
        ("practice", ready.practice > 0 ? JSONValue(ready.practice) : nil),
        ("best", ready.best.map { JSONValue($0) }),
        ("day", ready.day.map { JSONValue($0) }),
        ("calibration", ready.isCalibration ? true : nil),
      ])
  }

  func members(of cue: CueView) -> [(String, JSONValue)] {
    [("move", JSONValue(cue.move)), ("gesture", JSONValue(cue.gesture.rawValue))]
      + withoutNil([
        ("units", cue.units.map { JSONValue($0) }),
        ("limit_ms", cue.limit.map { JSONValue($0) }),
        ("practice", cue.isPractice ? true : nil),
        ("text", cue.story.map { text($0) }),
      ])
  }

  func members(of move: CueResponseView) -> [(String, JSONValue)] {
    [("move", JSONValue(move.move))]
      + withoutNil([("gesture", move.gesture.map { JSONValue($0.rawValue) })])
      + [
        ("outcome", JSONValue(move.outcome.rawValue)), ("reaction_ms", JSONValue(move.reaction)),
      ]
  }

  func members(of round: RoundResultView) -> [(String, JSONValue)] {
    let counts = Gesture.allCases.map { gesture in
      (gesture.rawValue, JSONValue(round.mistakes[gesture] ?? 0))
    }
    return [("moves", JSONValue(round.moves)), ("pace", JSONValue(round.pace.rawValue))]
      + withoutNil([("best", round.best.map { JSONValue($0) })])
      + (round.times.map(members) ?? [])
      + [
        ("mistakes", JSONValue(JSONObject(counts))),
        ("ending", JSONValue(round.ending.rawValue)),
      ]
      + withoutNil([
        ("goal", round.goal.map { JSONValue($0) }),
        ("floor", round.floor.map { JSONValue($0) }),
      ])
      + [("allowance_ms", JSONValue(round.allowance))]
      + withoutNil([("day", round.day.map { JSONValue($0) })])
      + [("seed", JSONValue(String(round.seed))), ("script", JSONValue(round.script))]
  }

  private func members(of times: ReactionStatistics) -> [(String, JSONValue)] {
    [
      ("median_ms", JSONValue(times.median)), ("fastest_ms", JSONValue(times.best)),
      ("spread_ms", JSONValue(times.spread)),
      (
        "histogram",
        list(times.histogram) { ["from_ms": JSONValue($0.from), "count": JSONValue($0.count)] }
      ),
    ]
  }

  func json(_ table: ScoreTable) -> JSONValue {
    [
      "pace": JSONValue(table.pace.rawValue), "daily": JSONValue(table.isDaily),
      "rounds": list(table.entries, json),
    ]
  }

  private func json(_ entry: ScoreTable.Entry) -> JSONValue {
    let record = entry.record
    let always: [(String, JSONValue)] = [
      ("moves", JSONValue(record.moves)), ("median_ms", JSONValue(record.median)),
      ("date", JSONValue(record.date)), ("floor", JSONValue(record.floor)),
      ("allowance_ms", JSONValue(record.allowance)), ("seed", JSONValue(String(record.seed))),
    ]
    let sometimes = withoutNil([
      ("day", record.day.map { JSONValue($0) }), ("script", record.script.map { JSONValue($0) }),
      ("genuine", entry.isGenuine.map { JSONValue($0) }),
    ])
    return JSONValue(JSONObject(always + sometimes))
  }

  /// Those that there are.
  private func withoutNil(_ members: [(String, JSONValue?)]) -> [(String, JSONValue)] {
    members.compactMap { key, value in value.map { (key, $0) } }
  }
}
