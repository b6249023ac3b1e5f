extension [Int] {
  /// All its orders; of nothing the empty one.
  var permutations: [[Int]] {
    guard !isEmpty else { return [[]] }
    return flatMap { first in filter { $0 != first }.permutations.map { [first] + $0 } }
  }
}
