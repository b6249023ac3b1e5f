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
