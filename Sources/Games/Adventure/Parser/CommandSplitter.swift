/// Parts a line into commands: at a full stop, at “then”, and at “and” or a comma where a verb
/// follows. A name to save under is never parted.
struct CommandSplitter {
  private let vocabulary: Vocabulary
  private let pieces: [Piece]
  private let line: String

  init(_ line: String, _ vocabulary: Vocabulary) {
    self.line = line
    self.vocabulary = vocabulary
    pieces = Piece.pieces(of: line)
  }

  var commands: [String] {
    if isNamed(pieces[...]) { return [line] }
    var commands: [[Piece]] = [[]]
    for index in pieces.indices {
      if isNamed(pieces[index...]), commands.last?.isEmpty == true {
        return lines(commands) + [Array(pieces[index...]).line]
      }
      if endsCommand(at: index) {
        commands.append([])
      } else {
        commands[commands.count - 1].append(pieces[index])
      }
    }
    let all = lines(commands)
    return all.count > 1 ? all : [line]
  }

  private func lines(_ commands: [[Piece]]) -> [String] {
    commands.filter { !$0.isEmpty }.map(\.line)
  }

  private func isNamed(_ pieces: ArraySlice<Piece>) -> Bool {
    guard case .request(let word)? = vocabulary.heads.match(words(pieces))?.meaning else {
      return false
    }
    return word.takesName
  }

  private func words(_ pieces: ArraySlice<Piece>) -> ArraySlice<Word> {
    pieces.prefix { $0.word != nil }.compactMap(\.word)[...]
  }

  private func endsCommand(at index: Int) -> Bool {
    switch pieces[index] {
    case .stop: true
    case .comma: startsCommand(pieces[(index + 1)...])
    case .word(let word):
      vocabulary.particles.then.contains(word.folded)
        || vocabulary.particles.and.contains(word.folded)
          && (startsCommand(pieces[(index + 1)...]) || isThen(pieces[(index + 1)...]))
    }
  }

  private func isThen(_ pieces: ArraySlice<Piece>) -> Bool {
    pieces.first?.word.map { vocabulary.particles.then.contains($0.folded) } ?? false
  }

  /// A verb or a direction, and no name of a thing.
  private func startsCommand(_ pieces: ArraySlice<Piece>) -> Bool {
    let words = words(pieces)
    guard let first = words.first else { return false }
    if vocabulary.isHead(words) || vocabulary.directions.has(first) {
      return !(vocabulary.isNoun(first) && words.count == 1)
    }
    let isSmall = [vocabulary.particles.subjects, vocabulary.particles.clitics]
      .contains { $0.contains(first.folded) }
    guard isSmall, let next = words.dropFirst().first else { return false }
    return vocabulary.isHead(words.dropFirst()) && !vocabulary.isNoun(next)
  }
}
