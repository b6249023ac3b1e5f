import Localization
import Speech

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

extension String {
  /// The lines of a text that there is something to say of; `prompt` may stand before each, and is not said.
  func spokenLines(behind prompt: String, in language: Language) -> [SpokenLine] {
    split(whereSeparator: \.isNewline)
      .map { $0.hasPrefix(prompt) ? $0.dropFirst(prompt.count) : $0 }
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
      .map {
        SpokenLine(
          String($0), language: language.code,
          voice: L10n.Options.macVoice.resolved(in: language))
      }
  }
}
