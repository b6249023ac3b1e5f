package import Localization

private typealias Words = L10n.Parsing

/// What a command came to.
package enum CommandResult: Equatable, Sendable {
  case events([GameEvent])
  /// The program must act: save, quit, show help.
  case metaCommand(MetaCommand)
}

/// Commands in the player’s words.
extension AdventureGame {
  /// The longest command that is read, in characters.
  package static let longestCommand = 1_000

  /// The commands of a line, which “then”, “and” and full stops part.
  package mutating func commands(in line: String, _ language: Language) -> [TypedCommand] {
    guard line.utf8.count <= Self.longestCommand * 4 else { return [TypedCommand(line)] }
    return CommandSplitter(line, vocabulary(for: language)).commands
  }

  /// Plays one command.
  package mutating func execute(_ typed: TypedCommand, in language: Language) -> CommandResult {
    events = []
    guard typed.text.count <= Self.longestCommand else {
      return refuseCommand(Words.tooLong(limit: Self.longestCommand))
    }
    guard !typed.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return refuseCommand(Words.controls) }
    let vocabulary = vocabulary(for: language)
    let open = state.context.incomplete
    state.context.incomplete = nil
    if open?.missing == .confirmation, let isYes = yesOrNo(in: typed.tokens, vocabulary) {
      return isYes ? .metaCommand(.restart) : replyToCommand(Words.notRestarted)
    }
    var command = typed.tokens
    if let open, open.missing == .object, isAnswer(command, vocabulary) {
      command = Token.tokenize("\(open.before) \(typed.text) \(open.after)")
    }
    do throws(ParseError) {
      let understood = try parse(command, vocabulary)
      return carryOut(understood.withName(from: typed.text), command, open, language)
    } catch {
      for text in error.texts { emit(text, error.isQuestion ? .question : .refusal) }
      state.context.incomplete = error.incomplete
      return .events(events)
    }
  }

  /// In the player’s language; a verb that only another one has is taken from there.
  private mutating func parse(
    _ tokens: [Token], _ vocabulary: Vocabulary
  ) throws(ParseError) -> UnderstoodCommand {
    let words = tokens.filter { $0 != .stop }
    do throws(ParseError) {
      return try Parser(words, vocabulary, in: self).parse()
    } catch {
      guard let first = words.first?.word, !vocabulary.knows(first) else { throw error }
      for language in vocabulary.language.others {
        let other = self.vocabulary(for: language)
        guard other.beginsCommand([first]) || other.directions.hasSingleWordPhrase(first) else {
          continue
        }
        return try Parser(words, other, in: self).parse()
      }
      throw error
    }
  }

  private mutating func carryOut(
    _ result: UnderstoodCommand, _ command: [Token], _ open: IncompleteCommand?,
    _ language: Language
  ) -> CommandResult {
    switch result {
    case .actions(let actions):
      let objects = actions.flatMap { [$0.object, $0.second].compactMap(\.self) }
      let rest = state.context.mentioned.filter { !objects.contains($0) }
      state.context.mentioned = Array((objects + rest).prefix(8))
      if state.hasWon { return refuseCommand(Words.over) }
      state.context.lastCommand = command.text
      play(actions)
      return .events(events)
    case .meta(let verb, let rest): return carryOut(verb, rest, open, language)
    }
  }

  mutating func refuseCommand(_ text: LocalizedText) -> CommandResult {
    emit(text, .refusal)
    return .events(events)
  }

  mutating func replyToCommand(_ text: LocalizedText) -> CommandResult {
    emit(text, .reply)
    return .events(events)
  }

  mutating func vocabulary(for language: Language) -> Vocabulary {
    if let vocabulary = vocabularies[language] { return vocabulary }
    let vocabulary = Vocabulary(language, world: world)
    vocabularies[language] = vocabulary
    return vocabulary
  }

  // MARK: Answers

  /// Yes or no; nil for anything else.
  private func yesOrNo(in tokens: [Token], _ vocabulary: Vocabulary) -> Bool? {
    guard tokens.compactMap(\.word).count == 1, let word = tokens.first?.word else { return nil }
    if vocabulary.functionWords.yes.contains(word.folded) { return true }
    return vocabulary.functionWords.no.contains(word.folded) ? false : nil
  }

  /// Whether a line answers a question rather than being a command of its own.
  private func isAnswer(_ tokens: [Token], _ vocabulary: Vocabulary) -> Bool {
    let parser = Parser(tokens, vocabulary, in: self)
    let words = parser.contentWords(in: tokens[...])
    guard !words.isEmpty else { return false }
    if parser.visible.contains(where: { parser.names(of: $0).matchQuality(of: words) != .none }) {
      return true
    }
    return !vocabulary.beginsCommand(tokens[...].leadingWords)
      && !vocabulary.directions.hasSingleWordPhrase(words[0])
  }
}
