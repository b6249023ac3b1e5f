import Screen
import Testing

@testable import FullScreen

@Test(arguments: [CampaignScreen.title, .menu, .map, .settings], ColorDepth.allCases)
func `a move in a menu takes few bytes`(_ screen: CampaignScreen, _ depth: ColorDepth) throws {
  var player = try Player().at(screen)
  var renderer = Renderer(palette: Palette(depth))
  _ = renderer.bytes(for: player.frame)
  #expect(renderer.bytes(for: player.frame).isEmpty)
  // What a setting is for is told below, with the focus on it.
  let most = screen == .settings ? 230 : 130
  for _ in 0..<3 {
    player.press(.down)
    #expect(renderer.bytes(for: player.frame).count <= most)
  }
}
