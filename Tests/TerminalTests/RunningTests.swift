import Foundation
import PseudoTerminal
import Testing

private func started(columns: UInt16 = 80, rows: UInt16 = 24) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(
    PseudoTerminal.product("TerminalTestHost"), columns: columns, rows: rows)
  #expect(terminal.expect("start"))
  return terminal
}

@Test(
  arguments: [
    (80, 24, "80x24 "), (0, 0, "80x24 "), (1, 1, "1"), (300, 100, "300x100 "), (0, 12, "80x12 "),
  ] as [(UInt16, UInt16, String)])
func `every size is taken`(_ columns: UInt16, _ rows: UInt16, _ shown: String) throws {
  let terminal = try PseudoTerminal(
    PseudoTerminal.product("TerminalTestHost"), columns: columns, rows: rows)
  #expect(terminal.expect("\u{1B}[?2026h\(shown)"))
  terminal.send("q")
  #expect(terminal.ends() == .exited(0))
}

@Test func `a resize is told, and everything is drawn without clearing`() throws {
  let terminal = try started()
  terminal.clearOutput()
  terminal.resize(columns: 99, rows: 33)
  #expect(terminal.expect("99x33 start"))
  terminal.resize(columns: 2, rows: 1)
  #expect(terminal.expect("99"))
  terminal.resize(columns: 120, rows: 40)
  #expect(terminal.expect("120x40 start"))
  #expect(!terminal.visibleOutput.contains("␛[2J"))
  terminal.send("q")
  #expect(terminal.ends() == .exited(0))
}

@Test func `keys come through, cut anywhere`() throws {
  let terminal = try started()
  terminal.send("é")
  #expect(terminal.expect("é"))
  terminal.send("\u{1B}")
  terminal.send("[B")
  #expect(terminal.expect("down"))
  terminal.send("\u{1B}")
  #expect(terminal.expect("escape"))
  terminal.send("\u{1B}[200~q\rq\u{1B}[201~")
  #expect(terminal.expect("pasted 3"))
  terminal.send("q")
  #expect(terminal.ends() == .exited(0))
}

@Test func `a paste of megabytes is no more than a paste`() throws {
  let terminal = try started()
  terminal.send("\u{1B}[200~")
  let part = String(repeating: "q", count: 1000)
  for _ in 0..<2000 { terminal.send(part) }
  terminal.send("\u{1B}[201~")
  #expect(terminal.expect("pasted 4096"))
  terminal.send("q")
  #expect(terminal.ends() == .exited(0))
}

/// A shell with job control that runs `script`, in which $0 is the probe; `read` waits for a line.
private func shell(_ script: String) throws -> PseudoTerminal {
  let probe = PseudoTerminal.product("TerminalTestHost").path
  return try PseudoTerminal(URL(filePath: "/bin/sh"), ["-mc", script, probe])
}

@Test(arguments: ["\u{1A}", "T", "S"])
func `stopped and continued, the terminal is given back and taken again`(_ key: String) throws {
  let terminal = try shell("\"$0\"; echo \"stopped $?\"; read x; fg; echo \"ended $?\"")
  #expect(terminal.expect("start"))
  terminal.clearOutput()
  terminal.send(key)
  #expect(terminal.expect("stopped 1"))
  let isStopSignal = key == "S"
  #expect(terminal.isCooked != isStopSignal)
  #expect(terminal.visibleOutput.contains("␛[?1049l") != isStopSignal)
  terminal.clearOutput()
  terminal.resize(columns: 70, rows: 20)
  terminal.send("\n")
  #expect(terminal.expect("70x20 resumed"))
  #expect(!terminal.isCooked)
  #expect(terminal.visibleOutput.contains("␛[?1049h"))
  terminal.send("q")
  #expect(terminal.expect("ended 0"))
  #expect(terminal.isCooked)
}

@Test func `stopped and continued at once, it goes on`() throws {
  let terminal = try shell("\"$0\"; echo \"stopped $?\"; read x; kill %1")
  #expect(terminal.expect("start"))
  terminal.send("C")
  #expect(
    terminal.expect { _ in
      ["stopped", "resumed"].contains { terminal.visibleOutput.contains($0) }
    })
  #expect(!terminal.visibleOutput.contains("stopped"))
}

@Test func `entered again, the screen is cleared after all that a terminal may misread`() throws {
  let terminal = try shell("\"$0\"; fg")
  #expect(terminal.expect("start"))
  terminal.send("mk\u{1A}")
  #expect(terminal.expect("resumed"))
  #expect(
    terminal.visibleOutput.contains(
      "␛[?2004h␛[?1002h␛[?1006h␛[>3u␛[0m␛[?25h␛[H␛[2J␛[?2026h"))
}

@Test func `in the background it waits, and leaves the terminal alone`() throws {
  let terminal = try shell(
    "\"$0\"; bg; wait %1; echo waits; read x; fg; echo \"ended $?\"")
  #expect(terminal.expect("start"))
  terminal.send("\u{1A}")
  #expect(terminal.expect("waits"))
  #expect(terminal.isCooked)
  #expect(terminal.visibleOutput.components(separatedBy: "␛[?1049h").count == 2)
  terminal.send("\n")
  #expect(terminal.expect("resumed"))
  #expect(!terminal.isCooked)
  terminal.send("q")
  #expect(terminal.expect("ended 0"))
  #expect(terminal.isCooked)
}

@Test func `started in the background it waits for the foreground`() throws {
  let terminal = try shell("\"$0\" & wait %1; echo waits; read x; fg; echo \"ended $?\"")
  #expect(terminal.expect("waits"))
  #expect(terminal.isCooked)
  #expect(terminal.visibleOutput == "waits␍␊")
  terminal.send("\n")
  #expect(terminal.expect("80x24 resumed"))
  terminal.send("q")
  #expect(terminal.expect("ended 0"))
  #expect(terminal.isCooked)
}

@Test func `where no shell could continue it, ^Z draws the screen again`() throws {
  let terminal = try started()
  terminal.send("\u{1A}")
  #expect(terminal.expect("resumed"))
  terminal.send("q")
  #expect(terminal.ends() == .exited(0))
}

@Test func `killed while stopped it dies without taking the terminal again`() throws {
  let terminal = try shell("\"$0\"; kill %1; fg; echo \"ended $?\"")
  #expect(terminal.expect("start"))
  terminal.send("\u{1A}")
  #expect(terminal.expect("ended 143"))
  #expect(terminal.isCooked)
  let output = terminal.visibleOutput
  #expect(output.components(separatedBy: "␛[?1049h").count == 2)
  #expect(output.components(separatedBy: "␛[?1049l").count == 2)
}
