import Screen

/// A screen that is measured, and two keys that move on it there and back.
enum BenchmarkScreen: String, CaseIterable {
  case title, menu, closed, rotor, open, search, map

  /// Numbers from 1 of the chapter whose first level is played; nil on the title.
  var chapter: Int? {
    switch self {
    case .title: nil
    case .closed, .menu, .map: 1
    case .rotor: 2
    case .open: 3
    case .search: 4
    }
  }

  /// The key that opens what lies over the level.
  var opening: Key? {
    switch self {
    case .menu: .escape
    case .map: .character("l")
    case .title, .closed, .rotor, .open, .search: nil
    }
  }

  var there: Key { self == .open ? .character("a") : .down }
  var back: Key { self == .open ? .backspace : .up }
}
