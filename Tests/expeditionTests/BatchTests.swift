import Foundation
import Testing

/// Lines that come together are executed together, saved for once, then answered with one write.
struct BatchTests {
  @Test(.enabled(if: Traced.isPossible))
  func `three hundred orders are saved twice and answered by two writes`() throws {
    try withFolder { folder in
      let log = folder.appending(path: "trace")
      let orders = String(repeating: "look\n", count: 300)
      let run = try Run(
        #"strace -y -s 0 -e trace=write,renameat -o "$LOG" "$0" explore --plain --lang en "#
          + #"--seed 1 --data-dir "$D""#,
        ["D": folder.path(), "LOG": log.path()], input: orders)
      #expect(run.status == 0)
      let calls = try String(contentsOf: log, encoding: .utf8).components(separatedBy: "\n")
      let names = calls.compactMap { line -> String? in
        if line.contains("renameat"), line.contains("explore.json") { return "save" }
        return line.hasPrefix("write(1<") ? "answer" : nil
      }
      // The opening; 256 orders; the others; the farewell.
      #expect(names == ["answer", "save", "answer", "save", "answer", "answer"])
      let inTurn = try withFolder { other in
        let window = try Window(in: other, ["explore", "--seed", "1"])
        for _ in 0..<300 { try window.type("look") }
        _ = try window.leave()
        return window.told
      }
      #expect(run.output == inTurn)
    }
  }

  @Test(.enabled(if: Traced.isPossible))
  func `what cannot be saved is told before the first answer that it concerns`() throws {
    try withFolder { folder in
      let run = try Run(
        "strace -o /dev/null -e trace=fsync -e inject=fsync:error=ENOSPC " + Run.command,
        ["D": folder.path()], input: "\n/where\n")
      #expect(run.status == 1)
      let parts = run.output.components(separatedBy: "> \n")
      try #require(parts.count == 4)
      #expect(!parts[0].contains("cannot be saved"))
      #expect(parts[1].hasPrefix(folder.path()) && parts[1].contains("Ice Cave"))
      #expect(!parts[2].contains("cannot be saved"))
    }
  }

  @Test func `an empty input that never blocks is not the end`() throws {
    try withFolder { folder in
      let window = try Window(in: folder, isBlocking: false)
      #expect(try window.type("").contains("Ice Cave."))
      #expect(try window.type("/where").contains("Ice Cave"))
      #expect(try window.leave() == 0)
    }
  }

  @Test func `questions that come in parts are read to the end`() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Run.program
    process.arguments = ["pack", "import", "-", "--lang", "en"]
    process.environment = [:]
    process.standardInput = input
    process.standardOutput = output
    input.fileHandleForReading.neverBlocks()
    try process.run()
    for part in ["::one:: Is it cold? {T}\n\n", "::two:: Is it warm? {F}\n"] {
      try input.fileHandleForWriting.write(contentsOf: Data(part.utf8))
      while input.fileHandleForReading.hasBytes { usleep(1_000) }
    }
    try input.fileHandleForWriting.close()
    let told = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(told.contains("Is it cold?") && told.contains("Is it warm?"))
  }
}

extension FileHandle {
  /// A read from it returns at once, also where there is nothing to read.
  func neverBlocks() {
    _ = fcntl(fileDescriptor, F_SETFL, fcntl(fileDescriptor, F_GETFL) | O_NONBLOCK)
  }

  fileprivate var hasBytes: Bool {
    var count: CInt = 0
    return ioctl(fileDescriptor, UInt(FIONREAD), &count) == 0 && count > 0
  }
}
