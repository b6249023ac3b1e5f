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
