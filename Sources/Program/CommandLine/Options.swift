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
    case classroom(ClassRequest)
    /// To delete what is kept: of a pack, at its path, under a name, or both.
    case forget(pack: String?, pupil: SafeText?)
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
    case newPack(String, isForClass: Bool)
    case check(CheckOptions)
    /// The campaign, or a descent that was finished, by its date.
    case export(String, descent: String?)
    case schema
    case importQuestions(ImportOptions)
    /// To be written where answers cannot be read at a glance; `-` is standard output.
    case seal(String, output: String, replaces: Bool)
  }

  /// A pack to check.
  struct CheckOptions: Equatable {
    let path: String
    /// Whether each finding of typesetting is told by itself.
    var listsTypography = false
    /// Whether a mended copy is written.
    var mends = false
    /// Where the copy goes, `-` being standard output; nil for a name beside the pack.
    var output: String?
    /// Whether it is checked again each time it is saved.
    var watches = false
    /// The path of the version that was played before; nil for none.
    var former: String?
  }

  /// What is to be done with the results of packs.
  enum ClassRequest: Equatable {
    /// What was made of a pack, by whom, and where it is to be written; `-` is standard output.
    case result(pack: String, pupil: SafeText?, ResultForm, output: String)
    case results([String], ResultsForm)
  }

  /// How a result is handed in.
  enum ResultForm: Equatable { case file, code }

  /// How the results of a class are told.
  enum ResultsForm: Equatable {
    case text, json
    /// One of the tables; nil for all of them.
    case csv(ResultsTable?)
  }

  /// A table of the results of a class.
  enum ResultsTable: String, CaseIterable { case pupils, questions, stars, answers }

  /// A file of questions to make a pack of; `-` is standard input, and standard output.
  struct ImportOptions: Equatable {
    let path: String
    /// Nil where the format is found by looking at the file.
    let format: PackImport.Format?
    let output: String
    /// The path of the pack that the file made before; nil for none.
    let former: String?
    /// Whether the pack that is there under the new one’s name is made anew.
    let replaces: Bool
    var settings = PackImport.Settings()
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
  /// Who plays the pack; nil where nobody said.
  var pupil: SafeText?
  /// Whether the pack is only looked over.
  var isPreview = false
  var request = Request.open(.menu)
}
