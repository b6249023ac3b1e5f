import Flow
import JSON
import Localization

private typealias Words = L10n.ClassStarter

extension StarterPack {
  /// A question of each kind that a school asks, and what its author is told of it.
  static let classQuestions: [(level: PackLevel, comment: LocalizedText)] = [
    (
      question(
        "planet", Words.planet,
        PackClosedQuestion(
          choices: PackChoices(
            right: choice(Words.planetRight, Words.planetReply),
            wrong: [choice(Words.planetWrong1), choice(Words.planetWrong2)]))),
      Words.planetComment
    ),
    (
      question(
        "spider", Words.spider,
        PackClosedQuestion(
          choices: PackChoices(
            right: choice(Words.spiderRight, Words.spiderReply),
            wrong: [choice(Words.spiderWrong)]))),
      Words.spiderComment
    ),
    (
      question(
        "gas", Words.gas,
        PackOpenQuestion(
          right: PackSpellings(Words.gasRight),
          wrong: [
            PackForeseenWrongAnswer(
              id: "wrong-1", words: PackSpellings(Words.gasWrong),
              reply: PackText(Words.gasWrongReply))
          ])),
      Words.gasComment
    ),
    (
      question(
        "equator", Words.equator,
        PackNumberQuestion(
          right: PackNumber(40_075), tolerance: PackNumber(100),
          units: PackSpellings(Words.equatorUnit))),
      Words.equatorComment
    ),
    (
      question(
        "primes", Words.primes,
        PackSeveralAnswers(
          right: ["2", "7", "11"].map(figure), wrong: ["9", "15"].map(figure))),
      Words.primesComment
    ),
    (
      question(
        "capitals", Words.capitals,
        PackMatching(
          pairs: [
            (Words.capitals1, Words.capitals1With), (Words.capitals2, Words.capitals2With),
            (Words.capitals3, Words.capitals3With),
          ].enumerated().map { place, pair in
            PackPair(
              id: "pair-\(place + 1)", thing: PackText(pair.0), partner: PackText(pair.1))
          }, others: [PackText(Words.capitalsSurplus)])),
      Words.capitalsComment
    ),
    (
      question(
        "past", Words.past(first: PackGaps.holeText(1), second: PackGaps.holeText(2)),
        PackGaps(
          gaps: [Words.past1, Words.past2].map { right in
            PackOpenQuestion(
              right: PackSpellings(right), exactness: PackExactness(typos: true))
          })),
      Words.pastComment
    ),
  ]

  /// Played as a test: two tries a question, and no hints.
  static let forClass = PackDocument(
    title: PackText(Words.title), language: Language.base.code, settings: settings,
    chapters: [
      PackChapter(
        id: "questions", title: PackText(Words.chapter), levels: classQuestions.map(\.level))
    ])

  private static var settings: PackSettings {
    var settings = PackSettings()
    settings.policy.attempts = 2
    settings.policy.hasHints = false
    return settings
  }

  private static func question(_ id: String, _ text: LocalizedText, _ format: some LevelFormat)
    -> PackLevel
  {
    PackLevel(id: id, text: PackText(text), hints: [], task: format.task)
  }

  private static func choice(_ text: LocalizedText, _ reply: LocalizedText? = nil) -> PackChoice {
    PackChoice(id: "", text: PackText(text), reply: reply.map { PackText($0) })
  }

  private static func figure(_ text: String) -> PackChoice {
    PackChoice(id: "", text: PackText(SafeText(cleaning: text)))
  }
}

extension JSONValue {
  /// Without the ids of answers, and an answer that is nothing but its words as these alone.
  var brief: JSONValue {
    switch content {
    case .array(let values): return JSONValue(values.map(\.brief))
    case .object(let object):
      let members = object.members.filter { !($0.key == "id" && $0.value.isIDOfAnswer) }
      if members.count == 1, members[0].key == "text" { return members[0].value.brief }
      return JSONValue(JSONObject(members.map { ($0.key, $0.value.brief) }))
    case .null, .bool, .number, .string: return self
    }
  }

  private var isIDOfAnswer: Bool {
    string.map { $0.hasPrefix("answer-") || $0.hasPrefix("wrong-") || $0.hasPrefix("pair-") }
      ?? false
  }
}
