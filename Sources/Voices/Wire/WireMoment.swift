import Session

/// An event after which the game waits for something else than before, by its name on the wire.
enum WireMoment: String, CaseIterable {
  case menu, intro, chapter, level, ready, cue, round, results, room

  /// Nil for an event that only tells something.
  init?(_ event: Event) {
    switch event {
    case .general(.menu): self = .menu
    case .campaign(.intro): self = .intro
    case .campaign(.chapter): self = .chapter
    case .campaign(.level): self = .level
    case .campaign(.results): self = .results
    case .round(.ready): self = .ready
    case .round(.cue): self = .cue
    case .round(.ended): self = .round
    case .adventure(.room): self = .room
    case .general, .campaign, .round(.move), .adventure: return nil
    }
  }
}
