import Localization

/// What every kind of level can tell of itself; one type for each kind conforms, in a file of its own,
/// and `Level` lists them.
protocol LevelRules: Equatable, Sendable {
  /// What all kinds have.
  var content: LevelContent { get }

  /// The wrong ways that have a reply of their own.
  var wrongAnswers: [AnswerID] { get }

  /// The answers to choose from, in an order that `generator` gives; none where nothing is chosen.
  func choices(using generator: inout SeededGenerator) -> [Choice]

  /// How answers are judged: one id or text, or a search's whole list by object; `shown` are the answers
  /// to choose from. Throws where nothing comes of them.
  func judge(
    _ answers: [AnswerID], shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation

  /// Throws where a text to choose or to type is one that no player can mean.
  func checkTexts() throws(LevelError)
}

extension LevelRules {
  var wrongAnswers: [AnswerID] { [] }

  func choices(using generator: inout SeededGenerator) -> [Choice] { [] }

  func judge(
    _ answers: [AnswerID], shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    throw .notNow
  }

  func checkTexts() throws(LevelError) {}
}
