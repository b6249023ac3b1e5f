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
