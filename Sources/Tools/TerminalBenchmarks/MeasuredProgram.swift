import Foundation

/// A program on one of its screens, and how it is measured there.
struct MeasuredProgram {
  let name: String
  let executable: URL
  var arguments: [String] = []
  /// Stands on its first screen, or ends it.
  let mark: String
  /// What is typed, one after the other, before anything is measured.
  var opening: [String] = []
  /// What is typed in turn: there and back, so that every round begins alike.
  let keys: [String]
  /// Whether its player has won the whole story, which opens every level.
  var isWon = false
}

/// A program without a terminal, from its start to its end.
struct PipedProgram {
  let name: String
  let executable: URL
  let arguments: [String]

  /// What it wrote, and the milliseconds that it took.
  func output(of input: URL?, home: URL) throws -> (bytes: [UInt8], milliseconds: Double) {
    let answers = home.appending(path: "answers")
    try Data().write(to: answers)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["HOME": home.path, "LC_ALL": "C.UTF-8"]
    process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
    process.standardOutput = try FileHandle(forWritingTo: answers)
    process.standardError = FileHandle.nullDevice
    // `waitUntilExit` looks every 50 ms.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    let start = ContinuousClock.now
    try process.run()
    end.wait()
    let time = (ContinuousClock.now - start).inMilliseconds
    guard process.terminationStatus == 0 else { throw BenchmarkError.failed(name) }
    return (Array(try Data(contentsOf: answers)), time)
  }
}

/// Why something could not be measured.
enum BenchmarkError: Error, Equatable {
  case noAnswer(from: String)
  case failed(String)
}
