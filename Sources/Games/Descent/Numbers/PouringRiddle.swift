package import Flow

/// What counts as one.
enum Pouring: Equatable, Sendable {
  /// From the spring, to the brim.
  case fill(Int)
  /// On the ground, to the last drop.
  case empty(Int)
  /// Until one is empty or the other is full.
  case over(from: Int, to: Int)

  /// The pouring that leads from what the jugs hold to what they hold then.
  init(from before: [Int], to after: [Int]) {
    let source = before.indices.first { after[$0] < before[$0] }
    let target = before.indices.first { after[$0] > before[$0] }
    switch (source, target) {
    case (let source?, let target?): self = .over(from: source, to: target)
    case (let source?, nil): self = .empty(source)
    case (nil, let target?): self = .fill(target)
    case (nil, nil): preconditionFailure("nothing flows from \(before) to \(after)")
    }
  }

  /// How many words it takes to tell: “Fill the 5.”, “Pour the 5 into the 3.”
  var words: Int {
    switch self {
    case .fill, .empty: 3
    case .over: 6
    }
  }
}

/// A pouring and what the jugs hold then.
struct PouringStep: Equatable, Sendable {
  let pouring: Pouring
  let held: [Int]
}

extension PouringReader {
  /// One shortest way to the wanted amount, pouring by pouring.
  func way(to wanted: Int) -> [PouringStep] {
    let states = states(to: wanted)
    return zip(states, states.dropFirst()).map {
      PouringStep(pouring: Pouring(from: $0, to: $1), held: $1)
    }
  }
}

/// Jugs, a spring and a wanted amount: in how many pourings, at least, does one jug hold it?
package struct PouringRiddle: NumberModel {
  /// What each jug holds to the brim, in litres, in the order in which they are told.
  package internal(set) var jugs: [Int]
  /// What one of the jugs shall hold at the end, in litres.
  package let wanted: Int
}

extension PouringRiddle {
  /// The fewest pourings; 0 where more than eight are needed.
  package var answer: Int { PouringReader(jugs: jugs).answer(for: wanted) ?? 0 }

  /// Each pouring is a step.
  package var steps: Int { answer }

  var proofLength: Int {
    PouringReader(jugs: jugs).way(to: wanted).reduce(0) { $0 + $1.pouring.words }
  }

  var isProved: Bool {
    let answer = PouringReader(jugs: jugs).answer(for: wanted)
    return answer.map { (2...8).contains($0) } ?? false && !hasIdleJug(answer)
  }

  /// Whether it takes as many pourings without one of the jugs.
  private func hasIdleJug(_ answer: Int?) -> Bool {
    jugs.indices.contains { left in
      let rest = jugs.indices.filter { $0 != left }.map { jugs[$0] }
      return PouringReader(jugs: rest).answer(for: wanted) == answer
    }
  }

  /// A riddle of a difficulty, 1 to 7.
  package static func draw(
    difficulty: Int, using generator: inout SeededGenerator
  ) -> PouringRiddle {
    let band = NumberBand(difficulty: difficulty)
    let answer = band.pourings.lowerBound + generator.below(band.pourings.count)
    let entries = PouringCatalogue.entries(of: answer)
    let choice = (0..<candidateCount).map { _ in generator.below(entries.count) }.min() ?? 0
    var riddle = PouringRiddle(entry: entries[choice])
    riddle.jugs = generator.shuffled(riddle.jugs)
    return riddle
  }

  /// A row of the catalogue.
  init(entry: Substring.UTF8View) {
    let numbers = entry.map { Int($0) - ($0 < UInt8(ascii: "a") ? 0x30 : 0x57) }
    self.init(jugs: numbers.dropLast(), wanted: numbers.last ?? 0)
  }
}

/// Of so many riddles the one with the shortest proof is kept: no more, or some would come too often.
private let candidateCount = 2

extension NumberBand {
  /// How many pourings the band asks for.
  var pourings: ClosedRange<Int> {
    switch self {
    case .short: 2...3
    case .middling: 4...5
    case .long: 6...7
    case .longest: 7...8
    }
  }
}

/// Jugs with what is wanted of them, by the fewest pourings: found by search among jugs of 2 to 14
/// litres, and proved one by one in the tests. Each sign is a number, in digits to the base 36: `352` are
/// jugs of 3 and 5 litres, and 2 are wanted.
enum PouringCatalogue {
  /// The riddles that take so many pourings; those with the shorter proof first.
  static func entries(of pourings: Int) -> [Substring.UTF8View] {
    guard texts.indices.contains(pourings) else { return [] }
    return texts[pourings].utf8.split { $0 <= UInt8(ascii: " ") }.map { Substring($0).utf8 }
  }

