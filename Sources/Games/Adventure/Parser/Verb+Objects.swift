/// What a verb expects beside it.
extension Verb {
  /// Whether it says nothing without an object.
  var needsObject: Bool { !Self.standingAlone.contains(self) }

  private static let standingAlone: Set<Verb> = [
    .look, .inventory, .listen, .smell, .search, .find, .count, .go, .enter, .leave, .climb,
    .descend, .back, .wait, .sleep, .jump, .shout, .wave, .greet, .think, .dance, .sing, .pray,
    .laugh, .swear, .thank, .fly, .stand, .bow, .kiss, .make, .write, .blow,
    .dig, .lookThrough, .spit,
  ]

  /// Whether a second thing can matter to it: a tool, a receiver, where to.
  var takesSecond: Bool { putsSomething || Self.withSecond.contains(self) }

  private static let withSecond: Set<Verb> = [
    .open, .close, .unlock, .lock, .light, .turn, .use, .ring, .rub, .tie, .cut, .hit, .break,
    .burn, .fill, .warm, .dig, .tap, .push, .pull, .swipe, .pinch,
  ]

  /// Whether it brings its object to another thing.
  var putsSomething: Bool {
    [.putIn, .putOn, .putBack, .give, .show, .throw, .drop, .wear].contains(self)
  }

  /// Whether words behind it that name nothing say only how, and are let go: “wait until noon”.
  var ignoresRest: Bool { Self.withAnyRest.contains(self) }

  private static let withAnyRest: Set<Verb> = [
    .wait, .sleep, .jump, .shout, .think, .dance, .sing, .pray, .laugh, .swear, .fly, .stand,
    .make, .write, .thank, .bow, .greet, .spit,
  ]

  /// Whether it is done as well in the dark, about whatever is there.
  var needsNoLight: Bool { self == .listen || self == .smell }

  /// Whether it is for the eyes.
  var isLook: Bool { [.examine, .look, .read, .find, .lookThrough, .count].contains(self) }

  /// Whether the door is meant where a place is named: “open the shed”.
  var isForDoors: Bool {
    [.open, .close, .unlock, .lock, .tap, .push, .kick, .break].contains(self)
  }

  /// Whether eyes, ears, a voice or a thought are enough, wherever its object or the place is.
  var worksFromAfar: Bool { Self.fromAfar.contains(self) }

  private static let fromAfar: Set<Verb> = [
    .examine, .read, .find, .lookThrough, .count, .listen, .smell, .think, .wait, .sleep, .shout,
    .wave, .greet, .ask, .tell, .thank, .bow, .pray, .swear, .laugh, .sing, .dance, .kiss, .jump,
    .fly, .make, .write,
  ]

  /// Whether it leads somewhere.
  var isMotion: Bool { [.go, .climb, .descend, .enter, .leave, .follow, .back].contains(self) }

  /// Whether a hand does it, on something.
  var isGesture: Bool {
    [.tap, .pinch, .swipe, .touch, .rub, .hit, .kick, .push, .pull].contains(self)
  }

  /// Whether what stands behind “at” or “on” is what it is for, and never idle.
  var isAimed: Bool { [.tap, .hit, .kick, .break, .shake, .use].contains(self) }

  /// Whether it brings a hand somewhere, where its object is one.
  var movesHands: Bool { [.search, .putIn, .putOn].contains(self) }

  /// The way that it says by itself: to descend is to go down.
  var direction: Direction? {
    switch self {
    case .climb: .up
    case .descend: .down
    default: nil
    }
  }

  /// Whether the only thing that it can be about need not be named.
  var infersObject: Bool { Self.inferring.contains(self) }

  private static let inferring: Set<Verb> = [
    .open, .close, .unlock, .lock, .wear, .takeOff, .ring, .pull, .push, .turn, .light, .dig,
    .tap, .pinch, .swipe, .untie, .burn, .lookThrough,
  ]
}
