import Flow
import Testing

@testable import Descent

/// A family, and a difficulty of each band.
private let draws = NumberFamily.allCases.flatMap { family in
  (1...7).map { (family, $0) }
}

struct NumberDrawingTests {
  private func riddle(_ family: NumberFamily, _ difficulty: Int, _ seed: Int) -> NumberRiddle {
    var generator = SeededGenerator(seed: UInt64(seed), name: "numbers", number: difficulty)
    return NumberRiddle.draw(family, difficulty: difficulty, using: &generator)
  }

  private func riddles(_ family: NumberFamily, _ difficulty: Int, _ count: Int) -> [NumberRiddle] {
    (0..<count).map { riddle(family, difficulty, $0) }
  }

  @Test(arguments: draws)
  func `every riddle drawn is proved and of its band`(family: NumberFamily, difficulty: Int) {
    for seed in Seeds.upTo(7) {
      let riddle = riddle(family, difficulty, seed)
      #expect(riddle.isProved, "\(riddle)")
      #expect(riddle.fits(NumberBand(difficulty: difficulty)), "\(riddle)")
      #expect((1...60).contains(riddle.answer))
      #expect(riddle.proofLength > 0)
    }
  }

  @Test(arguments: draws)
  func `the same seed draws the same riddle`(family: NumberFamily, difficulty: Int) {
    #expect(riddles(family, difficulty, 3) == riddles(family, difficulty, 3))
  }

  @Test(arguments: draws)
  func `riddles differ from each other`(family: NumberFamily, difficulty: Int) {
    let drawn = riddles(family, difficulty, 24)
    let kinds = drawn.indices.count { !drawn[..<$0].contains(drawn[$0]) }
    #expect(kinds > 18)
  }

  @Test(arguments: [3, 5, 7])
  func `weights agree with all weights tried`(difficulty: Int) {
    for riddle in riddles(.balance, difficulty, 2) {
      guard case .balance(let balance) = riddle else { continue }
      #expect(NumberBruteForce.weights(balance, atMost: 40) == [riddle.answer])
    }
  }

  @Test(arguments: [1, 3, 5, 7])
  func `nights agree with sets of nights`(difficulty: Int) {
    for riddle in riddles(.nights, difficulty, 40) {
      guard case .nights(let nights) = riddle else { continue }
      #expect(NumberBruteForce.nights(nights) == riddle.answer)
    }
  }

  @Test(arguments: [1, 3, 5, 7])
  func `bridges agree with all orders tried`(difficulty: Int) {
    for riddle in riddles(.bridge, difficulty, 10) {
      guard case .bridge(let bridge) = riddle else { continue }
      #expect(NumberBruteForce.fewestMinutes(bridge.paces) == bridge.peacefulMinutes)
      #expect((bridge.quarrel == nil) == (bridge.peacefulMinutes == riddle.answer))
    }
  }

  @Test(arguments: [1, 3, 5, 7])
  func `nights that are illegible leave more than one answer`(difficulty: Int) {
    for riddle in riddles(.nights, difficulty, 5) {
      guard case .nights(let nights) = riddle else { continue }
      for place in nights.visitors.indices {
        #expect(answers(of: nights, without: place).count > 1)
      }
    }
  }

  /// The answers when that visitor may come on any nights.
  private func answers(of riddle: NightsRiddle, without place: Int) -> Set<Int> {
    var answers: Set<Int> = []
    for every in 2...9 {
      for first in riddle.startsTogether ? 1...1 : 1...every {
        var visitors = riddle.visitors
        visitors[place] = NightVisitor(thing: .bell, first: first, every: every)
        if let answer = NightsReader(NightsRiddle(visitors: visitors)).answer {
          answers.insert(answer)
        }
      }
    }
    return answers
  }

  @Test(arguments: 2...8)
  func `every row of the catalogue is proved`(pourings: Int) {
    let riddles = PouringCatalogue.entries(of: pourings).map { PouringRiddle(entry: $0) }
    #expect(riddles.count > 25)
    for riddle in riddles {
      #expect(riddle.answer == pourings, "\(riddle)")
      #expect(riddle.isProved, "\(riddle)")
    }
    #expect(riddles.map(\.proofLength) == riddles.map(\.proofLength).sorted())
  }

  @Test(arguments: 2...5)
  func `few pourings agree with all pourings tried`(pourings: Int) {
    for entry in PouringCatalogue.entries(of: pourings).prefix(6) {
      let riddle = PouringRiddle(entry: entry)
      let empty = riddle.jugs.map { _ in 0 }
      let (jugs, wanted) = (riddle.jugs, riddle.wanted)
      #expect(NumberBruteForce.canPour(jugs, empty, to: wanted, within: pourings))
      #expect(!NumberBruteForce.canPour(jugs, empty, to: wanted, within: pourings - 1))
    }
  }
}

extension NumberRiddle {
  /// Whether its proof is as long as the band asks.
  fileprivate func fits(_ band: NumberBand) -> Bool {
    switch self {
    case .balance(let riddle): riddle.fits(band)
    case .pouring(let riddle): band.pourings.contains(riddle.answer)
    case .bridge(let riddle): riddle.fits(band)
    case .nights(let riddle): riddle.fits(band)
    }
  }
}
