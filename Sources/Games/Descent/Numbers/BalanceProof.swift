/// One step of a proof by putting equals for equals; each leaves a weighing that is level.
struct BalanceStep: Equatable, Sendable {
  enum Act: Equatable, Sendable {
    /// The same is taken off both pans.
    case lighten
    /// For each such thing what it weighs is put; that was read off the weighing of that place.
    case replace(thing: Int, source: Int)
    /// The same part of both pans is kept.
    case share
  }
  let act: Act
  /// The place of the weighing that it is done to.
  let place: Int
  let result: Weighing
}

/// The plain way: what can be read is read; where nothing can, a thing gives way to what it weighs.
struct BalanceProof: Equatable, Sendable {
  private(set) var steps: [BalanceStep] = []
  /// How often a thing gave way to other things.
  private(set) var swaps = 0
  private(set) var weights: [Int?]
  /// The weighings that are still of use, and their places in the riddle.
  private var open: [(place: Int, weighing: Weighing)]
  private let asked: Int
  /// The place of the weighing that the asked weight was read off.
  private var origin: Int?

  /// How deep it goes: a thing that gives way to other things counts twice.
  var depth: Int { steps.count + swaps }

  /// The shortest; nil where this way leads nowhere.
  static func shortest(for riddle: BalanceRiddle) -> BalanceProof? {
    BalanceProof(riddle).finished
  }

  private init(_ riddle: BalanceRiddle) {
    weights = riddle.things.map { _ in nil }
    open = riddle.weighings.enumerated().map { ($0, $1) }
    asked = riddle.asked
  }

  static func == (one: BalanceProof, other: BalanceProof) -> Bool { one.steps == other.steps }

  private var finished: BalanceProof? {
    var proof = self
    while proof.weights[asked] == nil, proof.readOne() {}
    if proof.weights[asked] != nil { return proof.pruned }
    return proof.swapped.compactMap(\.finished).min { $0.steps.count < $1.steps.count }
  }

  /// Without the steps that nothing later needs.
  private var pruned: BalanceProof {
    var needed = origin.map { [$0] } ?? []
    var kept: [BalanceStep] = []
    for step in steps.reversed() where needed.contains(step.place) {
      kept.append(step)
      if case .replace(_, let source) = step.act { needed.append(source) }
    }
    var proof = self
    proof.steps = kept.reversed()
    return proof
  }

  /// Reads one weight off a weighing that has one unknown thing; false where there is none.
  private mutating func readOne() -> Bool {
    for (index, (place, weighing)) in open.enumerated() {
      guard let thing = weighing.onlyThing, !weighing.lightened.isEmptied else { continue }
      open.remove(at: index)
      weights[thing] = read(weighing, at: place)
      if thing == asked { origin = place }
      putWeight(of: thing, from: place)
      return true
    }
    return false
  }

  private mutating func read(_ weighing: Weighing, at place: Int) -> Int {
    var weighing = lighten(weighing, at: place)
    if let shared = weighing.shared {
      steps.append(BalanceStep(act: .share, place: place, result: shared))
      weighing = shared
    }
    return weighing.left.pebbles + weighing.right.pebbles
  }

  private mutating func lighten(_ weighing: Weighing, at place: Int) -> Weighing {
    let result = weighing.lightened
    if result != weighing {
      steps.append(BalanceStep(act: .lighten, place: place, result: result))
    }
    return result
  }

  private mutating func putWeight(of thing: Int, from source: Int) {
    guard weights[asked] == nil, let weight = weights[thing] else { return }
    let pan = Pan(things: weights.map { _ in 0 }, pebbles: weight)
    for index in open.indices where open[index].weighing.holds(thing) {
      replace(thing, by: pan, from: source, at: index)
    }
  }

  private mutating func replace(_ thing: Int, by pan: Pan, from source: Int, at index: Int) {
    let (place, weighing) = open[index]
    let result = weighing.replacing(thing, by: pan)
    let act = BalanceStep.Act.replace(thing: thing, source: source)
    steps.append(BalanceStep(act: act, place: place, result: result))
    open[index].weighing = result
  }

  /// What follows when a thing that stands alone gives way in one other weighing, for each such.
  private var swapped: [BalanceProof] {
    guard swaps < 2 else { return [] }
    var proofs: [BalanceProof] = []
    for (source, thing) in open.indices.flatMap({ source in weights.indices.map { (source, $0) } })
    {
      guard let pan = open[source].weighing.pan(equalTo: thing) else { continue }
      for target in open.indices where target != source && open[target].weighing.holds(thing) {
        if let proof = swapping(thing, for: pan, from: source, to: target) { proofs.append(proof) }
      }
    }
    return proofs
  }

  /// Nil where more kinds would lie on the pans than before.
  private func swapping(
    _ thing: Int, for pan: Pan, from source: Int, to target: Int
  ) -> BalanceProof? {
    let before = open[target].weighing
    guard before.replacing(thing, by: pan).lightened.kinds <= before.kinds else { return nil }
    var proof = self
    proof.replace(thing, by: pan, from: open[source].place, at: target)
    let (place, result) = proof.open[target]
    proof.open[target].weighing = proof.lighten(result, at: place)
    proof.swaps += 1
    return proof
  }
}

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
