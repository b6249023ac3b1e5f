import Localization

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

  var commands: [TypedCommand] {
    var commands: [TypedCommand] = []
    var start = 0
    for index in tokens.indices {
      if index == start, takesName(tokens[index...]) {
        let named = TypedCommand(tokens[index...])
        return index == 0 ? [TypedCommand(line, tokens)] : commands + [named]
      }
      let part = tokens[start..<index]
      if isInterjection(part, before: index) {
        start = index + 1
      } else if endsCommand(at: index) {
        if !part.isEmpty { commands.append(TypedCommand(part)) }
        start = index + 1
      }
    }
    if start < tokens.count { commands.append(TypedCommand(tokens[start...])) }
    return commands.isEmpty || start == 0 ? [TypedCommand(line, tokens)] : commands
  }

  /// Whether it is a meta-command with which a name is given.
  private func takesName(_ tokens: ArraySlice<Token>) -> Bool {
    guard case .meta(let verb)? = vocabulary.commandWords.match(tokens.leadingWords)?.meaning else {
      return false
    }
    return verb.takesName
  }

  private func endsCommand(at index: Int) -> Bool {
    let rest = tokens[(index + 1)...]
    let words = vocabulary.functionWords
    switch tokens[index] {
    case .stop: return true
    case .comma: return startsCommand(rest) && !isAddress(before: index)
    case .word(let word):
      // « Puis » is “then”, but « puis-je » “may I”.
      if rest.first?.word?.followsHyphen == true { return false }
      // “Next” is “then”, but “next to” “beside”.
      if vocabulary.prepositions.match(tokens[index...].leadingWords) != nil { return false }
      return words.then.contains(word.folded)
        || words.and.contains(word.folded)
          && (startsCommand(rest) || rest.first?.isWord(in: words.then) ?? false)
    }
  }

  /// “Okay, go east”: what stands before the comma says nothing.
  private func isInterjection(_ part: ArraySlice<Token>, before end: Int) -> Bool {
    tokens[end] == .comma && end + 1 < tokens.count
      && part.allSatisfy { $0.isWord(in: vocabulary.functionWords.interjections) }
  }

  /// “Goat, hello”: only a name stands before the comma.
  private func isAddress(before comma: Int) -> Bool {
    let name = tokens[..<comma]
    guard !name.contains(where: { $0.word == nil }), let last = name.last?.word else {
      return false
    }
    return vocabulary.isNoun(last) && !vocabulary.beginsCommand(name.leadingWords)
      && vocabulary.directions.match(name.leadingWords) == nil
  }

  /// A verb or a direction, and no name of a thing.
  private func startsCommand(_ tokens: ArraySlice<Token>) -> Bool {
    let words = tokens.leadingWords
    guard let first = words.first else { return false }
    if vocabulary.beginsCommand(words) || vocabulary.directions.hasSingleWordPhrase(first) {
      // “Tap, pinch”: what the rope says, one sign after the other.
      if case .verb(let verb)? = vocabulary.commandWords.match(words)?.meaning, verb.isGesture {
        return true
      }
      return !(vocabulary.isNoun(first) && words.count == 1)
    }
    let small = vocabulary.functionWords.leadInWords.union(vocabulary.functionWords.clitics)
    let rest = words.drop { small.contains($0.folded) }
    guard rest.count < words.count, let next = rest.first else { return false }
    return vocabulary.beginsCommand(rest) && !vocabulary.isNoun(next)
  }
}