  /// By the number of pourings.
  private static let texts = [
    "", "",
    """
    231 253 264 275 286 297 2a8 2b9 2ca 341 352 374 385 396 3a7 3b8 3c9 451 462 473 495 4a6
    4b7 4c8 561 572 583 594 5b6 5c7 671 682 693 6a4 6b5 781 792 7a3 7b4 7c5 891 8a2 8b3 8c4
    9a1 9b2 9c3 ab1 ac2 bc1
    """,
    """
    2394 23a5 23b6 23c7 2471 2493 24b5 24c6 2581 25b4 2691 26b3 27a1 27c3 28b1 29c1 3492 34c5
    3591 35c4 36a1 36b2 37b1 37c2 38c1 45b2 45c3 46b1 47c1
    """,
    """
    2365 2387 2398 23a9 23ba 23c5 23cb 2476 2496 24b6 251 254 2587 2596 25a7 25b8 25c9 2698
    26b8 273 274 27a9 27b6 27c9 284 2893 28ba 294 295 29a3 29cb 2a4 2a6 2ab3 2b4 2b7 2bc3 2c4
    2c8 342 3465 3487 3497 34a9 34ba 34c7 34cb 351 3597 3598 35a8 35b9 35c8 3672 3681 36a9
    36b9 371 376 37ba 37c8 37ca 382 386 3894 38a1 38c7 38cb 39a2 39b1 3a4 3a6 3ab2 3ac1 3ac5
    3b5 3b6 3bc2 3bc4 3c6 453 4576 4587 45a9 45b9 45c9 45cb 4697 46b9 46ba 46ca 471 4785 4796
    47c9 47cb 4893 48b1 491 498 49a3 49b6 49c7 4a2 4a8 4ab5 4b3 4b8 4bc5 564 5687 5692 5698
    56a9 56cb 573 5784 57a8 57b9 582 5896 58a7 58c1 58c9 591 59a6 59b3 59c8 5ab4 5ac3 5b1 5ba
    5bc4 5c2 5ca 675 6794 6798 67a9 67b2 67ba 67cb 684 6895 68b9 68ca 69a5 69a7 69b4 69b8 6a2
    6ab7 6b1 6bc7 786 78a5 78a9 78ba 78c3 78cb 795 79a6 79c4 79ca 7a4 7ab6 7ab8 7ac9 7b3 7bc6
    7bc8 7c2 897 89b6 89ba 89c5 89cb 8a6 8ab7 8b5 8bc7 8bc9 9a8 9ac7 9acb 9b7 9bc8 9c6 ab9 ac8
    bca
    """,
    """
    24b1 2598 26ba 27b1 27c1 3475 34a5 3587 35b7 3687 3798 37cb 38a9 39a5 39b4 39ba 3acb 3bc7
    4586 4596 45c6 4782 47a9 47ba 47ca 4896 48ba 49a7 49c2 49cb 4bc6 4bc9 5697 56a7 56b7 5796
    57a9 57c9 58a1 58b9 58cb 59a3 59b8 5ab7 5ac9 5bc8 6783 67a8 67b8 67b9 67c8 68ba 6ab3 6bc4
    7893 78b9 78c9 79b6 79c8 79cb 7ab2 7ab5 7ac1 89a3 89ca 8ab4 8bc2 9ab3 9ac5 9bc4 abc3
    """,
    """
    24ba 25a9 25cb 271 276 27cb 293 296 2b5 2b6 2c6 34ca 354 35cb 36a5 36b4 372 381 38ca 3a1
    3a9 3b2 3b9 452 45a7 476 47a5 493 49ba 4b1 562 56a3 56c8 574 57a1 586 58b7 598 59cb 5b4
    5bc9 5c3 672 67c4 68b7 6a8 6ba 782 794 79c1 7a6 7b8 7bc9 7ca 892 8a4 8b6 9a2 9b4 9bc5 ab2
    ac4 bc2
    """,
    """
    27ba 29d1 36b7 36db 36ed 37a8 37d5 38ba 38dc 38e7 39db 39ed 3aec 4597 45db 45e7 47b5 47e5
    48b2 48d6 49ca 49da 49eb 4be9 4cd6 56b9 56c9 57c8 57e8 58d7 59d7 59e6 5ad1 5ae3 5ce6 67c3
    67db 67eb 6be7 6de3 78e3 79b1 79e6 7acb 7ad2 7ad8 7adb 7ae9 7cd9 89a5 8ad9 8be1 8bea 8bed
    9ab6 9ae7 9bd3 abc7 bcd8 bce7 cde9 37d8 38ea
    """,
    """
    27ed 291 298 29da 2b3 2b8 375 387 3a2 3b1 472 475 48b9 496 49e7 4ba 563 571 581 587 58a9
    593 596 5ab3 5ac1 5adc 5aeb 5b7 5c9 674 6b4 6b7 6bc8 6cd4 785 793 7a1 7b1 7ba 7bed 7c3 7c9
    7ceb 7de9 896 8b2 8bdc 9a7 9aec 9b5 9de7 ab8 ac6 bc9 47e9 57e6 67e3
    """,
  ]
}
