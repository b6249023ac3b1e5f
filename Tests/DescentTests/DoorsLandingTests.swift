import Localization
import Testing

@testable import Descent
@testable import Flow

private struct Asked: CustomTestStringConvertible, Sendable {
  let family: DoorsFamily
  let difficulty: Int

  var testDescription: String { "\(family) \(difficulty)" }

  static let all = DoorsFamily.allCases.flatMap { family in
    (family.firstDifficulty...7).map { Asked(family: family, difficulty: $0) }
  }

  func landing(seed: UInt64) -> DoorsLanding {
    var generator = SeededGenerator(seed: seed, name: "landing", number: difficulty)
    return DoorsLanding.draw(difficulty: difficulty, family: family, using: &generator)
  }
}

@Suite struct DoorsLandingTests {
  @Test(arguments: Asked.all) fileprivate func `a level can be read, answered and given up`(
    _ asked: Asked
  ) throws {
    for seed in 0..<UInt64(3) {
      let landing = asked.landing(seed: seed)
      let level = try landing.level(id: "doors")
      try level.checkAnswerTexts()
      let content = level.content
      #expect((3...6).contains(content.clues.count))
      #expect((2...4).contains(content.hints.count))
      let solution = try #require(content.solution).resolved(in: .en)
      let start = try #require(content.hints.last).resolved(in: .en).prefix { $0 != "." }
      #expect(solution.hasPrefix(start))
      #expect(content.notes == landing.notes)
      let question = try #require(level.closedQuestion)
      for language in Language.allCases { expectReadable(content, question, in: language) }
    }
  }

  private func expectReadable(
    _ content: LevelContent, _ level: ClosedQuestionLevel, in language: Language
  ) {
    for clue in content.clues {
      let text = clue.resolved(in: language)
      #expect(words(ofClue: text) <= 14, "\(text)")
    }
    let replies = ([level.right] + level.wrong).map { $0.reply.resolved(in: language) }
    let texts = [content.text] + content.clues + content.hints + content.notes
    for text in texts.map({ $0.resolved(in: language) }) + replies {
      #expect(!text.isEmpty)
      #expect(!text.utf8.contains(UInt8(ascii: "{")), "\(text)")
      #expect(
        text.split(separator: " ", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty })
    }
    let answer = level.right.text.resolved(in: language)
    #expect(content.hints.last?.resolved(in: language).hasPrefix(answer + ".") == true)
  }

  /// The words behind the name of a door or mask; a weighing's name counts.
  private func words(ofClue text: String) -> Int {
    let words = text.split { $0 == " " || $0 == "\u{a0}" || $0 == ":" }
    let isNamed = words[0].last != "," && text.prefix { $0 != "," }.contains(":")
    return words.count - (isNamed ? 1 : 0)
  }

  @Test(arguments: Asked.all) fileprivate func `the same number makes the same landing`(
    _ asked: Asked
  ) throws {
    let landing = asked.landing(seed: 77)
    #expect(try asked.landing(seed: 77).level(id: "doors") == landing.level(id: "doors"))
    #expect(asked.landing(seed: 77).shape == landing.shape)
    #expect(asked.landing(seed: 78).shape != landing.shape)
  }

  @Test(arguments: Asked.all) fileprivate func `the right answer stands at the told place`(
    _ asked: Asked
  ) throws {
    for seed in 100..<UInt64(102) {
      let landing = asked.landing(seed: seed)
      let level = try #require(landing.level(id: "doors").closedQuestion)
      #expect((1...(level.wrong.count + 1)).contains(landing.place))
      let places = L10n.DescentDoors.placesFromTheLeft.resolved(in: .en)
      let note = try #require(landing.notes.first).resolved(in: .en)
      #expect(
        note.hasSuffix("\(places[landing.place - 1]) from the left.")
          || note.hasSuffix("\(places[landing.place - 1]) door from the left."), "\(note)")
    }
  }

  @Test func `each family comes when it may, and none before`() {
    for difficulty in 1...7 {
      let drawn = (0..<UInt64(12)).map { seed in
        var generator = SeededGenerator(seed: seed, name: "families", number: difficulty)
        return DoorsLanding.draw(difficulty: difficulty, family: nil, using: &generator).family
      }
      let allowed = DoorsFamily.allCases.filter { $0.firstDifficulty <= difficulty }
      #expect(Set(drawn) == Set(allowed))
    }
  }

  @Test func `a scene stands before the question, and the caller's words after the answer`() throws
  {
    let landing = Asked(family: .inscriptions, difficulty: 1).landing(seed: 5)
    let scene = LocalizedText(cleaning: "Cold.")
    let won = LocalizedText(cleaning: "Down.")
    let plain = try landing.level(id: "doors")
    let level = try landing.level(id: "doors", scene: scene, won: won)
    #expect(
      level.content.text.resolved(in: .en)
        == "Cold. " + plain.content.text.resolved(in: .en))
    let question = try #require(level.closedQuestion)
    #expect(question.right.reply.resolved(in: .en).hasSuffix(" door. Down."))
    #expect(question.wrong == plain.closedQuestion?.wrong)
  }
}

extension Level {
  fileprivate var closedQuestion: ClosedQuestionLevel? {
    if case .closed(let question) = task { question } else { nil }
  }
}
