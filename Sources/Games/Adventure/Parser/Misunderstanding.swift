import Localization

/// Why a command was not understood, in sentences, and what the next line may mend.
struct Misunderstanding: Error {
  let texts: [LocalizedText]
  var open: Memory.Open?
  var isQuestion = false

  init(_ texts: LocalizedText..., open: Memory.Open? = nil) {
    self.texts = texts
    self.open = open
  }

  /// A question; the words of the answer go between `before` and `after`.
  init(question: LocalizedText, before: [Piece], after: [Piece] = []) {
    texts = [question]
    open = Memory.Open(hole: .object, before: before.line, after: after.line)
    isQuestion = true
  }
}

/// What a command means.
enum Understanding: Equatable {
  case actions([Action])
  /// With what follows, word for word.
  case request(RequestWord, String)
}

extension Understanding {
  /// A name to save under is what was typed, dots and all.
  func withName(from typed: String) -> Understanding {
    guard case .request(let word, _) = self, word.takesName else { return self }
    let parts = typed.split(separator: " ").map(String.init)
    let words = Language.allCases.flatMap { word.words.resolved(in: $0) }
    let head = parts.firstIndex { words.contains($0.lowercased()) } ?? 0
    return .request(word, parts.dropFirst(head + 1).joined(separator: " "))
  }
}
