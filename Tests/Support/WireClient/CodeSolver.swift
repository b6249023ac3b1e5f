import JSON

/// Wheels: all hints, then the run of digits in the last one that is as long as there are wheels.
struct CodeSolver: LevelSolver {
  private let wheels: Int

  init(wheels: Int) { self.wheels = wheels }

  mutating func open(_ level: JSONValue) -> JSONValue? {
    guard let taken = level["hints"]?["taken"]?.array, let count = level["hints"]?["of"]?.int
    else { return nil }
    return taken.count == count ? dial(taken.last?.string) : ["do": "hint"]
  }

  mutating func react(to event: JSONValue) -> JSONValue? {
    guard event["event"]?.string == "hint" else { return nil }
    return event["index"] == event["of"] ? dial(event["text"]?.string) : ["do": "hint"]
  }

  private func dial(_ hint: String?) -> JSONValue? {
    let codes = (hint ?? "").split { !$0.isNumber }.filter { $0.count == wheels }
    return codes.first.map { ["do": "answer", "answers": [JSONValue(String($0))]] }
  }
}
