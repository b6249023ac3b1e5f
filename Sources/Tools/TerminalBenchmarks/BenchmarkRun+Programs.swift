import Foundation

/// What is measured on a terminal.
extension BenchmarkRun {
  /// Ends each frame of the full screen (mode 2026).
  private static let endOfFrame = "\u{1B}[?2026l"
  private static let down = "\u{1B}OB"
  private static let up = "\u{1B}OA"

  /// The program that does nothing, this one at its title, and others.
  func programs() throws -> [MeasuredProgram] {
    let title = screen("expedition", [])
    return [floorProgram, title] + (try peers())
  }

  /// Every kind of screen, between the program that does nothing and others.
  func screens() throws -> [MeasuredProgram] {
    let typing = ["a", "\u{7F}"]
    return [
      floorProgram, screen("title", []),
      screen("settings", [], opening: ["\u{1B}", "s"]),
      screen("map of levels", level(1), opening: ["l"], isWon: true),
      screen("level: choose", level(1), isWon: true),
      screen("level: rotor", level(2), isWon: true),
      screen("level: type", level(3), keys: typing, isWon: true),
      screen("level: search", level(4), isWon: true),
      screen("adventure: a letter", ["explore"], keys: typing),
      screen("adventure: an order", ["explore"], keys: ["look\r", "inventory\r"]),
    ] + (try peers())
  }

  private var floorProgram: MeasuredProgram {
    MeasuredProgram(name: "*floor*", executable: floor, mark: "ready", keys: ["a", "b"])
  }

  private func level(_ chapter: Int) -> [String] {
    ["play", "--chapter", "\(chapter)", "--level", "1"]
  }

  /// This program, as far as the first frame.
  func screen(
    _ name: String, _ arguments: [String], opening: [String] = [], keys: [String] = [down, up],
    isWon: Bool = false
  ) -> MeasuredProgram {
    MeasuredProgram(
      name: name, executable: expedition, arguments: arguments, mark: Self.endOfFrame,
      opening: opening, keys: keys, isWon: isWon)
  }

  /// A menu, a game with one, a puzzle, a list of files, a pager, two editors.
  private func peers() throws -> [MeasuredProgram] {
    let lines = (1...500).map { "The \($0)th line of a text.\n" }.joined()
    let text = try file("text.txt", lines.utf8).path
    let menu = ["--menu", "Where to?", "20", "60", "3", "1", "Up", "2", "Down", "3", "Home"]
    return [
      peer("dialog", menu, mark: "Cancel"),
      peer("bastet", [], mark: "Customize keys"),
      peer("nudoku", [], mark: "Redraw"),
      peer("mc", ["-u", "/", "/"], mark: "Quit"),
      peer("less", [text], mark: "text.txt", keys: ["j", "k"]),
      peer("nano", ["--ignorercfiles", text], mark: "Go To Line", keys: ["a", "\u{7F}"]),
      peer("vim.tiny", ["-n", text], mark: "Top", keys: ["j", "k"]),
    ].compactMap(\.self)
  }

  private func peer(
    _ name: String, _ arguments: [String], mark: String, keys: [String] = [down, up]
  ) -> MeasuredProgram? {
    installed(name).map { executable in
      MeasuredProgram(
        name: name, executable: executable, arguments: arguments, mark: mark, keys: keys)
    }
  }
}
