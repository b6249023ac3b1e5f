import Foundation
import Localization
import PseudoTerminal
import Session
import TerminalEmulator
import Testing

/// A pack whose every text is hard on a terminal, played to its end: all that is sent is the renderer's.
struct FullScreenHardTextTests {
  /// Texts, a part of them that must stand on the screen, and a window.
  static let cases: [([String], String, Int, Int)] = [
    (HardTexts.marks, "न", 80, 24), (HardTexts.wide, "漢字", 80, 24),
    (HardTexts.leftward, "שלום", 80, 24), (HardTexts.feigned, "%s%n%1$p", 80, 24),
    (HardTexts.marks, "न", 40, 12), (HardTexts.wide, "漢字", 41, 13),
    (HardTexts.leftward, "שלום", 40, 12), (HardTexts.feigned, "%s%n%1$p", 41, 13),
  ]

  @Test(arguments: cases)
  func `it is won, and every byte is the renderer's own`(
    _ texts: [String], _ part: String, _ columns: Int, _ rows: Int
  ) throws {
    try withFolder { folder in
      let text = texts.joined(separator: " ")
      let pack = folder.appending(path: "pack.json")
      try Data(HardTexts.pack(text).utf8).write(to: pack)
      // A slow machine must not lose a round.
      _ = try Run(
        #"echo "/settings pace calm" | "$0" --plain --lang en --data-dir "$D""#,
        ["D": folder.path()])
      let game = try FullScreen(
        "--lang", "en", "play", pack.path(), in: folder, columns: columns, rows: rows)
      for (index, step) in Self.steps(isTall: rows >= 24, part).enumerated() {
        try #require(
          step(game), "step \(index):\n\(game.screen.lines.joined(separator: "\n"))")
      }
      game.terminal.send("\u{1B}[27uq")
      #expect(game.terminal.ends() == .exited(0))
      #expect(foreign(in: game.terminal.output) == [])
      #expect(game.screen.unknown.allSatisfy { [">3u", "<u"].contains($0) })
    }
  }

  private typealias Step = (FullScreen) -> Bool

  /// From the intro to the ending, by way of every hint and reply. The commands of a round can be
  /// told in a tall window; in another the round is lost and passed over.
  private static func steps(isTall: Bool, _ part: String) -> [Step] {
    [
      { $0.shows("Intro") && $0.shows(part) }, reads("Card"), reads("First"),
      // The first answer has the focus from the start: Enter asks again, lest it was struck twice.
      { $0.focus(on: "south") && reads("Bad")($0) }, presses("h", "Tug"), presses("h", "Pull"),
      chooses("north", "Good"), reads("Second"),
      presses("\u{1B}[C"), chooses("sealed", "Rung"), presses("\u{1B}[C"),
      chooses("blue"), chooses("red", "Fine"),
      reads("Third"), types("moth", "Not “moth”"), types("wick", "Near"),
      presses("\t", "Step"), types("lamp", "Light"),
      reads("Fourth"), presses("h", "Grip"), touches, chooses("kick", "Hurts"),
      touches, chooses("lift", "Gives"),
      reads(L10n.Rounds.start.resolved(in: .en)),
    ] + (isTall ? won : passedOver) + [
      reads("Ending"), { $0.press("\u{1B}[27u") && $0.press("n") && $0.shows("Note") },
      { $0.press("\u{1B}[27u") && $0.press("l") && $0.shows("Chapter") },
      { $0.press("\u{1B}[27u") && $0.press("t") && $0.shows("Author") },
      { $0.shows(part) },
    ]
  }

  private static var won: [Step] {
    [
      presses("\r", "Stones"), { $0.wait { $0.command != nil } && $0.obey() },
      { game in game.screen.command.map { game.press($0.key) } == true && game.shows("Out") },
    ]
  }

  /// This seed’s game never begins with a tap here.
  private static var passedOver: [Step] {
    let skip = L10n.Rounds.skip.resolved(in: .en)
    return [
      presses("\r", "Stones"), presses("t", "Fall"), reads("Again"),
      chooses("Again", "Stones"), presses("t", "Fall"), reads(skip), chooses(skip, "Carried"),
    ]
  }

  /// Reads on to the end of what was said, then lights the thing and opens it.
  private static func touches(_ game: FullScreen) -> Bool {
    let readOn = L10n.Full.readOn.resolved(in: .en)
    for _ in 0..<9 where game.screen.words.contains(readOn) {
      if !game.press("\r") { return false }
    }
    return game.press("\r")
  }

  private static func presses(_ key: String, _ text: String? = nil) -> Step {
    { game in game.press(key) && text.map { game.shows($0) } != false }
  }

  private static func chooses(_ choice: String, _ text: String? = nil) -> Step {
    { $0.focus(on: choice) && presses("\r", text)($0) }
  }

  private static func types(_ word: String, _ text: String) -> Step {
    { game in
      game.terminal.send(word)
      return game.shows("› \(word)") && game.press("\r") && game.shows(text)
    }
  }

  /// Enter, until a text stands there.
  private static func reads(_ text: String) -> Step {
    { game in
      for _ in 0..<20 where !game.screen.words.contains(text) {
        if !game.press("\r") { return false }
      }
      return game.screen.words.contains(text)
    }
  }
}
