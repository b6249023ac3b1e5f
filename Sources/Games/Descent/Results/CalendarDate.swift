/// A day of the Gregorian calendar, carried back to the year 1; no time of day, no zone.
package struct CalendarDate: Hashable, Sendable {
  /// From 1 to 9999.
  package let year: Int
  /// From 1 to 12.
  package let month: Int
  /// From 1 to `daysInMonth`.
  package let day: Int

  static let years = 1...9999

  /// Nil where the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard let days = Self.days(inMonth: month, of: year), (1...days).contains(day) else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// How many days a month has; nil where there is no such month.
  package static func days(inMonth month: Int, of year: Int) -> Int? {
    guard years.contains(year), (1...12).contains(month) else { return nil }
    return switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }
}

extension CalendarDate: Comparable {
  package static func < (one: CalendarDate, other: CalendarDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

extension CalendarDate {
  /// The days that have a descent: from 2026-11-01 to 2199-12-31.
  package static let dailies: ClosedRange<CalendarDate> = {
    guard let first = CalendarDate(year: 2026, month: 11, day: 1),
      let last = CalendarDate(year: 2199, month: 12, day: 31)
    else { preconditionFailure("days of the calendar") }
    return first...last
  }()

  /// The date of the first descent, 2026-11-01.
  package static var firstDaily: CalendarDate { dailies.lowerBound }

  /// Whether there is a descent for this day.
  package var isDaily: Bool { Self.dailies.contains(self) }

  /// Reads `2026-12-01`; nil also for a day without a descent.
  package init?(daily text: some StringProtocol) {
    self.init(text)
    guard isDaily else { return nil }
  }

  /// How deep the day’s descent goes: 1 on Monday to 7 on Sunday.
  package var difficulty: Int { weekday }

  /// How deep the day’s descent goes for a player’s first ever: at most 2.
  package var firstDifficulty: Int { min(2, difficulty) }
}

extension CalendarDate {
  /// Reads `2026-12-01`: four, two and two digits of ASCII, a hyphen between; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8.prefix(11))
    let hyphen = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == hyphen, bytes[7] == hyphen,
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// As in `2026-12-01`.
  package var text: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

private func number(_ digits: ArraySlice<UInt8>) -> Int? {
  var number = 0
  for digit in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
    number = 10 * number + Int(digit - UInt8(ascii: "0"))
  }
  return number
}

private func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
