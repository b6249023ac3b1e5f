import Localization

extension BridgeRiddle {
  private typealias Text = L10n.DescentNumbers

  /// Everything that is said of it.
  var texts: NumberTexts {
    let crossings = crossings
    return NumberTexts(
      frame: Text.bridgeFrame, clues: clues, question: Text.bridgeAsk,
      rungs: rungs(crossings), solution: solution(crossings), misses: misses(crossings),
      nudge: Text.bridgeNudge(word: .typed), success: Text.bridgeSuccess, unit: .minutes)
  }

  private var clues: [LocalizedText] {
    travellers.map { $0.person.crosses(in: $0.minutes) } + (apart.map { [$0] } ?? [])
  }

  private var apart: LocalizedText? {
    quarrelNames.map { Text.bridgeApart(first: $0.first, second: $0.second) }
  }

  private var quarrelNames: (first: LocalizedText, second: LocalizedText)? {
    quarrel.map { (travellers[$0.first].person.name, travellers[$0.second].person.name) }
  }

  /// The names, the quickest first.
  private var byPace: [LocalizedText] {
    travellers.sorted { $0.minutes < $1.minutes }.map(\.person.name)
  }

  private func names(of crossing: Crossing) -> LocalizedText {
    let walkers = travellers.indices.filter { crossing.walkers >> $0 & 1 == 1 }
    return .all(of: walkers.map { travellers[$0].person.name })
  }

  // MARK: Hints and proof

  private func rungs(_ crossings: [Crossing]) -> [LocalizedText] {
    guard crossings.count > 1 else { return [] }
    let start = Text.bridgeHintStart(over: names(of: crossings[0]), back: names(of: crossings[1]))
    return [Text.bridgeHintLamp, way, start]
  }

  private var way: LocalizedText {
    if let names = quarrelNames {
      return Text.bridgeHintQuarrel(
        minutes: peacefulMinutes, first: names.first, second: names.second)
    }
    if answer == escortMinutes { return Text.bridgeHintGuide(quickest: byPace[0]) }
    return Text.bridgeHintPairs(first: byPace[byPace.count - 2], second: byPace[byPace.count - 1])
  }

  private func solution(_ crossings: [Crossing]) -> LocalizedText {
    let walks = crossings.map {
      $0.isBack
        ? Text.bridgeBack(who: names(of: $0), minutes: $0.minutes)
        : Text.bridgeOver(who: names(of: $0), minutes: $0.minutes)
    }
    let sum = Text.bridgeSum(minutes: answer)
    return Text.bridgeAnswer(
      minutes: Text.bridgeCount(count: answer), proof: .joined(walks + [sum, reason]))
  }

  /// Why nothing is quicker.
  private var reason: LocalizedText {
    if let names = quarrelNames {
      return Text.bridgeWhyQuarrel(
        first: names.first, second: names.second, minutes: peacefulMinutes)
    }
    if answer != escortMinutes {
      return Text.bridgeWhyPairs(quickest: byPace[0], minutes: escortMinutes)
    }
    return pairsMinutes.map { Text.bridgeWhyGuide(minutes: $0) }
      ?? Text.bridgeWhyThree(quickest: byPace[0])
  }

  // MARK: Wrong times

  private func misses(_ crossings: [Crossing]) -> [NumberMiss] {
    quarrelMisses + orderMisses + sumMisses(crossings)
  }

  private var quarrelMisses: [NumberMiss] {
    guard let names = quarrelNames else { return [] }
    let reply = Text.bridgeReplyQuarrel(first: names.first, second: names.second)
    return [NumberMiss(number: peacefulMinutes, reply: reply)]
  }

  /// The other ways to walk, where they are slower.
  private var orderMisses: [NumberMiss] {
    let guided = NumberMiss(
      number: escortMinutes, reply: Text.bridgeReplyGuide(quickest: byPace[0]))
    let paired = NumberMiss(number: pairsMinutes ?? 0, reply: Text.bridgeReplyPairs)
    return [guided, paired].filter { $0.number > answer }
  }

  private func sumMisses(_ crossings: [Crossing]) -> [NumberMiss] {
    let back = crossings.filter(\.isBack).reduce(0) { $0 + $1.minutes }
    let slowest = byPace[byPace.count - 1]
    return [
      NumberMiss(number: answer - back, reply: Text.bridgeReplyOvers(minutes: back)),
      NumberMiss(number: paces.reduce(0, +), reply: Text.bridgeReplySum),
      NumberMiss(number: paces.last ?? 0, reply: Text.bridgeReplySlowest(slowest: slowest)),
    ]
  }
}
