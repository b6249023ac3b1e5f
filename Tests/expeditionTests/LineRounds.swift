import Foundation
import PseudoTerminal

/// The reflex game in lines on a real terminal, where keys are taken one by one.
final class LineRounds {
  let terminal: PseudoTerminal
  /// The letters of the commands, as English calls them out.
  private static let letters = ["Tap it!": "t", "Pinch it!": "p", "Swipe it!": "s"]

  /// The original rules, with all the time that a voice may have: a slow machine does not lose it.
  init(in folder: URL) throws {
    let slow = #"{"do":"set","setting":"allowance","value":"5000"}"#
    _ = try Run(#""$0" --ui json --data-dir "$D""#, ["D": folder.path()], input: slow + "\n")
    terminal = try PseudoTerminal(
      PseudoTerminal.product("expedition"),
      [
        "reflex", "--plain", "--lang", "en", "--seed", "7", "--data-dir", folder.path(), "--mode",
        "classic",
      ],
      environment: FullScreen.neutral)
  }

  /// Waits for the round and starts it; the letter that the first command asks for.
  func begin() -> String? {
    guard terminal.expect("> ") else { return nil }
    return strike("\n")
  }

  /// Sends keys, and waits for the next command; the letter that it asks for.
  func strike(_ keys: String) -> String? {
    terminal.clearOutput()
    terminal.send(keys)
    return nextCommand()
  }

  func nextCommand() -> String? {
    guard terminal.expect(where: { Self.command(in: $0) != nil }) else { return nil }
    return Self.command(in: terminal.output)
  }

  private static func command(in output: [UInt8]) -> String? {
    output.last == UInt8(ascii: "\n") ? letters(in: output).last : nil
  }

  /// The letters of all commands in the output, in order.
  static func letters(in output: [UInt8]) -> [String] {
    String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
      // What was typed before the round stands in front of its first command.
      .compactMap { line in letters.first { line.hasSuffix($0.key) }?.value }
  }

  /// What is called out for a letter.
  static func call(_ letter: String) -> String {
    letters.first { $0.value == letter }?.key ?? ""
  }

  /// A letter that loses the round that asks for `letter`.
  static func wrong(_ letter: String) -> String { letter == "t" ? "s" : "t" }
}
