import Flow
import Localization
import Testing

@testable import Descent

/// The doors that were solved by hand.
private struct DoorsSample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let signs: [DoorSign]
  let trueCount: Int
  let statements: [Statement]
  let answer: DoorSign
  let reasoning: Reasoning

  var puzzle: DoorsPuzzle {
    let frame = TestimonyFrame(
      places: signs.count, speakers: signs.count, trueCount: trueCount)
    return DoorsPuzzle(
      signs: signs, testimony: Testimony(frame: frame, statements: statements))
  }

  static let first = DoorsSample(
    testDescription: "three doors", signs: [.bear, .wolf, .bird], trueCount: 1,
    statements: [.at(1), .notAt(1), .leftOf(2)], answer: .bird, reasoning: .pairing)
  static let fourth = DoorsSample(
    testDescription: "four doors", signs: [.bear, .wolf, .bird, .spikes], trueCount: 2,
    statements: [.isTrue(2), .notAt(1), .leftOf(1), .leftOf(3)], answer: .bird,
    reasoning: .supposing)
  static let seventh = DoorsSample(
    testDescription: "five doors", signs: [.bear, .wolf, .bird, .goat, .spikes], trueCount: 3,
    statements: [.exactlyOne(3, 4), .alike(0, 2), .notAt(1), .leftOf(2), .exactlyOne(1, 3)],
    answer: .bear, reasoning: .pairing)
}

@Suite struct DoorsSamplesTests {
  @Test(arguments: [DoorsSample.first, .fourth, .seventh])
  fileprivate func `a sample has the answer found by hand, and no idle clue`(
    _ sample: DoorsSample
  ) throws {
    let testimony = sample.puzzle.testimony
    #expect(places(leftBy: testimony).map { sample.signs[$0] } == [sample.answer])
    try expectFair(testimony.riddle, by: sample.reasoning)
  }

  @Test func `the seventh is worded as it was written`() {
    let puzzle = DoorsSample.seventh.puzzle
    #expect(
      puzzle.clueTexts.map { $0.resolved(in: .en) } == [
        "Bear: Of the goat door and the spike door, exactly one tells the truth.",
        "Wolf: The bear door and the bird door both tell the truth, or neither does.",
        "Bird: The stair is not behind the wolf door.",
        "Goat: The stair is somewhere to the left of the bird door.",
        "Spike: Of the wolf door and the goat door, exactly one tells the truth.",
      ])
    #expect(
      puzzle.clueTexts.map { $0.resolved(in: .fr) } == [
        "Ours\u{a0}: Des portes à la chèvre et aux piques, une seule dit vrai.",
        "Loup\u{a0}: Les portes à l’ours et à l’oiseau disent vrai toutes deux, ou aucune.",
        "Oiseau\u{a0}: L’escalier n’est pas derrière la porte au loup.",
        "Chèvre\u{a0}: L’escalier est quelque part à gauche de la porte à l’oiseau.",
        "Piques\u{a0}: Des portes au loup et à la chèvre, une seule dit vrai.",
      ])
  }

  @Test func `a door speaks of itself as this one`() {
    let frame = TestimonyFrame(places: 4, speakers: 4, trueCount: 2)
    let puzzle = DoorsPuzzle(
      signs: [.bear, .wolf, .bird, .goat],
      testimony: Testimony(
        frame: frame, statements: [.at(0), .notAt(1), .leftOf(2), .touches(3)]))
    #expect(
      puzzle.clueTexts.map { $0.resolved(in: .en) } == [
        "Bear: The stair is behind this door.", "Wolf: The stair is not behind this door.",
        "Bird: The stair is somewhere to the left of this door.",
        "Goat: The stair is behind a door that touches this one.",
      ])
  }
}

