import Screen
import Testing

@testable import FullScreen

@Test(arguments: NamedScreen.all, Window.pseudo)
func `longer words do not stand over others`(_ screen: NamedScreen, _ window: Window) throws {
  let player = try screen.player(window)
  let layout = player.layout
  let rows =
    layout.page.rows + [
      layout.positionedPage.header?.rows[0] ?? [], layout.chrome.footer?.rows[0] ?? [],
    ]
  for row in rows.map({ $0.sorted { $0.column < $1.column } }) {
    for (span, next) in zip(row, row.dropFirst()) { #expect(span.end <= next.column) }
    #expect(row.allSatisfy { $0.end <= layout.area.size.columns }, "\(row)")
  }
}

/// The adventure scrolls what it tells, and elides what goes on beyond its map.
@Test(arguments: NamedScreen.all.filter { !$0.name.hasPrefix("explore") }, Window.pseudo)
func `longer words are not cut`(_ screen: NamedScreen, _ window: Window) throws {
  let player = try screen.player(window)
  let text = player.layout.page.rows.joined().map(\.text).joined()
  #expect(text.count { $0 == "[" } == text.count { $0 == "]" })
}

/// Screens that show what a player typed, or what was told before and is kept as it was.
private let screensWithOtherTexts = [
  "openTyped", "explore typed", "explore completed", "explore returned",
  "explore wonBefore",
]

@Test(arguments: NamedScreen.all, Window.pseudo)
func `no word comes from anywhere but the tables`(
  _ screen: NamedScreen, _ window: Window
) throws {
  guard !screensWithOtherTexts.contains(screen.name) else { return }
  for line in try screen.player(window).frame.lines {
    let words = line.split { !$0.isASCII || !$0.isLetter }.filter { $0.count > 1 }
    #expect(words.isEmpty, "\(words) in \(line)")
  }
}
