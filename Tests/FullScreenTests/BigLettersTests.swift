import Localization
import Screen
import Testing

@testable import FullScreen

private let halves = BigLetters.Scale(across: 1, halvesDown: 1)
private let commands = [
  L10n.Rounds.bigTap, L10n.Rounds.bigPinch, L10n.Rounds.bigSwipe,
]

@Test(arguments: Language.allCases)
func `each command can be drawn in every size, and no two look alike`(
  _ language: Language
) throws {
  for scale in BigLetters.Scale.all {
    let drawn = try commands.map { command in
      let rows = try #require(BigLetters(scale).rows(command.resolved(in: language)))
      #expect(rows.count == scale.height)
      #expect(rows.joined().contains { $0 != " " })
      return rows
    }
    #expect(Set(drawn).count == commands.count)
  }
}

@Test func `letters are drawn in characters that take one column each`() throws {
  for scale in BigLetters.Scale.all {
    for row in try #require(BigLetters(scale).rows("GLISSEZ")) {
      #expect(DisplayWidth.of(row) == row.unicodeScalars.count)
    }
  }
}

@Test(arguments: [
  (37, 3, halves), (37, 5, BigLetters.Scale(across: 1, halvesDown: 2)),
  (73, 20, BigLetters.Scale(across: 1, halvesDown: 2)),
  (74, 9, BigLetters.Scale(across: 2, halvesDown: 2)),
  (74, 10, BigLetters.Scale(across: 2, halvesDown: 4)),
  (148, 10, BigLetters.Scale(across: 4, halvesDown: 4)),
])
func `the largest letters that fit are taken`(
  _ columns: Int, _ rows: Int, _ scale: BigLetters.Scale
) {
  let big = BigLetters(fitting: ["TAPEZ", "GLISSEZ"], in: Size(columns: columns, rows: rows))
  #expect(big?.scale == scale)
}

@Test(arguments: [(36, 5), (37, 2), (0, 0)])
func `where no letters fit there are none`(_ columns: Int, _ rows: Int) {
  #expect(BigLetters(fitting: ["GLISSEZ"], in: Size(columns: columns, rows: rows)) == nil)
}

@Test(arguments: ["", "TAP!", "tap", "ÉCLAT"])
func `a word with other letters is not drawn`(_ word: String) {
  #expect(BigLetters(halves).rows(word) == nil)
  #expect(BigLetters(fitting: ["TAP", word], in: Size(columns: 80, rows: 24)) == nil)
}

@Test func `a letter is drawn dot by dot`() {
  #expect(
    BigLetters(BigLetters.Scale(across: 1, halvesDown: 2)).rows("TE") == [
      "█████ ████", "  █   █", "  █   ███", "  █   █", "  █   ████",
    ])
  #expect(BigLetters(halves).rows("TE") == ["▀▀█▀▀ █▀▀▀", "  █   █▀▀", "  ▀   ▀▀▀▀"])
}
