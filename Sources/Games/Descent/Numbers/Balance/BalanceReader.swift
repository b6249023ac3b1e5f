/// Tries all weights, thing by thing; it knows the weighings alone.
struct BalanceReader {
  /// No thing weighs more pebbles than this.
  static let heaviest = 60

  let weighings: [Weighing]
  let things: Int
  let asked: Int

  init(_ riddle: BalanceRiddle) {
    weighings = riddle.weighings
    things = riddle.things.count
    asked = riddle.asked
  }

  private init(weighings: [Weighing], things: Int, asked: Int) {
    self.weighings = weighings
    self.things = things
    self.asked = asked
  }

  /// The weight that is asked for; nil unless it is one.
  var answer: Int? {
    let answers = answers(atMost: 2)
    return answers.count == 1 ? answers.first : nil
  }

  /// Whether the answer would be known without one of the weighings.
  var hasIdleWeighing: Bool {
    weighings.indices.contains { left in
      let rest = weighings.indices.filter { $0 != left }.map { weighings[$0] }
      let reader = BalanceReader(weighings: rest, things: things, asked: asked)
      return reader.answers(atMost: 2).count < 2
    }
  }

  /// The different weights that the asked thing may have, until there are so many.
  func answers(atMost limit: Int) -> [Int] {
    var found: [Int] = []
    var weights = [Int](repeating: 0, count: things)
    search(0, &weights, &found, limit)
    return found
  }

  private func search(_ thing: Int, _ weights: inout [Int], _ found: inout [Int], _ limit: Int) {
    guard thing < things else {
      if !found.contains(weights[asked]) { found.append(weights[asked]) }
      return
    }
    for weight in candidates(for: thing, weights) where found.count < limit {
      weights[thing] = weight
      if agrees(weights, through: thing) { search(thing + 1, &weights, &found, limit) }
    }
    weights[thing] = 0
  }

  /// All weights, or the only one that a weighing with nothing unknown but this thing leaves.
  private func candidates(for thing: Int, _ weights: [Int]) -> ClosedRange<Int> {
    for weighing in weighings where isLast(thing, in: weighing) {
      let excess = weighing.right.weight(weights) - weighing.left.weight(weights)
      let count = weighing.left.things[thing] - weighing.right.things[thing]
      guard count != 0, excess.isMultiple(of: count) else { continue }
      let weight = excess / count
      return (1...Self.heaviest).contains(weight) ? weight...weight : 1...1
    }
    return 1...Self.heaviest
  }

  private func isLast(_ thing: Int, in weighing: Weighing) -> Bool {
    weighing.holds(thing) && !(thing + 1..<things).contains(where: weighing.holds)
  }

  /// Whether the weighings of which all things have a weight by now are level.
  private func agrees(_ weights: [Int], through thing: Int) -> Bool {
    weighings.allSatisfy { !isLast(thing, in: $0) || $0.isLevel(weights) }
  }
}

extension BalanceRiddle {
  /// What each thing weighs, in pebbles; 0 where that is not known.
  var weights: [Int] {
    things.indices.map {
      BalanceRiddle(things: things, weighings: weighings, asked: $0).answer
    }
  }
}
