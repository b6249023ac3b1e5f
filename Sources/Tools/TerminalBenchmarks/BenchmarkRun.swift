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
