/// Draws commands, and remembers of them what the next ones depend on.
struct CueDrawer: Equatable, Sendable {
  /// A command without its time.
  struct Drawn: Equatable {
    /// Nil for a bat.
    var gesture: Gesture?
    var isSwapped = false
    /// Whether “Boom” is said with it.
    var isBoom = false
  }

  /// What obeyed the last command that was no bat.
  private var last: Gesture?
  /// Whether tap and swipe have changed places.
  private var isSwapped = false
  /// Commands since the last bat, and since the last “Boom”, or since the start.
  private var sinceBat = 0
  private var sinceBoom = 0

  /// Commands that come at once, in the order in which they are to be obeyed, `good` moves into the
  /// round: `count` at most, for a bat on the stair comes alone.
  mutating func draw(
    _ count: Int, by rules: RoundRules, after good: Int,
    with chance: inout some RandomNumberGenerator
  ) -> [Drawn] {
    let twists = rules.twists(after: good)
    let lesson = rules.isPractice && !twists.isEmpty ? rules.lesson(after: good) : nil
    let isBoom = twists.contains(.walls) && booms(in: lesson, with: &chance)
    if isBoom { (isSwapped, sinceBoom) = (!isSwapped, 0) }
    let isStair = twists.contains(.stair)
    var drawn: [Drawn] = []
    for index in 0..<count {
      let mayBeBat = twists.contains(.bats) && (index > 0 ? !isStair : !isBoom)
      if mayBeBat, isBat(move: good + index + 1, by: rules, in: lesson, with: &chance) {
        drawn.append(Drawn(isSwapped: isSwapped))
        sinceBat = 0
      } else {
        let shunsPinch = isBoom && lesson != nil
        let gesture = drawGesture(shunningPinch: shunsPinch, with: &chance)
        drawn.append(Drawn(gesture: gesture, isSwapped: isSwapped))
        sinceBat += 1
      }
      sinceBoom += 1
      if isStair, sinceBat == 0 { break }
    }
    // On the stair what is shown first is obeyed last.
    drawn[isStair ? drawn.count - 1 : 0].isBoom = isBoom
    return drawn
  }

  /// Any of the three at first, then one of the two that the last move did not take, each equally likely.
  private mutating func drawGesture(
    shunningPinch: Bool, with chance: inout some RandomNumberGenerator
  ) -> Gesture {
    let answers = Gesture.allCases.filter { $0 != last && !(shunningPinch && $0 == .pinch) }
    let answer = answers[chance.below(answers.count)]
    last = answer
    return isSwapped ? answer.swapped : answer
  }

  /// After two commands at least and four at most; in practice from the second lesson on.
  private func booms(in lesson: Int?, with chance: inout some RandomNumberGenerator) -> Bool {
    if let lesson { return lesson > 0 }
    return sinceBoom >= 4 || sinceBoom >= 2 && chance.below(2) == 0
  }

  /// Never the first, the last, or two in a row; after three others surely: about every third.
  private func isBat(
    move: Int, by rules: RoundRules, in lesson: Int?, with chance: inout some RandomNumberGenerator
  ) -> Bool {
    if let lesson { return lesson % 2 == 1 }
    guard sinceBat > 0, move > 1, move != rules.goal else { return false }
    return sinceBat >= 3 || chance.below(2) == 0
  }
}

extension RandomNumberGenerator {
  fileprivate mutating func below(_ count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }
}
