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
