import Foundation

/// A program on one of its screens, and how it is measured there.
struct MeasuredProgram {
  let name: String
  let executable: URL
  var arguments: [String] = []
  /// Stands on its first screen, or ends it.
  let mark: String
  /// What is typed, one after the other, before anything is measured.
  var opening: [String] = []
  /// What is typed in turn: there and back, so that every round begins alike.
  let keys: [String]
  /// Whether its player has won the whole story, which opens every level.
  var isWon = false
}
