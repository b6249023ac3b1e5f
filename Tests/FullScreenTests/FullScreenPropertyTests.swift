import Flow
import Localization
import Sampling
import Screen
import Session
import Testing

@testable import FullScreen

private let keys: [InputEvent] =
  [
    .up, .down, .left, .right, .enter, .escape, .tab, .home, .end, .pageUp, .pageDown, .backspace,
    .delete, .insert, .function(1), .function(2), .function(12),
  ].map { .key($0) }
  + "abcdefghiklmnst?01234567&é\"'(-è_çà \u{301}漢".unicodeScalars.map { .key(.character($0)) }
  + [
    .key(.tab, .shift), .key(.character("w"), .control), .key(.character("a"), .alt),
    .paste("one\ntwo"), .released(.enter),
    .mouse(MouseEvent(.pressed(button: 0), at: Screen.Position(column: 1, row: 1))),
    .mouse(MouseEvent(.wheelUp, at: Screen.Position(column: 1, row: 1))),
    .mouse(MouseEvent(.wheelDown, at: Screen.Position(column: 1, row: 1))),
  ]

/// What holds for every frame.
private func expectSound(_ player: Player) {
  let frame = player.frame
  #expect(frame.size == player.size)
  guard let cursor = frame.cursor else {
    #expect(player.size.columns == 0 || player.size.rows == 0)
    return
  }
  #expect(cursor.column >= 0 && cursor.column < max(1, player.size.columns))
  #expect(cursor.row >= 0 && cursor.row < max(1, player.size.rows))
  guard FullScreenVoice.fits(player.size) else { return }
  let layout = player.layout
  if let item = layout.focused, !layout.view.shows(item) {
    #expect(layout.view.hasMoreAbove || layout.view.hasMoreBelow)
  } else if layout.focused?.isMarked == true {
    #expect(frame.style(at: cursor) == .accent)
  }
}

@Test(arguments: sampled(0..<24))
func `no keys and no sizes break a frame`(_ seed: Int) throws {
  var chance = SeededGenerator(seed: UInt64(seed))
  var player = try Player(seed % 2 == 0 ? .en : .fr, hasMotion: true)
  let start = CampaignScreen.allCases[chance.below(CampaignScreen.allCases.count)]
  start.reach(&player)
  for _ in 0..<120 {
    if chance.below(3) == 0 {
      player.size = Size(columns: chance.below(121), rows: chance.below(51))
    }
    player.press(keys[chance.below(keys.count)])
    player.wait(.milliseconds(chance.below(300)))
    expectSound(player)
  }
}

@Test(arguments: sampled(0..<12))
func `no keys break the wheels, and only a whole code is judged`(_ seed: Int) throws {
  let dialling: [Key] = [.up, .down, .left, .right, .enter, .backspace, .delete, .tab, .home, .end]
  let inputs = dialling + "0123456789à_çab".unicodeScalars.map { Key.character($0) }
  var chance = SeededGenerator(seed: UInt64(seed))
  var player = try Player(seed % 2 == 0 ? .en : .fr, columns: seed % 4 == 0 ? 40 : 80, rows: 12)
  CampaignScreen.wheels.reach(&player)
  for _ in 0..<150 where player.level?.id == "clock" {
    let (attempts, count) = (player.attempts, player.commands.count)
    player.press(inputs[chance.below(inputs.count)])
    expectSound(player)
    guard case .answer(let answers)? = player.commands.last, player.commands.count > count,
      player.level?.id == "clock", player.isPlaying
    else { continue }
    #expect(player.attempts - attempts == (answers[0].count == 4 ? 1 : 0))
  }
}

@Test(arguments: sampled(0..<16))
func `what was kept for the next key and the next frame changes nothing`(_ seed: Int) throws {
  var chance = SeededGenerator(seed: UInt64(seed))
  var player = try Player(seed % 2 == 0 ? .en : .fr, hasMotion: true)
  CampaignScreen.allCases[chance.below(CampaignScreen.allCases.count)].reach(&player)
  expectNothingStale(player, steps: 80, by: &chance)
}

