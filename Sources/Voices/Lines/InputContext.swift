import Flow
import Session

extension LineParser {
  /// What a line is taken for.
  enum InputContext: Equatable {
    /// An intro, a card or results: an empty line goes on.
    case page
    case menu([MenuItem])
    case level(LevelView)
    /// A round that waits, runs or is over; of a level where it is one's.
    case round(LevelView?)
    /// What to do in the adventure, in words.
    case adventure

    var level: LevelView? {
      switch self {
      case .level(let level): level
      case .round(let level): level
      case .page, .menu, .adventure: nil
      }
    }

    var isRound: Bool { if case .round = self { true } else { false } }

    var isMenu: Bool { if case .menu = self { true } else { false } }
  }

  /// The list that was said last, so that what it prints can be typed.
  enum ShownList: Equatable {
    case none, mishaps
    case levels([ChapterMap])
    /// Those that have a number, in the order of their numbers.
    case settings([Setting])

    var settings: [Setting]? { if case .settings(let settings) = self { settings } else { nil } }

    /// Whether it prints the numbers of levels.
    var hasLevelNumbers: Bool {
      switch self {
      case .levels, .mishaps: true
      case .none, .settings: false
      }
    }
  }
}

extension [MenuItem] {
  /// The highest number of the menu.
  var lastNumber: Int { compactMap(\.number).max() ?? 0 }
}
