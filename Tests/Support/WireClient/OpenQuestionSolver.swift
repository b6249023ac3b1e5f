import JSON

/// An open question: all hints, then every run of words of the last one, the short ones first.
struct OpenQuestionSolver: LevelSolver {
  private var hint = ""
  private var runs: [String] = []

  mutating func open(_ level: JSONValue) -> JSONValue? {
    guard let taken = level["hints"]?["taken"]?.array, let count = level["hints"]?["of"]?.int
    else { return nil }
    guard taken.count == count else { return ["do": "hint"] }
    return read(taken.last?.string ?? "")
  }

  mutating func react(to event: JSONValue) -> JSONValue? {
    guard event["event"]?.string == "hint" else {
      runs = Array(runs.dropFirst())
      return next()
    }
    guard event["index"] == event["of"] else { return ["do": "hint"] }
    return read(event["text"]?.string ?? "")
  }

  /// The same hint again changes nothing.
  private mutating func read(_ text: String) -> JSONValue? {
    if text != hint {
      hint = text
      let words = text.split { !$0.isLetter && !$0.isNumber }
      runs = words.indices.flatMap { length in
        (0..<words.count - length).map { words[$0...$0 + length].joined(separator: " ") }
      }
    }
    return next()
  }

  private func next() -> JSONValue? {
    runs.first.map { ["do": "answer", "answers": [JSONValue($0)]] }
  }
}
