import Localization
import Testing

@testable import Flow
@testable import Packs

/// Ways in packs: what breaks their rules, and whether there is one.
@Suite struct PackWayTests {
  private func findings(_ size: Int, _ way: String, _ given: String) -> [LocalizedText] {
    func cells(_ names: String) -> [PackCell] {
      names.split(separator: " ").map { PackCell(name: String($0), offset: .unknown) }
    }
    var level = PackDocument.way
    level.task = PackTask(PackWay(size: size, way: cells(way), given: cells(given)))
    var document = PackDocument.sample
    document.chapters[0].levels = [level]
    return PackRuleChecker(document).findings.map(\.text)
  }

  /// (size, the way, the given cells, what is found)
  static let ways: [(Int, String, String, [LocalizedText])] = [
    (4, "a1 a2 b2 b3 c3 c4 d4", "b3", []),
    (4, "a1 a2 b2 b3 c3 c4 e4", "", [L10n.Packs.outsideSquare(cell: .said("e4"))]),
    (4, "a1 a2 b2 b3 c3 c4 d4", "d1", [L10n.Packs.notOnWay(cell: .said("d1"))]),
    (4, "b2 b3 c3", "", [L10n.Packs.noWay]), (4, "a1 b2 c3", "", [L10n.Packs.noWay]),
    (4, "a1 a2 a1", "", [L10n.Packs.noWay]),
    (4, "a1 b1 c1 c2 d2 d3 c3 b3 b4 c4", "", [L10n.Packs.severalWays]),
  ]

  @Test(arguments: ways) func `a way is checked`(
    _ size: Int, _ way: String, _ given: String, _ expected: [LocalizedText]
  ) {
    #expect(findings(size, way, given) == expected)
  }
}
