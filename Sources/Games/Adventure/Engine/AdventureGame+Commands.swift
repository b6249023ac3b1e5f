package import Localization

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
      return refuseCommand(L10n.Parsing.tooLong(limit: Self.longestCommand))
    }
    guard !typed.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return refuseCommand(L10n.Parsing.controls) }
    let vocabulary = vocabulary(for: language)
    let open = state.context.incomplete
    state.context.incomplete = nil
    if open?.missing == .confirmation, let isYes = yesOrNo(in: typed.tokens, vocabulary) {
      return isYes ? .metaCommand(.restart) : replyToCommand(L10n.Parsing.notRestarted)
    }
    if open?.missing == .object || typed.tokens.count > 1, vocabulary.meansNothing(typed.tokens) {
      return replyToCommand(L10n.Parsing.letBe)
    }
    var command = typed.tokens
    if let open, open.missing == .object, isAnswer(command, vocabulary) {
      command = open.completed(with: command, vocabulary)
    }
    // “Did you mean …?”; but « o » and “n” are ways.
    let isWay = vocabulary.directions.match(command[...].leadingWords) != nil
    let isAgreed = open?.missing == .mistyped && !isWay ? yesOrNo(in: command, vocabulary) : nil
    if isAgreed == false { return replyToCommand(L10n.Parsing.letBe) }
    if isAgreed == true, let last = state.context.lastCommand { command = Token.tokenize(last) }
    do throws(ParseError) {
      let understood = try parse(command, vocabulary)
      return carryOut(understood.withName(from: typed.text), command, open, language)
    } catch {
      let mayMend = isAgreed == true || error.correction?.isOffer == false
      if mayMend, let mended = parse(command, mending: error, vocabulary) {
        emit(L10n.Parsing.corrected(meant: LocalizedText(cleaning: mended.word)), .reply)
        return carryOut(mended.understood, mended.command, open, language)
      }
      if let longer = parseAsRest(command, vocabulary) {
        return carryOut(longer.understood, longer.command, open, language)
      }
      if state.isOver { return refuseCommand(L10n.Parsing.over) }
      state.context.lastCommand = command.text
      for text in error.texts { emit(text, error.isQuestion ? .question : .refusal) }
      state.context.incomplete = error.incomplete
      mention(error.mentions)
      return .events(events)
    }
  }

  /// With a slip of the finger mended, where that makes a command.
  private mutating func parse(
    _ command: [Token], mending error: ParseError, _ vocabulary: Vocabulary
  ) -> (understood: UnderstoodCommand, command: [Token], word: String)? {
    var error = error
    var command = command.filter { $0 != .stop }
    var words: [String] = []
    for _ in 0..<Self.mendedSlips {
      guard let correction = error.correction else { return nil }
      command = Parser(command, vocabulary, in: self).tokens
      guard command.indices.contains(correction.index) else { return nil }
      words.append(correction.text)
      command.replaceSubrange(
        correction.index...correction.index,
        with: correction.words.map { .word(Word($0)) })
      do throws(ParseError) {
        let understood = try parse(command, vocabulary)
        return (understood, command, words.joined(separator: " "))
      } catch let next { error = next }
    }
    return nil
  }

  private static let mendedSlips = 3

  /// “With the clapper” behind “hit ice”: what the last command lacked.
  private mutating func parseAsRest(
    _ command: [Token], _ vocabulary: Vocabulary
  ) -> (understood: UnderstoodCommand, command: [Token])? {
    guard let last = state.context.lastCommand, !Parser(command, vocabulary, in: self).isQuestion,
      vocabulary.beginsWithPreposition(command)
        || lacksObject(last, vocabulary) && !vocabulary.beginsCommand(command[...].leadingWords)
    else { return nil }
    let whole = Token.tokenize(last + " " + command.text)
    guard let understood = try? parse(whole, vocabulary), case .actions = understood else {
      return nil
    }
    return (understood, whole)
  }

  /// A verb by itself that can be about something.
  private func lacksObject(_ command: String, _ vocabulary: Vocabulary) -> Bool {
    let tokens = Token.tokenize(command)
    guard tokens.count == 1,
      case .verb(let verb)? = vocabulary.commandWords.match(tokens[...].leadingWords)?.meaning
    else { return false }
    return !verb.ignoresRest
  }

  /// What “it” may mean from now on, the newest first.
  mutating func mention(_ things: [ThingID]) {
    let rest = state.context.mentioned.filter { !things.contains($0) }
    state.context.mentioned = Array((things + rest).prefix(8))
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
        do throws(ParseError) {
          return try Parser(words, other, in: self).parse()
        } catch let otherError {
          // Who has mixed two languages, or meant none, is answered in their own.
          throw otherError.incomplete?.missing == .mistyped ? error : otherError
        }
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
      mention(actions.flatMap { [$0.object, $0.second].compactMap(\.self) })
      if state.isOver { return refuseCommand(L10n.Parsing.over) }
      state.context.lastCommand = command.text
      let (here, before) = (state.here, visibleThings)
      if let action = actions.first, let place = action.place, action.isTravel {
        walk(action, to: place)
      } else if let action = actions.first, actions.count == 1, action.count > 1,
        action.verb == .wait
      {
        wait(turns: action.count)
      } else if let action = actions.first, action.direction != nil, action.count > 1 {
        goOn(action)
      } else {
        play(actions)
        if state.here == here { noteRevealed(since: before) }
      }
      return .events(events)
    case .meta(let verb, let rest): return carryOut(verb, rest, open, language)
    }
  }

  /// What came to light is spoken of too, after what was named: “open box. take them”.
  private mutating func noteRevealed(since before: [Thing]) {
    let new = visibleThings.filter { thing in
      thing.isPortable && !before.contains { $0 === thing }
    }.map(\.id)
    guard !new.isEmpty, new.count < 4 else { return }
    let named = state.context.mentioned.prefix(1).filter(isVisible)
    mention(named + new)
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
    let simple = vocabulary.simplified(tokens.filter { $0 != .comma && $0 != .stop })
    guard simple.count == 1, let word = simple.first?.word else { return nil }
    if vocabulary.functionWords.yes.contains(word.folded) { return true }
    return vocabulary.functionWords.no.contains(word.folded) ? false : nil
  }

  /// Whether a line answers a question rather than being a command of its own.
  private func isAnswer(_ tokens: [Token], _ vocabulary: Vocabulary) -> Bool {
    let parser = Parser(tokens, vocabulary, in: self)
    var name = tokens[...]
    if let match = vocabulary.prepositions.match(name.leadingWords), match.length < name.count {
      name = name.dropFirst(match.length)
      if !parser.matches(for: name).isEmpty { return true }
    }
    let words = parser.contentWords(in: tokens[...])
    guard !words.isEmpty else { return false }
    if parser.visible.contains(where: { parser.names(of: $0).matchQuality(of: words) != .none }) {
      return true
    }
    return words.count < 5 && !vocabulary.beginsCommand(tokens[...].leadingWords)
      && !vocabulary.functionWords.questionWords.contains(words[0].folded)
      && !vocabulary.functionWords.no.contains(words[0].folded)
      && !vocabulary.directions.hasSingleWordPhrase(words[0])
  }
}

