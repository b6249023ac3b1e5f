extension BridgeRiddle {
  /// The fewest minutes; 0 where all can never be across.
  package var answer: Int { BridgeReader(self).answer ?? 0 }

  /// The crossings of one quickest order.
  var crossings: [Crossing] { BridgeReader(self).crossings ?? [] }

  /// The minutes of all, the quickest first.
  var paces: [Int] { travellers.map(\.minutes).sorted() }

  /// The minutes where the quickest takes each of the others over and comes back alone.
  var escortMinutes: Int { paces.dropFirst().reduce(0, +) + paces[0] * (paces.count - 2) }

  /// The minutes where the two slowest walk together and the two quickest carry the lamp back; of four.
  var pairsMinutes: Int? { paces.count == 4 ? paces[0] + 3 * paces[1] + paces[3] : nil }

  /// The minutes if nobody quarrelled.
  var peacefulMinutes: Int {
    BridgeReader(minutes: travellers.map(\.minutes), quarrel: nil).answer ?? 0
  }

  /// A crossing is a step; so are leaving the plain way, and minding a quarrel.
  package var steps: Int {
    crossings.count + (answer == escortMinutes ? 0 : 1) + (quarrel == nil ? 0 : 1)
  }

  var proofLength: Int { 10 + 6 * steps + crossings.filter { $0.minutes > 9 }.count }

  var isProved: Bool {
    let reader = BridgeReader(self)
    return (1...60).contains(reader.answer ?? 0) && !reader.hasIdleClue
  }
}
