package import Localization

/// What is told of a descent, besides its levels.
package enum DescentEvent: Equatable, Sendable {
  /// Where the player stands before a landing, or that all lie behind.
  case card(DescentCard)
  /// What a finished descent came to.
  case ended(DescentEnd)
  /// What can be given to others; the whole of it where the player asked.
  case shared(DescentShare, isWhole: Bool)
  case knots(KnotsPage)
}

/// A descent as it stands. Numbers count from 1.
package struct DescentCard: Equatable, Sendable {
  /// As in `2026-12-01`; nil for an endless one.
  package let date: String?
  /// The day of the week and the date in words; of an endless one its number.
  package let name: LocalizedText
  /// What an endless one is made from.
  package let number: UInt64?
  /// So many endless descents below the tomb.
  package let depth: Int?
  /// From 1 to 7.
  package let difficulty: Int
  /// The landing to go on with; the last one once all are done.
  package let landing: Int
  /// What they are called, from the top.
  package let landings: [LocalizedText]
  /// The landings that were given up.
  package let givenUp: Set<Int>
  /// Of the landings that lie behind and win stars.
  package let stars: [Int]
  /// The knots in the rope.
  package let knots: Int
  package let standing: Standing
  /// The stars of the descent that tied the date’s knot; nil where none did.
  package let knotStars: Int?
  /// How many it could win.
  package let mostKnotStars: Int?
  /// The falls that are left of three, in an endless one.
  package let fallsLeft: Int?
  /// The day before that can be played, as in `2026-12-01`; nil where there is none.
  package let dayBefore: String?
  /// The day after, likewise.
  package let dayAfter: String?

  /// How it stands with a descent.
  package enum Standing: String, CaseIterable, Sendable {
    /// It is the player’s first ever, and gentler than the date’s own.
    case first
    /// It counts once it is done.
    case counts
    /// It was done before: this one is for practice.
    case practice
    /// Its day is over: it is for practice.
    case past
    case endless
  }
}

/// A descent that is over.
package struct DescentEnd: Equatable, Sendable {
  package let card: DescentCard
  /// What is said to it.
  package let text: LocalizedText
  /// What would have been right, where a wrong answer ended it.
  package let solution: LocalizedText?
  /// The deepest endless descent so far; nil of a daily one.
  package let deepest: Int?
}

/// What a player can give to others.
package struct DescentShare: Equatable, Sendable {
  package let text: LocalizedText
  /// Nil of an endless one.
  package let time: LocalizedText?
  /// Nil of a descent that tied no knot.
  package let code: String?

  /// All of it, line by line.
  package var lines: [LocalizedText] {
    [text]
      + [time, code.map { L10n.DescentShare.code(code: LocalizedText(cleaning: $0)) }]
      .compactMap(\.self)
  }
}

/// A month of the rope, and what all knots come to.
package struct KnotsPage: Equatable, Sendable {
  package let knots: Int
  /// Its name and year.
  package let month: LocalizedText
  package let days: Int
  /// The day of the week of its first day: Monday is 1.
  package let firstWeekday: Int
  /// The days with a knot.
  package let knotted: [Int]
  /// How many descents have all their stars.
  package let perfect: Int
  /// Stars a landing, in tenths; nil before the first.
  package let meanTenths: Int?
  /// The deepest endless descent; nil before the first.
  package let deepest: Int?
}
