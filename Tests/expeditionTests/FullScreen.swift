import Foundation
import Localization
import PseudoTerminal
import Screen
import TerminalEmulator

/// The real program on a terminal of its own, and what that terminal shows.
final class FullScreen {
  /// What every way out leaves the terminal with.
  static let leaving = "␛[?2026l␛[0m␛[H␛[2J␛[?25h␛[?2004l␛[?7h␛[?1049l"
  /// Nothing of the tester's own choices gets in.
  static let neutral: [String: String] = {
    let names = [
      "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "STY", "COLORTERM", "NO_COLOR",
      "FORCE_COLOR", "CLICOLOR_FORCE", "ACCESSIBLE", "EXPEDITION_LANG", "EXPEDITION_DATA_DIR",
    ]
    return Dictionary(names.map { ($0, "") }) { $1 }.merging(["LANG": "C.UTF-8"]) { $1 }
  }()

  let terminal: PseudoTerminal
  private(set) var screen: Emulator
  private var played = 0

  /// `--seed 7 --no-motion` and `arguments`, with its data in `folder`.
  init(
    _ arguments: String..., in folder: URL, columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:]
  ) throws {
    let own = ["--seed", "7", "--no-motion", "--data-dir", folder.path()]
    terminal = try PseudoTerminal(
      PseudoTerminal.product("expedition"), own + arguments, columns: UInt16(columns),
      rows: UInt16(rows), environment: Self.neutral.merging(environment) { $1 })
    screen = Emulator(Size(columns: columns, rows: rows))
  }

  /// In a shell with job control, in which $0 is the program and $1 its folder.
  init(shell script: String, in folder: URL, environment: [String: String] = [:]) throws {
    let program = PseudoTerminal.product("expedition").path
    terminal = try PseudoTerminal(
      URL(filePath: "/bin/sh"), ["-mc", script, program, folder.path()],
      environment: Self.neutral.merging(environment) { $1 })
    screen = Emulator(Size(columns: 80, rows: 24))
  }

  // MARK: Seeing

  /// Reads until a whole frame is as wanted, at most so long; whether it is.
  func wait(seconds: Double = 60, until isWanted: (Emulator) -> Bool) -> Bool {
    terminal.expect(seconds: seconds) { output in
      catchUp(with: output)
      return !screen.isSynchronizing && isWanted(screen)
    }
  }

  /// Waits until the words stand on the screen, however they are broken into lines.
  func shows(_ text: String, seconds: Double = 60) -> Bool {
    wait(seconds: seconds) { $0.words.contains(plain(text)) }
  }

  /// Waits until the beginning of a sentence stands on the screen.
  func shows(_ text: LocalizedText, in language: Language) -> Bool {
    shows(beginning(of: text, in: language))
  }

  private func catchUp(with output: [UInt8]) {
    let end = endOfWhole(output)
    screen.play(Array(output[played..<end]))
    played = end
  }

  /// Behind the last sequence and the last character that are there to their ends.
  private func endOfWhole(_ output: [UInt8]) -> Int {
    let new = output[played...]
    if let start = new.lastIndex(of: 0x1B) {
      let end = new[start...].dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }
      if end == nil { return start }
    }
    let lead = new.lastIndex { $0 & 0xC0 != 0x80 } ?? new.endIndex
    guard lead < new.endIndex, new[lead] >= 0xC0 else { return new.endIndex }
    let length = new[lead] >= 0xF0 ? 4 : new[lead] >= 0xE0 ? 3 : 2
    return new.endIndex - lead < length ? lead : new.endIndex
  }

  // MARK: Doing

  /// Types `keys`, and waits until the screen has answered with a whole frame, or was left.
  func press(_ keys: String) -> Bool {
    catchUp(with: terminal.output)
    let before = screen.frames
    terminal.send(keys)
    return wait { $0.frames > before || !$0.isAlternate }
  }

  /// Gives the window another size; what is drawn from now on is for that.
  func resize(columns: Int, rows: Int) {
    catchUp(with: terminal.output)
    let known = columns == 0 || rows == 0 ? Size(columns: 80, rows: 24) : nil
    screen = Emulator(known ?? Size(columns: columns, rows: rows))
    terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
  }

  /// Goes on until what has the focus begins with the beginning of a text.
  func focus(on text: String) -> Bool {
    let wanted = plain(text).prefix(40)
    for _ in 0..<12 where !screen.focusedWords.contains(wanted) {
      if !press("\t") { return false }
    }
    return screen.focusedWords.contains(wanted)
  }

  /// Presses Enter until the beginning of a text stands on the screen.
  func readOn(to text: LocalizedText, in language: Language) -> Bool {
    let wanted = beginning(of: text, in: language)
    for _ in 0..<60 where !screen.words.contains(wanted) {
      if !press("\r") { return false }
    }
    return screen.words.contains(wanted)
  }

  /// From the title to the first level.
  func begin(in language: Language = .en) -> Bool {
    shows(L10n.Story.titlePremise, in: language)
      && readOn(to: L10n.IceCave.trapText, in: language)
  }

  private func beginning(of text: LocalizedText, in language: Language) -> String {
    String(plain(text.resolved(in: language)).prefix(40))
  }
}

/// Words with one blank between them, whatever blanks there were.
private func plain(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

extension Emulator {
  /// All that stands on the screen, as one line.
  var words: String { plain(lines.joined(separator: " ")) }

  /// What the cursor's row says from the cursor on, as far as the next column.
  var focusedWords: String {
    let rest = String(lines[cursor.row].dropFirst(cursor.column))
    return plain(rest.components(separatedBy: "    ").first ?? rest)
  }
}
