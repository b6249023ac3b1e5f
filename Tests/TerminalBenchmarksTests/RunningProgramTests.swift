import Foundation
import PseudoTerminal
import Testing

@testable import TerminalBenchmarks

/// Only Linux says of a process whether it sleeps.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/stat")))
struct RunningProgramTests {
  private let floor = MeasuredProgram(
    name: "floor", executable: PseudoTerminal.product("TerminalFloor"), mark: "ready", keys: ["a"])

  @Test func `an answer is read to its last byte, and no further`() throws {
    let running = try RunningProgram(floor, home: FileManager.default.temporaryDirectory)
    _ = try running.waitForFirstScreen()
    let writes = try #require(running.figures.writes)
    #expect(try running.press("a").bytes == 20)
    #expect(try running.press("b").bytes == 20)
    #expect(running.figures.writes == writes + 2)
  }

  @Test func `a process that runs has figures`() throws {
    let running = try RunningProgram(floor, home: FileManager.default.temporaryDirectory)
    _ = try running.waitForFirstScreen()
    let figures = running.figures
    #expect(figures.isAsleep)
    #expect(figures.threads == 1)
    #expect(try #require(figures.peakMemory) > 0)
    #expect(try #require(figures.shareOfMemory) > 0)
    #expect(figures.programSizes.program > 0)
    #expect(figures.programSizes.withLibraries > figures.programSizes.program)
  }
}
