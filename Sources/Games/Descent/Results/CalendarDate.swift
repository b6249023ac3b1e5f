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

/// Days in a row, by Howard Hinnant’s “chrono-Compatible Low-Level Date Algorithms”.
extension CalendarDate {
  /// 400 years, after which the calendar repeats itself.
  private static let daysInEra = 146_097
  /// From 0000-03-01, the first day of the first era, to 1970-01-01.
  private static let daysTo1970 = 719_468
  private static let counted = -719_162...2_932_896

  /// Nil before 0001-01-01 and after 9999-12-31.
  package init?(daysSince1970 days: Int) {
    guard Self.counted.contains(days) else { return nil }
    let (year, month, day) = Self.parts(daysSince1970: days)
    self.init(year: year, month: month, day: day)
  }

  /// The same of any year, before the first and beyond the last too.
  package static func parts(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (days + daysTo1970).flooredDivision(by: daysInEra)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// 0 on 1970-01-01, negative before.
  package var daysSince1970: Int {
    let (era, yearOfEra) = (month <= 2 ? year - 1 : year).quotientAndRemainder(dividingBy: 400)
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = 365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysInEra + dayOfEra - Self.daysTo1970
  }

  /// So many days later, earlier where negative; nil outside the years that are counted.
  package func adding(days: Int) -> CalendarDate? {
    let (sum, isOver) = daysSince1970.addingReportingOverflow(days)
    return isOver ? nil : CalendarDate(daysSince1970: sum)
  }

  /// Monday is 1, Sunday 7.
  package var weekday: Int {
    // 0000-03-01 was a Wednesday.
    (daysSince1970 + Self.daysTo1970 + 2) % 7 + 1
  }
}

extension Int {
  /// The quotient that is not above the exact one, and what is left, from 0.
  package func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// A month of the rope.
package struct MonthPage: Equatable, Sendable {
  /// The year it belongs to.
  package let year: Int
  /// From 1 to 12.
  package let month: Int
  /// How many days it has.
  package let days: Int
  /// The day of the week of its first day: Monday is 1, Sunday 7.
  package let firstWeekday: Int
  /// The days with a knot, in order, each from 1.
  package let knots: [Int]
}

extension DescentHistory {
  /// The month that `date` lies in.
  package func page(ofMonthOf date: CalendarDate) -> MonthPage {
    let days = CalendarDate.days(inMonth: date.month, of: date.year) ?? 0
    let first = CalendarDate(year: date.year, month: date.month, day: 1) ?? date
    let knots = finished.map(\.result.date).filter {
      ($0.year, $0.month) == (date.year, date.month)
    }
    return MonthPage(
      year: date.year, month: date.month, days: days, firstWeekday: first.weekday,
      knots: knots.map(\.day))
  }
}
