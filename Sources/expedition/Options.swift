import Localization

/// What the command line asks for.
struct Options: Equatable {
  /// `auto` leaves it to the variables, the settings and the terminal.
  enum Interface: String, CaseIterable { case auto, full, line, json }

  /// `auto` leaves it to the variables, the settings and the terminal.
  enum Color: String, CaseIterable { case auto, always, never }

  /// With `script` time moves only by what the input says.
  enum Clock: String, CaseIterable { case real, script }

  enum Request: Equatable {
    case menu
    case play(at: Place?, isRestart: Bool)
    case levels
    case help(CommandName)
    case version
  }

  /// Counted from 1, in range.
  struct Place: Equatable {
    let chapter: Int
    let level: Int?
  }

  var language: Language?
  var ui = Interface.auto
  var isPlain = false
  var color = Color.auto
  var seed: UInt64?
  var clock = Clock.real
  /// As it was typed, never empty.
  var dataFolder: String?
  var hasMotion = true
  var request = Request.menu
}
