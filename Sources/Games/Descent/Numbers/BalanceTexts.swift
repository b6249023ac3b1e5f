package import Localization

extension BalanceRiddle {
  private typealias Text = L10n.DescentNumbers

  /// Everything that is said of it.
  var texts: NumberTexts {
    let steps = BalanceProof.shortest(for: self)?.steps ?? []
    return NumberTexts(
      frame: Text.balanceFrame, clues: clues, question: things[asked].question,
      rungs: rungs(steps), solution: solution(steps), misses: misses(steps),
      nudge: Text.balanceNudge(word: .typed), success: Text.balanceSuccess, unit: .pebbles)
  }

  private var clues: [LocalizedText] {
    weighings.enumerated().map { place, weighing in
      Text.balanceClue(number: place + 1, weighing: text(weighing))
    }
  }

  /// “2 jars together weigh as much as 18 pebbles”; one thing alone stands in front of pebbles.
  private func text(_ weighing: Weighing) -> LocalizedText {
    let isTurned = weighing.left.isPebbles && !weighing.right.isPebbles
    let left = isTurned ? weighing.right : weighing.left
    let right = text(isTurned ? weighing.left : weighing.right)
    return left.count == 1
      ? Text.balanceSingle(left: text(left), right: right)
      : Text.balanceTogether(left: text(left), right: right)
  }

  private func text(_ pan: Pan) -> LocalizedText {
    let kinds = things.indices.filter { pan.things[$0] > 0 }
    let pebbles = pan.pebbles > 0 ? [Text.pebbles(count: pan.pebbles)] : []
    return .all(of: kinds.map { things[$0].counted(pan.things[$0]) } + pebbles)
  }

  // MARK: Hints and proof

  private func rungs(_ steps: [BalanceStep]) -> [LocalizedText] {
    guard steps.count > 1 else { return [] }
    let next = steps.count > 2 ? told(1, of: steps) : act(1, of: steps)
    return [beginning(steps), told(0, of: steps), next]
  }

  private func beginning(_ steps: [BalanceStep]) -> LocalizedText {
    guard case .replace(let thing, let source) = steps[0].act else {
      return Text.balanceHintRead(number: steps[0].place + 1)
    }
    let isRead = weighings[source].pan(equalTo: thing)?.isPebbles ?? false
    return isRead
      ? Text.balanceHintRead(number: source + 1) : Text.balanceHintSwap(number: source + 1)
  }

  private func told(_ index: Int, of steps: [BalanceStep]) -> LocalizedText {
    let result = Text.balanceSentence(weighing: text(steps[index].result))
    return .joined([act(index, of: steps), result])
  }

  private func act(_ index: Int, of steps: [BalanceStep]) -> LocalizedText {
    switch steps[index].act {
    case .lighten: return Text.balanceLighten(number: steps[index].place + 1)
    case .share: return Text.balanceShare(number: steps[index].place + 1)
    case .replace(let thing, let source):
      let pan = pan(for: thing, from: source, before: index, of: steps)
      return things[thing].replaced(inWeighing: steps[index].place + 1, by: text(pan))
    }
  }

  /// What the source says of the thing by then.
  private func pan(
    for thing: Int, from source: Int, before index: Int, of steps: [BalanceStep]
  ) -> Pan {
    let known = steps[..<index].last { $0.place == source }?.result ?? weighings[source]
    return known.lightened.pan(equalTo: thing) ?? known.right
  }

  private func solution(_ steps: [BalanceStep]) -> LocalizedText {
    Text.balanceAnswer(
      pebbles: Text.pebbles(count: answer),
      proof: .joined(steps.indices.map { told($0, of: steps) }))
  }

  // MARK: Wrong weights

  private func misses(_ steps: [BalanceStep]) -> [NumberMiss] {
    let weights = weights
    let others = things.indices.filter { $0 != asked }.map { thing in
      let weighing = level(1, of: thing, pebbles: weights[thing])
      let reply = Text.balanceReplyOtherThing(
        weighing: text(weighing), ask: things[asked].question)
      return NumberMiss(number: weights[thing], reply: reply)
    }
    let near = [answer - 1, answer + 1, answer * 2].compactMap { uneven($0, weights) }
    return whole(steps) + others + near
  }

  /// The weight of all of the asked things, where the last step parts it.
  private func whole(_ steps: [BalanceStep]) -> [NumberMiss] {
    guard steps.last?.act == .share, let place = steps.last?.place else { return [] }
    let before = steps.dropLast().last { $0.place == place }?.result ?? weighings[place]
    let pebbles = max(before.left.pebbles, before.right.pebbles)
    let count = pebbles / max(answer, 1)
    let weighing = level(count, of: asked, pebbles: pebbles)
    return [
      NumberMiss(number: pebbles, reply: Text.balanceReplyWhole(weighing: text(weighing)))
    ]
  }

  /// The first weighing that a wrong weight tips, with the sum done.
  private func uneven(_ number: Int, _ weights: [Int]) -> NumberMiss? {
    var weights = weights
    weights[asked] = number
    guard let place = weighings.firstIndex(where: { !$0.isLevel(weights) }) else { return nil }
    let weighing = weighings[place]
    let reply = Text.balanceReplyUneven(
      number: place + 1, left: weighing.left.weight(weights),
      right: weighing.right.weight(weights))
    return NumberMiss(number: number, reply: reply)
  }

