package import Session

extension Session {
  /// Executes a command `elapsed` after the one before, with what follows from its requests: what is kept
  /// of rounds and of the adventure is read as given here, and every write succeeds.
  @discardableResult
  package mutating func perform(
    _ command: Command, after elapsed: Duration = .zero, scores: SavedRounds = SavedRounds(),
    savedAdventure: SavedAdventure = SavedAdventure()
  ) -> [Event] {
    let uptime = (now?.uptime ?? .zero) + elapsed
    let response = execute(command, at: Instant(uptime: uptime, secondsSince1970: 1_795_248_000))
    return response.requests.reduce(into: response.events) { events, request in
      let fulfilment: Command.RequestResult
      switch request {
      case .save: return
      case .readScores(let command): fulfilment = .scoresRead(scores, then: command)
      case .readAdventure(let purpose): fulfilment = .adventureRead(savedAdventure, purpose)
      case .write(let write): fulfilment = .written(write, cause: nil)
      }
      events += perform(.fulfilled(fulfilment), scores: scores, savedAdventure: savedAdventure)
    }
  }
}
