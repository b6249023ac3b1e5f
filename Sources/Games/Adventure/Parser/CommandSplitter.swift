/// Parts a line into commands: at a full stop, at “then”, and at “and” or a comma where a verb
/// follows. A name to save under is never parted.
struct CommandSplitter {
  private let vocabulary: Vocabulary
  private let tokens: [Token]
  private let line: String

  init(_ line: String, _ vocabulary: Vocabulary) {
    self.line = line
    self.vocabulary = vocabulary
    tokens = Token.tokenize(line)
  }

  var commands: [String] {
    if isNamed(tokens[...]) { return [line] }
    var commands: [[Token]] = [[]]
    for index in tokens.indices {
      if isNamed(tokens[index...]), commands.last?.isEmpty == true {
        return lines(commands) + [Array(tokens[index...]).text]
      }
      if endsCommand(at: index) {
        commands.append([])
      } else {
        commands[commands.count - 1].append(tokens[index])
      }
    }
    let all = lines(commands)
    return all.count > 1 ? all : [line]
  }

  private func lines(_ commands: [[Token]]) -> [String] {
    commands.filter { !$0.isEmpty }.map(\.text)
  }

  private func isNamed(_ tokens: ArraySlice<Token>) -> Bool {
    guard
      case .meta(let word)? = vocabulary.commandWords.match(leadingWords(in: tokens))?.meaning
    else {
      return false
    }
    return word.takesName
  }

  private func leadingWords(in tokens: ArraySlice<Token>) -> ArraySlice<Word> {
    tokens.prefix { $0.word != nil }.compactMap(\.word)[...]
  }

  private func endsCommand(at index: Int) -> Bool {
    switch tokens[index] {
    case .stop: true
    case .comma: startsCommand(tokens[(index + 1)...])
    case .word(let word):
      vocabulary.functionWords.then.contains(word.folded)
        || vocabulary.functionWords.and.contains(word.folded)
          && (startsCommand(tokens[(index + 1)...]) || isThen(tokens[(index + 1)...]))
    }
  }

  private func isThen(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.first?.word.map { vocabulary.functionWords.then.contains($0.folded) } ?? false
  }

  /// A verb or a direction, and no name of a thing.
  private func startsCommand(_ tokens: ArraySlice<Token>) -> Bool {
    let words = leadingWords(in: tokens)
    guard let first = words.first else { return false }
    if vocabulary.beginsCommand(words) || vocabulary.directions.hasWord(first) {
      return !(vocabulary.isNoun(first) && words.count == 1)
    }
    let isSmall = [vocabulary.functionWords.subjects, vocabulary.functionWords.clitics]
      .contains { $0.contains(first.folded) }
    guard isSmall, let next = words.dropFirst().first else { return false }
    return vocabulary.beginsCommand(words.dropFirst()) && !vocabulary.isNoun(next)
  }
}
