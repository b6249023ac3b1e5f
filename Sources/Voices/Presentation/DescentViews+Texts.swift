package import Localization
package import Session

private typealias Words = L10n.Descent

extension DescentCard {
  /// How deep it goes.
  package var depthText: LocalizedText {
    depth.map { Words.depthEndless(depth: $0, difficulty: difficulty) }
      ?? Words.depth(difficulty: difficulty)
  }

  /// How it counts.
  package var standingText: LocalizedText {
    switch standing {
    case .first: Words.first
    case .counts: Words.counts
    case .practice:
      if let knotStars, let mostKnotStars {
        Words.practiceWith(count: knotStars, of: mostKnotStars)
      } else {
        Words.practice
      }
    case .past: Words.past
    case .endless: Words.endless
    }
  }
}

extension KnotsPage {
  /// Stars a landing, with one digit behind the point of the language; nil before the first.
  package var meanText: LocalizedText? {
    meanTenths.map { Words.tenths(whole: $0 / 10, tenth: $0 % 10) }
  }
}
