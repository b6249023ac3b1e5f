/// Answers to lines that came together: saved for once, then written together.
struct AnswerBatch {
  private static let mostLines = 256
  private static let mostBytes = 64 << 10

  /// What ends the line of the prompt before the first.
  private var lineEnd = ""
  private var text = ""
  private var lines = 0

  var isEmpty: Bool { lines == 0 }

  /// Whether there is no room for another.
  var isFull: Bool { lines >= Self.mostLines || text.utf8.count >= Self.mostBytes }

  /// Adds the answer to one line; `lineEnd` ends the line of the prompt before it.
  mutating func add(_ answer: String, after lineEnd: String) {
    if isEmpty { self.lineEnd = lineEnd } else { text += lineEnd }
    text += answer
    lines += 1
  }

  /// All answers, behind `news` that concern them all; none wait any more.
  mutating func take(after news: String) -> String {
    defer { self = AnswerBatch() }
    return lineEnd + news + text
  }
}
