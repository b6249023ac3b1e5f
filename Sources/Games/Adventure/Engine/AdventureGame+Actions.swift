import Localization

private typealias Words = L10n.Adventure

/// Actions, one turn for all that one command asks for.
extension AdventureGame {
  /// Plays a turn; what happened in it.
  package mutating func perform(_ actions: [PlayerAction]) -> [GameEvent] {
    events = []
    play(actions)
    return events
  }

  /// Whether something happened by itself in the turn. What was refused costs nothing: a turn of nothing but
  /// refusals did not happen.
  @discardableResult
  mutating func play(_ actions: [PlayerAction], joinsLast: Bool = false) -> Bool {
    let (turn, score) = (state.turn, state.score)
    apply(.setVariable(.turn, turn + 1))
    var isTurn = false
    for action in actions where !state.isOver {
      if perform(action) == .done { isTurn = true }
    }
    guard isTurn else {
      rollBack()
      return false
    }
    if pendingInverses.contains(where: \.isDeed) {
      apply(.setVariable(.deeds, value(of: .deeds) + 1))
    }
    let hasNews = !state.isOver && runTurnRules()
    if state.score > score { events.append(.scored(state.score - score)) }
    if state.isOver { tellEnd() }
    commitTurn(
      joinsLast: joinsLast || actions.allSatisfy { $0.verb == .look || $0.verb == .inventory })
    return hasNews
  }

  /// What a refusing rule has changed by then is taken back with it; what was done to make it possible stays.
  @discardableResult
  mutating func perform(_ action: PlayerAction) -> ActionStatus {
    if let object = action.object {
      events.append(.showed(object, isExamined: action.verb == .examine))
    }
    if let absent = absentThing(in: action) {
      return refuse(L10n.Parsing.noSuchThing(said: absent.noun.bare))
    }
    if let isSo = action.isSo { emit(isSo ? Words.isSo : Words.isNotSo, .reply) }
    let isPrepared = prepare(action)
    guard isPrepared != .failed else { return .refused }
    let mark = pendingInverses.count
    let result = insteadRule(for: action).map { run($0, for: action) } ?? performDefault(action)
    switch result {
    case .done: runAfterRules(of: action)
    case .refused: rollBack(to: mark)
    }
    return isPrepared == .done ? .done : result
  }

  /// What it names and what stands in another place.
  private func absentThing(in action: PlayerAction) -> Thing? {
    [action.object, action.second].compactMap { $0.flatMap { world.thing($0) } }.first { thing in
      switch outermostLocation(of: thing.id) {
      case .carried, .worn: false
      case .place(let place): place != state.here && !thing.alsoIn.contains(state.here)
      case .inside, .nowhere: true
      }
    }
  }

  /// What a verb does by itself.
  mutating func performDefault(_ action: PlayerAction) -> ActionStatus {
    if let place = action.place { return perform(action, on: place) }
    if let thing = action.object.flatMap({ world.thing($0) }) { return perform(action, on: thing) }
    switch action.verb {
    case .look: return action.direction.map { look($0) } ?? look(isNew: true)
    case .lookThrough: return look(isNew: true)
    case .inventory: return listCarried()
    case .wait: return reply(Self.waits[state.turn % Self.waits.count])
    case .listen: return reply(Words.listened)
    case .smell: return reply(Words.smelt)
    case .jump: return reply(Words.jumped)
    case .shout: return reply(Words.shouted)
    case .sleep: return reply(Words.slept)
    case .think: return reply(Words.thought)
    case .wave: return reply(Words.waved)
    case .greet: return reply(Words.greeted)
    case .go: return go(action.direction)
    case .back: return goBack()
    case .leave: return leave()
    case .climb: return climb()
    case .descend: return go(.down)
    case .enter: return enter()
    default: return action.verb.loneReply.map { reply($0) } ?? refuse(Words.nothingToDo)
    }
  }

  private mutating func perform(_ action: PlayerAction, on thing: Thing) -> ActionStatus {
    switch action.verb {
    case .examine: return examine(thing)
    case .search: return search(thing)
    case .lookThrough: return lookThrough(thing)
    case .find: return find(thing)
    case .read: return read(thing)
    case .touch: return reply(Words.touched(the: thing.noun.the))
    case .take: return take(thing)
    case .drop: return drop(thing)
    case .putIn: return put(thing, at: action.second, onTop: false)
    case .putOn: return put(thing, at: action.second, onTop: true)
    case .putBack: return putBack(thing)
    case .show, .give: return offer(thing, to: action.second, action.verb)
    case .ask, .tell: return converse(with: thing, about: action.subject, action.verb)
    case .open: return open(thing, with: action.second)
    case .close: return close(thing)
    case .unlock: return unlock(thing, with: action.second)
    case .lock: return lock(thing, with: action.second)
    case .pull where isShut(thing): return perform(PlayerAction(.open, thing.id))
    case .push where isOpen(thing.id) && !thing.isDoor:
      return perform(PlayerAction(.close, thing.id))
    case .turn: return turn(thing, in: action.second)
    case .light: return light(thing)
    case .putOut: return putOut(thing)
    case .use: return use(thing, on: action.second)
    case .wear: return wear(thing)
    case .takeOff: return takeOff(thing)
    case .untie where thing.isPortable && !isHeld(thing.id):
      return perform(PlayerAction(.take, thing.id))
    case .enter, .leave, .climb, .descend, .go, .follow: return goThrough(thing, action.verb)
    case .listen, .smell, .shout, .sleep, .wait, .think, .wave, .greet, .jump, .dance, .sing, .pray,
      .laugh, .swear, .thank, .bow, .tap, .rub, .count, .lookUnder, .lookBehind, .stand:
      return reply(fruitlessText(action.verb, thing.noun.the))
    default: return fruitless(action.verb, thing)
    }
  }

