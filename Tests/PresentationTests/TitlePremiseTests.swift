import Flow
import Localization
import Presentation
import Testing

@testable import Session

/// Whether the adventure was won, the campaign’s stars, whether that is won, and what the title says.
private let cases: [(isLit: Bool, stars: Int?, isWon: Bool, premise: String)] = [
  (false, nil, false, "The beacon is out. The only fire is under the mountain."),
  (false, 3, false, "The beacon is out. The only fire is under the mountain. Stars: 3 of 9."),
  (true, nil, false, "you kept it. Below, somebody still has to fetch its fire."),
  (true, 3, false, "you kept it. Below, somebody still has to fetch its fire. Stars: 3 of 9."),
  (true, 3, true, "The beacon burns. The sky holds 3 of 9 stars; the mountain has the rest."),
]

@Test(arguments: cases)
func `the title says how the mountain stands`(
  isLit: Bool, stars: Int?, isWon: Bool, premise: String
) {
  let standing = stars.map {
    StandingView(
      stars: $0, of: 9, mishaps: Tally(), isWon: isWon, unfinished: 3,
      firstUnfinished: nil)
  }
  let title = TitleView(items: [], standing: standing, isBeaconLit: isLit)
  #expect(title.premise.resolved(in: .en).hasSuffix(premise))
}
