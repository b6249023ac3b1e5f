package import Descent
import Flow

/// All that is kept of the descents: the knots, and what is under way.
package struct SavedDescents: Equatable, Sendable {
  /// How many dates may be under way.
  static let mostUnderWay = 10

  /// What was finished.
  var history = DescentHistory()
  /// Dailies that are not finished, by their dates.
  private(set) var underWay: [String: DescentUnderWay] = [:]
  /// The endless descent that is not over.
  private(set) var endless: EndlessUnderWay?
  /// When the last endless descent that is over was begun, in seconds since 1970: no copy of it comes back. Nil
  /// before the first.
  private(set) var lastEndlessOver: Int?

  /// Nothing done.
  package init() {}

  /// What is under way of a date; one that was finished meanwhile is under way no more, and practice is.
  subscript(date: CalendarDate) -> DescentUnderWay? {
    get { underWay[date.text] }
    set {
      underWay[date.text] = newValue
      dropWhatIsOver()
    }
  }

  /// Keeps an endless descent that goes on.
  mutating func keep(_ endless: EndlessUnderWay) {
    self.endless = endless
    dropWhatIsOver()
  }

  /// Whatever was begun then, or before, is over.
  mutating func endEndless(begunAt: Int) {
    lastEndlessOver = max(begunAt, lastEndlessOver ?? begunAt)
    dropWhatIsOver()
  }

  /// A run that counted is over once the date has its knot; of too many dates the earliest go.
  private mutating func dropWhatIsOver() {
    if let endless, let lastEndlessOver, endless.begunAt <= lastEndlessOver { self.endless = nil }
    let finished = Set(history.finished.map(\.result.date.text))
    underWay = underWay.filter { $1.progress.run > 1 || !finished.contains($0) }
    for date in underWay.keys.sorted().dropLast(Self.mostUnderWay) { underWay[date] = nil }
  }

  /// All that either knows; the same in whatever order.
  func merged(over older: SavedDescents) -> SavedDescents {
    var merged = self
    merged.history = history.merged(with: older.history)
    merged.underWay = underWay.merging(older.underWay) { $0.merged(over: $1) }
    merged.endless = EndlessUnderWay.merged(endless, over: older.endless)
    merged.lastEndlessOver = [lastEndlessOver, older.lastEndlessOver].compactMap(\.self).max()
    merged.dropWhatIsOver()
    return merged
  }
}

extension SavedFile where Content == SavedDescents {
  /// The descents.
  package static var descents: SavedFile {
    SavedFile("descents.json") { newer, older in newer.merged(over: older) }
  }
}

extension SavedDescents {
  /// What the descent of a date came to, or that which was finished last; nil where there is none.
  package func finished(on date: CalendarDate?) -> DescentResult? {
    let last = history.finished.max { $0.finishedAt < $1.finishedAt }
    return (date.map { history[$0] } ?? last)?.result
  }
}

/// An endless descent that is not over.
struct EndlessUnderWay: Equatable, Sendable {
  let version: Int
  let number: UInt64
  /// Which beginning of it this is: seconds since 1970.
  let begunAt: Int
  let depth: Int
  let fallsAbove: Int
  let progress: Progress

  /// What was begun last; of one beginning what is deeper.
  static func merged(_ one: EndlessUnderWay?, over other: EndlessUnderWay?) -> EndlessUnderWay? {
    guard let one, let other else { return one ?? other }
    guard one.key == other.key else {
      return one.key.lexicographicallyPrecedes(other.key) ? other : one
    }
    return EndlessUnderWay(
      version: one.version, number: one.number, begunAt: one.begunAt, depth: one.depth,
      fallsAbove: one.fallsAbove,
      progress: one.progress.merged(over: other.progress, order: DescentFactory.landingIDs))
  }

  private var key: [UInt64] {
    [UInt64(max(0, begunAt)), number, UInt64(version), UInt64(depth), UInt64(fallsAbove)]
  }
}

/// A daily descent that is not finished.
struct DescentUnderWay: Equatable, Sendable {
  /// Of the generators that made it.
  let version: Int
  let difficulty: Int
  /// Its run is 1 where it counts, and higher for practice.
  let progress: Progress

  /// The later run; within a run what lies behind in either.
  func merged(over older: DescentUnderWay) -> DescentUnderWay {
    let (mine, theirs) = (
      (progress.run, version, difficulty), (older.progress.run, older.version, older.difficulty)
    )
    guard mine == theirs else { return mine > theirs ? self : older }
    return DescentUnderWay(
      version: version, difficulty: difficulty,
      progress: progress.merged(over: older.progress, order: DescentFactory.landingIDs))
  }
}