@Test(arguments: sampled(NamedScreen.all))
func `on no screen anything kept is stale`(_ screen: NamedScreen) throws {
  var chance = SeededGenerator(
    seed: UInt64(screen.name.utf8.reduce(0) { $0 * 31 % 9_973 + Int($1) }))
  let player = try screen.player(Window.all[chance.below(Window.all.count)])
  expectNothingStale(player, steps: 30, by: &chance)
}

/// Two play on alike; what the one has seen is kept, the other sees each frame for the first time.
private func expectNothingStale(_ start: Player, steps: Int, by chance: inout SeededGenerator) {
  var (looking, fresh) = (start, start)
  looking.look()
  for _ in 0..<steps {
    if chance.below(8) == 0 {
      let size = Size(columns: 40 + chance.below(60), rows: 12 + chance.below(20))
      (looking.size, fresh.size) = (size, size)
    }
    let pause = Duration.milliseconds(chance.below(2) * 300)
    looking.wait(pause)
    fresh.wait(pause)
    for input in inputs(by: &chance) {
      looking.press(input)
      fresh.press(input)
      #expect(looking.commands == fresh.commands)
      looking.resumeRound()
      fresh.resumeRound()
      if chance.below(4) > 0 { #expect(looking.look() == fresh.frame, "\(input)") }
      // A command counts from when it was shown: that is no memory of a frame.
      if looking.session.runningCue != nil {
        looking.look()
        fresh.look()
      }
    }
  }
}

/// Any key, or an order of the adventure, which others take for a paste and Enter.
private func inputs(by chance: inout SeededGenerator) -> [InputEvent] {
  if chance.below(8) == 0 {
    return [.paste(["look", "e", "x rope"][chance.below(3)]), .key(.enter)]
  }
  return [keys[chance.below(keys.count)]]
}

@Test(arguments: [CampaignScreen.title, .searchAct, .rotorWrong, .wheelsWrong, .ending])
func `every size has a frame`(_ screen: CampaignScreen) throws {
  var player = try Player(.fr).at(screen)
  for columns in stride(from: 0, through: 120, by: 3) {
    for rows in stride(from: columns % 5, through: 50, by: 5) {
      player.size = Size(columns: columns, rows: rows)
      expectSound(player)
    }
  }
}

@Test(arguments: CampaignScreen.allCases)
func `all of a page can be read by going on down`(_ screen: CampaignScreen) throws {
  var player = try Player(.fr, columns: 40, rows: 12).at(screen)
  player.press(.home, .pageUp, .pageUp, .pageUp, .pageUp)
  var seen: Set<Int> = []
  for _ in 0..<40 {
    seen.formUnion(player.layout.view.rows)
    player.press(.pageDown)
  }
  #expect(seen.isSuperset(of: player.layout.page.rows.indices))
}

@Test(arguments: CampaignScreen.allCases)
func `a screen at rest is not timed`(_ screen: CampaignScreen) throws {
  var player = try Player(hasMotion: true).at(screen)
  var ticks = 0
  while let tick = player.voice.nextTick, ticks < 100 {
    player.wait(tick)
    ticks += 1
  }
  #expect(player.voice.nextTick == nil)
  #expect(ticks <= 21)
  let still = try Player(hasMotion: false).at(screen)
  #expect(still.voice.nextTick == nil)
  #expect(player.frame == still.frame)
}

@Test func `in a window that is too small only leaving works`() throws {
  var player = try Player(columns: 39, rows: 12)
  let before = player.frame
  player.press(.enter, .down, .escape, .function(2))
  #expect(player.commands == [])
  #expect(player.frame == before)
  player.size = Size(columns: 40, rows: 12)
  #expect(player.text.contains("Begin"))
  player.size = Size(columns: 1, rows: 1)
  player.type("q")
  #expect(player.isOver)
}
