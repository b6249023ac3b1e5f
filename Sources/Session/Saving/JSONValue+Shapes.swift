import Descent
import JSON

extension JSONValue {
  /// An object whose keys stand in order, so that the same content is the same bytes.
  init(sorted members: [String: JSONValue]) {
    self.init(JSONObject(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
  }

  init(orNull string: String?) {
    self = string.map { JSONValue($0) } ?? .null
  }

  /// An integer that counts something: not negative, and sums of it are far from overflowing.
  var count: Int? { int.flatMap { savedNumbers.contains($0) ? $0 : nil } }

  /// A string, or nil inside for null; nil for anything else.
  var stringOrNull: String?? { isNull ? .some(nil) : string.map { .some($0) } }

  /// An array of nothing but strings.
  var strings: [String]? {
    guard let array else { return nil }
    let strings = array.compactMap(\.string)
    return strings.count == array.count ? strings : nil
  }

  /// An object as a dictionary; nil where one of its values does not fit.
  func values<Value>(_ read: (JSONValue) -> Value?) -> [String: Value]? {
    guard let object else { return nil }
    var values: [String: Value] = [:]
    for member in object.members {
      guard let value = read(member.value) else { return nil }
      values[member.key] = value
    }
    return values
  }
}

/// What a saved number may be; as milliseconds the most is 31 years.
let savedNumbers = 0...1_000_000_000_000

extension Duration {
  /// Whole milliseconds, the rest cut off, from 0 to 31 years.
  package var milliseconds: Int {
    let clamped = min(max(self, .zero), .milliseconds(savedNumbers.upperBound))
    return Int(clamped.components.seconds) * 1000
      + Int(clamped.components.attoseconds / 1_000_000_000_000_000)
  }
}

/// Moments as they stand in files, always in UTC.
package enum Timestamp {
  /// `seconds` since 1970, before it or beyond all years as well, as in `20261121T010203Z`.
  package static func forFileName(_ seconds: Int) -> String {
    format(seconds, betweenDays: "", betweenHours: "")
  }

  /// The same as in `2026-11-21T01:02:03Z`.
  package static func forScore(_ seconds: Int) -> String {
    format(seconds, betweenDays: "-", betweenHours: ":")
  }

  /// The date so many days after one as in `2026-11-21`; nil where it is none.
  static func day(_ days: Int, after day: String) -> String? {
    CalendarDate(day)?.adding(days: days).map(\.text)
  }

  /// The day since 1970-01-01 in which a second lies.
  static func day(of seconds: Int) -> Int { seconds.flooredDivision(by: 86_400).quotient }

  /// Without the C library’s calendar, which asks TZ and opens the file that it names.
  private static func format(
    _ seconds: Int, betweenDays dash: String, betweenHours colon: String
  ) -> String {
    let (day, second) = seconds.flooredDivision(by: 86_400)
    let date = CalendarDate.parts(daysSince1970: day)
    let time = [second / 3_600, second / 60 % 60, second % 60].map(twoDigits)
    return String(date.year) + dash + twoDigits(date.month) + dash + twoDigits(date.day) + "T"
      + time.joined(separator: colon) + "Z"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
