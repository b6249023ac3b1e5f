import Localization

/// What Tab makes of a line: the choices for its last words, and which of them stands there.
struct TabCompletion: Equatable {
  /// What stays before them.
  private let prefix: String
  private let choices: [String]
  private var index = 0

  /// `verbs` are the words for each command, the one that is shown first. Nil where nothing fits.
  init?(of line: String, verbs: [[String]], things: [String]) {
    let start = line.lastIndex { ".,;".contains($0) }.map { line.index(after: $0) }
    let command = line[(start ?? line.startIndex)...].drop { $0 == " " }
    if command.contains(" ") {
      guard let match = Self.things(fitting: command, among: things) else { return nil }
      prefix = String(line[..<match.start])
      choices = match.names
    } else {
      prefix = String(line[..<command.startIndex])
      choices = Self.verbs(fitting: command, among: verbs)
    }
    if choices.isEmpty { return nil }
  }

  var isOnlyOne: Bool { choices.count == 1 }

  /// The line with its choice; behind the only one comes a blank.
  var line: String { prefix + choices[index] + (isOnlyOne ? " " : "") }

  mutating func select(by step: Int) {
    index = (index + step + choices.count) % choices.count
  }

  // MARK: Choices

  /// The words that are shown; other words for the same where none of those fits.
  private static func verbs(fitting typed: Substring, among verbs: [[String]]) -> [String] {
    let shown = fitting(typed, verbs.compactMap(\.first))
    return shown.isEmpty ? fitting(typed, verbs.flatMap { $0.dropFirst() }) : shown
  }

  /// Names that begin with the longest end of the command for which there are any.
  private static func things(
    fitting command: Substring, among things: [String]
  ) -> (start: String.Index, names: [String])? {
    let starts = command.indices.filter { " ’'".contains(command[$0]) }.map(command.index(after:))
    for start in starts {
      let names = fitting(command[start...], things)
      if !names.isEmpty { return (start, names) }
    }
    return nil
  }

  /// Each once, by its letters without case and accents.
  private static func fitting(_ typed: Substring, _ words: [String]) -> [String] {
    let typed = String(typed).folded(as: .word)
    var seen: Set<String> = []
    return words.filter { $0.folded(as: .word).hasPrefix(typed) && seen.insert($0).inserted }
  }
}
