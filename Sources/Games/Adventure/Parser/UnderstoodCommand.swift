import Localization

/// What a command means.
enum UnderstoodCommand: Equatable {
  case actions([PlayerAction])
  /// With what follows, word for word.
  case meta(MetaVerb, String)
}

extension UnderstoodCommand {
  /// A name to save under is what was typed, dots and all.
  func withName(from typed: String) -> UnderstoodCommand {
    guard case .meta(let word, _) = self, word.takesName else { return self }
    let parts = typed.split(separator: " ").map(String.init)
    let words = Language.allCases.flatMap { word.words.resolved(in: $0) }
    let head = parts.firstIndex { words.contains($0.lowercased()) } ?? 0
    return .meta(word, parts.dropFirst(head + 1).joined(separator: " "))
  }
}
