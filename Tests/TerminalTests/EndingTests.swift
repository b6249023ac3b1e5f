import Foundation
import PseudoTerminal
import Testing

private let leaving = "␛[?2026l␛[0m␛[H␛[2J␛[?25h␛[?2004l␛[?7h␛[?1049l"

/// A started probe, and the file in which it saves.
private func started(
  ignoring: Int32? = nil, errors: URL? = nil
) throws -> (terminal: PseudoTerminal, file: URL) {
  let file = FileManager.default.temporaryDirectory.appending(path: "probe-\(UUID().uuidString)")
  let terminal = try PseudoTerminal(
    PseudoTerminal.product("TerminalTestHost"), [file.path], ignoring: ignoring, errors: errors)
  #expect(terminal.expect("start"))
  #expect(!terminal.isCooked)
  return (terminal, file)
}

private func saved(_ file: URL) -> String? {
  defer { try? FileManager.default.removeItem(at: file) }
  return try? String(contentsOf: file, encoding: .utf8)
}

@Test func `the bytes of entering, of one key and of leaving`() throws {
  let (terminal, _) = try started()
  #expect(terminal.expect("start\r\u{1B}[?2026l"))
  #expect(
    terminal.visibleOutput
      == "␛[?1049h␛[?7l␛[?2004h␛[0m␛[?25h␛[H␛[2J␛[?2026h80x24 start␍␛[?2026l")
  terminal.clearOutput()
  terminal.send("\u{1B}[15~")
  #expect(terminal.expect("[H\u{1B}[?2026l"))
  #expect(terminal.visibleOutput == "␛[?2026h␛[K␛[B80x24 F5␛[H␛[?2026l")
  terminal.clearOutput()
  terminal.send("q")
  #expect(terminal.ends() == .exited(0))
  #expect(terminal.visibleOutput == leaving)
  #expect(terminal.isCooked)
}

/// A key of the probe, and how it makes it end.
private let ways: [(String, [PseudoTerminal.Status])] = [
  ("q", [.exited(0)]), ("x", [.exited(3)]), ("\u{3}", [.killed(by: SIGINT)]),
  ("t", [.killed(by: SIGILL), .killed(by: SIGTRAP)]), ("a", [.killed(by: SIGABRT)]),
  ("s", [.killed(by: SIGSEGV)]), ("o", [.killed(by: SIGSEGV), .killed(by: SIGBUS)]),
]

@Test(arguments: ways)
func `every way out gives the terminal back`(_ key: String, _ wanted: [PseudoTerminal.Status])
  throws
{
  let (terminal, _) = try started()
  terminal.send(key)
  let status = try #require(terminal.ends())
  #expect(wanted.contains(status))
  #expect(terminal.visibleOutput.contains(leaving))
  #expect(terminal.isCooked)
}

@Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
func `a signal to end is saved first, then dies as a shell expects`(_ number: Int32) throws {
  let (terminal, file) = try started()
  terminal.signalChild(number)
  #expect(terminal.ends() == .killed(by: number))
  #expect(saved(file) == "signal \(number)")
  #expect(terminal.visibleOutput.hasSuffix(leaving))
  #expect(terminal.isCooked)
}

@Test(arguments: [
  SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM,
  SIGPROF, SIGXCPU,
])
func `a signal to die of gives the terminal back`(_ number: Int32) throws {
  let (terminal, _) = try started()
  terminal.signalChild(number)
  #expect(terminal.ends() == .killed(by: number))
  #expect(terminal.visibleOutput.hasSuffix(leaving))
  #expect(terminal.isCooked)
}

@Test func `what was printed on fd 2 is shown after the screen is left`() throws {
  let (terminal, _) = try started()
  terminal.send("et")
  _ = terminal.ends()
  let output = terminal.visibleOutput
  let left = try #require(output.range(of: "␛[?1049l"))
  #expect(output[left.upperBound...].hasPrefix("said on fd 2␍␊"))
  #expect(output[left.upperBound...].contains("a trap"))
  #expect(!output[..<left.lowerBound].contains("said on fd 2"))
}

@Test func `an fd 2 that leads elsewhere is left alone`() throws {
  let file = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID().uuidString)")
  let (terminal, _) = try started(errors: file)
  terminal.send("eq")
  #expect(terminal.ends() == .exited(0))
  #expect(saved(file) == "said on fd 2\n")
  #expect(!terminal.visibleOutput.contains("said"))
}

@Test func `a window that is closed is saved`() throws {
  let (terminal, file) = try started()
  terminal.closeTerminal()
  #expect(terminal.ends(seconds: 5) == .killed(by: SIGHUP))
  #expect(saved(file) == "signal \(SIGHUP)")
}

@Test func `a window that is closed is saved where SIGHUP is ignored`() throws {
  let (terminal, file) = try started(ignoring: SIGHUP)
  terminal.signalChild(SIGHUP)
  terminal.send("y")
  #expect(terminal.expect("24 y"))
  terminal.closeTerminal()
  #expect(terminal.ends(seconds: 5) == .exited(0))
  #expect(saved(file) == "hangup")
}

@Test func `a reader that stopped does not hold SIGTERM up`() throws {
  let (terminal, file) = try started()
  terminal.send("b")
  #expect(terminal.holdsUnread(4000))
  terminal.signalChild(SIGTERM)
  #expect(terminal.ends(isReading: false) == .killed(by: SIGTERM))
  #expect(saved(file) == "signal \(SIGTERM)")
  #expect(terminal.visibleOutput.hasSuffix(leaving))
  #expect(terminal.isCooked)
}

@Test func `mouse and key releases are undone in reverse order`() throws {
  let (terminal, _) = try started()
  terminal.send("mk")
  #expect(terminal.expect("\u{1B}[?1002h\u{1B}[?1006h"))
  #expect(terminal.expect("\u{1B}[>3u"))
  terminal.signalChild(SIGSEGV)
  #expect(terminal.ends() == .killed(by: SIGSEGV))
  #expect(
    terminal.visibleOutput.hasSuffix(
      "␛[?2026l␛[<u␛[?1006l␛[?1002l␛[0m␛[H␛[2J␛[?25h␛[?2004l␛[?7h␛[?1049l"))
}

@Test func `the mouse can be let go again`() throws {
  let (terminal, _) = try started()
  terminal.send("mM")
  #expect(terminal.expect("\u{1B}[?1006l\u{1B}[?1002l"))
  terminal.send("q")
  #expect(terminal.ends() == .exited(0))
  #expect(terminal.visibleOutput.hasSuffix(leaving))
}

@Test func `without a terminal nothing is opened`() throws {
  let process = Process()
  process.executableURL = PseudoTerminal.product("TerminalTestHost")
  process.standardInput = FileHandle.nullDevice
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  process.waitUntilExit()
  #expect(process.terminationStatus == 64)
  #expect(try output.fileHandleForReading.readToEnd() ?? Data() == Data())
}