/// What a player takes for granted: that one picks up what is to be put, and opens what is shut.
extension AdventureGame {
  enum Preparation {
    case unneeded, done, failed
  }

  /// Does what must come first, each as if it had been asked for, so that it says so itself.
  mutating func prepare(_ action: PlayerAction) -> Preparation {
    guard let object = action.object, let thing = world.thing(object) else { return .unneeded }
    if !action.verb.worksFromAfar {
      let second = action.second.flatMap { world.thing($0) }
      if isTooFar(thing) || second.map({ isTooFar($0) }) ?? false { return .failed }
    }
    var result = Preparation.unneeded
    for step in steps(before: action, thing) {
      guard perform(step) == .done else { return .failed }
      result = .done
    }
    return result
  }

  private mutating func isTooFar(_ thing: Thing) -> Bool {
    guard thing.traits.contains(.distant) else { return false }
    // What is not there at all says so.
    let absence = thing.traits.contains(.absent) ? currentText(of: thing.description) : nil
    emit(absence ?? L10n.Adventure.tooFar(the: thing.noun.the), .refusal)
    return true
  }

  private func steps(before action: PlayerAction, _ thing: Thing) -> [PlayerAction] {
    var steps: [PlayerAction] = []
    if !action.verb.isLook, let lid = shutContainer(around: thing) {
      steps.append(PlayerAction(.open, lid.id))
    }
    if let second = action.second.flatMap({ world.thing($0) }), second.id != thing.id {
      if action.verb == .putIn, isShut(second), second.key != thing.id {
        steps.append(PlayerAction(.open, second.id))
      }
      if action.verb.usesTool, mustBeTaken(second), location(of: second.id) != .inside(thing.id) {
        steps.append(PlayerAction(.take, second.id))
      }
      if action.verb.putsSomething, mustBeTaken(thing), location(of: thing.id) != .inside(second.id)
      {
        steps.append(PlayerAction(.take, thing.id))
      }
    }
    return steps
  }

  /// It is in reach, and not yet in the player’s hands.
  private func mustBeTaken(_ thing: Thing) -> Bool {
    thing.isPortable && !isHeld(thing.id) && isVisible(thing.id)
  }

  private func shutContainer(around thing: Thing) -> Thing? {
    guard !isInReach(thing.id), case .inside(let outer) = location(of: thing.id) else { return nil }
    return world.thing(outer).flatMap { isShut($0) ? $0 : nil }
  }
}

extension Verb {
  fileprivate var usesTool: Bool {
    [.hit, .break, .cut, .dig, .unlock, .lock, .open, .tap, .push, .ring].contains(self)
  }
}
