import Foundation

/// A call of the system that a run of the program made for its data folder.
struct SystemCall: Sendable, CustomStringConvertible {
  let name: String
  /// How many-th call of this name in the run it is, from 1.
  let ordinal: Int
  /// What it was for: a folder, a file, its lock, its previous copy, or the file being written.
  let target: String

  var description: String { "\(name) \(target)" }
}

/// A run of the program under strace, spoken to line by line.
struct Traced {
  let status: Int32
  let isKilled: Bool
  let output: String
  private let trace: [String]
  private let folder: URL

  static let isPossible = FileManager.default.isExecutableFile(atPath: strace)
  private static let strace = "/usr/bin/strace"

  /// Types `lines` with the data in `data`, which lies in `folder`; `injection` is an expression of strace,
  /// such as `write:error=ENOSPC:when=2`.
  init(_ lines: [String], data: URL, in folder: URL, injecting injection: String?) throws {
    let log = URL.temporaryDirectory.appending(path: "trace-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    let injecting = injection.map {
      ["-e", "trace=\($0.prefix { $0 != ":" })", "-e", "inject=\($0)"]
    }
    let window = try Window(
      in: data, ["play", "--seed", "1"],
      under: [Self.strace, "-y", "-o", log.path()] + (injecting ?? []))
    // A program that is gone is not spoken to.
    for line in lines { _ = try? window.type(line) }
    status = try window.leave()
    isKilled = window.isKilled
    output = window.told
    self.folder = folder
    trace = try String(contentsOf: log, encoding: .utf8).components(separatedBy: "\n")
  }

  /// How many calls for the folder were tampered with.
  var injections: Int {
    trace.count { $0.contains("INJECTED") && isForData($0) }
  }

  /// The calls for the data, as far as the end of the first save, in their order.
  var callsOfFirstSave: [SystemCall] {
    var counts: [String: Int] = [:]
    var calls: [SystemCall] = []
    for line in trace {
      guard let name = line.split(separator: "(").first.map(String.init) else { continue }
      counts[name, default: 0] += 1
      guard isForData(line) else { continue }
      let call = SystemCall(name: name, ordinal: counts[name] ?? 1, target: target(of: line))
      calls.append(call)
      if call.description == "close lock" { break }
    }
    return calls
  }

  private func isForData(_ line: String) -> Bool {
    line.contains(folder.path()) && !line.hasPrefix("execve(")
  }

  private func target(of line: String) -> String {
    if line.contains(".new") { return "new" }
    if line.contains(".previous") { return "previous" }
    if line.contains(".lock") { return "lock" }
    if line.contains("settings.json") { return "settings" }
    if line.contains("progress.json") { return "progress" }
    return line.contains("O_NONBLOCK|O_CLOEXEC|O_DIRECTORY") ? "sweep" : "folder"
  }
}
