import Foundation
import JSON
import Localization
import PseudoTerminal
import TerminalEmulator
import Testing

/// SIGSTOP, which no program sees coming: the time until SIGCONT is not played.
struct StoppedTimeTests {
  @Test(arguments: ["--ui=full", "--plain"])
  func `the time that the program was stopped for is not played`(_ interface: String) throws {
    try withFolder { folder in
      let start = ContinuousClock.now
      let game = try FullScreen(interface, "play", in: folder)
      let isThere =
        interface == "--plain"
        ? game.readOnInLines()
        : game.wait { $0.frames > 0 } && game.readOn(to: level, in: .en)
      #expect(isThere)
      game.terminal.signalChild(SIGSTOP)
      #expect(game.terminal.ends() == .stopped(by: SIGSTOP))
      let stop = ContinuousClock.now
      // Longer than all the rest of the test, so that it shows where it is counted.
      let length = (stop - start) * 2 + .seconds(3)
      Thread.sleep(forTimeInterval: length / .seconds(1))
      let stopped = ContinuousClock.now - stop
      game.terminal.signalChild(SIGCONT)
      game.terminal.send(interface == "--plain" ? "/quit\n" : "\u{1B}[27uq")
      #expect(game.terminal.ends() == .exited(0))
      #expect(try played(in: folder) + stopped <= ContinuousClock.now - start)
    }
  }

  private let level = L10n.IceCave.trapText

  /// How long the first level was played.
  private func played(in folder: URL) throws -> Duration {
    let bytes = try Data(contentsOf: folder.appending(path: "progress.json"))
    let visit = try SealedDocument(opening: Array(bytes)).data["visits"]?["trap"]
    return .milliseconds(try #require(visit?["ms"]?.int))
  }
}

extension FullScreen {
  /// Sends empty lines until the first level is told; whether it was.
  fileprivate func readOnInLines() -> Bool {
    let answer = L10n.IceCave.trapAnswerLean.resolved(in: .en)
    for _ in 0..<4 where !terminal.visibleOutput.contains(answer) {
      guard terminal.expect("> ") else { return false }
      terminal.clearOutput()
      terminal.send("\n")
      guard terminal.expect("> ") else { return false }
    }
    return terminal.visibleOutput.contains(answer)
  }
}
