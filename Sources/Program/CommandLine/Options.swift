import Localization
import Packs
import Screen
import Session

/// What the command line asks for.
struct Options: Equatable {
  /// With `script` time moves only by what the input says.
  enum Clock: String, CaseIterable { case real, script }

  enum Request: Equatable {
    /// To play, or to look at a list.
    case open(Command.StartingPoint)
    case pack(PackRequest)
    /// What is to be given to others of a descent that is over; nil for the one that was finished last.
    case share(date: String?)
    /// A code of a descent, or `-` for a line each of standard input.
    case checkCode(String)
    case help(CommandName)
    case version
    case completions(ShellCompletions.Shell)
    case manual
    case wireSchema
  }

  /// What is to be done with a pack, at its path.
  enum PackRequest: Equatable {
    case newPack(String)
    case check(String)
    /// The campaign, or a descent that was finished, by its date.
    case export(String, descent: String?)
    case schema
    case importQuestions(ImportOptions)
  }

  /// A file of questions to make a pack of; `-` is standard input, and standard output.
  struct ImportOptions: Equatable {
    let path: String
    /// Nil where the format is found by looking at the file.
    let format: PackImport.Format?
    let output: String
  }

  var language: Language?
  /// Nil (`auto`) leaves it to the variables, the settings and the terminal.
  var ui: Interface?
  var isPlain = false
  /// Whether the lines are spoken, too.
  var isSpoken = false
  var color = ColorOption.auto
  var seed: UInt64?
  var clock = Clock.real
  /// As it was typed, never empty.
  var dataFolder: String?
  var hasMotion = true
  /// The path of the pack to play or to list; nil for the built-in campaign.
  var pack: String?
  /// Whether the pack is only looked over.
  var isPreview = false
  var request = Request.open(.menu)
}
