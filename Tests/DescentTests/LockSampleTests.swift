import Flow
import Localization
import Testing

@testable import Descent

/// Locks made by hand, and what is said to those who get them wrong.
@Suite struct LockSampleTests {
  struct Sample: Sendable {
    let code: [Int]
    let clues: [LockClue]
    let reasoning: Reasoning
  }

  private static func tried(_ digits: [Int], _ correct: Int, _ inPlace: Int) -> LockClue {
    .trial(LockCode(digits), LockVerdict(correct: correct, inPlace: inPlace))
  }

  static let samples = [
    Sample(
      code: [1, 3, 2], clues: [.total(6), .greater(1, than: 2), .less(0, than: 2)],
      reasoning: .reading),
    Sample(
      code: [5, 2, 8, 3],
      clues: [
        .times(2, factor: 4, of: 1), .sum(0, 3, makes: 8), .greater(0, than: 3),
        .greater(3, than: 1), tried([2, 7, 4, 5], 2, 0),
      ], reasoning: .reading),
    Sample(
      code: [3, 2, 9, 7],
      clues: [
        tried([3, 4, 7, 1], 2, 1), tried([7, 2, 8, 4], 2, 1), .total(21), .odd(count: 3),
        .less(0, than: 3),
      ], reasoning: .pairing),
  ]

  @Test(arguments: samples) func `a lock made by hand is fair`(_ sample: Sample) throws {
    let riddle = LockPuzzle(code: LockCode(sample.code), clues: sample.clues).riddle
    let worlds = LockWorlds.of(wheels: sample.code.count)
    #expect(riddle.solutions.first.map { worlds.codes[$0].digits } == sample.code)
    try expectFair(riddle, by: sample.reasoning)
  }

  struct Wrong: Sendable {
    let clues: [LockClue]
    let digits: [Int]
    let en: String
    let fr: String
  }

  static let wrong = [
    Wrong(
      clues: samples[1].clues, digits: [5, 0, 8, 8],
      en: "The digits are 1 to 9, all different. Your code has a 0; that costs nothing.",
      fr:
        "Les chiffres vont de 1 à 9, tous différents. Dans votre code, il y a un 0\u{202F}; cela ne coûte rien."
    ),
    Wrong(
      clues: samples[1].clues, digits: [5, 2, 8, 2],
      en:
        "The digits are 1 to 9, all different. Your code has more than one 2; that costs nothing.",
      fr:
        "Les chiffres vont de 1 à 9, tous différents. Dans votre code, il y a plus d’un 2\u{202F}; cela ne coûte rien."
    ),
    Wrong(
      clues: samples[1].clues, digits: [5, 2, 7, 3],
      en: "The third is four times the second. Yours are 7 and 2.",
      fr: "Le troisième vaut quatre fois le deuxième. Les vôtres sont 7 et 2."),
    Wrong(
      clues: samples[1].clues, digits: [5, 2, 8, 4],
      en: "The first and the fourth add up to 8. Yours make 9.",
      fr: "Le premier et le quatrième font 8 à eux deux. Les vôtres font 9."),
    Wrong(
      clues: samples[1].clues, digits: [3, 2, 8, 5],
      en: "The first is greater than the fourth. Yours are 3 and 5.",
      fr: "Le premier est supérieur au quatrième. Les vôtres sont 3 et 5."),
    Wrong(
      clues: samples[1].clues, digits: [7, 2, 8, 1],
      en: "The fourth is greater than the second. Yours are 1 and 2.",
      fr: "Le quatrième est supérieur au deuxième. Les vôtres sont 1 et 2."),
    Wrong(
      clues: [tried([2, 7, 4, 5], 2, 0)], digits: [5, 1, 8, 3],
      en: "Somebody tried 2\u{A0}7\u{A0}4\u{A0}5: two digits are correct, neither in its place."
        + " With yours as the code: one digit is correct, but not in its place.",
      fr:
        "Quelqu’un a essayé 2\u{A0}7\u{A0}4\u{A0}5\u{A0}: deux chiffres sont bons, aucun à sa place."
        + " Comparé au vôtre\u{A0}: un seul chiffre est bon, mais pas à sa place."),
    Wrong(
      clues: [.total(21)], digits: [3, 2, 9, 6],
      en: "The four digits add up to 21. Yours make 20.",
      fr: "Les quatre chiffres font 21 en tout. Les vôtres font 20."),
    Wrong(
      clues: [.odd(count: 3)], digits: [2, 4, 6, 1],
      en: "Exactly three of the digits are odd. Your code has 1 odd digit.",
      fr: "Trois chiffres exactement sont impairs. Votre code a 1 chiffre impair."),
    Wrong(
      clues: [.odd(count: 1)], digits: [2, 4, 6, 8],
      en: "Exactly one of the digits is odd. Your code has none.",
      fr: "Un seul chiffre est impair. Parmi les vôtres, aucun ne l’est."),
    Wrong(
      clues: [.parity(1, isOdd: false)], digits: [2, 3, 6, 8],
      en: "The second is even. Yours is 3.", fr: "Le deuxième est pair. Le vôtre est 3."),
    Wrong(
      clues: [.more(0, by: 3, than: 2)], digits: [8, 3, 6, 1],
      en: "The first is exactly 3 more than the third. Yours are 8 and 6.",
      fr: "Le premier dépasse le troisième de 3 exactement. Les vôtres sont 8 et 6."),
    Wrong(
      clues: [.door(4)], digits: [8, 3, 6, 1],
      en: "One digit is the place of landing 1’s answer, counted from the left. None of yours is.",
      fr: "Un chiffre donne le rang, depuis la gauche, de la solution du palier 1."
        + " Aucun des vôtres ne le donne."),
  ]

