/// The least, the middle and the most of what was measured.
struct Spread: Equatable {
  let least: Double
  /// Between the two in the middle where their number is even.
  let median: Double
  let most: Double

  /// Nil where nothing was measured.
  init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let least = sorted.first, let most = sorted.last else { return nil }
    self.least = least
    self.most = most
    median = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The cells of a table: the least, the median, the most.
  var cells: [String] { [least, median, most].map { Figure.text($0) } }
}
