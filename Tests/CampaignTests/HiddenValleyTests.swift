import Answers
import Localization
import Testing

@testable import Campaign
@testable import Flow

/// Every foreseen answer goes through Flow's matcher; the numbers are worked out a second time.
@Suite struct `Hidden Valley` {
  private let chapter: Chapter
  private let levels: [OpenQuestionLevel]

  init() throws {
    chapter = try HiddenValleyChapter.chapter()
    levels = chapter.levels.compactMap(\.openQuestion)
  }

  @Test func `it has four open questions with five near misses each`() {
    #expect(chapter.levels.prefix(4).map(\.id) == ["climb", "waterfall", "temple", "mechanism"])
    #expect(levels.map(\.answers.nearMisses.count) == [5, 5, 5, 5])
  }

  @Test(arguments: Language.allCases)
  func `every accepted spelling is right as it stands`(language: Language) {
    for level in levels {
      for text in level.answers.accepted.resolved(in: language) {
        #expect(level.answers.match(text, in: language) == .right(spelling: nil), "\(text)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `every near miss gets the reply that is meant for it`(language: Language) {
    for level in levels {
      for miss in level.answers.nearMisses {
        for text in miss.texts.resolved(in: language) {
          #expect(level.answers.match(text, in: language) == .nearMiss(miss), "\(text)")
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `no spelling stands twice, and none is one slip from a near miss`(language: Language) {
    for level in levels {
      let right = level.answers.accepted.resolved(in: language).map { key($0, language) }
      let wrong = level.answers.nearMisses.flatMap { $0.texts.resolved(in: language) }
        .map { key($0, language) }
      #expect(Set(right + wrong).count == right.count + wrong.count, "\(right)")
      for text in right where text.count >= 6 && !text.contains(where: \.isNumber) {
        let close = wrong.filter { text.isOneEdit(from: $0) }
        #expect(close == [], "\(text)")
      }
    }
  }

  @Test(arguments: [
    (Language.en, ["Four", "  SHADOW! ", "seven loaves", "The ice-spikes."]),
    (Language.fr, ["Quatre", "L'OMBRE", "sept pains", "des PICS de glace"]),
  ])
  func `case, articles, signs and number words make no difference`(
    language: Language, answers: [String]
  ) {
    for (level, answer) in zip(levels, answers) {
      guard case .right = level.answers.match(answer, in: language) else {
        Issue.record("“\(answer)” is refused")
        continue
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a word that nobody foresaw comes back in the reply`(language: Language) {
    for level in levels {
      #expect(level.answers.match("marmot", in: language) == .unforeseen)
      let reply = level.nudge.filling(typed: SafeText(cleaning: "marmot"))
      #expect(reply.resolved(in: language).contains("marmot"))
    }
  }

  @Test func `climbing ends on the fourth try, and each wrong number is a wrong road`() {
    func tries(gaining gain: Int, losing loss: Int, evenOnTheLedge slips: Bool) -> Int {
      var (hold, count) = (0, 0)
      while hold < 9 {
        count += 1
        hold += gain
        if slips || hold < 9 { hold -= loss }
      }
      return count
    }
    #expect(tries(gaining: 3, losing: 1, evenOnTheLedge: false) == 4)
    #expect(tries(gaining: 3, losing: 0, evenOnTheLedge: false) == 3)
    #expect(tries(gaining: 3, losing: 1, evenOnTheLedge: true) == 5)
    #expect(first(levels[0], .en) == "4" && first(levels[0], .fr) == "4")
  }

  @Test func `of all numbers of loaves only seven level the balance`() {
    let lamb = 3
    let calf = lamb + 2
    let left = calf + lamb
    #expect((0...100).filter { $0 + 1 == left } == [7])
    let roads = ["eight": left, "nine": left + 1, "six": left - 2, "five": calf, "four": calf - 1]
    let numerals = levels[2].answers.nearMisses.map { ($0.id, $0.texts.resolved(in: .en).first) }
    for (id, numeral) in numerals { #expect(roads[id].map { "\($0)" } == numeral) }
    #expect(first(levels[2], .en) == "7" && first(levels[2], .fr) == "7")
  }

  @Test(arguments: Language.allCases)
  func `the notebook of the first gate holds the missing sign`(language: Language) throws {
    let gate = try #require(try LostCityChapter.chapter().levels.first)
    let row = try #require(gate.content.notes.first).resolved(in: language)
    #expect(row.lowercased().contains(try #require(first(levels[3], language))))
  }

  private func key(_ text: String, _ language: Language) -> String {
    NormalizedAnswer(text, in: language).joined
  }

  private func first(_ level: OpenQuestionLevel, _ language: Language) -> String? {
    level.answers.accepted.resolved(in: language).first
  }
}