  private func level(_ count: Int, of thing: Int, pebbles: Int) -> Weighing {
    var left = Pan(things: things.map { _ in 0 }, pebbles: 0)
    let right = Pan(things: left.things, pebbles: pebbles)
    left.things[thing] = count
    return Weighing(left: left, right: right)
  }
}

extension Pan {
  /// How many things and pebbles lie there.
  fileprivate var count: Int { things.reduce(pebbles, +) }

  fileprivate var isPebbles: Bool { !things.contains { $0 > 0 } }
}

extension BalanceThing {
  private typealias Text = L10n.DescentNumbers

  /// “2 jars”
  package func counted(_ count: Int) -> LocalizedText {
    switch self {
    case .jar: Text.jarCount(count: count)
    case .bell: Text.bellCount(count: count)
    case .lamp: Text.lampCount(count: count)
    case .mask: Text.maskCount(count: count)
    case .axe: Text.axeCount(count: count)
    case .chain: Text.chainCount(count: count)
    case .wheel: Text.wheelCount(count: count)
    case .brick: Text.brickCount(count: count)
    }
  }

  /// “How many pebbles does one jar weigh?”
  package var question: LocalizedText {
    switch self {
    case .jar: Text.jarAsk
    case .bell: Text.bellAsk
    case .lamp: Text.lampAsk
    case .mask: Text.maskAsk
    case .axe: Text.axeAsk
    case .chain: Text.chainAsk
    case .wheel: Text.wheelAsk
    case .brick: Text.brickAsk
    }
  }

  /// “In weighing 2, put 6 pebbles for each jar.”
  func replaced(inWeighing number: Int, by pan: LocalizedText) -> LocalizedText {
    switch self {
    case .jar: Text.jarPut(number: number, pan: pan)
    case .bell: Text.bellPut(number: number, pan: pan)
    case .lamp: Text.lampPut(number: number, pan: pan)
    case .mask: Text.maskPut(number: number, pan: pan)
    case .axe: Text.axePut(number: number, pan: pan)
    case .chain: Text.chainPut(number: number, pan: pan)
    case .wheel: Text.wheelPut(number: number, pan: pan)
    case .brick: Text.brickPut(number: number, pan: pan)
    }
  }
}

extension Pan {
  fileprivate static func + (one: Pan, other: Pan) -> Pan {
    Pan(things: zip(one.things, other.things).map { $0 + $1 }, pebbles: one.pebbles + other.pebbles)
  }

  fileprivate func times(_ count: Int) -> Pan {
    Pan(things: things.map { $0 * count }, pebbles: pebbles * count)
  }

  /// The pan with so many of each thing that there are, in place of the thing.
  fileprivate func replacing(_ thing: Int, by pan: Pan) -> Pan {
    var rest = self
    rest.things[thing] = 0
    return rest + pan.times(things[thing])
  }

  /// The place of a thing that lies here alone; nil where pebbles or others do.
  fileprivate var lonelyThing: Int? {
    let kinds = things.indices.filter { things[$0] > 0 }
    return kinds.count == 1 && pebbles == 0 ? kinds[0] : nil
  }
}

extension Weighing {
  /// Without what lies on both pans.
  var lightened: Weighing {
    var weighing = self
    for thing in left.things.indices {
      let common = min(left.things[thing], right.things[thing])
      weighing.left.things[thing] -= common
      weighing.right.things[thing] -= common
    }
    let common = min(left.pebbles, right.pebbles)
    weighing.left.pebbles -= common
    weighing.right.pebbles -= common
    return weighing
  }

  /// Whether nothing but pebbles is left.
  var isEmptied: Bool { left.terms == 0 || right.terms == 0 }

  /// How many kinds of things lie on the pans.
  var kinds: Int { left.things.indices.count(where: holds) }

  /// The only thing of which some are left once it is lightened; nil where there are none or more.
  var onlyThing: Int? {
    let rest = lightened
    let kinds = left.things.indices.filter(rest.holds)
    return kinds.count == 1 ? kinds[0] : nil
  }

  /// One thing against pebbles, where now several lie; nil where it is one already.
  var shared: Weighing? {
    guard let thing = onlyThing else { return nil }
    let count = left.things[thing] + right.things[thing]
    let pebbles = left.pebbles + right.pebbles
    guard count > 1, pebbles.isMultiple(of: count) else { return nil }
    var weighing = self
    weighing.left = left.part(count)
    weighing.right = right.part(count)
    return weighing
  }

  func replacing(_ thing: Int, by pan: Pan) -> Weighing {
    Weighing(left: left.replacing(thing, by: pan), right: right.replacing(thing, by: pan))
  }

  /// What lies against one such thing alone; nil where it lies otherwise.
  func pan(equalTo thing: Int) -> Pan? {
    if left.lonelyThing == thing, left.things[thing] == 1, right.things[thing] == 0 { return right }
    if right.lonelyThing == thing, right.things[thing] == 1, left.things[thing] == 0 { return left }
    return nil
  }
}

extension Pan {
  fileprivate func part(_ count: Int) -> Pan {
    Pan(things: things.map { $0 / count }, pebbles: pebbles / count)
  }
}
