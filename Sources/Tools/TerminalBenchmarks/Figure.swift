import Foundation

/// Numbers as the tables show them.
enum Figure {
  /// A place behind the point below ten, two below a tenth, else whole: `0.03`, `2.4`, `31`.
  static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    if value < 0.095 { return String(format: "%.2f", value) }
    return value < 9.95 ? String(format: "%.1f", value) : text(Int(value.rounded()))
  }

  /// With commas between thousands: `12,345`.
  static func text(_ value: Int) -> String {
    let digits = Array(String(value))
    return digits.indices.map { index in
      let isGroup = index > 0 && (digits.count - index) % 3 == 0
      return (isGroup ? "," : "") + String(digits[index])
    }.joined()
  }

  /// Of what could not be read.
  static let unknown = "–"

  static func text(_ value: Double?) -> String { value.map { text($0) } ?? unknown }
}

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

/// Measures several things in turn, so that what slows the machine for a while slows all of them.
enum Rounds {
  /// What was measured of each subject, in so many rounds.
  static func measure<Subject, Value>(
    _ subjects: [Subject], rounds: Int, _ body: (Subject) throws -> Value
  ) rethrows -> [[Value]] {
    var values = subjects.map { _ in [Value]() }
    for _ in 0..<rounds {
      for (index, subject) in subjects.enumerated() { values[index].append(try body(subject)) }
    }
    return values
  }
}

extension Duration {
  var inMilliseconds: Double { self / .milliseconds(1) }
}

/// A table as a page of documentation holds it.
struct MarkdownTable {
  let head: [String]
  let rows: [[String]]

  var text: String {
    ([Self.line(head), Self.rule(head.count)] + rows.map(Self.line)).joined(separator: "\n")
  }

  /// A row; a bar in a cell is no border.
  static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  private static func rule(_ columns: Int) -> String {
    "|" + String(repeating: "---|", count: columns)
  }
}
