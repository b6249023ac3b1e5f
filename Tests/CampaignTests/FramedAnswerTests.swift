import Flow
import Localization
import Testing

@testable import Campaign

/// What may stand round an answer, and what must not, tried on every question of the valley.
@Suite struct FramedAnswerTests {
  private let levels: [OpenQuestionLevel]

  init() throws {
    levels = try HiddenValleyChapter.chapter().levels.compactMap { level in
      guard case .open(let open) = level else { return nil }
      return open
    }
  }

  @Test(arguments: Language.allCases)
  func `any frame round an accepted phrase leaves it right`(_ language: Language) {
    let before = L10n.Answers.before.resolved(in: language)
    let after = L10n.Answers.after.resolved(in: language)
    for level in levels {
      for phrase in level.accepted.resolved(in: language).prefix(2) {
        expectRight(
          before.map { "\($0) \(phrase)" } + after.map { "\(phrase), \($0)" }
            + zip(before, after).map { "\($0) \(phrase) \($1)!" }, level, language)
      }
    }
  }

  private static let denials: [(Language, [String])] = [
    (
      .en,
      [
        "not", "no", "never", "nor", "neither", "without", "isn’t", "wasn't", "don’t", "cannot",
        "it was not", "I don’t think it was", "anything but", "hardly", "less than", "almost",
        "I doubt", "but",
      ]
    ),
    (
      .fr,
      [
        "pas", "ne", "ni", "sans", "aucun", "aucune", "jamais", "non", "n’", "ce n’est pas",
        "je ne crois pas que ce soit", "ce n'était pas", "tout sauf", "presque", "moins de", "mais",
      ]
    ),
  ]

  @Test(arguments: denials)
  func `a denial is never right`(_ language: Language, _ denials: [String]) {
    for level in levels {
      for phrase in level.accepted.resolved(in: language).prefix(4) {
        expectNotRight(
          denials.flatMap { ["\($0) \(phrase)", "\(phrase) \($0)"] }, level, language)
      }
    }
  }

  @Test(arguments: [(Language.en, "or"), (.fr, "ou")])
  func `a right and a wrong answer at once are not right`(_ language: Language, _ word: String) {
    for level in levels {
      for right in level.accepted.resolved(in: language).prefix(2) {
        let wrong = level.nearMisses.flatMap { $0.texts.resolved(in: language) } + ["marmot"]
        expectNotRight(
          wrong.flatMap { ["\(right) \(word) \($0)", "\($0) \(word) \(right)"] }, level, language)
      }
    }
  }

  @Test(arguments: Language.allCases) func `a salad of small words is never right`(
    _ language: Language
  ) {
    let words =
      [L10n.Answers.before, L10n.Answers.after, L10n.Answers.articles, L10n.Answers.alternatives]
      .flatMap { $0.resolved(in: language) } + ["marmot", "21", "snowman", "qwertz"]
    let salads = (0..<100 as Range<UInt64>).map { seed in
      var generator = SeededGenerator(seed: seed)
      return (0...generator.below(8)).map { _ in words[generator.below(words.count)] }
        .joined(separator: " ")
    }
    for level in levels { expectNotRight(salads, level, language) }
  }

  @Test(arguments: Language.allCases)
  func `an answer that is said twice is one, but a digit said twice is another number`(
    _ language: Language
  ) {
    let level = levels[2]
    expectRight(["7 (\(language == .en ? "seven" : "sept"))"], level, language)
    expectNotRight(["7 7", language == .en ? "seven seven" : "sept sept"], level, language)
  }

  private func expectRight(_ texts: [String], _ level: OpenQuestionLevel, _ language: Language) {
    for (text, match) in zip(texts, level.matches(of: texts, in: language)) {
      #expect(match == .right(spelling: nil), "\(text)")
    }
  }

  private func expectNotRight(_ texts: [String], _ level: OpenQuestionLevel, _ language: Language) {
    for (text, match) in zip(texts, level.matches(of: texts, in: language)) {
      if case .right = match { Issue.record("“\(text)” is right") }
    }
  }
}