  /// A verb that leads nowhere says so in words of its own.
  mutating func fruitless(_ verb: Verb, _ thing: Thing) -> ActionStatus {
    refuse(fruitlessText(verb, thing.noun.the))
  }

  func fruitlessText(_ verb: Verb, _ the: LocalizedText) -> LocalizedText {
    verb.fruitlessReply(about: the, ways: ways)
  }

  mutating func reply(_ text: LocalizedText) -> ActionStatus {
    emit(text, .reply)
    return .done
  }

  /// What is so already costs no turn, and keeps nobody from the rest of a line.
  mutating func acknowledge(_ text: LocalizedText) -> ActionStatus {
    emit(text, .reply)
    return .refused
  }

  /// A question back; it costs no turn either.
  mutating func ask(_ text: LocalizedText) -> ActionStatus {
    emit(text, .question)
    return .refused
  }

  mutating func refuse(_ text: LocalizedText) -> ActionStatus {
    emit(text, .refusal)
    return .refused
  }
}

/// Asking, telling, showing and giving.
extension AdventureGame {
  package func conversation(with partner: ThingID) -> Conversation? {
    world.conversations.first { $0.partner == partner }
  }

  /// Whether it has something to say, be it somebody or not.
  func isConversable(_ thing: ThingID) -> Bool {
    isAnimate(thing) || conversation(with: thing) != nil
  }

  func isAnimate(_ thing: ThingID) -> Bool {
    world.thing(thing)?.traits.contains(.animate) ?? false
  }

  func hasTopic(about thing: ThingID, with partner: ThingID) -> Bool {
    conversation(with: partner)?.topics.contains { $0.things.contains(thing) } ?? false
  }

  /// Their reply to a subject; without one they are only greeted.
  mutating func converse(
    with thing: Thing, about subject: Subject?, _ verb: Verb
  ) -> ActionStatus {
    guard let subject else { return perform(PlayerAction(.greet, thing.id)) }
    guard let conversation = conversation(with: thing.id) else {
      return reply(fruitlessText(verb, thing.noun.the))
    }
    if let text = answer(to: subject, in: conversation) {
      emit(text, .prose)
      return .done
    }
    let told = value(of: conversation.variable)
    guard let last = conversation.otherwise.indices.last else {
      return reply(fruitlessText(verb, thing.noun.the))
    }
    emit(conversation.otherwise[min(told, last)], .prose)
    apply(.setVariable(conversation.variable, min(told, last) + 1))
    return .done
  }

  private func answer(to subject: Subject, in conversation: Conversation) -> LocalizedText? {
    let topic: Topic? =
      switch subject {
      case .thing(let thing):
        conversation.topics.first { $0.things.contains(thing) && holds($0.when) }
      case .topic(let index): conversation.topics[index...].prefix(1).first { holds($0.when) }
      case .other: nil
      }
    return topic?.replies.first { holds($0.when) }?.text
  }

  /// Shown or given, it is something to talk about.
  mutating func offer(_ thing: Thing, to second: ThingID?, _ verb: Verb) -> ActionStatus {
    guard let partner = second.flatMap({ world.thing($0) }) else { return fruitless(verb, thing) }
    if partner.traits.contains(.supporter), !partner.traits.contains(.animate) || verb == .give {
      return put(thing, at: partner.id, onTop: true)
    }
    guard isHeld(thing.id) else { return refuse(L10n.Parsing.notInHand(the: thing.noun.the)) }
    guard isConversable(partner.id) else { return fruitless(verb, thing) }
    return converse(with: partner, about: .thing(thing.id), .tell)
  }
}

/// Waiting more than one turn.
extension AdventureGame {
  /// The most turns that one command waits.
  package static let longestWait = 20

  /// What is said of a turn in which nothing else happens.
  private static let waits = (0..<5).map { LocalizedText(Words.waited, at: $0) }

  /// Lets turns go by, each to be undone by itself, until something happens or is refused.
  mutating func wait(turns: Int) {
    let action = PlayerAction(.wait)
    let before = events
    for turn in 1...min(max(1, turns), Self.longestWait) {
      let start = state.turn
      events = []
      play([action])
      let news = events.filter { !Self.waits.map { .text($0, .reply) }.contains($0) }
      let hasPassed = state.turn > start
      if !news.isEmpty || !hasPassed {
        let isTold = turns > 1 && hasPassed
        events = before + (isTold ? [said(L10n.Comfort.waitedUntil(count: turn))] + news : events)
        return
      }
      events = before + [said(L10n.Comfort.waited(count: turn))]
    }
  }

  private func said(_ text: LocalizedText) -> GameEvent { .text(text, .reply) }
}
