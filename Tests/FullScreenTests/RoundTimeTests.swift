import Localization
import Reflex
import Screen
import Session
import Testing

@testable import FullScreen

/// A round that runs; no time has gone by since its first command was shown.
private func running(_ mode: RoundMode = .classic, columns: Int = 80) throws -> Player {
  var player = try Player(columns: columns, hasMotion: true)
  player.openReflex(mode)
  player.press(.enter)
  player.look()
  return player
}

extension Player {
  fileprivate var moves: Int { reflex?.goodMoves ?? 0 }
  fileprivate var reaction: Int? { reflex?.lastMove?.reaction }
  fileprivate var isOverRound: Bool { reflex?.phase == .over }
}

// MARK: - The clock of a command

@Test(arguments: [0, 1, 137, 5_099])
func `a move is timed from the moment the command was shown`(_ milliseconds: Int) throws {
  var player = try running()
  player.wait(.milliseconds(milliseconds) + .microseconds(900))
  player.press(Player.key(try #require(player.cue?.gesture)))
  #expect(player.reaction == milliseconds)
  #expect(player.moves == 1)
}

@Test func `time before the command stands on the screen does not count`() throws {
  var player = try running()
  player.wait(.milliseconds(300))
  player.press(Player.key(try #require(player.cue?.gesture)))
  player.wait(.seconds(60))
  #expect(player.isRunning)
  player.obey(after: 250)
  #expect(player.reaction == 250)
}

@Test func `a gesture for a command that nobody has seen is none`() throws {
  var player = try running()
  player.press(Player.key(try #require(player.cue?.gesture)))
  for key in ["t", "p", "s"] { player.type(key) }
  #expect(player.isRunning)
  #expect(player.moves == 1)
}

@Test func `a command that is not obeyed is lost at its limit, not before`() throws {
  var player = try running()
  player.wait(.milliseconds(5_100) - .microseconds(1))
  #expect(player.isRunning)
  player.wait(.microseconds(1))
  #expect(player.isOverRound)
  #expect(player.reflex?.round?.ending == .timeout)
}

@Test func `the screen changes by itself twenty times a second, then at the limit`() throws {
  var player = try running()
  #expect(player.voice.nextTick == .milliseconds(50))
  player.wait(.milliseconds(130))
  #expect(player.voice.nextTick == .milliseconds(20))
  #expect(player.reflex?.clock?.tenthsLeft == 49)
  player.wait(.milliseconds(4_960))
  #expect(player.reflex?.clock?.tenthsLeft == 0)
  #expect(player.voice.nextTick == .milliseconds(10))
}

@Test(arguments: [RoundMode.heart, nil])
func `without a clock, and at rest, nothing is timed`(_ mode: RoundMode?) throws {
  var player = try Player(hasMotion: true)
  player.openReflex(mode)
  #expect(player.voice.nextTick == nil)
  guard mode != nil else { return }
  player.press(.enter)
  player.look()
  #expect(player.voice.nextTick == nil)
  player.obey()
  player.wait(.seconds(100_000))
  #expect(player.isRunning)
}

// MARK: - The climb

@Test func `each key once is the lesson, and begins the climb`() throws {
  var player = try Player(hasMotion: true)
  player.openReflex()
  player.look()
  player.type("t")
  #expect(player.look().lines.contains { $0.contains("✓") && $0.contains("tap") })
  player.type("p")
  #expect(!player.isRunning)
  player.type("s")
  #expect(player.isRunning)
  #expect(player.reflex?.isOnCard == true)
  #expect(player.look().lines.contains { $0.contains("Ready…") })
}

@Test func `a pitch begins by itself, and what was held down for the one before does not begin it`()
  throws
{
  var player = try Player(hasMotion: true)
  player.openReflex()
  player.press(.enter)
  for _ in 0..<10 { player.obey(after: 300) }
  player.look()
  #expect(player.reflex?.isOnCard == true)
  player.wait(.milliseconds(250))
  player.type("t")
  #expect(player.reflex?.isOnCard == true)
  player.wait(.milliseconds(1_750))
  #expect(player.reflex?.isOnCard == false)
  #expect(player.moves == 10)
  #expect(player.cue?.next.count == 2)
}

@Test func `the key that was struck last begins a pitch, too`() throws {
  var player = try Player(hasMotion: true)
  player.openReflex(.heart)
  player.press(.enter)
  while player.reflex?.isOnCard != true { player.obey() }
  player.look()
  let last = Player.key(player.reflex?.lastMove?.answer)
  player.wait(.milliseconds(200))
  player.press(last)
  #expect(player.reflex?.isOnCard == true)
  player.wait(.milliseconds(200))
  player.press(last)
  #expect(player.reflex?.isOnCard == false)
}

@Test func `a miss stays on the stage, and no key counts while it does`() throws {
  var player = try Player(hasMotion: true)
  player.openReflex()
  player.press(.enter)
  player.obey()
  player.disobey()
  let missed = player.look()
  #expect(player.reflex?.isResting == true)
  #expect(missed.lines.contains { $0.contains("✗ You: ") })
  #expect(missed.lines.contains { $0.contains("2 strands left.") })
  #expect(missed.lines[0].contains("≡≡~"))
  player.wait(.milliseconds(700))
  player.type("tps")
  #expect(player.moves == 1)
  player.wait(.milliseconds(100))
  #expect(player.reflex?.isResting == false)
  player.obey()
  #expect(player.moves == 2)
}

@Test func `after a fall any of the keys climbs again, but not at once`() throws {
  var player = try Player(hasMotion: true)
  player.openReflex()
  player.press(.enter)
  player.obey()
  for _ in 0..<3 { player.disobey() }
  #expect(player.isOverRound)
  #expect(player.look().lines.contains { $0.contains("That was the last strand.") })
  #expect(player.voice.nextTick == .milliseconds(600))
  player.wait(.milliseconds(600))
  #expect(player.look().lines.contains { $0.contains("You fell at pitch 1") })
  player.type("t")
  #expect(player.isOverRound)
  player.wait(.milliseconds(600))
  player.type("p")
  #expect(player.isRunning)
}

@Test func `the bar of a breath falls, and does not fill again`() throws {
  var player = try Player(hasMotion: true)
  player.openReflex()
  player.press(.enter)
  for _ in 0..<56 { player.obey(after: 150) }
  player.passRest()
  var bars: [Int] = []
  for _ in 0..<8 {
    player.look()
    bars.append(player.reflex?.clock?.barLeft ?? 0)
    player.obey(after: 300)
  }
  #expect(zip(bars, bars.dropFirst()).allSatisfy { $0 > $1 })
  #expect(bars[7] < 600)
}

@Test func `without motion the number goes down, and nothing else moves`() throws {
  var player = try Player(hasMotion: false)
  player.openReflex(.classic)
  player.press(.enter)
  let before = player.look()
  player.wait(.milliseconds(1_000))
  let changed = zip(before.lines, player.look().lines).filter { $0 != $1 }
  #expect(changed.count == 1)
  #expect(changed.first?.1.split(separator: " ") == ["4.0", "s"])
}

// MARK: - Stopped for a while

/// Ways to lose sight of a command, and back.
enum Interruption: CaseIterable {
  case menu, suspended, tooSmall

  fileprivate func happen(to player: inout Player) {
    switch self {
    case .menu: player.press(.escape)
    case .suspended: player.suspend()
    case .tooSmall: player.size = Size(columns: 30, rows: 8)
    }
    player.look(isAway: true)
  }

  fileprivate func end(for player: inout Player) {
    if self == .menu { player.press(.escape) }
    player.size = Size(columns: 80, rows: 24)
  }
}

extension Player {
  /// A suspended program draws nothing.
  fileprivate mutating func look(isAway: Bool) {
    if voice.isRoundRunning || !FullScreenVoice.fits(size) || voice.overlay != nil { look() }
  }
}

@Test(arguments: Interruption.allCases)
func `a command that went out of sight is replaced, with all its time`(
  _ interruption: Interruption
) throws {
  var player = try running()
  let asked = try #require(player.cue)
  player.wait(.seconds(4))
  interruption.happen(to: &player)
  #expect(player.voice.nextTick == nil)
  player.wait(.seconds(3_600))
  #expect(player.isRunning)
  interruption.end(for: &player)
  player.look()
  let next = try #require(player.cue)
  #expect(next.gesture != asked.gesture)
  #expect(next.move == asked.move)
  player.wait(.milliseconds(5_000))
  player.press(Player.key(next.gesture))
  #expect(player.reaction == 5_000)
}

@Test func `in the menu over a round no key of a gesture leaves it`() throws {
  var player = try running()
  player.press(.escape)
  let count = player.commands.count
  for key in ["t", "p", "g", "T"] { player.type(key) }
  #expect(player.voice.overlay?.scene is MenuScene && player.voice.overlays.count == 1)
  #expect(player.commands.count == count)
  player.type("s")
  player.press(.escape)
  player.press(.escape)
  #expect(player.voice.overlay == nil && player.isRunning)
}

// MARK: - Keys

@Test func `inside a round other keys, pastes and chords do nothing`() throws {
  var player = try running()
  let count = player.commands.count
  let others: [InputEvent] = [
    .key(.enter), .key(.tab), .key(.backspace), .key(.function(1)), .key(.function(2)),
    .key(.pageDown), .key(.character("?")), .key(.character("q")), .key(.character("l")),
    .key(.character("x")), .key(.character("t"), .control), .key(.character("p"), .alt),
    .paste("tttt"), .released(.character("t")),
  ]
  for input in others { player.press(input) }
  #expect(player.commands.count == count)
  #expect(player.isRunning)
  player.press(.escape)
  #expect(player.voice.overlay?.scene is MenuScene)
}

@Test(arguments: Gesture.allCases)
func `a key that is held down makes one move`(_ gesture: Gesture) throws {
  var player = try running()
  while player.cue?.gesture != gesture { player.obey(after: 50) }
  player.look()
  let moves = player.moves
  for _ in 0..<30 {
    player.press(Player.key(gesture))
    player.look()
    player.wait(.milliseconds(33))
  }
  #expect(player.isRunning)
  #expect(player.moves == moves + 1)
}

@Test func `after its release a key is a new one`() throws {
  var player = try running(.heart)
  player.obey()
  player.look()
  player.press(.key(.character("p")))
  let count = player.commands.count
  player.press(.key(.character("p")))
  #expect(player.commands.count == count)
  player.press(.released(.character("p")))
  player.look()
  // Sooner it would belong to the phrase that is gone.
  player.wait(.milliseconds(800))
  player.press(.key(.character("p")))
  #expect(player.commands.count == count + 1)
}

@Test(arguments: ["t", "p", "s", " "])
func `a key that comes too late for the round does nothing`(_ key: String) throws {
  var player = try running()
  player.wait(.seconds(6))
  #expect(player.isOverRound)
  player.wait(.milliseconds(300))
  player.type(key)
  #expect(player.isOverRound)
  #expect(player.reflex?.focus == 0)
  player.press(.enter)
  #expect(player.isRunning)
}

@Test func `an arrow moves the focus as soon as the round is over`() throws {
  var player = try running()
  player.wait(.seconds(6))
  player.press(.down)
  #expect(player.reflex?.focus == 1)
  player.press(.left, .right)
  #expect(player.reflex?.focus == 1)
  player.press(.up, .enter)
  #expect(player.isRunning)
}

@Test func `a letter of a choice works as soon as the round is over`() throws {
  var player = try running()
  player.wait(.seconds(6))
  player.type("a")
  #expect(player.isRunning)
}

@Test func `so soon after a rest a key was meant for the command before`() throws {
  var player = try Player()
  player.openReflex(.climb)
  player.press(.enter)
  player.disobey(after: 99)
  #expect(player.reflex?.lastMove == nil)
  player.disobey(after: 700)
  #expect(player.reflex?.lastMove?.outcome == .wrong)
}

@Test func `the best so far is told in the round after it`() throws {
  var player = try running()
  player.obey()
  player.disobey()
  player.press(.enter)
  #expect(player.look().lines.contains { $0.contains("best 1") })
}

@Test(arguments: [(80, 24), (40, 12)])
func `a long phrase is all there`(_ columns: Int, _ rows: Int) throws {
  var player = try Player(columns: columns, rows: rows, hasMotion: false)
  player.openReflex(.heart)
  player.playRound(moves: 56)
  player.passRest()
  while player.reflex?.obeyed ?? 0 > 0 { player.obey() }
  let page = player.look().lines.joined(separator: " ")
  let cues = player.reflex?.cues ?? []
  #expect(cues.count == 7)
  // In a small window by their first letters.
  let shown = page.matches(of: /\b(TAP|PINCH|SWIPE|BAT|T|P|S|B)\b/).map { $0.output.0.prefix(1) }
  #expect(shown == cues.map { ($0.gesture?.rawValue.uppercased() ?? "B").prefix(1) })
}

@Test(arguments: [("left", "fds"), ("right", "jkl"), ("digits", "123")])
func `other keys can be chosen`(_ preset: String, _ keys: String) throws {
  var player = try Player()
  player.openReflex(.classic)
  player.receive([.notice(.settingChanged(.keys, value: preset))])
  player.press(.enter)
  for _ in 0..<5 {
    player.look()
    let gesture = try #require(player.cue?.gesture)
    let index = try #require(Gesture.allCases.firstIndex(of: gesture))
    player.type(String(Array(keys)[index]))
  }
  #expect(player.moves == 5)
}

@Test func `a mouse obeys, too`() throws {
  var player = try running()
  for _ in 0..<6 {
    player.look()
    player.wait(.milliseconds(500))
    let here = Position(column: 9, row: 9)
    switch try #require(player.cue?.gesture) {
    case .tap:
      player.press(.mouse(MouseEvent(.pressed(button: 0), at: here)))
      player.press(.mouse(MouseEvent(.released(button: 0), at: here)))
    case .pinch: player.press(.mouse(MouseEvent(.wheelUp, at: here)))
    case .swipe:
      player.press(.mouse(MouseEvent(.pressed(button: 0), at: here)))
      player.press(.mouse(MouseEvent(.dragged(button: 0), at: Position(column: 20, row: 9))))
    }
  }
  #expect(player.moves == 6)
}

// MARK: - Around it

@Test func `the rule that cost most is one key away, and more time another`() throws {
  var player = try running(.climb)
  player.obey()
  for _ in 0..<3 { player.disobey() }
  player.wait(.milliseconds(600))
  #expect(player.reflex?.choices.prefix(3) == [.again, .practise(.rope), .slower(.longer)])
  player.type("c")
  #expect(player.commands.last == .set(setting: "time", value: "1.6"))
  #expect(player.reflex?.phase == .waiting)
  player.press(.enter)
  for _ in 0..<4 { player.disobey() }
  player.wait(.seconds(1))
  player.type("b")
  #expect(player.commands.last == .practise(.rope))
  player.press(.enter)
  #expect(player.isRunning)
}

@Test func `left and right change the mode, and the focus stays`() throws {
  var player = try Player()
  player.openReflex(.classic)
  player.press(.down, .left)
  #expect(player.reflex?.ready?.mode == .climb)
  player.press(.right, .right)
  #expect(player.reflex?.ready?.mode == .heart)
  #expect(player.reflex?.focus == 1)
}

@Test func `another language in the middle of a round asks another command, and counts on`() throws
{
  var player = try running()
  for _ in 0..<3 { player.obey() }
  player.look()
  player.open(.language)
  player.look()
  #expect(player.isRunning)
  #expect(player.moves == 3)
  #expect(player.voice.language == .fr)
  player.obey()
  #expect(player.moves == 4)
}
