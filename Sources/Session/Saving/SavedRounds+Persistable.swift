package import JSON
import Localization
import Reflex

/// Whether a text has the letters of a moment such as `2026-11-21T08:00:00Z`, and no others.
private func isDate(_ text: String) -> Bool {
  text.utf8.count <= 40 && text.utf8.allSatisfy(Set("0123456789-+:TZ".utf8).contains)
}

extension SavedFile where Content == SavedRounds {
  /// The rounds of the reflex game.
  package static var scores: SavedFile {
    SavedFile("scores.json") { newer, older in newer.merged(with: older) }
  }
}

/// Whether a text is short and plain enough for what was done in a round.
private func isScript(_ text: String) -> Bool {
  text.utf8.count <= SavedRound.scriptLimit && (try? SafeText(text)) != nil
}

extension SavedRounds: Persistable {
  /// Whether there is a round.
  package var isWorthKeeping: Bool { !records.isEmpty }

  /// The rounds, the newest first.
  package var data: JSONValue { ["rounds": JSONValue(records.map(\.data))] }

  /// Reads `data`; nil where a round is not whole.
  package init?(data: JSONValue) {
    guard let array = data["rounds"]?.array else { return nil }
    let records = array.compactMap(SavedRound.init(data:))
    guard records.count == array.count else { return nil }
    self.init(records)
  }
}

extension SavedRound {
  fileprivate var data: JSONValue {
    let members: [(String, JSONValue)] = [
      ("date", JSONValue(date)),
      ("pace", JSONValue(pace.rawValue)),
      ("day", JSONValue(orNull: day)),
      ("moves", JSONValue(moves)),
      ("median", JSONValue(median)),
      ("floor", JSONValue(floor)),
      ("allowance", JSONValue(allowance)),
      ("seed", JSONValue(String(seed, radix: 16))),
      ("script", JSONValue(orNull: script)),
    ]
    return JSONValue(
      JSONObject(members + (bursts.map { [("bursts", JSONValue($0.rawValue))] } ?? [])))
  }

  fileprivate init?(data: JSONValue) {
    guard let date = data["date"]?.string, isDate(date),
      let pace = data["pace"]?.string.flatMap(RoundPace.init(rawValue:)),
      let day = data["day"]?.stringOrNull, day.map(isDate) ?? true,
      let moves = data["moves"]?.count, let median = data["median"]?.count,
      let floor = data["floor"]?.count, let allowance = data["allowance"]?.count,
      let seed = data["seed"]?.string.flatMap({ UInt64($0, radix: 16) }),
      let script = data["script"]?.stringOrNull, script.map(isScript) ?? true
    else { return nil }
    self.init(
      date: date, pace: pace, day: day, moves: moves, median: median, floor: floor,
      allowance: allowance, seed: seed, script: script,
      bursts: data["bursts"]?.string.flatMap(BurstGrowth.init(rawValue:)))
  }
}
