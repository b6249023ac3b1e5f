import Descent

/// What it takes to make a descent, by difficulty: the dailies of so many weeks.
enum DescentBenchmark {
  private static let weeks = 20

  static func report() throws {
    print("descents      made/µs    worst/µs")
    for weekday in 1...7 {
      let dates = (0..<weeks).compactMap {
        CalendarDate.firstMonday.adding(days: 7 * $0 + weekday - 1)
      }
      let times = try dates.map { date in
        let course = DescentCourse.daily(date, difficulty: date.difficulty)
        return try Benchmarks.microseconds { try DescentFactory(course).chapters() }
      }
      print(
        Benchmarks.padded("difficulty \(weekday)", to: 14)
          + Benchmarks.padded("\(Benchmarks.median(times))", to: 11) + "\(times.max() ?? 0)")
    }
  }
}

extension CalendarDate {
  fileprivate static let firstMonday = {
    var date = firstDaily
    while date.weekday != 1, let next = date.adding(days: 1) { date = next }
    return date
  }()
}
