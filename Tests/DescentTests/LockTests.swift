import Localization
import Testing

@testable import Descent
@testable import Flow

/// The locks that are drawn: whether they are fair, and as hard as they should be.
@Suite struct LockTests {
  /// What each clue means, written apart: by digits, without any set of worlds.
  private static func allows(_ clue: LockClue, _ code: [Int]) -> Bool {
    switch clue {
    case .sum(let one, let other, let makes): return makes - code[one] == code[other]
    case .total(let total): return code.reduce(total, -) == 0
    case .times(let one, let factor, let other):
      return (1...factor).reduce(0) { sum, _ in sum + code[other] } == code[one]
    case .greater(let one, let other): return code[one] - code[other] > 0
    case .less(let one, let other): return code[other] - code[one] > 0
    case .more(let one, let by, let other): return code[one] - code[other] == by
    case .odd(let count): return code.filter { [1, 3, 5, 7, 9].contains($0) }.count == count
    case .parity(let wheel, let isOdd): return [1, 3, 5, 7, 9].contains(code[wheel]) == isOdd
    case .trial(let tried, let verdict):
      let inPlace = zip(tried.digits, code).filter { $0 == $1 }.count
      return Set(tried.digits).intersection(code).count == verdict.correct
        && inPlace == verdict.inPlace
    case .door(let place): return code.contains(place)
    }
  }

  /// The codes of digits 1 to 9, all different, that some clues leave.
  private static func codes(wheels: Int, allowedBy clues: [LockClue]) -> [[Int]] {
    var codes: [[Int]] = []
    for number in 0..<(wheels == 3 ? 1000 : 10_000) {
      let all = [number / 1000, number / 100 % 10, number / 10 % 10, number % 10]
      let code = Array(all.suffix(wheels))
      guard !code.contains(0), Set(code).count == wheels else { continue }
      if clues.allSatisfy({ allows($0, code) }) { codes.append(code) }
    }
    return codes
  }

  /// Of those that take long to draw only a few.
  private func seeds(_ difficulty: Int) -> Range<Int> { Seeds.upTo(difficulty < 5 ? 8 : 2) }

  private func lock(_ difficulty: Int, _ seed: Int) -> ProvedPuzzle<LockPuzzle> {
    var generator = SeededGenerator(seed: 2026, name: "lock \(difficulty)", number: seed)
    return LockPuzzle.draw(
      difficulty: difficulty, door: difficulty > 4 && seed % 3 == 1 ? 1 + seed % 5 : nil,
      using: &generator)
  }

  @Test(arguments: 1...7)
  func `every lock is fair, as hard as its day, and told in short sentences`(
    _ difficulty: Int
  ) throws {
    for seed in seeds(difficulty) {
      let lock = lock(difficulty, seed)
      expectOneCode(of: lock.puzzle, difficulty, "seed \(seed)")
      expectReasoning(of: lock, difficulty, "seed \(seed)")
      try expectShortSentences(of: lock, "seed \(seed)")
      let kinds = lock.puzzle.clues.map(\.kindName)
      #expect(Set(kinds).allSatisfy { kind in kinds.count { $0 == kind } <= 2 }, "seed \(seed)")
    }
  }

  /// It has one code, and needs each clue.
  private func expectOneCode(of lock: LockPuzzle, _ difficulty: Int, _ comment: Comment) {
    let wheels = lock.code.count
    #expect(wheels == (difficulty < 4 ? 3 : 4), comment)
    #expect(Self.codes(wheels: wheels, allowedBy: lock.clues) == [lock.code.digits], comment)
    #expect((3...6).contains(lock.clues.count), comment)
    for index in lock.clues.indices {
      var fewer = lock.clues
      let clue = fewer.remove(at: index)
      #expect(Self.codes(wheels: wheels, allowedBy: fewer).count > 1, comment)
      #expect(Self.codes(wheels: wheels, allowedBy: [clue]).count > 1, comment)
    }
  }

