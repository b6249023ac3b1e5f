import Localization
import Screen
import Testing

@testable import FullScreen

private func player(_ size: Size) throws -> Player {
  try Player(
    columns: size.columns, rows: size.rows, words: .pseudo)
}

private let sizes = [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)]

@Test(arguments: Screens.allCases, sizes)
func `longer words are neither cut nor mixed with others`(_ screen: Screens, _ size: Size) throws {
  var player = try player(size)
  screen.reach(&player)
  let layout = player.voice.layout(size)
  for row in layout.page.rows {
    for (span, next) in zip(row, row.dropFirst()) { #expect(span.end <= next.column) }
    #expect(row.allSatisfy { $0.end <= layout.area.size.columns }, "\(row)")
  }
  let text = layout.page.rows.joined().map(\.text).joined()
  #expect(text.count { $0 == "[" } == text.count { $0 == "]" })
}

@Test(arguments: Screens.allCases.filter { $0 != .openTyped }, sizes)
func `no word comes from anywhere but the tables`(_ screen: Screens, _ size: Size) throws {
  var player = try player(size)
  screen.reach(&player)
  for line in player.frame.lines {
    let words = line.split { !$0.isASCII || !$0.isLetter }.filter { $0.count > 1 }
    #expect(words.isEmpty, "\(words) in \(line)")
  }
}