  @Test(arguments: wrong) func `a wrong code is told what it breaks`(_ wrong: Wrong) {
    let puzzle = LockPuzzle(code: LockCode([5, 2, 8, 3]), clues: wrong.clues)
    let told = puzzle.objection(to: wrong.digits)
    #expect(told.resolved(in: .en) == wrong.en)
    #expect(told.resolved(in: .fr) == wrong.fr)
  }

  @Test func `hints begin where most is said of single digits, and narrow down from there`() throws
  {
    let lock = LockPuzzle(
      code: LockCode([8, 9, 3, 2]),
      clues: [
        .sum(0, 2, makes: 11), .more(0, by: 5, than: 2), .total(22), .more(2, by: 1, than: 3),
      ])
    let proof = try #require(lock.riddle.proof)
    let level = try ProvedPuzzle(puzzle: lock, proof: proof)
      .level(id: "lock", won: L10n.DescentLock.answer(code: lock.code.spelt))
    #expect(
      level.content.hints.map {
        $0.resolved(in: .en).replacing("\u{A0}", with: " ")
      } == [
        "With clues 1 and 2: the first digit is 8; the third digit is 3.",
        "With clue 4 as well: the fourth digit is 2.",
        "With clue 3 as well, only 8 9 3 2 is left.",
      ])
  }

  @Test func `the clue of the first landing is named with the digit that it comes to`() throws {
    let lock = LockPuzzle(
      code: LockCode([8, 9, 3, 2]), clues: [.door(3), .more(0, by: 5, than: 2), .total(22)])
    let proof = Proof(reasoning: .supposing, steps: [])
    let level = try ProvedPuzzle(puzzle: lock, proof: proof)
      .level(id: "lock", won: L10n.DescentLock.answer(code: lock.code.spelt))
    let facts = level.content.hints[0]
    #expect(facts.resolved(in: .en).hasPrefix("With clues 1 (a 3), 2 and 3: "))
    #expect(facts.resolved(in: .fr).hasPrefix("Avec les observations 1 (un 3), 2 et 3\u{A0}: "))
  }

  @Test func `a lock that is dialled wrong says why, and the same code is one fall`() throws {
    let sample = Self.samples[0]
    let lock = LockPuzzle(code: LockCode(sample.code), clues: sample.clues)
    let proof = try #require(lock.riddle.proof)
    let level = try ProvedPuzzle(puzzle: lock, proof: proof)
      .level(id: "lock", won: L10n.DescentLock.answer(code: lock.code.spelt))
    let chapter = try Chapter(
      id: "c", title: level.content.text, description: level.content.text, keywords: [],
      levels: [level])
    var flow = GameFlow(chapters: [chapter], progress: Progress(seed: 1))
    _ = flow.loadLevel(LevelPosition(chapter: 0, level: 0))
    for _ in 1...2 {
      guard case .say(.verdict(let verdict))? = flow.validate(["1 2 4"], in: .en).first else {
        Issue.record("no verdict")
        return
      }
      #expect(verdict.text.resolved(in: .en) == "The three digits add up to 6. Yours make 7.")
    }
    #expect(flow.currentVisit?.attempts == 2)
    #expect(flow.currentVisit?.costlyAttempts == 1)
    #expect(flow.currentVisit?.tried == ["124"])
  }

  @Test func `clues say how many are odd in four ways`() {
    let told = (0...3).map { LockClue.odd(count: $0).sentence(wheels: 3).resolved(in: .en) }
    #expect(
      told == [
        "None of the digits is odd.", "Exactly one of the digits is odd.",
        "Exactly two of the digits are odd.", "All the digits are odd.",
      ])
  }
}
