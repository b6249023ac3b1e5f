import Screen

/// A screen that is measured, and the keys that are pressed on it in turn.
enum BenchmarkScreen: String, CaseIterable {
  case title, menu, closed, rotor, open, search, map, round
  case typing, pages, orders

  /// Numbers from 1 of the chapter whose first level is played; nil where none is.
  var chapter: Int? {
    switch self {
    case .closed, .menu, .map: 1
    case .rotor: 2
    case .open: 3
    case .search: 4
    case .title, .round, .typing, .pages, .orders: nil
    }
  }

  var isAdventure: Bool {
    switch self {
    case .typing, .pages, .orders: true
    case .title, .menu, .closed, .rotor, .open, .search, .map, .round: false
    }
  }

  /// The key that opens what lies over the level.
  var opening: Key? {
    switch self {
    case .menu: .escape
    case .map: .character("l")
    case .title, .closed, .rotor, .open, .search, .round, .typing, .pages, .orders: nil
    }
  }

  /// What is pressed at a time: there and back, or an order with its Enter.
  var keys: [[Key]] {
    switch self {
    case .title, .menu, .closed, .rotor, .search, .map, .round: [[.down], [.up]]
    case .open, .typing: [[.character("a")], [.backspace]]
    case .pages: [[.pageUp], [.pageDown]]
    case .orders: [[.character("l"), .enter]]
    }
  }
}
