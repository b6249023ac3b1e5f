/// How a few clues leave few answers, and how the others rule out all but one of those: a proof that is short to
/// tell where steps would be many.
struct Narrowing: Equatable {
  /// What a clue rules out of the answers that were left before it.
  struct Cut: Equatable {
    let clue: Int
    let ruledOut: [Int]
  }

  /// So many answers can be told one by one.
  private static let mostLeft = 8

  /// The clues to begin with, in printed order.
  let clues: [Int]
  /// The worlds that they leave.
  let left: [Int]
  /// What the others do to those, in printed order; the answer alone remains.
  let cuts: [Cut]

  /// Begins with as few clues as leave few answers, some among them where that can be, and of so many with those
  /// that leave the fewest.
  init(_ riddle: Riddle, from opening: [Int]) {
    let all = Array(riddle.clues.indices)
    let sets = (1..<max(2, all.count)).flatMap { all.subsets(of: $0) }
    let wanted = sets.filter { Set($0).isSuperset(of: opening) }
    var best: (clues: [Int], left: [Int]) = (all, riddle.worlds(allowedBy: all).members)
    for clues in wanted + sets {
      if (2...Self.mostLeft).contains(best.left.count), clues.count != best.clues.count { break }
      let left = riddle.worlds(allowedBy: clues).members
      guard left.count > 1, best.left.count == 1 || left.count < best.left.count else { continue }
      best = (clues, left)
    }
    clues = best.clues
    left = best.left
    var rest = best.left
    var cuts: [Cut] = []
    for clue in all where !best.clues.contains(clue) {
      let ruledOut = rest.filter { !riddle.clues[clue].contains($0) }
      if !ruledOut.isEmpty { cuts.append(Cut(clue: clue, ruledOut: ruledOut)) }
      rest.removeAll { ruledOut.contains($0) }
    }
    self.cuts = cuts
  }
}

extension [Int] {
  /// All choices of so many, in order.
  func subsets(of size: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    return indices.flatMap { first in
      Array(self[(first + 1)...]).subsets(of: size - 1).map { [self[first]] + $0 }
    }
  }
}
