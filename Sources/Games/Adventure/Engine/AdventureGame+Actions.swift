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

  /// What was refused costs nothing: a turn of nothing but refusals did not happen.
  mutating func play(_ actions: [PlayerAction]) {
    let turn = state.turn
    apply(.setVariable(.turn, turn + 1))
    var isTurn = false
    for action in actions where !state.hasWon {
      if perform(action) == .done { isTurn = true }
    }
    guard isTurn else { return rollBack() }
    if !state.hasWon { runTurnRules() }
    commitTurn()
  }

  /// What a refusing rule has changed by then is taken back with it.
  private mutating func perform(_ action: PlayerAction) -> ActionStatus {
    let mark = pendingInverses.count
    if let object = action.object {
      events.append(.showed(object, isExamined: action.verb == .examine))
    }
    let result = insteadRule(for: action).map { run($0, for: action) } ?? performDefault(action)
    switch result {
    case .done: runAfterRules(of: action)
    case .refused: rollBack(to: mark)
    }
    return result
  }

  /// What a verb does by itself.
  mutating func performDefault(_ action: PlayerAction) -> ActionStatus {
    switch action.verb {
    case .look: return look(isNew: true)
    case .inventory: return listCarried()
    case .wait: return reply(Words.waited)
    case .listen: return performSense(action, Words.listened)
    case .smell: return performSense(action, Words.smelt)
    case .jump: return performSense(action, Words.jumped)
    case .shout: return performSense(action, Words.shouted)
    case .sleep: return performSense(action, Words.slept)
    case .think: return performSense(action, Words.thought)
    case .wave: return performSense(action, Words.waved)
    case .greet: return performSense(action, Words.greeted)
    case .go: return go(action.direction)
    case .leave where action.object == nil: return leave()
    case .climb where action.object == nil: return climb()
    case .enter where action.object == nil: return refuse(Words.whichWay(ways: ways))
    case .count, .pour, .dig, .fill, .pinch, .swipe, .tap, .ring, .blow, .rub, .shake, .tie,
      .untie, .cut, .hit, .break, .eat, .drink, .burn, .warm, .hide, .taste, .touch, .examine,
      .search, .read, .enter, .leave, .climb, .take, .drop, .putIn, .putOn, .give, .show, .throw,
      .open, .close, .unlock, .lock, .light, .putOut, .turn, .push, .pull, .use, .wear, .takeOff:
      guard let thing = action.object.flatMap({ world.thing($0) }) else {
        return refuse(Words.nothingToDo)
      }
      return refuseIfOutOfReach(thing, for: action.verb) ?? perform(action, on: thing)
    }
  }

  /// Refuses all but looking where the thing is behind glass; else nil.
  private mutating func refuseIfOutOfReach(_ thing: Thing, for verb: Verb) -> ActionStatus? {
    guard verb != .examine, verb != .read, !isInReach(thing.id),
      case .inside(let outer) = location(of: thing.id), let box = world.thing(outer)
    else { return nil }
    return refuse(Words.shut(the: box.noun.the))
  }

  private mutating func perform(_ action: PlayerAction, on thing: Thing) -> ActionStatus {
    switch action.verb {
    case .examine: return examine(thing)
    case .search: return search(thing)
    case .read: return read(thing)
    case .touch: return reply(Words.touched(the: thing.noun.the))
    case .take: return take(thing)
    case .drop: return drop(thing)
    case .putIn: return put(thing, at: action.second, onTop: false)
    case .putOn: return put(thing, at: action.second, onTop: true)
    case .open: return open(thing)
    case .close: return close(thing)
    case .unlock: return unlock(thing, with: action.second)
    case .lock: return lock(thing, with: action.second)
    case .light: return light(thing)
    case .putOut: return putOut(thing)
    case .wear: return wear(thing)
    case .takeOff: return takeOff(thing)
    case .enter, .leave, .climb: return goThrough(thing, action.verb)
    default: return refuse(suggestion(for: action.verb, thing))
    }
  }

  /// A sense or gesture without an object always works; with one it is refused and a fitting verb
  /// suggested.
  private mutating func performSense(_ action: PlayerAction, _ text: LocalizedText) -> ActionStatus
  {
    guard let thing = action.object.flatMap({ world.thing($0) }) else { return reply(text) }
    return refuse(suggestion(for: action.verb, thing))
  }

  mutating func reply(_ text: LocalizedText) -> ActionStatus {
    emit(text, .reply)
    return .done
  }

  mutating func refuse(_ text: LocalizedText) -> ActionStatus {
    emit(text, .refusal)
    return .refused
  }

  /// A verb that does not fit a thing, and one that does.
  func suggestion(for verb: Verb, _ thing: Thing) -> LocalizedText {
    Words.doesNotFit(better: suggestedVerb(for: thing, not: verb).word, the: thing.noun.the)
  }

  private func suggestedVerb(for thing: Thing, not verb: Verb) -> Verb {
    let traits = thing.traits
    let choices: [(Verb, Bool)] = [
      (.read, !thing.reading.isEmpty),
      (.open, traits.contains(.openable) && !isOpen(thing.id)),
      (.close, traits.contains(.openable) && isOpen(thing.id)),
      (.light, traits.isSuperset(of: [.light, .switchable]) && !isLit(thing.id)),
      (.takeOff, location(of: thing.id) == .worn),
      (.wear, traits.contains(.wearable)),
      (.take, thing.isPortable && !isHeld(thing.id)),
      (.drop, location(of: thing.id) == .carried),
    ]
    return choices.first { $0.1 && $0.0 != verb }?.0 ?? (verb == .examine ? .touch : .examine)
  }
}
