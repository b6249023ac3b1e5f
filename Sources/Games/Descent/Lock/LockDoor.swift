/// What a lock says of the place of the stair's door, counted from 1 at the left: a thread from the first
/// landing.
enum LockDoor: Equatable, Sendable {
  /// That it is the first digit.
  case first(Int)
  /// That it is one of the digits. Who knows the first one hardly ever has to suppose anything.
  case within(Int)

  /// As is right where that much thinking is wanted.
  init(place: Int, reasoning: Reasoning) {
    self = reasoning < .supposing ? .first(place) : .within(place)
  }

  var first: Int? {
    switch self {
    case .first(let place): place
    case .within: nil
    }
  }

  var within: Int? {
    switch self {
    case .first: nil
    case .within(let place): place
    }
  }
}
