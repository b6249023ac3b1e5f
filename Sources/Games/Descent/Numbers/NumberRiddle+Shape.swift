extension NumberRiddle {
  /// The same for two riddles that differ by names or by the order in which things are told alone; the first
  /// number is the family's.
  package var shape: [Int] {
    switch self {
    case .balance(let riddle): [NumberFamily.balance.rawValue] + riddle.shape
    case .pouring(let riddle):
      [NumberFamily.pouring.rawValue, riddle.wanted] + riddle.jugs.sorted()
    case .bridge(let riddle): [NumberFamily.bridge.rawValue] + riddle.shape
    case .nights(let riddle): [NumberFamily.nights.rawValue] + riddle.shape
    }
  }
}

extension NightsRiddle {
  fileprivate var shape: [Int] {
    visitors.map { [$0.every, $0.first] }.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
  }
}

extension BridgeRiddle {
  /// The minutes, and those of the two who quarrel.
  fileprivate var shape: [Int] {
    let quarrel = quarrel.map { [travellers[$0.first].minutes, travellers[$0.second].minutes] }
    return paces + [0] + (quarrel ?? []).sorted()
  }
}

extension BalanceRiddle {
  /// Of all orders of the things the least; a pan is a number for each thing, and its pebbles.
  fileprivate var shape: [Int] {
    let shapes = orders(of: Array(things.indices)).map(shape)
    return shapes.min { $0.lexicographicallyPrecedes($1) } ?? []
  }

  private func shape(in order: [Int]) -> [Int] {
    let rows = weighings.map { weighing in
      [weighing.left, weighing.right]
        .map { pan in order.map { pan.things[$0] } + [pan.pebbles] }
        .sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
    }
    let sorted = rows.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
    return [order.firstIndex(of: asked) ?? 0] + sorted
  }

  private func orders(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in
      orders(of: items.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
