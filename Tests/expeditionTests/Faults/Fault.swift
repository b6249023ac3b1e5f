import Foundation

/// Something that can go wrong in a call of the system.
enum Fault: String, CaseIterable, Sendable {
  case ENOSPC, EIO, EROFS, EINTR, EMFILE, EDQUOT
  /// One byte is said to be written, and none is.
  case short
  /// The process dies as it calls.
  case kill

  /// What strace is to do at `call`; `isLasting` at all later ones of its name too.
  func injection(into call: SystemCall, isLasting: Bool = false) -> String {
    let what =
      switch self {
      case .short: "retval=1"
      case .kill: "signal=KILL"
      default: "error=\(rawValue)"
      }
    return "\(call.name):\(what):when=\(call.ordinal)" + (isLasting ? "+" : "")
  }

  func isPossible(in call: SystemCall) -> Bool { self != .short || call.name == "write" }
}

/// A game that is saved at two moves, and what those are.
enum Scenario: CaseIterable, Sendable {
  /// The folder and its parent have to be made.
  case new
  /// A file is there, and its previous copy.
  case begun

  /// Leaves what the game begins with.
  func prepare(_ folder: URL) throws {
    guard self == .begun else { return }
    let window = try Window(in: folder, ["play", "--seed", "1"])
    for _ in 0..<2 { try window.type("") }
    _ = try window.leave()
  }

  /// The story and a card are read; or an answer is wrong, and another.
  var moves: [String] {
    switch self {
    case .new: ["", "", "/where"]
    case .begun: ["", "climb back the way you fell", "follow your breath", "/where"]
    }
  }

  /// The first of them, and what leads there.
  var firstMove: String { self == .new ? "\n" : "\nclimb back the way you fell\n" }

  /// What is said when all moves were made.
  var end: String {
    self == .new ? "Ice Cave, level 1 of" : "2 wrong answers so far."
  }
}

extension Scenario {
  /// How many calls the start and the first save make for the data.
  var calls: Int { self == .new ? 39 : 49 }

  /// The calls whose failure the player hears of. Nothing is lost by the others: an interrupted call is made
  /// again, a folder that is not swept now is swept later, a mode that cannot be set was narrow before, a
  /// previous copy that cannot be a second name is written.
  func told(of fault: Fault) -> [String] {
    switch fault {
    case .EINTR, .kill: []
    case .short: ["write new"]
    case .ENOSPC, .EIO, .EROFS, .EMFILE, .EDQUOT: opening + saving
    }
  }

  private var opening: [String] {
    switch self {
    case .new: Array(repeating: "openat folder", count: 6)
    case .begun:
      [
        "openat folder", "openat settings", "openat folder", "openat previous", "openat folder",
        "openat progress", "newfstatat progress", "read progress", "read progress",
        "openat folder", "openat folder", "openat folder", "openat previous",
      ]
    }
  }

  private var saving: [String] {
    let old = ["openat progress", "newfstatat progress", "read progress", "read progress"]
    let found = self == .new ? ["openat progress", "openat previous"] : old
    let made =
      self == .new ? ["openat folder", "mkdir folder", "mkdir folder", "mkdir folder"] : []
    return made + [
      "openat folder", "openat lock", "newfstatat lock", "newfstatat lock", "flock lock",
    ] + found + [
      "newfstatat progress", "openat new", "write new", "newfstatat new", "fsync new",
      "renameat new",
      "fsync folder",
    ]
  }
}

extension Run {
  static let command =
    #""$0" play --plain --seed 1 --clock script --lang en --data-dir "$D""#

  /// Plays `input` with the data in `folder`.
  static func play(_ input: String, in folder: URL) throws -> Run {
    try Run(command, ["D": folder.path()], input: input)
  }
}
