import Adventure
package import JSON
import Localization

/// All that is kept of the adventure: the game, what was said, and the games saved by name.
package struct SavedAdventure: Equatable, Sendable {
  /// How many games can be saved by name.
  package static let slotLimit = 20
  private static let endingLimit = 100

  /// The game as it stands; nil before the first move.
  package internal(set) var game: SavedAdventureGame?
  /// What was said last, by the player and the game.
  package internal(set) var transcript = AdventureTranscript()
  /// By name.
  package internal(set) var slots: [Slot] = []
  /// Whether the adventure was won once.
  package internal(set) var hasBeenWon = false
  /// The ends that the story has come to so far, by their ids.
  package internal(set) var endings: Set<String> = []

  /// A game saved by name; nil where it cannot be read, which is told when it is asked for.
  package struct Slot: Equatable, Sendable {
    /// The name that the player gave it.
    package let name: String
    /// The game as it was then.
    package let game: SavedAdventureGame?
    let data: JSONValue
  }

  /// Nothing played and nothing saved.
  package init() {}
}

extension SavedFile where Content == SavedAdventure {
  /// The adventure; of two windows the one that wrote last counts.
  package static var savedAdventure: SavedFile {
    SavedFile("explore.json") { newer, older in
      var merged = newer
      merged.hasBeenWon = newer.hasBeenWon || older.hasBeenWon
      merged.endings.formUnion(older.endings)
      return merged
    }
  }
}

extension SavedAdventure: Persistable {
  /// Before anything was done nothing is missed.
  package var isWorthKeeping: Bool { game?.state.turn ?? 0 > 0 || !slots.isEmpty || hasBeenWon }

  /// Whether it was won, the game, the transcript and the saved games.
  package var data: JSONValue {
    var data: JSONObject = [
      "won": JSONValue(hasBeenWon),
      "game": game?.data ?? .null,
      "transcript": transcript.data,
      "slots": JSONValue(slots.map { ["name": JSONValue($0.name), "game": $0.data] }),
    ]
    data["endings"] = endings.isEmpty ? nil : JSONValue(endings.sorted().map { JSONValue($0) })
    return JSONValue(data)
  }

  /// Reads `data`; a saved game that cannot be read keeps its name.
  package init?(data: JSONValue) {
    guard let hasBeenWon = data["won"]?.bool, let game = data["game"],
      let transcript = data["transcript"].flatMap(AdventureTranscript.init(data:)),
      let slots = data["slots"]?.array
    else { return nil }
    if !game.isNull {
      guard let game = SavedAdventureGame(data: game) else { return nil }
      self.game = game
    }
    self.hasBeenWon = hasBeenWon
    endings = Set((data["endings"]?.array ?? []).prefix(Self.endingLimit).compactMap(\.string))
    self.transcript = transcript
    for slot in slots {
      guard let name = slot["name"]?.string, let data = slot["game"] else { return nil }
      self.slots.append(Slot(name: name, game: SavedAdventureGame(data: data), data: data))
    }
  }

  /// The game is this window’s; the slots are those of both.
  package func rebased(from base: SavedAdventure, onto theirs: SavedAdventure) -> SavedAdventure {
    var both = self
    both.hasBeenWon = hasBeenWon || theirs.hasBeenWon
    both.endings.formUnion(theirs.endings)
    let mine = slots.filter { !base.slots.contains($0) }
    let names = Set(mine.map(\.name))
    let others = theirs.slots.filter { !names.contains($0.name) }.prefix(
      max(0, Self.slotLimit - mine.count))
    both.slots = (mine + others).sorted { $0.name < $1.name }
    return both
  }

  /// Saves the game of the moment under a name; false where there are too many.
  mutating func save(as name: String) -> Bool {
    guard game != nil, slots.count(where: { $0.name != name }) < Self.slotLimit else {
      return false
    }
    addSlot(name)
    return true
  }

  /// Saves the game of the moment beside all others, however many, under `name` or, where that is
  /// taken, with a number behind it; returns that name.
  mutating func keepGame(as name: String) -> String {
    let names = Set(slots.map(\.name))
    var (free, number) = (name, 1)
    while names.contains(free) {
      number += 1
      free = "\(name) \(number)"
    }
    addSlot(free)
    return free
  }

  /// The saved game with that name; case and accents are optional.
  func slot(named name: String) -> Slot? {
    let typed = name.folded(as: .command)
    return slots.first { $0.name == name }
      ?? slots.first { $0.name.folded(as: .command) == typed }
  }

  private mutating func addSlot(_ name: String) {
    guard let game else { return }
    let others = slots.filter { $0.name != name }
    let slot = Slot(name: name, game: game, data: game.data)
    slots = (others + [slot]).sorted { $0.name < $1.name }
  }
}

/// What was said in an adventure, in the language in which it was said.
package struct AdventureTranscript: Equatable, Sendable {
  /// How many messages are kept.
  package static let limit = 100

  /// No message is longer, in characters.
  private static let longest = 10_000

  /// One message: the player’s own command has the role `echo`.
  package struct Message: Equatable, Sendable {
    /// What was said.
    package let text: String
    /// What kind of text it is.
    package let role: AdventureTextRole

    /// A message of that kind.
    package init(_ text: String, _ role: AdventureTextRole) {
      self.text = text
      self.role = role
    }
  }

  /// The newest last.
  package private(set) var messages: [Message] = []

  /// Nothing was said.
  package init() {}

  mutating func append(_ message: Message) {
    messages.append(message)
    if messages.count > Self.limit { messages.removeFirst(messages.count - Self.limit) }
  }

  mutating func removeLast(_ count: Int) { messages.removeLast(min(count, messages.count)) }

  /// A message is its role, a colon and its text.
  var data: JSONValue {
    JSONValue(messages.map { JSONValue("\($0.role.rawValue):\($0.text)") })
  }

  init?(data: JSONValue) {
    guard let strings = data.strings else { return nil }
    for string in strings {
      let parts = string.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let role = AdventureTextRole(rawValue: String(parts[0])) else {
        return nil
      }
      append(Message(SafeText(cleaning: String(parts[1]), limit: Self.longest).string, role))
    }
  }
}

/// What a text of the adventure is; raw values are the words of the wire.
package enum AdventureTextRole: String, CaseIterable, Sendable {
  /// A command of the player’s, in the transcript alone.
  case echo
  /// The name of the place.
  case title
  case prose, reply, refusal, question, heading, item, hint
}
