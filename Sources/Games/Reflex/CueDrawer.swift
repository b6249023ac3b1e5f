/// Draws commands, and remembers of them what the next ones depend on.
struct CueDrawer: Equatable, Sendable {
  /// A command without its time.
  struct Knot: Equatable {
    /// Nil for a bat.
    var gesture: Gesture?
    var isSwapped = false
    /// Whether “Boom” is said with it.
    var isBoom = false

    /// What obeys it; nil for a bat.
    var answer: Gesture? { isSwapped ? gesture?.swapped : gesture }
  }

  /// What was drawn for the pitch and not yet given: single commands, or pairs.
  private var drawn: [[Knot]] = []
  /// What obeyed the last command that was drawn, and the last that was given; a bat is neither.
  private var last, lastGiven: Gesture?
  /// Whether tap and swipe have changed places.
  private var isSwapped = false
  /// Commands since the last bat, and since the last “Boom”, or since the pitch began.
  private var sinceBat = 0
  private var sinceBoom = 0
  private var twists: [RoundTwist] = []
  /// Moves in fours that a course comes back to, two of them from each gesture; drawn when the first is needed.
  private var motifs: [[Gesture]] = []
  /// What is left of the one under way.
  private var motif: ArraySlice<Gesture> = []

  /// A pitch begins: tap and swipe stand in their places, and its walls shake at once, else its first bat comes at
  /// once; but an escape goes on as it was, and has had its practice. With `spare` commands more than it has knots,
  /// the next pitch is the same however many are missed in this one.
  mutating func open(
    _ pitch: Pitch, spare: Int?, with chance: inout some RandomNumberGenerator
  ) {
    (motif, drawn) = ([], [])
    if pitch.hasCard { lastGiven = nil }
    let isEscape = pitch.name == nil
    if !isEscape || !pitch.twists.contains(.walls) || !twists.contains(.walls) {
      (isSwapped, sinceBoom, sinceBat) = (false, 5, isEscape ? 0 : 5)
    }
    twists = pitch.twists
    guard let spare, let knots = pitch.knots else { return }
    while drawn.count < knots + spare { drawn.append(draw(on: pitch, with: &chance)) }
  }

  /// What comes next, and what is known to come behind it. The key of the move before is never asked for at once
  /// again: a hand may still lie on it.
  mutating func next(on pitch: Pitch, with chance: inout some RandomNumberGenerator) -> [Knot] {
    var isBoom = false
    while drawn.first.map({ $0[0].gesture != nil && $0[0].answer == lastGiven }) ?? true {
      if !drawn.isEmpty { isBoom = drawn.removeFirst().contains(where: \.isBoom) || isBoom }
      while drawn.count < pitch.ahead + 1 { drawn.append(draw(on: pitch, with: &chance)) }
    }
    var group = drawn.removeFirst()
    if isBoom { group[group.count - 1].isBoom.toggle() }
    lastGiven = group.last?.answer ?? lastGiven
    return group
  }

  /// So many of those behind it.
  func coming(_ count: Int) -> [Gesture?] { drawn.joined().prefix(max(0, count)).map(\.gesture) }

  /// Those behind it were seen, and are not to come.
  mutating func drop(_ count: Int) { drawn.removeFirst(min(drawn.count, count)) }

  /// One command, or two on the stair, in the order in which they are to be obeyed; a bat there comes alone.
  private mutating func draw(
    on pitch: Pitch, with chance: inout some RandomNumberGenerator
  ) -> [Knot] {
    let isBoom = twists.contains(.walls) && booms(with: &chance)
    if isBoom { (isSwapped, sinceBoom) = (!isSwapped, 0) }
    let isBat = twists.contains(.bats) && !isBoom && batComes(with: &chance)
    let count = pitch.isPaired && !isBat ? 2 : 1
    sinceBoom += count
    sinceBat = isBat ? 0 : sinceBat + count
    if isBat { return [Knot(isSwapped: isSwapped)] }
    var knots: [Knot] = []
    for _ in 0..<count {
      knots.append(
        knot(
          for: pitch.isPhrased
            ? nextOfMotif(with: &chance) : gesture(after: last, with: &chance)))
    }
    // On the stair what is shown first is obeyed last.
    knots[count - 1].isBoom = isBoom
    return knots
  }

  /// The commands of a lesson: plain, twisted, then mixed.
  mutating func draw(
    lesson: Int, count: Int, with chance: inout some RandomNumberGenerator
  ) -> [Knot] {
    if twists.first == .bats, lesson % 2 == 1 { return [Knot()] }
    let isBoom = twists.first == .walls && lesson > 0
    if isBoom { isSwapped.toggle() }
    var knots: [Knot] = []
    for _ in 0..<count {
      knots.append(knot(for: gesture(after: last, shunningPinch: isBoom, with: &chance)))
    }
    knots[0].isBoom = isBoom
    return knots
  }

  /// The command that this obeys.
  private mutating func knot(for answer: Gesture) -> Knot {
    last = answer
    return Knot(gesture: isSwapped ? answer.swapped : answer, isSwapped: isSwapped)
  }

  /// Any of the three at first, then one of the two that the last move did not take, each equally likely.
  private func gesture(
    after last: Gesture?, shunningPinch: Bool = false, with chance: inout some RandomNumberGenerator
  ) -> Gesture {
    let answers = Gesture.allCases.filter { $0 != last && !(shunningPinch && $0 == .pinch) }
    return answers[chance.below(answers.count)]
  }

  private mutating func nextOfMotif(with chance: inout some RandomNumberGenerator) -> Gesture {
    if motifs.isEmpty {
      motifs = (Gesture.allCases + Gesture.allCases).map { motif(from: $0, with: &chance) }
    }
    if motif.isEmpty {
      let fitting = motifs.filter { $0[0] != last }
      motif = fitting[chance.below(fitting.count)][...]
    }
    return motif.removeFirst()
  }

  private func motif(
    from first: Gesture, with chance: inout some RandomNumberGenerator
  ) -> [Gesture] {
    var motif = [first]
    while motif.count < 4 { motif.append(gesture(after: motif.last, with: &chance)) }
    return motif
  }

  /// After three commands at least and five at most.
  private func booms(with chance: inout some RandomNumberGenerator) -> Bool {
    sinceBoom >= 5 || sinceBoom >= 3 && chance.below(2) == 0
  }

  /// Never two in a row; after five others surely: about every fourth.
  private func batComes(with chance: inout some RandomNumberGenerator) -> Bool {
    sinceBat >= 5 || sinceBat > 0 && chance.below(4) == 0
  }
}

extension RandomNumberGenerator {
  mutating func below(_ count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }
}
