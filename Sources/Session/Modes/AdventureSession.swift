import Adventure
import Localization

/// The adventure while it is played: the game, and what is kept beside it.
struct AdventureSession: Sendable {
  var game: AdventureGame
  var kept: SavedAdventure
  /// Where the transcript is written to as it grows.
  var script: String?
  var writes: [TranscriptWriteRequest] = []
  /// Whether points are told as they come; a setting.
  var tellsPoints = true

  /// What is to be saved.
  var savedAdventure: SavedAdventure {
    var savedAdventure = kept
    savedAdventure.game = SavedAdventureGame(state: game.state, history: game.history)
    return savedAdventure
  }

  /// Notes a text for the transcript, and for the file that it is written to.
  mutating func note(_ text: String, _ role: AdventureTextRole) {
    let message = AdventureTranscript.Message(text, role)
    kept.transcript.append(message)
    if let script { write(message.line, to: script) }
  }

  /// The end is told anew to who comes back to it: it shall not stand twice.
  mutating func forgetEnd() {
    let messages = kept.transcript.messages
    let ends = Language.allCases.map { L10n.Ending.theEnd.resolved(in: $0) }
    guard game.state.isOver,
      let end = messages.lastIndex(where: { $0.role == .heading && ends.contains($0.text) }),
      !messages[end...].contains(where: { $0.role == .echo })
    else { return }
    kept.transcript.removeLast(messages.count - end)
  }

  /// All that one command says is one write: what cannot be written has no hole in it.
  private mutating func write(_ text: String, to script: String) {
    guard case .append(path: script, text: let before)? = writes.last else {
      return writes.append(.append(path: script, text: text))
    }
    writes[writes.count - 1] = .append(path: script, text: before + text)
  }

  /// The events of what happened in the game; what was said goes into the transcript.
  mutating func events(of gameEvents: [GameEvent], in language: Language) -> [Event] {
    let endsNow = gameEvents.contains(where: \.isEnd)
    return gameEvents.flatMap { gameEvent -> [Event] in
      switch gameEvent {
      case .text(let text, let role):
        let role = AdventureTextRole(role)
        note(text.resolved(in: language), role)
        return [.adventure(.text(text, role))]
      case .arrived(let place, let isNew):
        guard place == game.state.here else {
          // On the way to another place.
          guard let name = game.world.place(place)?.name else { return [] }
          note(name.resolved(in: language), .title)
          return [.adventure(.text(name, .title))]
        }
        guard let room = game.room(isShown: isNew) else { return [] }
        if room.isOver, !endsNow { return [.adventure(.room(room))] }
        note(room.name.resolved(in: language), .title)
        let name = Event.adventure(.text(room.name, .title))
        // The end shows the place once more.
        return endsNow ? [name] : [name, .adventure(.room(room))]
      case .showed(let id, let isExamined):
        guard let thing = game.world.thing(id), let picture = game.picture(of: thing),
          let picture = PictureView(id: id.id, of: [picture])
        else { return [] }
        return [.adventure(.picture(picture, isExamined: isExamined))]
      case .scored(let points):
        let view = PointsView(
          points: points, score: game.state.score, possibleScore: game.world.possibleScore)
        guard tellsPoints else { return [] }
        note(view.text.resolved(in: language), .reply)
        return [.adventure(.points(view))]
      case .ended(let isWin):
        if isWin { kept.hasBeenWon = true }
        if let ending = game.ending { kept.endings.insert(ending.id) }
        return game.room(isShown: true).map { [.adventure(.room($0))] } ?? []
      }
    }
  }
}

extension AdventureTextRole {
  fileprivate init(_ role: TextRole) {
    switch role {
    case .prose: self = .prose
    case .reply: self = .reply
    case .refusal: self = .refusal
    case .question: self = .question
    case .heading: self = .heading
    case .item: self = .item
    case .hint: self = .hint
    }
  }
}

extension AdventureTranscript.Message {
  /// As it stands in a file: an echo behind a blank line, an item indented.
  var line: String {
    switch role {
    case .echo: "\n> \(text)\n"
    case .item: "    \(text)\n"
    case .title, .prose, .reply, .refusal, .question, .heading, .hint: "\(text)\n"
    }
  }
}
