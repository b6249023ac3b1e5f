import Localization
import Presentation
import Session

private typealias Words = L10n.Descent

/// What is told of a descent in lines.
extension LineVoice {
  mutating func lines(for event: DescentEvent, before next: Event?) -> [LocalizedText] {
    switch event {
    case .card(let card): lines(for: card)
    case .ended(let end): lines(for: end, before: next)
    case .shared(let share, let isWhole):
      isWhole
        ? share.lines
        : [share.text] + (share.code == nil ? [] : explainOnce(Words.shareHow))
          + [L10n.Line.pressEnter]
    case .knots(let page): page.lines
    }
  }

  /// Which descent it is, how deep, how it counts, how far one is.
  private mutating func lines(for card: DescentCard) -> [LocalizedText] {
    [Words.heading(name: card.name), card.depthText, card.standingText]
      + (card.fallsLeft.map { [Words.fallsLeft(count: $0)] } ?? [])
      + (card.landing == 1 ? [] : [Words.goesOn(landing: card.landing, of: card.landings.count)])
      + explainOnce(Words.otherWays) + [Words.goDown]
  }

  private func lines(for end: DescentEnd, before next: Event?) -> [LocalizedText] {
    let deepest = end.deepest.flatMap { $0 > 0 ? [Words.deepest(count: $0)] : nil } ?? []
    let solution = end.solution.map { [$0] } ?? []
    // What can be shared follows, and then the way on.
    if case .descent(.shared) = next { return [end.text] + solution + deepest }
    return [end.text] + solution + deepest + [L10n.Line.pressEnter]
  }
}

extension KnotsPage {
  /// The month, and what all knots come to.
  fileprivate var lines: [LocalizedText] {
    guard knots > 0 else { return [Words.noKnots] + deepestLine }
    return [Words.knots(count: knots), monthLine] + meanLine + deepestLine
  }

  private var monthLine: LocalizedText {
    guard !knotted.isEmpty else { return Words.noKnotsInMonth(month: month) }
    let days = LocalizedText.all(of: knotted.map { LocalizedText(cleaning: String($0)) })
    return Words.knottedDays(month: month, days: days)
  }

  private var meanLine: [LocalizedText] {
    meanText.map { [Words.mean(mean: $0, perfect: perfect)] } ?? []
  }

  private var deepestLine: [LocalizedText] {
    deepest.map { [Words.deepest(count: $0)] } ?? []
  }
}
