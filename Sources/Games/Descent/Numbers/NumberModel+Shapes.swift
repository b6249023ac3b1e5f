extension PouringRiddle {
  var shape: [Int] { [wanted] + jugs.sorted() }
}

extension NightsRiddle {
  var shape: [Int] {
    visitors.map { [$0.every, $0.first] }.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
  }
}

extension BridgeRiddle {
  /// The minutes, and those of the two who quarrel.
  var shape: [Int] {
    let quarrel = quarrel.map { [travellers[$0.first].minutes, travellers[$0.second].minutes] }
    return paces + [0] + (quarrel ?? []).sorted()
  }
}

extension BalanceRiddle {
  /// Of all orders of the things the least; a pan is a number for each thing, and its pebbles.
  var shape: [Int] {
    let shapes = Array(things.indices).permutations.map(shape)
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
}
