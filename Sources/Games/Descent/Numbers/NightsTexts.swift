package import Localization

extension NightsRiddle {
  private typealias Text = L10n.DescentNumbers

  /// Everything that is said of it.
  var texts: NumberTexts {
    NumberTexts(
      frame: Text.nightsFrame, clues: visitors.map(\.clue), question: question,
      rungs: NightsProof(self).map(rungs) ?? [], solution: solution, misses: misses,
      nudge: Text.nightsNudge(word: .typed), success: Text.nightsSuccess, unit: .nights)
  }

  private var question: LocalizedText {
    switch (startsTogether, visitors.count) {
    case (true, 2): Text.nightsAgainBoth
    case (true, _): Text.nightsAgainThree
    case (false, 2): Text.nightsFirstBoth
    case (false, _): Text.nightsFirstThree
    }
  }

  // MARK: Hints and proof

  private func rungs(_ proof: NightsProof) -> [LocalizedText] {
    let (rarest, next) = (proof.order[0], proof.order[1])
    let begin = Text.nightsHintRarest(rarest: rarest.thing.name)
    let night = proof.firstTries[0]
    let list = Text.nightsHintList(
      first: night, second: night + rarest.every, third: night + 2 * rarest.every,
      next: next.thing.name)
    return [begin, list, proof.hint]
  }

  private var solution: LocalizedText {
    Text.nightsAnswer(
      night: answer, proof: .joined(NightsProof(self).map(\.sentences) ?? []))
  }

  // MARK: Wrong nights

  private var misses: [NumberMiss] {
    let spans = visitors.map(\.every)
    let meetings = visitors.indices.compactMap { left in
      let rest = visitors.indices.filter { $0 != left }.map { visitors[$0] }
      return rest.count > 1 ? NightsReader(NightsRiddle(visitors: rest)).answer : nil
    }
    let known = startsTogether ? [1] : []
    let near = [answer - 1, answer + 1]
    let nights = known + meetings + near + [spans.reduce(1, *)] + others
    return nights.filter { 1...NightsReader.lastNight ~= $0 }.map {
      NumberMiss(number: $0, reply: reply(to: $0))
    }
  }

  /// A later night that brings all, and the nights tried in vain.
  private var others: [Int] {
    let later = (answer + 1...answer + NightsReader.lastNight).first { night in
      visitors.allSatisfy { $0.comes(on: night) }
    }
    return [later ?? 0] + (NightsProof(self)?.firstTries.prefix(2) ?? [])
  }

  /// What a wrong night lacks: the first thing, in the order told, that stays away.
  func reply(to night: Int) -> LocalizedText {
    if startsTogether, night == 1 { return Text.nightsReplyKnown }
    guard let absent = visitors.first(where: { !$0.comes(on: night) }) else {
      return Text.nightsReplyLate(night: night)
    }
    guard let present = visitors.first(where: { $0.comes(on: night) }) else {
      return Text.nightsReplyMissing(night: night, reason: absent.absence(on: night))
    }
    return Text.nightsReplyButMissing(
      night: night, present: present.thing.comes, reason: absent.absence(on: night))
  }
}

extension NightVisitor {
  fileprivate var clue: LocalizedText {
    thing.comes(on: first, first + every, first + 2 * every)
  }

  /// “the bell rings on night 5, then on night 8”
  fileprivate func absence(on night: Int) -> LocalizedText {
    guard let before = last(before: night) else { return thing.comes(firstOn: first) }
    return thing.comes(on: before, then: next(from: night))
  }
}

extension NightsProof {
  private typealias Text = L10n.DescentNumbers

  /// A night that fails, or of three things where two of them meet.
  fileprivate var hint: LocalizedText {
    guard order.count > 2, let meeting = secondTries.first, secondTries.count > 1 else {
      return Text.nightsHintTried(night: firstTries[0], reason: order[1].absence(on: firstTries[0]))
    }
    return Text.nightsHintMeeting(
      night: meeting, span: secondTries[1] - meeting, third: order[2].thing.name)
  }

  fileprivate var sentences: [LocalizedText] {
    let pair = Text.nightsProofPair(
      rarest: order[0].thing.name, nights: .numbers(firstTries), next: order[1].thing.name,
      night: firstTries.last ?? 0)
    guard order.count > 2 else { return [pair] }
    let third = Text.nightsProofThird(
      nights: .numbers(secondTries), third: order[2].thing.name, night: secondTries.last ?? 0)
    return [pair, third]
  }
}

extension NightThing {
  private typealias Text = L10n.DescentNumbers

  /// “the bell”
  package var name: LocalizedText {
    switch self {
    case .bell: Text.bellThing
    case .fog: Text.fogThing
    case .caravan: Text.caravanThing
    case .owl: Text.owlThing
    case .spring: Text.springThing
    case .moonlight: Text.moonlightThing
    case .watch: Text.watchThing
    case .wind: Text.windThing
    }
  }

  /// “the bell rings”
  var comes: LocalizedText {
    switch self {
    case .bell: Text.bellComes
    case .fog: Text.fogComes
    case .caravan: Text.caravanComes
    case .owl: Text.owlComes
    case .spring: Text.springComes
    case .moonlight: Text.moonlightComes
    case .watch: Text.watchComes
    case .wind: Text.windComes
    }
  }

  /// “The bell rings on nights 2, 5, 8, and so on.”
  func comes(on first: Int, _ second: Int, _ third: Int) -> LocalizedText {
    switch self {
    case .bell: Text.bellNights(first: first, second: second, third: third)
    case .fog: Text.fogNights(first: first, second: second, third: third)
    case .caravan: Text.caravanNights(first: first, second: second, third: third)
    case .owl: Text.owlNights(first: first, second: second, third: third)
    case .spring: Text.springNights(first: first, second: second, third: third)
    case .moonlight: Text.moonlightNights(first: first, second: second, third: third)
    case .watch: Text.watchNights(first: first, second: second, third: third)
    case .wind: Text.windNights(first: first, second: second, third: third)
    }
  }

  /// “the bell rings on night 5, then on night 8”
  func comes(on before: Int, then later: Int) -> LocalizedText {
    switch self {
    case .bell: Text.bellBetween(before: before, later: later)
    case .fog: Text.fogBetween(before: before, later: later)
    case .caravan: Text.caravanBetween(before: before, later: later)
    case .owl: Text.owlBetween(before: before, later: later)
    case .spring: Text.springBetween(before: before, later: later)
    case .moonlight: Text.moonlightBetween(before: before, later: later)
    case .watch: Text.watchBetween(before: before, later: later)
    case .wind: Text.windBetween(before: before, later: later)
    }
  }

  /// “the bell rings first on night 2”
  func comes(firstOn night: Int) -> LocalizedText {
    switch self {
    case .bell: Text.bellEarly(later: night)
    case .fog: Text.fogEarly(later: night)
    case .caravan: Text.caravanEarly(later: night)
    case .owl: Text.owlEarly(later: night)
    case .spring: Text.springEarly(later: night)
    case .moonlight: Text.moonlightEarly(later: night)
    case .watch: Text.watchEarly(later: night)
    case .wind: Text.windEarly(later: night)
    }
  }
}
