import Flow
import Localization
import Testing

@testable import Descent

/// The engines of the descent's sentences, solved by hand.
@Suite struct EngineSampleTests {
  struct Sample: Sendable {
    let counts: [Int]
    let plates: [EnginePlate]
    let answer: [Int]
    let reasoning: Reasoning
  }

  static let samples = [
    Sample(
      counts: [1, 1, 1], plates: [.never(1, .first), .never(2, .first), .never(1, .second)],
      answer: [0, 2, 1], reasoning: .reading),
    Sample(
      counts: [2, 1, 1],
      plates: [.unlike(1, 2), .never(3, .first), .one(0, 3, .third), .unlike(0, 1)],
      answer: [0, 1, 0, 2], reasoning: .reading),
    Sample(
      counts: [2, 2, 1],
      plates: [
        .unlike(1, 3), .one(3, 4, .first), .never(3, .second), .alike(0, 4), .one(0, 1, .first),
      ], answer: [0, 1, 1, 2, 0], reasoning: .pairing),
  ]

  static let five = EnginePuzzle(
    skin: .levers, frame: EngineFrame(counts: [2, 2, 1]), plates: samples[2].plates)

  @Test(arguments: samples) func `a sample has the answer that is printed with it`(
    sample: Sample
  ) throws {
    let puzzle = EnginePuzzle(
      skin: .levers, frame: EngineFrame(counts: sample.counts), plates: sample.plates)
    #expect(EngineSearch(puzzle).lists == [sample.answer])
    try expectFair(puzzle.riddle, by: sample.reasoning)
  }

  @Test func `the plates are worded as they were written`() {
    #expect(
      Self.five.clues.map { $0.resolved(in: .en) } == [
        "Plate 1: The second and the fourth are not treated alike.",
        "Plate 2: Of the fourth and the fifth, exactly one is pushed.",
        "Plate 3: The fourth is not pulled.",
        "Plate 4: The first and the fifth are treated alike.",
        "Plate 5: Of the first and the second, exactly one is pushed.",
      ])
    #expect(
      Self.five.clues.map { $0.resolved(in: .fr) } == [
        "Plaque 1\u{00A0}: Le deuxième et le quatrième ne reçoivent pas le même geste.",
        "Plaque 2\u{00A0}: Du quatrième et du cinquième, un seul est poussé.",
        "Plaque 3\u{00A0}: Le quatrième n’est pas tiré.",
        "Plaque 4\u{00A0}: Le premier et le cinquième reçoivent le même geste.",
        "Plaque 5\u{00A0}: Du premier et du deuxième, un seul est poussé.",
      ])
  }

  /// Lists of the largest sample, and what is said to them in English and in French.
  static let falls: [([Int], String, String)] = [
    (
      [0, 0, 0, 1, 2], "Nothing moves. You pushed three; it takes two. That costs nothing.",
      "Rien ne bouge. Vous en avez poussé trois\u{202F}; il en faut deux. Cela ne coûte rien."
    ),
    (
      [1, 1, 2, 2, 1], "Nothing moves. You pushed none; it takes two. That costs nothing.",
      "Rien ne bouge. Vous n’en avez poussé aucun\u{202F}; il en faut deux. Cela ne coûte rien."
    ),
    (
      [2, 0, 1, 0, 1],
      "Nothing moves. Plate 1 objects: "
        + "“The second and the fourth are not treated alike.” You pushed both.",
      "Rien ne bouge. La plaque 1 proteste\u{00A0}: "
        + "«\u{00A0}Le deuxième et le quatrième ne reçoivent pas le même geste.\u{00A0}» "
        + "Vous avez poussé les deux."
    ),
    (
      [0, 0, 1, 2, 1],
      "Nothing moves. Plate 2 objects: "
        + "“Of the fourth and the fifth, exactly one is pushed.” You pushed neither.",
      "Rien ne bouge. La plaque 2 proteste\u{00A0}: "
        + "«\u{00A0}Du quatrième et du cinquième, un seul est poussé.\u{00A0}» "
        + "Vous n’avez poussé ni l’un ni l’autre."
    ),
    (
      [1, 0, 2, 1, 0],
      "Nothing moves. Plate 3 objects: “The fourth is not pulled.” You pulled it.",
      "Rien ne bouge. La plaque 3 proteste\u{00A0}: «\u{00A0}Le quatrième n’est pas tiré.\u{00A0}» "
        + "Vous l’avez tiré."
    ),
    (
      [1, 1, 0, 2, 0],
      "Nothing moves. Plate 4 objects: "
        + "“The first and the fifth are treated alike.” You pulled the first and pushed the fifth.",
      "Rien ne bouge. La plaque 4 proteste\u{00A0}: "
        + "«\u{00A0}Le premier et le cinquième reçoivent le même geste.\u{00A0}» "
        + "Vous avez tiré le premier et poussé le cinquième."
    ),
  ]

  @Test(arguments: falls) func `what goes against a plate is worked out`(
    list: [Int], english: String, french: String
  ) throws {
    let ids = ["first", "second", "third", "fourth", "fifth"]
    let actions = ["push", "pull", "spare"]
    let chosen = Dictionary(uniqueKeysWithValues: zip(ids, list.map { actions[$0] }))
    let objections = EngineObjections(to: Self.five).all
    let text = try #require(objections.first { $0.holds(against: chosen) }).text
    #expect(text.resolved(in: .en) == english)
    #expect(text.resolved(in: .fr) == french)
  }

  @Test func `what grammar needs agrees in the feminine`() throws {
    let puzzle = EnginePuzzle(skin: .sluices, frame: Self.five.frame, plates: Self.five.plates)
    #expect(
      puzzle.text.resolved(in: .fr)
        == "Cinq vannes en ligne\u{00A0}: deux à lever, deux à baisser, une à verrouiller. "
        + "La première est la plus à gauche, quand on leur fait face. "
        + "Chacune porte une plaque, qui parle des autres. Toutes les plaques disent vrai.")
    #expect(
      puzzle.clues[1].resolved(in: .fr)
        == "Plaque 2\u{00A0}: De la quatrième et de la cinquième, une seule est levée.")
    #expect(
      puzzle.clues[2].resolved(in: .fr)
        == "Plaque 3\u{00A0}: La quatrième n’est pas baissée.")
    #expect(
      puzzle.notes.map { $0.resolved(in: .fr) }
        == ["Les vannes, depuis la gauche\u{00A0}: lever, baisser, baisser, verrouiller et lever."])
  }
}
