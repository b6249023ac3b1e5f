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
