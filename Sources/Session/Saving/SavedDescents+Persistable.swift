import Descent
import Flow
package import JSON
import Reflex

extension SavedDescents: Persistable {
  /// Before the first landing was entered nothing is missed.
  package var isWorthKeeping: Bool { self != SavedDescents() }

  /// The time in a landing is no reason to write.
  package func hasMoreThanTimeChanged(since base: SavedDescents) -> Bool {
    guard history == base.history, underWay.keys == base.underWay.keys,
      endless?.depth == base.endless?.depth, endless?.begunAt == base.endless?.begunAt
    else { return true }
    let pairs =
      underWay.map { ($1.progress, base.underWay[$0]?.progress) }
      + [(endless?.progress, base.endless?.progress)].compactMap { mine, theirs in
        mine.map { ($0, theirs) }
      }
    return pairs.contains { mine, theirs in
      theirs.map { mine.hasMoreThanTimeChanged(since: $0) } ?? true
    }
  }

  /// The knots, the deepest, and what is under way.
  package var data: JSONValue {
    var object: JSONObject = [
      "finished": JSONValue(history.finished.map(\.data)),
      "deepest": history.deepest.map(\.data) ?? .null,
      "days": JSONValue(sorted: underWay.mapValues(\.data)),
      "endless": endless.map(\.data) ?? .null,
    ]
    object["endless_over"] = lastEndlessOver.map { JSONValue($0) }
    return JSONValue(object)
  }

  /// Reads `data`; nil where a descent is not whole.
  package init?(data: JSONValue) {
    guard let finished = data["finished"]?.array, let deepest = data["deepest"],
      let days = data["days"]?.values(DescentUnderWay.init(data:)), let endless = data["endless"]
    else { return nil }
    let descents = finished.compactMap(FinishedDescent.init(data:))
    guard descents.count == finished.count else { return nil }
    self.init()
    history = DescentHistory(descents, deepest: EndlessRecord(data: deepest))
    for (date, descent) in days {
      guard let date = CalendarDate(daily: date) else { return nil }
      self[date] = descent
    }
    if let endless = EndlessUnderWay(data: endless) { keep(endless) }
    if let over = data["endless_over"]?.count { endEndless(begunAt: over) }
  }
}

extension FinishedDescent {
  fileprivate var data: JSONValue {
    [
      "code": JSONValue(DescentCode.encode(result)),
      "at": JSONValue(finishedAt),
    ]
  }

  fileprivate init?(data: JSONValue) {
    guard let result = data["code"]?.string.flatMap(DescentCode.decode),
      let finishedAt = data["at"]?.int
    else { return nil }
    self.init(result, finishedAt: finishedAt)
  }
}

extension EndlessRecord {
  fileprivate var data: JSONValue {
    ["depth": JSONValue(depth), "number": JSONValue(String(number, radix: 16))]
  }

  fileprivate init?(data: JSONValue) {
    guard let depth = data["depth"]?.count,
      let number = data["number"]?.string.flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    self.init(depth: depth, number: number)
  }
}

extension DescentUnderWay {
  fileprivate var data: JSONValue {
    [
      "version": JSONValue(version), "difficulty": JSONValue(difficulty),
      "progress": progress.data,
    ]
  }

  fileprivate init?(data: JSONValue) {
    guard let version = data["version"]?.count, let difficulty = data["difficulty"]?.count,
      (1...7).contains(difficulty), let progress = data["progress"].flatMap(Progress.init(data:))
    else { return nil }
    self.init(version: version, difficulty: difficulty, progress: progress)
  }
}

extension EndlessUnderWay {
  fileprivate var data: JSONValue {
    [
      "version": JSONValue(version), "number": JSONValue(String(number, radix: 16)),
      "begun": JSONValue(begunAt), "depth": JSONValue(depth), "falls": JSONValue(fallsAbove),
      "progress": progress.data,
    ]
  }

  fileprivate init?(data: JSONValue) {
    guard let version = data["version"]?.count,
      let number = data["number"]?.string.flatMap({ UInt64($0, radix: 16) }),
      let begunAt = data["begun"]?.count, let depth = data["depth"]?.count, depth > 0,
      let fallsAbove = data["falls"]?.count,
      let progress = data["progress"].flatMap(Progress.init(data:))
    else { return nil }
    self.init(
      version: version, number: number, begunAt: begunAt, depth: depth, fallsAbove: fallsAbove,
      progress: progress)
  }
}
