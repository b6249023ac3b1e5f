@testable import Descent

/// Where the stair may be, by trying each place with every sharing out of true and false: a search that
/// knows nothing of worlds as sets. Without one clue where it is illegible.
func places(leftBy testimony: Testimony, without illegible: Int? = nil) -> [Int] {
  let frame = testimony.frame
  return (0..<frame.places).filter { stair in
    for bits in 0..<(1 << frame.speakers) {
      let truths = (0..<frame.speakers).map { (bits / (1 << $0)) % 2 == 1 }
      guard truths.filter({ $0 }).count == frame.trueCount else { continue }
      var isPossible = true
      for (speaker, statement) in testimony.statements.enumerated() where speaker != illegible {
        if truths[speaker] != isSo(statement, stair, truths) { isPossible = false }
      }
      if isPossible { return true }
    }
    return false
  }
}

private func isSo(_ statement: Statement, _ stair: Int, _ truths: [Bool]) -> Bool {
  switch statement {
  case .at(let door): return stair == door
  case .notAt(let door): return stair != door
  case .leftOf(let door): return stair < door
  case .touches(let door): return stair == door - 1 || stair == door + 1
  case .isTrue(let other): return truths[other]
  case .isFalse(let other): return !truths[other]
  case .alike(let one, let other):
    return (truths[one] && truths[other]) || (!truths[one] && !truths[other])
  case .exactlyOne(let one, let other):
    return (truths[one] && !truths[other]) || (!truths[one] && truths[other])
  }
}

/// Which jars may be the odd one, by weighing each against what was read.
func jars(leftBy puzzle: JarsPuzzle, without illegible: Int? = nil) -> [Int] {
  puzzle.materials.indices.filter { odd in
    for excess in excesses(of: puzzle) {
      var wrong = 0
      for (index, weighing) in puzzle.weighings.enumerated() where index != illegible {
        let one = weighing.one.contains(odd) ? excess : 0
        let other = weighing.other.contains(odd) ? excess : 0
        let isRead =
          switch weighing.result {
          case .oneSinks: one > other
          case .otherSinks: other > one
          case .level: one == other
          }
        if !isRead { wrong += 1 }
      }
      let unknown = illegible == nil ? 0 : 1
      if (wrong...(wrong + unknown)).contains(puzzle.table.misreadCount) { return true }
    }
    return false
  }
}

/// What the odd jar may weigh more than another.
private func excesses(of puzzle: JarsPuzzle) -> [Int] {
  switch puzzle.table.weight {
  case .heavier: [1]
  case .lighter: [-1]
  case .otherwise: [-1, 1]
  }
}
