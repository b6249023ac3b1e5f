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
