import Localization

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
