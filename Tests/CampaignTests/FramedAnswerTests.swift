import Answers
import Flow
import Localization
import Testing

@testable import Campaign

/// What may stand round an answer, and what must not, tried on every question of the valley.
@Suite struct FramedAnswerTests {
  private let levels: [OpenQuestionLevel]

  init() throws {
    levels = try HiddenValleyChapter.chapter().levels.compactMap(\.openQuestion)
  }

  @Test(arguments: Language.allCases)
  func `any frame round an accepted phrase leaves it right`(_ language: Language) {
    let before = L10n.Answers.before.resolved(in: language)
    let after = L10n.Answers.after.resolved(in: language)
    for level in levels {
      for phrase in level.answers.accepted.resolved(in: language).prefix(2) {
        for frame in before { expectRight("\(frame) \(phrase)", level, language) }
        for frame in after { expectRight("\(phrase), \(frame)", level, language) }
        for (first, last) in zip(before, after) {
          expectRight("\(first) \(phrase) \(last)!", level, language)
        }
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
      for phrase in level.answers.accepted.resolved(in: language).prefix(4) {
        for denial in denials {
          expectNotRight("\(denial) \(phrase)", level, language)
          expectNotRight("\(phrase) \(denial)", level, language)
        }
      }
    }
  }

  @Test(arguments: [(Language.en, "or"), (.fr, "ou")])
  func `a right and a wrong answer at once are not right`(_ language: Language, _ word: String) {
    for level in levels {
      for right in level.answers.accepted.resolved(in: language).prefix(2) {
        for wrong in level.answers.nearMisses.flatMap({ $0.texts.resolved(in: language) }) + [
          "marmot"
        ] {
          expectNotRight("\(right) \(word) \(wrong)", level, language)
          expectNotRight("\(wrong) \(word) \(right)", level, language)
        }
      }
    }
  }

  @Test(arguments: Language.allCases) func `a salad of small words is never right`(
    _ language: Language
  ) {
    let words =
      [L10n.Answers.before, L10n.Answers.after, L10n.Answers.articles, L10n.Answers.alternatives]
      .flatMap { $0.resolved(in: language) } + ["marmot", "21", "snowman", "qwertz"]
    for seed in 0..<100 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let salad = (0...generator.below(8)).map { _ in words[generator.below(words.count)] }
      for level in levels { expectNotRight(salad.joined(separator: " "), level, language) }
    }
  }

  @Test(arguments: Language.allCases)
  func `an answer that is said twice is one, but a digit said twice is another number`(
    _ language: Language
  ) {
    let level = levels[2]
    expectRight("7 (\(language == .en ? "seven" : "sept"))", level, language)
    expectNotRight("7 7", level, language)
    expectNotRight("\(language == .en ? "seven seven" : "sept sept")", level, language)
  }

  private func expectRight(_ text: String, _ level: OpenQuestionLevel, _ language: Language) {
    #expect(level.answers.match(text, in: language) == .right(spelling: nil), "\(text)")
  }

  private func expectNotRight(_ text: String, _ level: OpenQuestionLevel, _ language: Language) {
    if case .right = level.answers.match(text, in: language) { Issue.record("“\(text)” is right") }
  }
}
