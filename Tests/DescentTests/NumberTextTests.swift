import Answers
import Flow
import Localization
import Testing

@testable import Descent

private let families = NumberFamily.allCases.flatMap { family in
  Language.allCases.map { (family, $0) }
}

struct NumberTextTests {
  private func riddles(_ family: NumberFamily) -> [NumberRiddle] {
    (0..<14).map { number in
      var generator = SeededGenerator(seed: UInt64(number), name: "texts", number: 0)
      return NumberRiddle.draw(family, difficulty: 1 + number % 7, using: &generator)
    }
  }

  @Test(arguments: families)
  func `clues are few and short`(family: NumberFamily, language: Language) {
    for riddle in riddles(family) {
      let clues = riddle.texts.clues.map { $0.resolved(in: language) }
      #expect((1...6).contains(clues.count))
      for clue in clues { #expect(words(of: clue) <= 14, "\(clue)") }
    }
  }

  /// What is said between blanks, signs left out.
  private func words(of text: String) -> Int {
    text.split(whereSeparator: { " \u{A0}\u{202F}".contains($0) })
      .count { $0.contains(where: { $0.isLetter || $0.isNumber }) }
  }

  @Test(arguments: families)
  func `every hole is filled and every sentence ends`(
    family: NumberFamily, language: Language
  ) throws {
    for riddle in riddles(family) {
      let level = try riddle.level(id: "carving")
      let texts =
        [level.content.text] + level.content.clues + level.content.hints
        + (level.openQuestion?.answers.nearMisses.map(\.reply) ?? [])
      for text in texts.map({ $0.resolved(in: language) }) {
        #expect(text.last == "." || text.last == "?", "\(text)")
        #expect(!text.contains(where: { $0 == "…" || $0 == "{" }), "\(text)")
        #expect(text.first?.isLowercase == false, "\(text)")
      }
    }
  }

  @Test(arguments: families)
  func `the ladder has four rungs and only the last gives the answer away`(
    family: NumberFamily, language: Language
  ) throws {
    for riddle in riddles(family) {
      let hints = try riddle.level(id: "carving").content.hints
      try #require(hints.count == 4)
      #expect(try riddle.level(id: "carving").content.solution == hints[3])
      let numbers = hints[3].resolved(in: language).split { !$0.isNumber }
      #expect(numbers.first.map(String.init) == String(riddle.answer))
      #expect(Set(hints).count == 4)
    }
  }

  @Test(arguments: families)
  func `digits and words are right`(family: NumberFamily, language: Language) throws {
    for riddle in riddles(family) {
      let level = try #require(riddle.level(id: "carving").openQuestion)
      let words = L10n.DescentNumbers.words.resolved(in: language)
      for typed in [String(riddle.answer), words[riddle.answer], words[riddle.answer].uppercased()]
      {
        guard case .right = level.answers.match(typed, in: language) else {
          Issue.record("\(typed) is \(level.answers.match(typed, in: language))")
          continue
        }
      }
    }
  }

  @Test(arguments: families)
  func `no other number is right`(family: NumberFamily, language: Language) throws {
    let words = L10n.DescentNumbers.words.resolved(in: language)
    for riddle in riddles(family).prefix(5) {
      let level = try #require(riddle.level(id: "carving").openQuestion)
      let others = words.indices.filter { $0 != riddle.answer }
      let wrong = others.flatMap { [String($0), words[$0]] }
      #expect(level.answers.rightCount(of: Set(wrong), in: language) == 0, "\(riddle)")
      #expect(level.answers.rightCount(of: [words[riddle.answer]], in: language) == 1)
    }
  }

  @Test(arguments: families)
  func `foreseen numbers are answered by their own reply`(
    family: NumberFamily, language: Language
  ) throws {
    for riddle in riddles(family) {
      let level = try #require(riddle.level(id: "carving").openQuestion)
      #expect((2...12).contains(level.answers.nearMisses.count), "\(riddle)")
      for miss in level.answers.nearMisses {
        let typed = miss.texts.resolved(in: language)[0]
        #expect(level.answers.match(typed, in: language) == .nearMiss(miss))
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `number words are as many as the ranks and none stands twice`(language: Language) {
    let words = L10n.DescentNumbers.words.resolved(in: language)
    let ordinals = L10n.DescentNumbers.ordinals.resolved(in: language)
    let ranks = L10n.DescentNumbers.ranks.resolved(in: language)
    #expect(words.count == 61)
    #expect(ordinals.count == 60)
    #expect(ranks.count == 60)
    #expect(Set(words + ordinals + ranks).count == 181)
  }
}

struct NumberSpellingTests {
  /// 21 minutes: three travellers, 5, 7 and 9.
  private static let bridge = NumberRiddle.bridge(NumberSamples.bridge(5, 7, 9))

  @Test(arguments: [
    (Language.en, "21"), (.en, "twenty-one"), (.en, "Twenty one minutes."), (.en, "it is 21"),
    (.fr, "vingt et un"), (.fr, "vingt et une minutes"), (.fr, "Vingt-et-une minutes"),
    (.fr, "21 minutes"),
  ])
  func `a number is right in many spellings`(language: Language, typed: String) throws {
    let level = try #require(Self.bridge.level(id: "carving").openQuestion)
    #expect(level.answers.rightCount(of: [typed], in: language) == 1)
  }

  @Test(arguments: [
    (Language.en, "night thirteen"), (.en, "the 13th"), (.en, "on the 13th night"),
    (.en, "thirteenth"), (.fr, "la nuit 13"), (.fr, "la treizième nuit"), (.fr, "la 13e nuit"),
  ])
  func `a night is right by its rank too`(language: Language, typed: String) throws {
    let level = try #require(
      NumberRiddle.nights(NumberSamples.bellAndFog).level(id: "carving").openQuestion)
    #expect(level.answers.rightCount(of: [typed], in: language) == 1)
  }

  @Test func `an id that is malformed is refused`() {
    #expect(throws: LevelError.malformedID("No Id")) { try Self.bridge.level(id: "No Id") }
  }
}

struct NumberReplyTests {
  @Test func `a night that lacks something says what comes and what stays away`() {
    let reply = NumberSamples.bellAndFog.reply(to: 9)
    #expect(
      reply.resolved(in: .en)
        == "Night 9: the bell rings, but the fog comes up on night 7, then on night 13.")
    #expect(
      reply.resolved(in: .fr)
        == "Nuit 9\u{A0}: la cloche sonne, mais le brouillard monte la nuit 7, puis la nuit 13.")
  }

  @Test func `the quickest as guide is a foreseen answer`() throws {
    let level = try #require(
      NumberRiddle.bridge(NumberSamples.four).level(id: "carving").openQuestion)
    #expect(
      reply(to: "nineteen", in: level)
        == "That is how long it takes with the mason as guide on each walk over."
        + " Another order is quicker.")
  }

  @Test func `one pouring too few says what can be had`() throws {
    let riddle = NumberRiddle.pouring(PouringRiddle(jugs: [3, 5], wanted: 4))
    let level = try #require(riddle.level(id: "carving").openQuestion)
    #expect(
      reply(to: "5 pourings", in: level)
        == "Within 5 pourings, a jug can be made to hold 1, 2, 3 and 5 litres, never 4.")
  }

  @Test func `a weight that tips a pan is worked out`() throws {
    let level = try #require(
      NumberRiddle.balance(NumberSamples.jarAndBell).level(id: "carving").openQuestion)
    #expect(
      reply(to: "12", in: level)
        == "In weighing 1, one pan would then weigh 12 pebbles and the other 11.")
  }

  private func reply(to typed: String, in level: OpenQuestionLevel) -> String? {
    guard case .nearMiss(let miss) = level.answers.match(typed, in: .en) else { return nil }
    return miss.reply.resolved(in: .en)
  }
}