  private func expectReasoning(
    of lock: ProvedPuzzle<LockPuzzle>, _ difficulty: Int, _ comment: Comment
  ) {
    let wanted: [Reasoning] = [
      .reading, .reading, .pairing, .pairing, .supposing, .supposing, .supposing,
    ]
    let riddle = lock.puzzle.riddle
    #expect(lock.proof.reasoning == wanted[difficulty - 1], comment)
    #expect(ProofChecker(riddle).isProof(lock.proof.steps), comment)
    for weaker in Reasoning.allCases where weaker < lock.proof.reasoning {
      var reasoner = Reasoner(riddle)
      #expect(reasoner.solve(with: weaker) == nil, comment)
    }
  }

  /// And with a hint for each step.
  private func expectShortSentences(
    of lock: ProvedPuzzle<LockPuzzle>, _ comment: Comment
  ) throws {
    let level = try lock.level(
      id: "lock", won: L10n.DescentLock.answer(code: lock.puzzle.code.spelt))
    try level.checkAnswerTexts()
    #expect((2...4).contains(level.content.hints.count), comment)
    for language in [Language.en, .fr] {
      for clue in level.rotor?.clues ?? [] {
        #expect(Self.words(of: clue.resolved(in: language)) <= 14, comment)
      }
      let solution = try #require(level.content.solution).resolved(in: language)
      let code = lock.puzzle.code.spelt.resolved(in: language)
      #expect(
        solution.hasPrefix(language == .en ? "The code is \(code). " : "Le code est \(code). "),
        comment)
    }
  }

  /// A code that somebody tried is one word.
  private static func words(of sentence: String) -> Int {
    let words = sentence.split { $0.isWhitespace }.filter { $0.contains(where: \.isLetter) }
    return words.count + (sentence.contains(where: \.isNumber) ? 1 : 0)
  }

  @Test(arguments: 5...7) func `the thread is kept`(_ difficulty: Int) {
    var generator = SeededGenerator(seed: 9, name: "thread", number: difficulty)
    let lock = LockPuzzle.draw(difficulty: difficulty, door: 4, using: &generator)
    #expect(lock.puzzle.code.digits.contains(4))
    #expect(lock.puzzle.clues.contains(.door(4)))
  }

  @Test func `the same number draws the same lock`() {
    var one = SeededGenerator(seed: 3)
    var other = SeededGenerator(seed: 3)
    let lock = LockPuzzle.draw(difficulty: 4, using: &one)
    #expect(LockPuzzle.draw(difficulty: 4, using: &other) == lock)
    #expect(one == other)
    #expect(LockPuzzle.draw(difficulty: 4, using: &one) != lock)
  }

  @Test func `what the sets say is what each code says`() {
    var generator = SeededGenerator(seed: 5)
    for wheels in [3, 4] {
      let worlds = LockWorlds.of(wheels: wheels)
      let code = LockCode([7, 2, 8, 4].suffix(wheels))
      let clues = LockKind.allCases.compactMap { $0.clue(on: code, using: &generator) }
      for clue in clues + [.door(4)] {
        let slowly = WorldSet(of: worlds.codes.count) { clue.holds(for: worlds.codes[$0]) }
        #expect(worlds.worlds(allowedBy: clue) == slowly, "\(clue)")
      }
      #expect(clues.count >= 6)
    }
  }

  @Test func `a shape is the same in another order, and for greater as for less`() {
    let one = LockPuzzle(
      code: LockCode([1, 3, 2]), clues: [.total(6), .greater(1, than: 2), .less(0, than: 2)])
    let other = LockPuzzle(
      code: LockCode([1, 3, 2]), clues: [.less(0, than: 2), .less(2, than: 1), .total(6)])
    #expect(one.shape == other.shape)
    let third = LockPuzzle(code: LockCode([1, 3, 2]), clues: [.less(0, than: 2), .total(6)])
    #expect(one.shape != third.shape)
  }
}

extension LockClue {
  /// The first word of its case; both orders are one kind, and so are odd and even.
  fileprivate var kindName: String {
    switch self {
    case .sum: "sum"
    case .total: "total"
    case .times: "times"
    case .greater, .less: "order"
    case .more: "more"
    case .odd: "odd"
    case .parity: "parity"
    case .trial: "trial"
    case .door: "door"
    }
  }
}
