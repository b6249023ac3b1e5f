import Localization

/// What Tab makes of a line: the choices for its last words, and which of them stands there.
struct TabCompletion: Equatable {
  /// What stays before them.
  private let prefix: String
  private let choices: [String]
  private var index = 0

  /// Of each list of verbs the first word is the one that is shown; those that help lists come first.
  /// Nil where nothing fits.
  init?(of line: String, helpVerbs: [[String]], otherVerbs: [[String]], things: [String]) {
    let start = line.lastIndex { ".,;".contains($0) }.map { line.index(after: $0) }
    let command = line[(start ?? line.startIndex)...].drop { $0 == " " }
    if command.contains(" ") {
      guard let match = Self.things(fitting: command, among: things) else { return nil }
      prefix = String(line[..<match.start])
      choices = match.names
    } else {
      prefix = String(line[..<command.startIndex])
      let shown = Self.verbs(fitting: command, inHelp: helpVerbs, others: otherVerbs)
      let likely = shown + (command.isEmpty ? [] : Self.fitting(command, things))
      choices =
        likely.isEmpty ? Self.fitting(command, otherVerbs.flatMap { $0.dropFirst() }) : likely
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

  /// The words that are shown; of verbs in help their other words where none of those fits.
  private static func verbs(
    fitting typed: Substring, inHelp: [[String]], others: [[String]]
  ) -> [String] {
    let listed = fitting(typed, inHelp.compactMap(\.first))
    let synonyms = inHelp.flatMap { $0.dropFirst().filter { !$0.contains(" ") } }
    let helpful = listed.isEmpty ? fitting(typed, synonyms) : listed
    return fitting(typed, helpful + others.compactMap(\.first))
  }

  /// Names that begin with the longest end of the command for which there are any; none behind a name.
  private static func things(
    fitting command: Substring, among things: [String]
  ) -> (start: String.Index, names: [String])? {
    if command.last == " ", endsWithName(command, among: things) { return nil }
    let starts = command.indices.filter { " ’'".contains(command[$0]) }.map(command.index(after:))
    for start in starts {
      let names = fitting(command[start...], things)
      if !names.isEmpty { return (start, names) }
    }
    return nil
  }

  private static func endsWithName(_ command: Substring, among things: [String]) -> Bool {
    let words = String(command).folded(as: .word).split(separator: " ")
    return things.contains {
      words.reversed().starts(with: $0.folded(as: .word).split(separator: " ").reversed())
    }
  }

  /// Each once, by its letters without case and accents.
  private static func fitting(_ typed: Substring, _ words: [String]) -> [String] {
    let typed = String(typed).folded(as: .word)
    var seen: Set<String> = []
    return words.filter { $0.folded(as: .word).hasPrefix(typed) && seen.insert($0).inserted }
  }
}
