import Localization

/// How a rule or a verb came out.
enum ActionStatus {
  case done
  /// It cost no turn.
  case refused
}

extension AdventureGame {
  /// The first rule that stands for what the verb does by itself.
  func insteadRule(for action: PlayerAction) -> Rule? {
    (world.index.insteadRules[action.verb] ?? []).lazy.map { world.rules[$0] }
      .first { matches($0, action) }
  }

  /// Whether a rule stands for the verb with that thing as things are.
  func hasRule(for verb: Verb, _ thing: ThingID) -> Bool {
    (world.index.insteadRules[verb] ?? []).contains {
      world.rules[$0].isAbout(thing) && isDue(world.rules[$0])
    }
  }

  /// Those that a rule stands for the verb with, in the order of the rules.
  func thingsWithRule(for verb: Verb, among things: [Thing]) -> [Thing] {
    (world.index.insteadRules[verb] ?? []).compactMap { index in
      let rule = world.rules[index]
      return things.first { rule.isAbout($0.id) && isDue(rule) }
    }
  }

  mutating func runAfterRules(of action: PlayerAction) {
    for index in world.index.afterRules[action.verb] ?? [] where matches(world.rules[index], action)
    {
      run(world.rules[index], for: action)
    }
  }

  mutating func runArrivalRules() {
    for index in world.index.arrivalRules[state.here] ?? [] where isDue(world.rules[index]) {
      run(world.rules[index], for: nil)
    }
  }

  /// Whether one of them has changed the world and said so.
  mutating func runTurnRules() -> Bool {
    var hasNews = false
    for index in world.index.turnRules where isDue(world.rules[index]) {
      let (told, changed) = (events.count, pendingInverses.count)
      run(world.rules[index], for: nil)
      let isTold = events.count > told
      hasNews = hasNews || isTold && pendingInverses[changed...].contains(where: \.isDeed)
    }
    return hasNews
  }

  private func matches(_ rule: Rule, _ action: PlayerAction) -> Bool {
    switch rule.on {
    case .instead(_, let first, let second), .after(_, let first, let second):
      first.matches(action.object) && second.matches(action.second)
        && isDue(rule, for: action)
    case .entering, .everyTurn: false
    }
  }

  private func isDue(_ rule: Rule, for action: PlayerAction? = nil) -> Bool {
    if rule.isOnce, state.variables[rule.onceVariable] != nil { return false }
    return holds(rule.when, for: action)
  }

  @discardableResult
  mutating func run(_ rule: Rule, for action: PlayerAction?) -> ActionStatus {
    let result = run(rule.effects, for: action)
    if rule.isOnce, result == .done { apply(.setVariable(rule.onceVariable, 1)) }
    return result
  }

  /// Refused where one of the effects refuses; the others act all the same.
  private mutating func run(_ effects: [RuleEffect], for action: PlayerAction?) -> ActionStatus {
    var result = ActionStatus.done
    for effect in effects where run(effect, for: action) == .refused { result = .refused }
    return result
  }

  private mutating func run(_ effect: RuleEffect, for action: PlayerAction?) -> ActionStatus {
    switch effect {
    case .say(let text): emit(text, .prose)
    case .sayOneOf(let texts):
      if !texts.isEmpty { emit(texts[drawNumber(below: texts.count)], .prose) }
    case .sayNext(let texts, let variable):
      let told = value(of: variable)
      if !texts.isEmpty { emit(texts[min(max(0, told), texts.count - 1)], .prose) }
      apply(.setVariable(variable, told + 1))
    case .move(let thing, let location): move(thing, to: location)
    case .moveHere(let thing): move(thing, to: .place(state.here))
    case .set(let variable, let number): apply(.setVariable(variable, number))
    case .add(let variable, let number):
      apply(.setVariable(variable, value(of: variable) &+ number))
    case .mark(let variable): apply(.setVariable(variable, state.turn))
    case .open(let thing): apply(.setVariable(.open(thing), 1))
    case .close(let thing): apply(.setVariable(.open(thing), 0))
    case .lock(let thing): apply(.setVariable(.locked(thing), 1))
    case .unlock(let thing): apply(.setVariable(.locked(thing), 0))
    case .light(let thing): apply(.setVariable(.lit(thing), 1))
    case .putOut(let thing): apply(.setVariable(.lit(thing), 0))
    case .go(let place): arrive(at: place)
    case .award(let award): grant(award)
    case .when(let condition, let effects, let otherwise):
      return run(holds(condition, for: action) ? effects : otherwise, for: action)
    case .chance(let percent, let effects, let otherwise):
      return run(drawNumber(below: 100) < percent ? effects : otherwise, for: action)
    case .refuse(let text):
      emit(text, .refusal)
      return .refused
    case .ask(let text):
      state.context.incomplete = state.context.lastCommand.map {
        IncompleteCommand(missing: .object, before: $0, after: "")
      }
      return ask(text)
    case .proceed: if let action { return performDefault(action) }
    case .end(let ending): end(as: ending)
    }
    return .done
  }

  private mutating func drawNumber(below bound: Int) -> Int {
    var generator = state.generator
    let number = generator.next(below: bound)
    apply(.setGenerator(generator))
    return number
  }

  mutating func move(_ thing: ThingID, to location: ThingLocation) {
    apply(.setLocation(thing, location))
    if state.variables[.touched(thing)] == nil { apply(.setVariable(.touched(thing), 1)) }
  }