@Suite struct DoorsObjectionTests {
  @Test func `a wrong door is refuted by the inscriptions that would be true`() {
    let puzzle = DoorsSample.fourth.puzzle
    #expect(
      puzzle.wrongReply(puzzle.objection(toAnswer: 0)).resolved(in: .en)
        == "Rock. With the stair here, true inscriptions: 4 (bear, wolf, bird and spike). "
        + "The sill says that two are true.")
    #expect(
      puzzle.objection(toAnswer: 3).resolved(in: .fr)
        == "Avec l’escalier ici, inscriptions vraies\u{a0}: 1 (loup). "
        + "Le seuil en veut deux de vraies.")
  }

  @Test func `where doors speak of each other in a ring, some would be neither true nor false`() {
    let frame = TestimonyFrame(places: 3, speakers: 3, trueCount: 1)
    let liar = Testimony(frame: frame, statements: [.isTrue(1), .isFalse(0), .at(0)])
    #expect(!liar.canBeTried)
    #expect(liar.outcome(ofPlace: 1) == .contradiction([0, 1]))
  }

  @Test func `where a ring can be read in two ways, both are counted`() {
    let frame = TestimonyFrame(places: 3, speakers: 3, trueCount: 1)
    let ring = Testimony(frame: frame, statements: [.isTrue(1), .isTrue(0), .at(0)])
    #expect(!ring.canBeTried)
    #expect(ring.outcome(ofPlace: 1) == .readings([[], [0, 1]]))
    #expect(ring.outcome(ofPlace: 0) == .readings([[2], [0, 1, 2]]))
  }

  @Test func `a wrong jar is refuted by the weighings that would be misread`() {
    let table = JarsTable(jars: 4, weighings: 3, weight: .lighter, misreadCount: 2)
    let puzzle = JarsPuzzle(
      materials: [0, 1, 2, 3],
      weighings: [
        JarWeighing(one: [0], other: [1], result: .level),
        JarWeighing(one: [0, 2], other: [1, 3], result: .oneSinks),
        JarWeighing(one: [3], other: [2], result: .otherSinks),
      ], table: table)
    #expect(
      puzzle.objection(toAnswer: 3).resolved(in: .en)
        == "With the key here, misread weighings: 0. Exactly two weighings were misread."
    )
    #expect(
      puzzle.objection(toAnswer: 1).resolved(in: .en)
        == "With the key here, misread weighings: 2 (1 and 3). "
        + "Exactly two weighings were misread.")
    #expect(
      puzzle.objection(toAnswer: 2).resolved(in: .en)
        == "With the key here, misread weighings: 2 (2 and 3). "
        + "Exactly two weighings were misread.")
  }
}

@Suite struct DoorsHintsTests {
  private func hints(of puzzle: DoorsPuzzle) throws -> [String] {
    let proof = try #require(puzzle.riddle.proof)
    return ProvedPuzzle(puzzle: puzzle, proof: proof).hints.map { $0.resolved(in: .en) }
  }

  @Test
  func `each hint tries more answers, and the last gives the right one with its proof`() throws {
    #expect(
      try hints(of: DoorsSample.first.puzzle) == [
        "The sill says that one is true. The bear door? With the stair here, true inscriptions: "
          + "2 (wolf and bird). That leaves the wolf door and the bird door.",
        "The bird door. The sill says that one is true. With the stair here, true inscriptions: "
          + "1 (wolf). It adds up. The wolf door? With the stair here, true inscriptions: "
          + "2 (bear and bird).",
      ])
    let fourth = try hints(of: DoorsSample.fourth.puzzle)
    #expect(fourth.count == 3)
    #expect(
      Array(fourth.prefix(2)) == [
        "The sill says that two are true. The bear door? With the stair here, true inscriptions: "
          + "4 (bear, wolf, bird and spike). That leaves the wolf door, the bird door and the spike "
          + "door.",
        "The sill says that two are true. The wolf door? With the stair here, true inscriptions: "
          + "1 (spike). That leaves the bird door and the spike door.",
      ])
  }

  @Test func `a hint tries no answer that was tried, and says again what it said`() throws {
    let puzzle = DoorsSample.fourth.puzzle
    let proof = try #require(puzzle.riddle.proof)
    let level = try ProvedPuzzle(puzzle: puzzle, proof: proof)
      .level(id: "doors", scene: nil, won: nil)
    let chapter = try Chapter(
      id: "c", title: level.content.text, description: level.content.text, keywords: [],
      levels: [level])
    var flow = GameFlow(chapters: [chapter], progress: Progress(seed: 1))
    _ = flow.loadLevel(LevelPosition(chapter: 0, level: 0))
    _ = flow.validate(["bear"], in: .en)
    _ = flow.requestHint()
    _ = flow.requestHint()
    let told = flow.currentView?.hintsTaken.map { $0.resolved(in: .en) }
    #expect(
      told == [
        "The sill says that two are true. The wolf door? With the stair here, true inscriptions: "
          + "1 (spike). That leaves the bird door and the spike door.",
        level.content.hints[2].resolved(in: .en),
      ])
  }
}

@Suite struct DoorsShapeTests {
  @Test func `doors with other signs are the same puzzle`() {
    let one = DoorsSample.fourth.puzzle
    let other = DoorsPuzzle(signs: [.fox, .fish, .snake, .goat], testimony: one.testimony)
    #expect(one != other)
    #expect(one.shape == other.shape)
    #expect(one.shape != DoorsSample.seventh.puzzle.shape)
  }

  @Test func `jars in another order, on other sides of the scales, are the same puzzle`() {
    let table = JarsTable(jars: 4, weighings: 2, weight: .heavier, misreadCount: 1)
    let one = JarsPuzzle(
      materials: [0, 1, 2, 3],
      weighings: [
        JarWeighing(one: [0], other: [1], result: .oneSinks),
        JarWeighing(one: [0, 2], other: [1, 3], result: .level),
      ], table: table)
    let other = JarsPuzzle(
      materials: [4, 5, 6, 7],
      weighings: [
        JarWeighing(one: [0], other: [3], result: .otherSinks),
        JarWeighing(one: [0, 2], other: [1, 3], result: .level),
      ], table: table)
    #expect(one.shape == other.shape)
  }
}
