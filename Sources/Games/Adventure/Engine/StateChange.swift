/// One change of the state; applying it returns its inverse.
package enum StateChange: Equatable, Sendable {
  case setLocation(ThingID, ThingLocation)
  case setVariable(VariableID, Int)
  case setPlace(PlaceID)
  case setGenerator(LehmerGenerator)

  /// Whether it changes the world, and not only what the game knows of it.
  var isDeed: Bool {
    switch self {
    case .setLocation, .setPlace: true
    case .setVariable(let variable, _):
      !variable.id.contains(":" as Character)
        || ["open:", "locked:", "lit:"].contains { variable.id.hasPrefix($0) }
    case .setGenerator: false
    }
  }

  /// Whether what one sets the other sets too.
  func hasSameTarget(as other: StateChange) -> Bool {
    switch (self, other) {
    case (.setLocation(let one, _), .setLocation(let other, _)): one == other
    case (.setVariable(let one, _), .setVariable(let other, _)): one == other
    case (.setPlace, .setPlace), (.setGenerator, .setGenerator): true
    case (.setLocation, _), (.setVariable, _), (.setPlace, _), (.setGenerator, _): false
    }
  }
}

/// What takes back one turn. It is kept as it is saved: there are a thousand, and few are ever looked at.
package struct UndoRecord: Equatable, Sendable {
  /// The codes of the changes, with a blank between two.
  package let code: String
  /// What was typed for the turn; nil where a file told of it.
  let command: String?

  init(inverse: [StateChange], command: String?) {
    code = inverse.map(\.code).joined(separator: " ")
    self.command = command
  }

  /// Nil where it is no code of changes.
  package init?(code: String) {
    let codes = code.split(separator: " ")
    guard codes.allSatisfy({ StateChange(code: $0) != nil }) else { return nil }
    self.code = code
    command = nil
  }

  /// The same changes, whoever asked for them.
  package static func == (one: Self, other: Self) -> Bool { one.code == other.code }

  /// The changes in the order in which they are to be applied.
  var inverse: [StateChange] { code.split(separator: " ").compactMap(StateChange.init(code:)) }
}

extension AdventureGame {
  /// Changes the state and notes the way back.
  mutating func apply(_ change: StateChange) {
    pendingInverses.append(applyReturningInverse(change))
  }

  /// Takes back what this turn has done.
  mutating func rollBack(to mark: Int = 0) {
    while pendingInverses.count > mark, let change = pendingInverses.popLast() {
      _ = applyReturningInverse(change)
    }
  }

  /// Ends a turn: it can be undone from now on, by itself or with the one before it.
  mutating func commitTurn(joinsLast: Bool) {
    let last = joinsLast ? turns.popLast() : nil
    let before = last?.inverse ?? []
    let inverse = pendingInverses.reversed().filter { change in
      !before.contains { $0.hasSameTarget(as: change) }
    }
    pendingInverses = []
    turns.append(
      UndoRecord(
        inverse: inverse + before, command: last.map(\.command) ?? state.context.lastCommand))
    if turns.count == 2 * Self.undoLimit { forgetOldTurns() }
  }

  private mutating func forgetOldTurns() {
    turns.removeFirst(max(0, turns.count - Self.undoLimit))
  }

  /// Takes back the last turn; false where there is none, or where a file tells of one that cannot have been.
  package mutating func undo() -> Bool {
    forgetOldTurns()
    guard let turn = turns.popLast() else { return false }
    let before = (state, locationIndex)
    for change in turn.inverse { _ = applyReturningInverse(change) }
    guard world.fits(state) else {
      (state, locationIndex) = before
      turns = []
      return false
    }
    return true
  }

  private mutating func applyReturningInverse(_ change: StateChange) -> StateChange {
    switch change {
    case .setLocation(let thing, let location):
      return .setLocation(thing, relocate(thing, to: location))
    case .setVariable(let variable, let number):
      let old = state.variables[variable] ?? 0
      state.variables[variable] = number == 0 ? nil : number
      return .setVariable(variable, old)
    case .setPlace(let place):
      defer { state.here = place }
      return .setPlace(state.here)
    case .setGenerator(let generator):
      defer { state.generator = generator }
      return .setGenerator(state.generator)
    }
  }

  /// Moves a thing, with the index and the state; returns where it was.
  private mutating func relocate(_ thing: ThingID, to location: ThingLocation) -> ThingLocation {
    let old = self.location(of: thing)
    let moved = world.thing(thing)
    if let moved { locationIndex.move(moved, from: old, to: location, by: world.index) }
    state.moved[thing] = moved?.start == location ? nil : location
    return old
  }
}

/// Changes as short codes: a thousand turns are kept with every move.
extension StateChange {
  /// `mlamp=in:box`, `nweather=2`, `whut`, `c123`.
  var code: String {
    switch self {
    case .setLocation(let thing, let location): "m\(thing.id)=\(location.code)"
    case .setVariable(let variable, let number): "n\(variable.id)=\(number)"
    case .setPlace(let place): "w\(place.id)"
    case .setGenerator(let generator): "c\(generator.state)"
    }
  }

  init?(code: some StringProtocol) {
    let rest = code.dropFirst()
    switch code.first {
    case "m":
      guard let moved = namedValue(rest, ThingLocation.init(code:)) else { return nil }
      self = .setLocation(ThingID(moved.0), moved.1)
    case "n":
      guard let variable = SavedVariable(code: rest) else { return nil }
      self = .setVariable(variable.id, variable.number)
    case "w": self = .setPlace(PlaceID(String(rest)))
    case "c":
      guard let generator = Int(rest).flatMap(LehmerGenerator.init(state:)) else { return nil }
      self = .setGenerator(generator)
    default: return nil
    }
  }
}

extension ThingLocation {
  /// Reads a code; nil where it is none.
  package init?(code: String) {
    switch code {
    case "carried": self = .carried
    case "worn": self = .worn
    case "nowhere": self = .nowhere
    default:
      if code.hasPrefix("at:") {
        self = .place(PlaceID(String(code.dropFirst(3))))
      } else if code.hasPrefix("in:") {
        self = .inside(ThingID(String(code.dropFirst(3))))
      } else {
        return nil
      }
    }
  }

  /// `at:hut`, `in:box`, `carried`, `worn`, `nowhere`.
  package var code: String {
    switch self {
    case .place(let place): "at:\(place.id)"
    case .inside(let thing): "in:\(thing.id)"
    case .carried: "carried"
    case .worn: "worn"
    case .nowhere: "nowhere"
    }
  }
}

/// `name=value` taken apart.
package func namedValue<Value>(
  _ string: some StringProtocol, _ read: (String) -> Value?
) -> (String, Value)? {
  let parts = string.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2, let value = read(String(parts[1])) else { return nil }
  return (String(parts[0]), value)
}

/// A variable and its number, far from overflowing; where it is the engine’s own it counts something.
package struct SavedVariable {
  /// Which it is.
  package let id: VariableID
  /// What it is set to.
  package let number: Int

  private static let most = 1_000_000_000_000

  /// `turn:=12`; nil for a number that no play comes to.
  package init?(code: some StringProtocol) {
    guard let (name, number) = namedValue(code, { Int($0) }) else { return nil }
    let least = name.contains(":") ? 0 : -Self.most
    guard (least...Self.most).contains(number) else { return nil }
    id = VariableID(name)
    self.number = number
  }
}