  private mutating func grant(_ award: String) {
    guard state.variables[.award(award)] == nil,
      let points = world.awards.first(where: { $0.id == award })?.points
    else { return }
    apply(.setVariable(.award(award), 1))
    apply(.setVariable(.score, state.score + points))
  }

  mutating func emit(_ text: LocalizedText, _ role: TextRole) {
    events.append(.text(text, role))
  }
}

extension Rule {
  fileprivate func isAbout(_ thing: ThingID) -> Bool {
    switch on {
    case .instead(_, let first, _), .after(_, let first, _): first == .thing(thing)
    case .entering, .everyTurn: false
    }
  }
}

extension ObjectPattern {
  /// Whether a command may name this thing, or nil none, where the pattern stands.
  package func matches(_ thing: ThingID?) -> Bool {
    switch self {
    case .none: thing == nil
    case .thing(let wanted): thing == wanted
    case .anything: thing != nil
    case .optional: true
    }
  }
}

extension AdventureGame {
  func holds(_ condition: WorldCondition, for action: PlayerAction? = nil) -> Bool {
    switch condition {
    case .always: true
    case .never: false
    case .not(let condition): !holds(condition, for: action)
    case .all(let conditions): conditions.allSatisfy { holds($0, for: action) }
    case .any(let conditions): conditions.contains { holds($0, for: action) }
    case .at(let place): state.here == place
    case .visited(let place): state.hasVisited(place)
    case .thing(let thing, let location): self.location(of: thing) == location
    case .held(let thing): isHeld(thing)
    case .worn(let thing): location(of: thing) == .worn
    case .inReach(let thing): isInReach(thing)
    case .open(let thing): isOpen(thing)
    case .locked(let thing): isLocked(thing)
    case .lit(let thing): isLit(thing)
    case .inDarkness: isInDarkness
    case .equals(let variable, let number): value(of: variable) == number
    case .atLeast(let variable, let number): value(of: variable) >= number
    case .turnAtLeast(let turn): state.turn >= turn
    case .turnIsMultiple(let step): step > 0 && state.turn.isMultiple(of: step)
    case .turnsSince(let variable, let turns):
      state.variables[variable].map { state.turn - $0 >= turns } ?? false
    case .count(let number): (action?.count ?? 1) == number
    case .towards(let direction): action?.direction == direction
    case .isOver: state.isOver
    }
  }

  func value(of variable: VariableID) -> Int { state.variables[variable] ?? 0 }

  /// The first text whose condition holds.
  func currentText(of texts: [ConditionalText]) -> LocalizedText? {
    texts.first { holds($0.when) }?.text
  }
}

/// What the points were given for, and what was missed.
extension AdventureGame {
  /// In the world’s order.
  package var grantedAwards: [Award] { world.awards.filter { isGranted($0) } }

  /// What has given no points so far, in the world’s order.
  package var missedAwards: [Award] { world.awards.filter { !isGranted($0) } }

  private func isGranted(_ award: Award) -> Bool { state.variables[.award(award.id)] != nil }

  /// The score in full; what was missed is told only when the game is won.
  mutating func listAwards() -> CommandResult {
    emit(
      L10n.Parsing.scored(score: state.score, of: world.possibleScore, count: state.turn), .reply)
    if !grantedAwards.isEmpty { emit(L10n.Awards.had, .heading) }
    for award in grantedAwards {
      emit(L10n.Awards.item(name: award.name, count: award.points), .item)
    }
    if let ending, ending.isWin { tellMissedAwards() }
    return .events(events)
  }

  /// The account of the parts of the story, in the world’s order.
  mutating func tellParts() {
    var parts: [LocalizedText] = []
    for award in world.awards where !parts.contains(award.part) { parts.append(award.part) }
    for part in parts {
      let awards = world.awards.filter { $0.part == part }
      let points = awards.filter { isGranted($0) }.reduce(0) { $0 + $1.points }
      let all = awards.reduce(0) { $0 + $1.points }
      emit(L10n.Awards.part(name: part, points: points, of: all), .item)
    }
  }

  /// What would have given more points, and where it begins.
  mutating func tellMissedAwards() {
    guard !missedAwards.isEmpty else { return }
    emit(L10n.Awards.missed, .heading)
    for award in missedAwards {
      emit(L10n.Awards.missedItem(name: award.name, clue: award.clue), .item)
    }
  }
}

/// The end of a story, what it came to, and what is left to do then.
extension AdventureGame {
  /// How the story ended; nil while it goes on.
  package var ending: Ending? {
    guard let index = state.variables[.ending], !world.endings.isEmpty else { return nil }
    return world.endings[min(max(1, index), world.endings.count) - 1]
  }

  mutating func end(as id: String) {
    guard let index = world.endings.firstIndex(where: { $0.id == id }) else { return }
    let ending = world.endings[index]
    apply(.setVariable(.ending, index + 1))
    for text in ending.texts where holds(text.when) { emit(text.text, .prose) }
    events.append(.ended(isWin: ending.isWin))
  }

  /// That it is over, how it ended, what was reached, and which commands are left.
  mutating func tellEnd() {
    emit(L10n.Ending.theEnd, .heading)
    if let ending { emit(L10n.Ending.named(title: ending.title, rank: ending.rank), .reply) }
    emit(
      L10n.Parsing.scored(score: state.score, of: world.possibleScore, count: state.turn), .reply)
    tellParts()
    if ending?.isWin ?? true { tellMissedAwards() }
    emit(L10n.Ending.left, .reply)
  }
}
