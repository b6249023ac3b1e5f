package import Localization

private typealias Words = L10n.Parsing

/// What a command came to.
package enum Heard: Equatable, Sendable {
  case happened([Happening])
  /// For whoever runs the game.
  case request(Request)
}

/// Commands in the player’s words.
extension Game {
  /// The longest command that is read, in characters.
  package static let longestCommand = 1_000

  /// The commands of a line, which “then”, “and” and full stops part.
  package mutating func commands(in line: String, _ language: Language) -> [String] {
    guard line.utf8.count <= Self.longestCommand * 4 else { return [line] }
    let vocabulary = vocabulary(for: language)
    return CommandSplitter(line, vocabulary).commands
  }

  /// Plays one command.
  package mutating func hear(_ command: String, in language: Language) -> Heard {
    happenings = []
    guard command.count <= Self.longestCommand else {
      return refused(Words.tooLong(limit: Self.longestCommand))
    }
    guard !command.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return refused(Words.controls) }
    return hear(Piece.pieces(of: command), typed: command, in: language)
  }

  private mutating func hear(
    _ pieces: [Piece], typed: String, in language: Language
  ) -> Heard {
    let vocabulary = vocabulary(for: language)
    let open = state.memory.open
    state.memory.open = nil
    if open?.hole == .confirmation, let isYes = answer(pieces, vocabulary) {
      return isYes ? .request(.restart) : replied(Words.notRestarted)
    }
    let command =
      open?.hole == .object && isAnswer(pieces, vocabulary)
      ? Piece.pieces(of: open.map { "\($0.before) \(typed) \($0.after)" } ?? "") : pieces
    do throws(Misunderstanding) {
      let understood = try understand(command, vocabulary)
      return carryOut(understood.withName(from: typed), command, open, language)
    } catch {
      for text in error.texts { say(text, error.isQuestion ? .question : .refusal) }
      state.memory.open = error.open
      return .happened(happenings)
    }
  }

  /// In the player’s language; a verb that only another one has is taken from there.
  private mutating func understand(
    _ pieces: [Piece], _ vocabulary: Vocabulary
  ) throws(Misunderstanding) -> Understanding {
    let words = pieces.filter { $0 != .stop }
    do throws(Misunderstanding) {
      return try Parser(words, vocabulary, in: self).understand()
    } catch {
      guard let first = words.first?.word, !vocabulary.knows(first) else { throw error }
      for language in vocabulary.language.others {
        let other = self.vocabulary(for: language)
        guard other.isHead([first]) || other.directions.has(first) else { continue }
        return try Parser(words, other, in: self).understand()
      }
      throw error
    }
  }

  private mutating func carryOut(
    _ understanding: Understanding, _ command: [Piece], _ open: Memory.Open?,
    _ language: Language
  ) -> Heard {
    switch understanding {
    case .actions(let actions):
      let objects = actions.flatMap { [$0.object, $0.second].compactMap(\.self) }
      let rest = state.memory.mentioned.filter { !objects.contains($0) }
      state.memory.mentioned = Array((objects + rest).prefix(8))
      if state.hasWon { return refused(Words.over) }
      state.memory.lastCommand = command.line
      play(actions)
      return .happened(happenings)
    case .request(let word, let rest): return answer(word, rest, open, language)
    }
  }

  mutating func refused(_ text: LocalizedText) -> Heard {
    say(text, .refusal)
    return .happened(happenings)
  }

  mutating func replied(_ text: LocalizedText) -> Heard {
    say(text, .reply)
    return .happened(happenings)
  }

  mutating func vocabulary(for language: Language) -> Vocabulary {
    if let vocabulary = vocabularies[language] { return vocabulary }
    let vocabulary = Vocabulary(language, world: world)
    vocabularies[language] = vocabulary
    return vocabulary
  }

  // MARK: Answers

  /// Yes or no; nil for anything else.
  private func answer(_ pieces: [Piece], _ vocabulary: Vocabulary) -> Bool? {
    guard pieces.compactMap(\.word).count == 1, let word = pieces.first?.word else { return nil }
    if vocabulary.particles.yes.contains(word.folded) { return true }
    return vocabulary.particles.no.contains(word.folded) ? false : nil
  }

  /// Whether a line answers a question rather than being a command of its own.
  private func isAnswer(_ pieces: [Piece], _ vocabulary: Vocabulary) -> Bool {
    let parser = Parser(pieces, vocabulary, in: self)
    let words = parser.content(pieces[...])
    guard !words.isEmpty else { return false }
    if parser.visible.contains(where: { parser.names(of: $0).fit(words) != .none }) { return true }
    return !vocabulary.isHead(parser.leadingWords(of: pieces[...]))
      && !vocabulary.directions.has(words[0])
  }
}
