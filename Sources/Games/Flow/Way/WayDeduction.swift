/// What a reader of a grid may use, each with those before it.
package enum WayRules: Int, CaseIterable, Comparable, Sendable {
  /// Lines that have all their rope, or need all that is left.
  case lines
  /// Rope has to go on, and a piece says where.
  case ends
  /// No dead end, and no closed loop.
  case loops
  /// Something is supposed, three times at most, and comes to nothing.
  case supposing

  /// Whether the first is the weaker one.
  package static func < (one: WayRules, other: WayRules) -> Bool { one.rawValue < other.rawValue }
}

/// What is known of a cell.
package enum WayCell: Sendable {
  case open, rope, rock
}

/// What some cells must be, and why.
package struct WayDeduction: Equatable, Sendable {
  /// Why it must be so.
  package enum Reason: Equatable, Sendable {
    /// The line has all its rope.
    case full(WayLine)
    /// The line needs all that is left: lines that are full shut the rest.
    case short(WayLine, shutBy: [Barrier])
    /// The given piece in that cell leads there.
    case piece(Int)
    /// The rope in that cell has no other ways than to those cells: it is shut in by the rest.
    case goesOn(from: Int, to: [Int], shutBy: [Barrier])
    /// Rope would go in and could not come out: it is shut in by those.
    case deadEnd(shutBy: [Barrier])
    /// The opposite would break that, after some steps.
    case supposed(WayBreach, after: [WayDeduction])

    /// How many steps a supposition took.
    var stepCount: Int {
      if case .supposed(_, let steps) = self { steps.count } else { 0 }
    }
  }

  /// The cells, in order.
  package let cells: [Int]
  /// What they are.
  package let content: WayCell
  /// Why.
  package let reason: Reason

  /// A deduction by its reason.
  package init(cells: [Int], content: WayCell, reason: Reason) {
    self.cells = cells
    self.content = content
    self.reason = reason
  }
}

extension WayDeduction {
  /// Whether a given piece says it.
  var isPiece: Bool { if case .piece = reason { true } else { false } }

  /// Whether the board shows it: a line has all its rope or wants all its cells, or a piece leads there.
  package var isObvious: Bool {
    switch reason {
    case .full, .piece: true
    case .short(_, let barriers): barriers.isEmpty
    case .goesOn, .deadEnd, .supposed: false
    }
  }

  /// What shuts a way of the rope.
  package enum Barrier: Hashable, Sendable {
    case edge
    /// The line has all its rope.
    case full(WayLine)
    case rock(Int)
    /// Rope in a cell that leads to those.
    case rope(Int, to: [Int])
    /// Rope of the same strand.
    case loop(Int)
    /// The ember’s rope or the shaft’s, while there is more to lay.
    case tooSoon(Int)
  }
}

/// What cannot be.
package enum WayBreach: Equatable, Sendable {
  case tooMuch(WayLine)
  case tooLittle(WayLine)
  /// The rope in that cell could not go on.
  case stuck(Int)
  /// The rope would meet itself, or the ember too soon.
  case closed
}
