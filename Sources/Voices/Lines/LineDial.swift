/// The dial of a rotor, turned line by line, and what was heard of it.
struct LineDial: Equatable {
  /// A clue (from 0), or what is chosen from.
  enum Face: Equatable { case clue(Int), answers }

  private(set) var face = Face.clue(0)
  /// How many clues were heard, from the first on.
  private(set) var heardClues = 1
  private(set) var hasHeardAnswers = false

  mutating func turn(to face: Face) {
    self.face = face
    switch face {
    case .clue(let index): heardClues = max(heardClues, index + 1)
    case .answers: hasHeardAnswers = true
    }
  }

  /// Behind the last clue come the answers, and behind them the first clue again.
  mutating func turnOn(ofClues count: Int) {
    switch face {
    case .clue(let index) where index + 1 < count: turn(to: .clue(index + 1))
    case .clue: turn(to: .answers)
    case .answers: turn(to: .clue(0))
    }
  }
}
