import Localization

/// How a rule or a verb came out.
enum ActionResult {
  case done
  /// It cost no turn.
  case refused
}

extension Game {
  /// The first rule that stands for what the verb does by itself.
  func rule(for action: Action) -> Rule? {
    (world.index.insteads[action.verb] ?? []).lazy.map { world.rules[$0] }
      .first { hears($0, action) }
  }

  mutating func runAfters(of action: Action) {
    for index in world.index.afters[action.verb] ?? [] where hears(world.rules[index], action) {
      run(world.rules[index], for: action)
    }
  }

  mutating func runArrivals() {
    for index in world.index.arrivals[state.here] ?? [] where isDue(world.rules[index]) {
      run(world.rules[index], for: nil)
    }
  }

  mutating func runTurnRules() {
    for index in world.index.turnRules where isDue(world.rules[index]) {
      run(world.rules[index], for: nil)
    }
  }

  private func hears(_ rule: Rule, _ action: Action) -> Bool {
    switch rule.on {
    case .instead(_, let first, let second), .after(_, let first, let second):
      first.fits(action.object) && second.fits(action.second) && isDue(rule, count: action.count)
    case .entering, .everyTurn: false
    }
  }

  private func isDue(_ rule: Rule, count: Int = 1) -> Bool {
    if rule.isOnce, state.variables[.once(rule.id)] != nil { return false }
    return holds(rule.when, count: count)
  }

  @discardableResult
  mutating func run(_ rule: Rule, for action: Action?) -> ActionResult {
    let outcome = run(rule.effects, for: action)
    if rule.isOnce, outcome == .done { apply(.setVariable(.once(rule.id), 1)) }
    return outcome
  }

  /// Refused where one of the effects refuses; the others act all the same.
  private mutating func run(_ effects: [Effect], for action: Action?) -> ActionResult {
    var outcome = ActionResult.done
    for effect in effects where run(effect, for: action) == .refused { outcome = .refused }
    return outcome
  }

  private mutating func run(_ effect: Effect, for action: Action?) -> ActionResult {
    switch effect {
    case .say(let text): say(text, .prose)
    case .sayOneOf(let texts): if !texts.isEmpty { say(texts[draw(texts.count)], .prose) }
    case .sayNext(let texts, let flag):
      let told = number(flag)
      if !texts.isEmpty { say(texts[min(max(0, told), texts.count - 1)], .prose) }
      apply(.setVariable(flag, told + 1))
    case .move(let thing, let location): move(thing, to: location)
    case .moveHere(let thing): move(thing, to: .place(state.here))
    case .set(let flag, let number): apply(.setVariable(flag, number))
    case .add(let flag, let number): apply(.setVariable(flag, self.number(flag) &+ number))
    case .mark(let flag): apply(.setVariable(flag, state.turn))
    case .open(let thing): apply(.setVariable(.open(thing), 1))
    case .close(let thing): apply(.setVariable(.open(thing), 0))
    case .lock(let thing): apply(.setVariable(.locked(thing), 1))
    case .unlock(let thing): apply(.setVariable(.locked(thing), 0))
    case .light(let thing): apply(.setVariable(.lit(thing), 1))
    case .putOut(let thing): apply(.setVariable(.lit(thing), 0))
    case .go(let place): arrive(at: place)
    case .award(let award): win(award)
    case .when(let condition, let effects, let otherwise):
      return run(holds(condition, count: action?.count ?? 1) ? effects : otherwise, for: action)
    case .chance(let percent, let effects, let otherwise):
      return run(draw(100) < percent ? effects : otherwise, for: action)
    case .refuse(let text):
      say(text, .refusal)
      return .refused
    case .proceed: if let action { return performPlainly(action) }
    case .win(let text):
      say(text, .prose)
      apply(.setVariable(.won, 1))
      events.append(.won)
    }
    return .done
  }

  private mutating func draw(_ bound: Int) -> Int {
    var chance = state.generator
    let number = chance.below(bound)
    apply(.setGenerator(chance))
    return number
  }

  mutating func move(_ thing: ThingID, to location: Location) {
    apply(.setLocation(thing, location))
    if state.variables[.touched(thing)] == nil { apply(.setVariable(.touched(thing), 1)) }
  }

  private mutating func win(_ award: String) {
    guard state.variables[.award(award)] == nil,
      let points = world.awards.first(where: { $0.id == award })?.points
    else { return }
    apply(.setVariable(.award(award), 1))
    apply(.setVariable(.score, state.score + points))
  }

  mutating func say(_ text: LocalizedText, _ style: TextRole) {
    events.append(.text(text, style))
  }
}

extension ObjectPattern {
  fileprivate func fits(_ thing: ThingID?) -> Bool {
    switch self {
    case .none: thing == nil
    case .thing(let wanted): thing == wanted
    case .anything: thing != nil
    case .optional: true
    }
  }
}
