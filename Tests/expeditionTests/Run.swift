import Foundation

/// What a run of the built program left.
struct Run {
  let status: Int32
  let output: String
  let errors: String

  /// The program beside the tests; with EXPEDITION_PROGRAM another build of it, such as the release.
  static let program =
    released.map { URL(filePath: $0) } ?? Bundle.main.bundleURL.appending(path: "expedition")
  static let released = ProcessInfo.processInfo.environment["EXPEDITION_PROGRAM"]

  /// `$0` in the shell's script is the program; the variables are all it gets.
  init(_ script: String, _ variables: [String: String] = [:], input: String = "") throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, Self.program.path()]
    process.environment = ["PATH": "/usr/bin:/bin"].merging(variables) { _, new in new }
    let (output, errors) = (Pipe(), Pipe())
    let typed = try Self.file(holding: input)
    defer { try? FileManager.default.removeItem(at: typed) }
    process.standardInput = try FileHandle(forReadingFrom: typed)
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = try Self.text(output)
    self.errors = try Self.text(errors)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  private static func file(holding input: String) throws -> URL {
    let url = URL.temporaryDirectory.appending(path: "input-\(UUID().uuidString)")
    try Data(input.utf8).write(to: url)
    return url
  }

  private static func text(_ pipe: Pipe) throws -> String {
    String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}

/// A folder of its own, gone after `body`.
func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  try withFolder(in: .temporaryDirectory, body)
}

/// The same on a disk of memory, where there is one: for what waits for the disk a thousand times, where it
/// is the process that dies and not the machine.
func withMemory<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let hasMemory = FileManager.default.isWritableFile(atPath: "/dev/shm")
  return try withFolder(in: hasMemory ? URL(filePath: "/dev/shm") : .temporaryDirectory, body)
}

private func withFolder<Value>(in parent: URL, _ body: (URL) throws -> Value) throws -> Value {
  let folder = parent.appending(path: "expedition-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// A script of lines for the line voice, by its name in `Scripts`.
func script(_ name: String) throws -> String {
  try String(contentsOfFile: scriptPath(name), encoding: .utf8)
}

/// Where a script of lines lies.
func scriptPath(_ name: String) -> String {
  URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scripts/\(name).txt").path()
}
