/// The nights of the rarest thing are tried with the next rarest, then the nights of those two with
/// the third.
struct NightsProof: Equatable, Sendable {
  /// The rarest first.
  let order: [NightVisitor]
  /// The nights of the rarest that are tried, up to the first that it shares with the next.
  let firstTries: [Int]
  /// The nights of those two that are tried with the third, up to the answer; empty without a third.
  let secondTries: [Int]

  /// Nil where they never meet in time.
  init?(_ riddle: NightsRiddle) {
    order = riddle.visitors.sorted { ($1.every, $0.first) < ($0.every, $1.first) }
    let start = riddle.startsTogether ? 2 : 1
    guard let pair = tries(of: order[0].nights(from: start), with: order[1]) else { return nil }
    firstTries = pair
    guard order.count > 2, let meeting = pair.last else {
      secondTries = []
      return
    }
    let step = leastCommonMultiple(order[0].every, order[1].every)
    let shared = Array(stride(from: meeting, through: NightsReader.lastNight, by: step))
    guard let nights = tries(of: shared, with: order[2]) else { return nil }
    secondTries = nights
  }

  /// A clue read, a night tried: a step each.
  var steps: Int { order.count + firstTries.count + secondTries.count }
}

/// The nights up to the first that the other shares; nil if there is none.
private func tries(of nights: [Int], with other: NightVisitor) -> [Int]? {
  guard let last = nights.firstIndex(where: { other.comes(on: $0) }) else { return nil }
  return Array(nights[...last])
}

private func leastCommonMultiple(_ first: Int, _ second: Int) -> Int {
  var multiple = first
  while !multiple.isMultiple(of: second) { multiple += first }
  return multiple
}

extension NightVisitor {
  /// Its nights from that one on, as far as nights are asked for.
  fileprivate func nights(from night: Int) -> [Int] {
    Array(stride(from: next(from: night), through: NightsReader.lastNight, by: every))
  }
}

extension NightsRiddle {
  /// The night that is asked for; 0 if there is none.
  package var answer: Int { NightsReader(self).answer ?? 0 }

  /// How many steps its proof takes.
  package var steps: Int { NightsProof(self)?.steps ?? 0 }

  var proofLength: Int { 12 + 2 * steps }

  var isProved: Bool {
    let reader = NightsReader(self)
    return reader.answer.map { NightsProof(self)?.lastTry == $0 } ?? false && !reader.hasIdleVisitor
  }
}

extension NightsProof {
  /// The night that the proof ends with.
  var lastTry: Int? { secondTries.last ?? firstTries.last }
}
