package import JSON

/// A client that knows nothing of the game but the events on the wire, and wins by trying:
/// every answer in turn, every list of actions that may still hold, every run of words of the
/// last hint; in a round it does what it is told, the least move first.
package struct WireClient: Sendable {
  /// Whether the results were reached.
  package private(set) var hasWon = false
  /// The codes of the errors that came.
  package private(set) var errors: [String] = []
  private var level = ""
  /// The good moves of the round, and the commands that wait for those before them.
  private var good = 0
  private var waiting: [Int: JSONValue] = [:]
  /// What was learnt of each level, by id.
  private var tries: [String: any LevelSolver] = [:]

  package init() {}

  /// What the client does about an event; nil where it waits for the next one.
  package mutating func react(to event: JSONValue) -> JSONValue? {
    switch event["event"]?.string {
    case "menu": return hasWon ? ["do": "quit"] : choose(in: event)
    case "intro", "chapter": return ["do": "continue"]
    case "results":
      hasWon = true
      return ["do": "quit"]
    case "level": return open(event)
    case "verdict": return event["correct"] == true ? nil : learn { $0.react(to: event) }
    case "hint", "act": return learn { $0.react(to: event) }
    case "ready":
      (good, waiting) = (0, [:])
      return ["do": "continue"]
    case "pitch":
      waiting = [:]
      return ["do": "gesture", "gesture": "tap", "after_ms": event["rest_ms"] ?? 0]
    case "cue":
      guard let move = event["move"]?.int else { return nil }
      waiting[move] = gesture(for: event)
      return waiting.removeValue(forKey: good + 1)
    case "move":
      if event["outcome"]?.string == "good" { good += 1 }
      return waiting.removeValue(forKey: good + 1)
    case "error":
      errors.append(event["code"]?.string ?? "")
      return nil
    default: return nil
    }
  }

  /// What a command asks for; since a “Boom” tap and swipe have changed places.
  private func gesture(for cue: JSONValue) -> JSONValue? {
    guard let word = cue["gesture"]?.string, let move = cue["move"] else { return nil }
    let swapped = ["tap": "swipe", "swipe": "tap"]
    let right = cue["swapped"]?.bool == true ? swapped[word] ?? word : word
    return ["do": "gesture", "gesture": JSONValue(right), "move": move]
  }

  private func choose(in menu: JSONValue) -> JSONValue? {
    guard let id = menu["items"]?.array?.first?["id"] else { return nil }
    return ["do": "choose", "id": id]
  }

  private mutating func open(_ event: JSONValue) -> JSONValue? {
    guard let id = event["id"]?.string else { return nil }
    level = id
    if tries[id] == nil { tries[id] = newSolver(of: event) }
    return learn { $0.open(event) }
  }

  private func newSolver(of level: JSONValue) -> (any LevelSolver)? {
    if let wheels = level["wheels"]?.int { return CodeSolver(wheels: wheels) }
    return switch level["kind"]?.string {
    case "closed", "rotor": ChoiceSolver()
    case "open": OpenQuestionSolver()
    case "search": SearchSolver()
    default: nil
    }
  }

  private mutating func learn(_ body: (inout any LevelSolver) -> JSONValue?) -> JSONValue? {
    guard var tries = tries[level] else { return nil }
    defer { self.tries[level] = tries }
    return body(&tries)
  }
}

/// What a client has learnt of a level, and what it tries next.
protocol LevelSolver: Sendable {
  /// The level was said, for the first time or again.
  mutating func open(_ level: JSONValue) -> JSONValue?
  /// A wrong verdict, a hint or the outcome of an act.
  mutating func react(to event: JSONValue) -> JSONValue?
}

/// Each answer in turn.
struct ChoiceSolver: LevelSolver {
  private var untried: [JSONValue] = []

  mutating func open(_ level: JSONValue) -> JSONValue? {
    let answers = level["answers"]?.array ?? []
    untried = answers.filter { $0["tried"]?.bool == false }.compactMap { $0["id"] }
    return next()
  }

  mutating func react(to event: JSONValue) -> JSONValue? { next() }

  private mutating func next() -> JSONValue? {
    guard !untried.isEmpty else { return nil }
    return ["do": "answer", "answers": [untried.removeFirst()]]
  }
}
