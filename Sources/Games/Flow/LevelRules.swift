/// What every kind of level can tell of itself; one type for each kind conforms, in a file of its own,
/// and `Level` lists them.
protocol LevelRules: Equatable, Sendable {
  /// What all kinds have.
  var story: LevelStory { get }

  /// The wrong ways that have a reply of their own.
  var falls: [Answer] { get }

  /// The answers to choose from, in an order that `generator` gives; none where nothing is chosen.
  func choices(using generator: inout SeededGenerator) -> [Choice]

  /// Throws where a text to choose or to type is one that no player can mean.
  func checkTexts() throws(LevelError)
}

extension LevelRules {
  var falls: [Answer] { [] }

  func choices(using generator: inout SeededGenerator) -> [Choice] { [] }

  func checkTexts() throws(LevelError) {}
}
