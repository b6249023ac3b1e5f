package import Adventure
package import JSON

/// A game in a world as it is kept: its state, and the way back.
package struct SavedAdventureGame: Equatable, Sendable {
  /// The game as it stands.
  package let state: GameState
  /// The turns that can be undone, the oldest first.
  package let history: [UndoRecord]

  /// A game as it is to be kept.
  package init(state: GameState, history: [UndoRecord]) {
    self.state = state
    self.history = history
  }

  /// The state and the turns, places and things by their names.
  package var data: JSONValue {
    [
      "here": JSONValue(state.here.id),
      "moved": list(state.moved.map { "\($0.key.id)=\($0.value.code)" }.sorted()),
      "numbers": list(state.variables.map { "\($0.key.id)=\($0.value)" }.sorted()),
      "chance": JSONValue(state.generator.state),
      "mentioned": list(state.context.mentioned.map(\.id)),
      "last": JSONValue(orNull: state.context.lastCommand),
      "open": state.context.incomplete?.data ?? .null,
      "turns": list(history.map(\.code)),
    ]
  }

  /// Nil where the form is not ours; whether a world has what it names is the game’s to say.
  package init?(data: JSONValue) {
    guard let here = data["here"]?.string,
      let moved = data["moved"]?.pairs(ThingLocation.init(code:)),
      let numbers = data["numbers"]?.allStrings(SavedVariable.init(code:)),
      let generator = data["chance"]?.count.flatMap(LehmerGenerator.init(state:)),
      let mentioned = data["mentioned"]?.strings,
      let last = data["last"]?.stringOrNull,
      let turns = data["turns"]?.strings
    else { return nil }
    var context = ParserContext()
    context.mentioned = mentioned.map { ThingID($0) }
    context.lastCommand = last.flatMap { isCommand($0) ? $0 : nil }
    if let open = data["open"], !open.isNull {
      guard let open = IncompleteCommand(data: open) else { return nil }
      if isCommand(open.before + open.after) { context.incomplete = open }
    }
    let history = turns.compactMap(UndoRecord.init(code:))
    guard history.count == turns.count else { return nil }
    self.history = history
    state = GameState(
      here: PlaceID(here), moved: moved.reduce(into: [:]) { $0[ThingID($1.0)] = $1.1 },
      variables: numbers.reduce(into: [:]) { $0[$1.id] = $1.number }, generator: generator,
      context: context)
  }
}

/// Whether a player can have typed this: a few answers to questions make a command longer than a line.
private func isCommand(_ text: String) -> Bool { text.utf8.count <= 10_000 }

private func list(_ strings: [String]) -> JSONValue { JSONValue(strings.map { JSONValue($0) }) }

extension JSONValue {
  /// An array of `name=value`.
  fileprivate func pairs<Value>(_ read: (String) -> Value?) -> [(String, Value)]? {
    allStrings { namedValue($0, read) }
  }

  /// An array of nothing but strings that can be read.
  fileprivate func allStrings<Value>(_ read: (String) -> Value?) -> [Value]? {
    guard let strings else { return nil }
    let values = strings.compactMap(read)
    return values.count == strings.count ? values : nil
  }
}

extension IncompleteCommand {
  fileprivate var data: JSONValue {
    [
      "hole": JSONValue(missing.rawValue), "before": JSONValue(before), "after": JSONValue(after),
    ]
  }

  fileprivate init?(data: JSONValue) {
    guard let missing = data["hole"]?.string.flatMap(AwaitedReply.init(rawValue:)),
      let before = data["before"]?.string, let after = data["after"]?.string
    else { return nil }
    self.init(missing: missing, before: before, after: after)
  }
}
