import Foundation
import Testing

/// A running program, in lines; it is spoken to one line at a time.
final class Window {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private(set) var told = ""

  /// Starts the program on a folder, under another program where one is named with its arguments, and waits
  /// for its first prompt.
  init(
    in folder: URL, _ arguments: [String] = ["play"], under outer: [String] = [],
    isBlocking: Bool = true
  ) throws {
    let command =
      outer + [Run.program.path()] + arguments
      + ["--plain", "--clock", "script", "--lang", "en", "--data-dir", folder.path()]
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = [:]
    process.standardInput = input
    if !isBlocking { input.fileHandleForReading.neverBlocks() }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // A program that is gone is an error of the write, not the end of the tests.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    listen(until: 1)
  }

  /// Types a line; what is said until the next prompt.
  @discardableResult
  func type(_ line: String) throws -> String {
    let before = (prompts, told.count)
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    listen(until: before.0 + 1)
    return String(told.dropFirst(before.1))
  }

  /// Whether a signal ended it.
  var isKilled: Bool { process.terminationReason == .uncaughtSignal }

  /// Ends it in the middle of whatever it does.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Closes the input; the exit status.
  func leave() throws -> Int32 {
    try input.fileHandleForWriting.close()
    told += String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus
  }

  private var prompts: Int { told.components(separatedBy: "\n> ").count - 1 }

  private func listen(until count: Int) {
    while prompts < count {
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { return }
      told += String(decoding: bytes, as: UTF8.self)
    }
  }
}
