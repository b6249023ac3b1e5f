/// The knots in the rope: the first finished descent of each date, and the deepest endless one.
package struct DescentHistory: Equatable, Sendable {
  /// One for each date, the earliest date first.
  package private(set) var finished: [FinishedDescent] = []
  /// Nil before the first endless descent.
  package private(set) var deepest: EndlessRecord?

  /// Of the same descents the same history, whatever their order.
  package init(_ finished: some Sequence<FinishedDescent> = [], deepest: EndlessRecord? = nil) {
    let sorted = finished.sorted {
      $0.result.date == $1.result.date ? $0.precedes($1) : $0.result.date < $1.result.date
    }
    for descent in sorted where descent.result.date != self.finished.last?.result.date {
      self.finished.append(descent)
    }
    self.deepest = deepest
  }

  /// How many knots there are; none ever comes undone.
  package var knots: Int { finished.count }

  /// How many have all their stars.
  package var perfect: Int { finished.count { $0.result.isPerfect } }

  /// Stars a landing, in tenths, a half rounded up; nil before the first.
  package var meanTenths: Int? {
    guard knots > 0 else { return nil }
    let stars = finished.reduce(0) { $0 + $1.result.stars }
    let landings = finished.reduce(0) { $0 + $1.result.landings.count }
    return (20 * stars + landings) / (2 * landings)
  }

  /// The descent that counts for a date; nil while there is none.
  package subscript(date: CalendarDate) -> FinishedDescent? {
    let index = index(of: date)
    guard index < finished.count, finished[index].result.date == date else { return nil }
    return finished[index]
  }

  /// Ties a knot and says so; a date that has one keeps it, and this one was practice.
  @discardableResult package mutating func add(_ descent: FinishedDescent) -> Bool {
    guard self[descent.result.date] == nil else { return false }
    finished.insert(descent, at: index(of: descent.result.date))
    return true
  }

  /// Keeps an endless descent and says so where it is the better one.
  @discardableResult package mutating func add(_ record: EndlessRecord) -> Bool {
    let best = EndlessRecord.better(deepest, record)
    defer { deepest = best }
    return best != deepest
  }

  /// All that either knows; the same in whatever order and however often.
  package func merged(with other: DescentHistory) -> DescentHistory {
    DescentHistory(
      finished + other.finished, deepest: EndlessRecord.better(deepest, other.deepest))
  }

  /// The place of the first descent that is not before `date`.
  private func index(of date: CalendarDate) -> Int {
    var (low, high) = (0, finished.count)
    while low < high {
      let middle = (low + high) / 2
      if finished[middle].result.date < date { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
