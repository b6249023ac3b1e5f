import Answers
import Localization
import Testing

@testable import Campaign
@testable import Flow

/// Answers as people say them are judged as a fair person would.
@Suite struct SaidAnswerTests {
  private let answers: [String: TypedAnswers]

  init() throws {
    let valley = try HiddenValleyChapter.chapter().levels.compactMap { level in
      level.openQuestion.map { (level.id, $0.answers) }
    }
    let packs = try PackQuestion.all.map { ($0.key, try $0.value.answers()) }
    answers = Dictionary(uniqueKeysWithValues: valley + packs)
  }

  @Test(arguments: [("said", 120), ("saidAnew", 40)])
  func `of what people say, nearly all is judged fairly`(_ table: String, _ count: Int) throws {
    let said = try SaidAnswer.all(of: table)
    let unfair = try said.filter { try !isFair($0) }
    let names = unfair.map(\.testDescription).joined(separator: "\n")
    #expect(said.count == count)
    #expect(unfair.count <= 2, "\(unfair.count) are not:\n\(names)")
  }

  private func isFair(_ said: SaidAnswer) throws -> Bool {
    let answers = try #require(answers[said.question])
    switch (answers.match(said.text, in: said.language), said.judgement) {
    case (.right, .right), (.unforeseen, .wrong), (.nearMiss, .wrong), (.empty, .wrong): return true
    case (.nearMiss(let miss), .miss(let id)): return miss.id == id
    case (.right, _), (.unforeseen, _), (.nearMiss, .right), (.empty, .right), (.empty, .miss):
      return false
    }
  }
}

extension PackQuestion {
  fileprivate struct NoList: Error {}

  fileprivate func answers() throws -> TypedAnswers {
    let miss = ForeseenWrongAnswer(id: "wrong", texts: try list(wrong), reply: text("nearly"))
    return TypedAnswers(accepted: try list(right), nearMisses: [miss])
  }

  private func text(_ string: String) -> LocalizedText {
    LocalizedText(verbatim: SafeText(cleaning: string))
  }

  /// The same spellings in every language.
  private func list(_ spellings: String) throws -> LocalizedList {
    let words = spellings.split(separator: "|").map { SafeText(cleaning: String($0)) }
    let lists = Language.allCases.map { ($0.code, words) }
    guard let list = LocalizedList(lists: lists, own: Language.base.code) else { throw NoList() }
    return list
  }
}
