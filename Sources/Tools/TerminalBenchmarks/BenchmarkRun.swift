import Foundation

/// One run: the programs that are measured, how often, and where their players’ files lie.
struct BenchmarkRun {
  let expedition: URL
  let floor: URL
  let story: URL
  let isQuick: Bool
  /// Removed when all is done.
  let folder: URL
  /// A save in which the whole story is won.
  let wonSave: URL

  /// Of the arguments `<expedition> <floor> <story> <won save> [--quick]`; nil for others.
  init?(_ arguments: [String]) {
    let files = arguments.filter { $0 != "--quick" }.map { URL(filePath: $0) }
    guard files.count == 4 else { return nil }
    (expedition, floor, story, wonSave) = (files[0], files[1], files[2], files[3])
    isQuick = arguments.contains("--quick")
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  }

  var starts: Int { isQuick ? 5 : 31 }
  /// Each there and back.
  var keyRounds: Int { isQuick ? 10 : 101 }
  var sessions: Int { isQuick ? 20 : 100 }
  var turns: Int { isQuick ? 1_000 : 5_000 }
  var turnRounds: Int { isQuick ? 3 : 9 }

  /// A folder for a player of their own.
  func newHome(isWon: Bool = false) throws -> URL {
    let home = folder.appending(path: UUID().uuidString)
    let saves = home.appending(path: ".local/share/expedition")
    try FileManager.default.createDirectory(at: saves, withIntermediateDirectories: true)
    if isWon {
      try FileManager.default.copyItem(at: wonSave, to: saves.appending(path: "progress.json"))
    }
    return home
  }

  func start(_ program: MeasuredProgram) throws -> RunningProgram {
    try RunningProgram(program, home: try newHome(isWon: program.isWon))
  }

  /// Writes a file that the programs read.
  func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file)
    return file
  }

  /// Where a program of Debian lies; nil where it is not installed, which is said.
  func installed(_ name: String) -> URL? {
    let places = ["/usr/bin", "/usr/games"].map { URL(filePath: $0).appending(path: name) }
    let place = places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    if place == nil { FileHandle.standardError.write(Data("left out: \(name)\n".utf8)) }
    return place
  }
}

/// What is measured on a terminal.
extension BenchmarkRun {
  /// Ends each frame of the full screen (mode 2026).
  private static let endOfFrame = "\u{1B}[?2026l"
  private static let down = "\u{1B}OB"
  private static let up = "\u{1B}OA"

  /// The program that does nothing, this one at its title, and others.
  func programs() throws -> [MeasuredProgram] {
    let title = screen("expedition", [])
    return [floorProgram, title] + (try peers())
  }

  /// Every kind of screen, between the program that does nothing and others.
  func screens() throws -> [MeasuredProgram] {
    let typing = ["a", "\u{7F}"]
    return [
      floorProgram, screen("title", []),
      screen("settings", [], opening: ["\u{1B}", "s"]),
      screen("map of levels", level(1), opening: ["l"], isWon: true),
      screen("level: choose", level(1), isWon: true),
      screen("level: rotor", level(2), isWon: true),
      screen("level: type", level(3), keys: typing, isWon: true),
      screen("level: search", level(4), isWon: true),
      screen("adventure: a letter", ["explore"], keys: typing),
      screen("adventure: an order", ["explore"], keys: ["look\r", "inventory\r"]),
    ] + (try peers())
  }

  private var floorProgram: MeasuredProgram {
    MeasuredProgram(name: "*floor*", executable: floor, mark: "ready", keys: ["a", "b"])
  }

  private func level(_ chapter: Int) -> [String] {
    ["play", "--chapter", "\(chapter)", "--level", "1"]
  }

  /// This program, as far as the first frame.
  func screen(
    _ name: String, _ arguments: [String], opening: [String] = [], keys: [String] = [down, up],
    isWon: Bool = false
  ) -> MeasuredProgram {
    MeasuredProgram(
      name: name, executable: expedition, arguments: arguments, mark: Self.endOfFrame,
      opening: opening, keys: keys, isWon: isWon)
  }

  /// A menu, a game with one, a puzzle, a list of files, a pager, two editors.
  private func peers() throws -> [MeasuredProgram] {
    let lines = (1...500).map { "The \($0)th line of a text.\n" }.joined()
    let text = try file("text.txt", lines.utf8).path
    let menu = ["--menu", "Where to?", "20", "60", "3", "1", "Up", "2", "Down", "3", "Home"]
    return [
      peer("dialog", menu, mark: "Cancel"),
      peer("bastet", [], mark: "Customize keys"),
      peer("nudoku", [], mark: "Redraw"),
      peer("mc", ["-u", "/", "/"], mark: "Quit"),
      peer("less", [text], mark: "text.txt", keys: ["j", "k"]),
      peer("nano", ["--ignorercfiles", text], mark: "Go To Line", keys: ["a", "\u{7F}"]),
      peer("vim.tiny", ["-n", text], mark: "Top", keys: ["j", "k"]),
    ].compactMap(\.self)
  }

  private func peer(
    _ name: String, _ arguments: [String], mark: String, keys: [String] = [down, up]
  ) -> MeasuredProgram? {
    installed(name).map { executable in
      MeasuredProgram(
        name: name, executable: executable, arguments: arguments, mark: mark, keys: keys)
    }
  }
}
