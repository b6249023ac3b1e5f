package import Localization

/// How answers are judged: by a kind of level, or by one of the locks that a rotor may have.
protocol LevelRules: Equatable, Sendable {
  /// The wrong ways that have a reply of their own, in the order of the level.
  var mishaps: [Mishap] { get }
  /// The ids of the same: to count them no text is needed.
  var mishapIDs: [AnswerID] { get }

  /// The answers to choose from, in an order that `generator` gives; none where nothing is chosen.
  func choices(using generator: inout SeededGenerator) -> [Choice]

  /// How answers are judged: one id or text, or a search's whole list by object; `shown` are the answers
  /// to choose from. Throws where nothing comes of them.
  func evaluate(
    _ answers: [AnswerID], shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation

  /// What comes of something that is done to a part of the level; `chosen` is what was done before, by part. Throws
  /// where that cannot be done.
  func perform(
    _ action: AnswerID, on part: String, after chosen: [String: AnswerID]
  ) throws(Refusal) -> PerformedAction

  /// Throws where a text to choose or to type is one that no player can mean.
  func checkAnswerTexts() throws(LevelError)
}

extension LevelRules {
  var mishaps: [Mishap] { [] }
  var mishapIDs: [AnswerID] { [] }

  func choices(using generator: inout SeededGenerator) -> [Choice] { [] }

  func evaluate(
    _ answers: [AnswerID], shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    throw .notNow
  }

  func perform(
    _ action: AnswerID, on part: String, after chosen: [String: AnswerID]
  ) throws(Refusal) -> PerformedAction {
    throw .notNow
  }

  func checkAnswerTexts() throws(LevelError) {}
}

/// The rules where the player chooses one of the answers that are shown.
protocol ChoiceRules: LevelRules {
  /// The one answer that wins.
  var right: Choice { get }
  /// All the others.
  var wrong: [Choice] { get }
}

extension ChoiceRules {
  var mishaps: [Mishap] {
    wrong.map { Mishap(id: $0.id, object: nil, text: $0.text, reply: $0.reply) }
  }

  var mishapIDs: [AnswerID] { wrong.map(\.id) }

  /// An id is taken as it is; a text that is shown stands for its id.
  func evaluate(
    _ answers: [AnswerID], shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    let answer = try answers.singleAnswer()
    let choice =
      shown.first { $0.id == answer }
      ?? shown.first { $0.text.resolved(in: language) == answer }
    guard let choice else { throw .notAChoice(answer) }
    return AnswerEvaluation(
      isCorrect: choice.id == right.id, reply: choice.reply, answer: choice.id)
  }

  /// Throws where a choice says nothing, or just the same as another.
  func checkAnswerTexts() throws(LevelError) {
    let choices = [right] + wrong
    for language in Language.allCases {
      let texts = choices.map { $0.text.resolved(in: language) }
      let repetition = indexOfRepetition(in: texts)
      for (index, text) in texts.enumerated()
      where text.allSatisfy(\.isWhitespace) || index == repetition {
        throw .unusableText(choices[index].id)
      }
    }
  }
}

/// What answers come to by the rules of a level; what it costs or wins is the flow's affair.
struct AnswerEvaluation {
  let isCorrect: Bool
  let reply: LocalizedText
  /// The choice, or the near miss, by its id.
  var answer: AnswerID?
  /// The code on the wheels that nobody foresaw. It is listed as tried, and is no mishap to collect.
  var unforeseenCode: AnswerID?
  /// The proper spelling, where another one was accepted.
  var spelling: String?
  /// Of a wrong answer without an id, the key by which its repetition is known, which costs nothing.
  var repetitionKey: String?
  /// Whether a wrong answer costs no star: what could never be meant, only asks, or was judged unasked.
  var isFree = false
  /// Of a search's list, how many of its actions are right.
  var correctCount: Int?
  /// What is told of a silent search's list.
  var judgedActions: [JudgedAction] = []
  /// A search's list: the action on each object.
  var chosen: [String: AnswerID] = [:]
  /// Whether what was done stays, to be changed.
  var keepsList = false
}

/// What something that was done to a part of a level came to.
struct PerformedAction {
  /// What was done so far, by part.
  let chosen: [String: AnswerID]
  /// What is said to it.
  let text: LocalizedText
  /// How it felt; nil where nothing is felt.
  var outcome: ActionFeedback?
  /// The wrong way it was, where it throws the player back.
  var wrongAnswer: AnswerID?
  /// How all that was done is judged; nil where it is not yet.
  var evaluation: AnswerEvaluation?
}

extension Array<AnswerID> {
  /// The one answer; throws where there are none or several.
  func singleAnswer() throws(Refusal) -> AnswerID {
    guard count == 1 else { throw .notNow }
    return self[0]
  }
}

/// One of the answers a player chooses from, with what the mountain says to it.
package struct Choice: Equatable, Sendable {
  /// Its name in saves and on the wire.
  package let id: AnswerID
  /// What a player reads and may type.
  package let text: LocalizedText
  /// What is said to whoever gives it.
  package let reply: LocalizedText

  /// An answer under its id.
  package init(id: AnswerID, text: LocalizedText, reply: LocalizedText) {
    self.id = id
    self.text = text
    self.reply = reply
  }
}

/// Throws unless the ids of all answers are well formed and none stands twice.
func checkIDs(of right: Choice, _ wrong: [Choice]) throws(LevelError) {
  try checkIDs([right.id] + wrong.map(\.id))
}

/// How many answers a player may be shown at once.
package let choiceLimits = 2...7

/// A wrong way that has a reply of its own, and is collected once it was taken.
package struct Mishap: Equatable, Sendable {
  /// Its name in saves and on the wire; in a search `object.action`.
  package let id: AnswerID
  /// In a search the object it was done to.
  package let object: LocalizedText?
  /// What was chosen, typed or done.
  package let text: LocalizedText
  /// What is said to it.
  package let reply: LocalizedText
}
