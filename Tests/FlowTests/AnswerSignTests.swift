import Localization
import Testing

@testable import Flow

/// Signs that make another answer: powers, fractions, charges, apostrophes.
@Suite struct AnswerSignTests {
  private static func isRight(
    _ typed: String, for spelling: String, exactness: AnswerExactness = .forgiving,
    question: String = "o?"
  ) throws -> Bool {
    let level = try OpenQuestionLevel(
      content: CommonLevelContent(
        id: "o", text: text(question), hints: [], notes: [], keywords: []),
      accepted: try list(en: spelling, fr: spelling), nearMisses: [], nudge: .typed,
      success: text("yes"), exactness: exactness)
    return if case .right = level.match(typed, in: .en) { true } else { false }
  }

  @Test(arguments: [
    ("6.02 x 10^23", "6.02 × 10²³"), ("6.02 x 10^23", "6.02*10^23"), ("6.02 x 10^23", "6.02e23"),
    ("6.02 x 10^23", "6.02E+23"), ("6.02 x 10^23", "6.02 . 10^23"), ("6.02 x 10^23", "6,02x10^23"),
    ("9.11E-31", "9.11 x 10^-31"), ("6.63 x 10^-34", "6.63 × 10⁻³⁴"), ("10^-3", "10⁻³"),
    ("3 x 10^5", "30 x 10^4"), ("9.11 x 10^-31 kg", "9.11E-31 kg"), ("1/2", "½"), ("½", "1/2"),
    ("3/4", "¾"), ("1 1/2", "1½"), ("1½", "1 1/2"), ("Na+", "Na+"), ("Na+", "na+"),
    ("Cl-", "Cl−"), ("Fe3+", "Fe³⁺"), ("SO4 2-", "SO₄²⁻"), ("Na+", "it is Na+."),
    ("un-", "un"), ("H2O", "H₂O"), ("sodium", "sodium"),
  ])
  func `the same in other signs is right`(_ right: String, _ typed: String) throws {
    #expect(try Self.isRight(typed, for: right))
  }

  @Test(arguments: [
    ("6.02 x 10^23", "6.02 x 1023"), ("6.02 x 10^23", "6.02 x 10^22"), ("10^-3", "10^3"),
    ("6.02 x 10^23", "-6.02 x 10^23"), ("1 1/2", "11/2"), ("1/2", "2/1"), ("Na+", "Na-"),
    ("Na+", "Na"), ("Na", "Na+"), ("CH3COO", "CH3COO-"), ("Cl-", "Cl"), ("Cl-", "Cl+"),
    ("Fe3+", "Fe3-"), ("SO4 2-", "SO4 2+"),
  ])
  func `another sign is wrong`(_ right: String, _ typed: String) throws {
    #expect(try !Self.isRight(typed, for: right))
  }

  @Test(arguments: [
    ("its", "it's", false, false), ("it's", "its", false, true), ("it's", "it’s", true, true),
    ("it’s", "it s", false, true), ("won't", "wont", false, true), ("its", "its", true, true),
    ("its", "'its'", true, true), ("l'eau", "L’eau", true, true),
  ])
  func `an apostrophe counts where spelling does, and where it makes another word`(
    _ right: String, _ typed: String, _ isRight: Bool, _ isForgiven: Bool
  ) throws {
    let exactness = AnswerExactness(spelling: true)
    #expect(try Self.isRight(typed, for: right, exactness: exactness) == isRight)
    #expect(try Self.isRight(typed, for: right) == isForgiven)
  }

  @Test(arguments: [("its", "it's"), ("it’s", "its")])
  func `an apostrophe counts where the question has both`(_ right: String, _ wrong: String) throws {
    let question = "The dog wagged ___ tail. (its / it’s)"
    #expect(try Self.isRight(right, for: right, question: question))
    #expect(try !Self.isRight(wrong, for: right, question: question))
  }

  @Test func `what alone is wrong is told`() throws {
    func difference(_ typed: String, _ right: String) throws -> SpellingDifference? {
      try OpenQuestionLevel(
        content: content("o"), accepted: try list(en: right, fr: right), nearMisses: [],
        nudge: .typed, success: text("yes"), exactness: AnswerExactness(spelling: true)
      ).difference(of: typed, in: .en)
    }
    #expect(try difference("its", "it's") == .apostrophes)
    #expect(try difference("Na-", "Na+") == nil)
  }

  @Test(arguments: [
    ("1.5 x 10^-2 km", "0.015 km"), ("2 x 10^-3 m", "0.002 m"), ("3.844 x 10^5 km", "384400 km"),
    ("3 km", "3 km"),
  ]) func `a power of ten is written out`(_ text: String, _ plain: String) {
    #expect(text.withoutPowers == plain)
  }
}
