import Foundation

/// What a run of the built program left.
struct Run {
  let status: Int32
  let output: String
  let errors: String

  static let program = Bundle.main.bundleURL.appending(path: "expedition")

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
  let folder = URL.temporaryDirectory.appending(path: "expedition-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// A script of lines for the line voice, by its name in `Scripts`.
func script(_ name: String) throws -> String {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scripts")
  return try String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
}
