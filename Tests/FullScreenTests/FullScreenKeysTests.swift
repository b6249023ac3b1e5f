import Flow
import Localization
import Screen
import Session
import SessionDriver
import Testing

@testable import FullScreen
@testable import Presentation

@Test(arguments: [
  ("a", 0), ("b", 1), ("c", 2), ("B", 1), ("1", 0), ("3", 2), ("&", 0), ("é", 1), ("\"", 2),
])
func `letters, digits and the row of AZERTY choose`(_ key: Unicode.Scalar, _ index: Int) throws {
  var player = try Player().begun()
  let answers = try #require(player.level).answers
  player.press(.character(key))
  #expect(player.commands.last == .answer([answers[index].id]))
}

@Test(arguments: [
  (Language.en, "h", Command.hint), (.en, "n", .notes), (.en, "l", .levels), (.en, "m", .mishaps),
  (.fr, "i", .hint), (.fr, "k", .notes), (.fr, "n", .levels),
  (.fr, "m", .mishaps),
])
func `letters are shortcuts`(_ language: Language, _ letter: String, _ command: Command) throws {
  var player = try Player(language).begun()
  player.type(letter)
  #expect(player.commands.last == command)
}

@Test(arguments: ["q", "z", "x", "0", "8", "i"])
func `letters that are no answer do nothing`(_ key: String) throws {
  var player = try Player().begun()
  let count = player.commands.count
  player.type(key)
  #expect(player.commands.count == count)
  #expect(!player.isOver)
}

@Test(arguments: [CampaignScreen.title, .titleLater, .menu, .results, .ending])
func `q quits where it is no answer`(_ screen: CampaignScreen) throws {
  var player = try Player().at(screen)
  player.type("q")
  #expect(player.isOver)
}

@Test func `letters are text where text is asked for`() throws {
  var player = try Player().at(.open)
  let count = player.commands.count
  player.type("qhnlm?1é")
  #expect(player.commands.count == count)
  #expect(player.text.contains("› qhnlm?1é"))
  player.press(.enter)
  #expect(player.commands.last == .answer(["qhnlm?1é"]))
}

@Test(arguments: CampaignScreen.allCases)
func `F1 shows help everywhere, and F1 leads back`(_ screen: CampaignScreen) throws {
  var player = try Player().at(screen)
  if player.voice.overlay?.scene is HelpScene { return }
  let before = player.frame
  player.press(.function(1))
  #expect(player.voice.overlay?.scene is HelpScene)
  player.press(.function(1))
  #expect(player.frame == before)
}

@Test(arguments: CampaignScreen.allCases)
func `F2 changes every word and nothing else`(_ screen: CampaignScreen) throws {
  var player = try Player(.en).at(screen)
  let other = try Player(.fr).at(screen)
  player.press(.function(2))
  #expect(player.voice.layer.scene.focus == other.voice.layer.scene.focus)
  let isTyped = [.openTyped, .openWrong, .settings].contains(screen)
  if !isTyped { #expect(player.text == other.text) }
  player.press(.function(2))
  let same = try Player(.en).at(screen)
  #expect(player.text == same.text)
}

@Test func `Escape opens the menu, and leads back`() throws {
  var player = try Player().at(.closedWrong)
  let before = player.frame
  player.press(.escape)
  #expect(player.voice.overlay?.scene is MenuScene)
  player.press(.escape)
  #expect(player.frame == before)
}

@Test func `Escape and Enter in haste buy no hint`() throws {
  var player = try Player().at(.closedWrong)
  player.press(.escape, .enter)
  #expect(player.level?.hintsTaken.isEmpty == true)
  #expect(player.voice.overlay == nil)
}

@Test func `the menu leads to the title, and the title back to the level’s card`() throws {
  var player = try Player().begun()
  player.goToTitle()
  #expect(player.commands.last == .menu)
  player.press(.enter)
  #expect(player.voice.stage.scene is ChapterCardScene)
}

@Test func `what was won is read before the next level comes`() throws {
  var player = try Player().begun()
  player.solve()
  let commands = player.commands
  player.type("abh12")
  player.press(.up, .down, .tab)
  #expect(player.commands == commands)
  #expect(player.text.contains("level 1 of 5"))
  player.press(.enter)
  #expect(player.text.contains("level 2 of 5"))
}

@Test func `at the doors of a descent a letter moves, and a digit marks a clue`() throws {
  var player = try Player()
  DescentScreen.doors.reach(&player)
  player.press(.enter)
  #expect(player.text.contains("answer with Enter"))
  player.type("c2")
  #expect(player.text.contains("▸ c"))
  #expect(player.text.contains("✗"))
  #expect(!player.text.contains("tried"))
}

@Test func `a wrong answer keeps the focus and is marked`() throws {
  var player = try Player().begun()
  player.press(.down)
  player.press(.up)
  player.chooseWrong()
  #expect(player.text.contains("✗ tried"))
  let cursor = try #require(player.frame.cursor)
  #expect(player.frame.lines[cursor.row].contains("✗ tried"))
}

@Test func `Enter does not choose what is out of view`() throws {
  var player = try Player(columns: 40, rows: 12).begun()
  player.play(to: "door")
  let commands = player.commands
  #expect(!player.layout.showsFocus)
  player.press(.enter)
  #expect(player.commands == commands)
  #expect(player.layout.showsFocus)
  player.press(.down)
  player.press(.enter)
  #expect(player.commands.count == commands.count + 1)
}

@Test func `why Enter did nothing is said until the next key`() throws {
  var player = try Player(columns: 40, rows: 12).begun()
  player.press(.enter)
  #expect(player.text.contains("That Enter came hard"))
  player.press(.down)
  #expect(!player.text.contains("That Enter came hard"))
}

@Test func `an answer with the focus on it is given at once`() throws {
  var player = try Player().begun()
  let commands = player.commands
  player.press(.down)
  player.press(.enter)
  #expect(player.commands.count == commands.count + 1)
}

/// On answers, on those that are printed on a dial, on hints and among the actions of a search.
@Test(arguments: [
  ("trap", [Key]()), ("guardian", [.enter, .enter, .enter, .enter]), ("guardian", [.right]),
  ("tiles", [.enter]),
]) func `Enter that is struck twice or held down counts once`(
  _ level: String, _ keys: [Key]
) throws {
  var player = try Player().begun(at: level)
  player.wait(.seconds(1))
  for key in keys {
    player.press(key)
    player.wait(.seconds(1))
  }
  let commands = player.commands.count
  for _ in 0..<20 {
    player.press(.enter)
    player.wait(.milliseconds(30))
  }
  #expect(player.commands.count == commands + 1)
  player.wait(.seconds(1))
  player.press(.enter, .enter)
  #expect(player.commands.count > commands + 1 || level == "tiles")
}

@Test func `the first Enter on an answer, after a moment of reading, gives it`() throws {
  var player = try Player().begun()
  let commands = player.commands.count
  player.wait(.seconds(1))
  player.press(.enter)
  #expect(player.commands.count == commands + 1)
}

@Test func `a second Enter on the last clue does not answer`() throws {
  var player = try Player().begun(at: "guardian")
  player.press(.down, .down, .down)
  player.press(.enter, .enter)
  #expect(player.text.contains("‹ answers ›"))
  #expect(player.attempts == 0 && player.isPlaying)
}

@Test func `wheels that lack a digit are told so at the first Enter, for free`() throws {
  var player = try Player().begun(at: "clock")
  for _ in 0..<8 where player.commands.last != .answer([""]) {
    player.press(.enter)
    player.wait(.seconds(1))
  }
  #expect(player.text.contains("4 digits"))
  #expect(player.attempts == 0)
}

@Test func `a wrong code is not given again by a second Enter`() throws {
  var player = try Player().begun(at: "clock")
  player.chooseWrong()
  #expect(player.attempts == 1)
  let commands = player.commands
  player.press(.enter)
  #expect(player.commands == commands)
}

/// In a small window the reply to an action takes the whole page.
@Test(arguments: Language.allCases)
func `once a reply is read, ↓ goes on to the next thing, and the footer says so`(
  _ language: Language
) throws {
  var player = try Player(language, columns: 40, rows: 12).begun(at: "tiles")
  player.type("1a")
  #expect(!player.layout.showsFocus)
  let goOn = TextResolver(language)(L10n.Full.goOn)
  #expect(player.text.contains("↓ \(goOn)"))
  player.press(.down)
  #expect(player.layout.showsFocus && player.voice.stage.scene.focus == 1)
}

@Test func `a letter does nothing to a thing that is out of view but bring it there`() throws {
  var player = try Player(columns: 40, rows: 12).begun(at: "tiles")
  player.type("1a")
  let commands = player.commands
  player.type("b")
  #expect(player.commands == commands && player.layout.showsFocus)
  player.type("b")
  #expect(player.commands.last == .act(element: "first", action: "jump"))
}

@Test func `a wrong code stays on the wheels, and is typed over from the first`() throws {
  var player = try Player().at(.wheelsWrong)
  player.type("8")
  player.press(.enter)
  #expect(player.commands.last == .answer(["8999"]))
}

@Test func `Enter gives a landing up once it was asked for, and another key lets it be`() throws {
  var player = try Player()
  DescentScreen.doors.reach(&player)
  player.receive(player.session.perform(.skip))
  #expect(player.text.contains("any other key goes on"))
  player.press(.down, .enter)
  #expect(player.commands.last != .skip)
  player.press(.down)
  player.receive(player.session.perform(.skip))
  player.press(.enter)
  #expect(player.commands.last == .skip)
}

@Test func `a pasted answer is typed, its line ends as blanks`() throws {
  var player = try Player().at(.open)
  player.enter("4\ntries")
  #expect(player.commands.last == .answer(["4 tries"]))
}

@Test(arguments: [
  ("/hint", Command.hint), ("/Hints now", .hint), ("/réglages", .settings), (" /scores", .scores),
  ("/level 1 2", .level(chapter: 1, level: 2)), ("/settings time", .settings),
]) func `a command of plain text is no answer`(_ typed: String, _ command: Command) throws {
  var player = try Player().at(.open)
  player.enter(typed)
  #expect(player.commands.last == command)
}

@Test func `the help that is typed lies over the question`() throws {
  var player = try Player().at(.open)
  let count = player.commands.count
  player.enter("/help")
  #expect(player.commands.count == count)
  #expect(player.voice.layer.scene.kind == .help)
}

/// Whatever the command, it costs nothing; what is said to it is what plain text says.
@Test(arguments: [
  ("/where", "Hidden Valley, level 1 of 5."), ("/x", "“/x” is not a command"),
  ("/lang", "/lang en or /lang fr"), ("/answers", "Not here"),
])
func `a command that leads nowhere is told so, and is no answer`(
  _ typed: String, _ reply: String
) throws {
  var player = try Player().at(.open)
  let commands = player.commands
  player.enter(typed)
  #expect(player.commands == commands)
  #expect(player.text.split(separator: #/\s+/#).joined(separator: " ").contains(reply))
}

@Test func `no command of plain text is judged as an answer`() throws {
  var start = try Player()
  CampaignScreen.open.reach(&start)
  for word in LineCommand.allCases.flatMap({ $0.words.resolved(in: .en) }) {
    var player = start
    player.enter("/\(word)")
    #expect(player.attempts == 0)
    #expect(!player.commands.contains(.answer(["/\(word)"])))
  }
}

@Test(arguments: ["4 /hint", "the hint"])
func `what only looks like a command is an answer`(_ typed: String) throws {
  var player = try Player().at(.open)
  player.enter(typed)
  #expect(player.commands.last == .answer([typed]))
}

@Test(arguments: ["hint", "Help", "aide", "menu", "quit"])
func `a command’s word without its slash is asked about once`(_ word: String) throws {
  var player = try Player().at(.open)
  let count = player.commands.count
  player.enter(word)
  #expect(player.commands.count == count)
  #expect(player.text.contains("Commands begin with a slash here: /\(word)."))
  player.enter(word)
  #expect(player.commands.last == .answer([word]))
}

@Test func `a command’s word that the question foresees is an answer`() throws {
  var player = try Player().at(.open)
  var level = try #require(player.level)
  level.foreseenWords = [LocalizedList(verbatim: [SafeText(cleaning: "Menu")])]
  player.receive([.campaign(.level(level))])
  player.enter("menu")
  #expect(player.commands.last == .answer(["menu"]))
}

@Test func `Enter leads from clue to clue, and from the last to the answers`() throws {
  var player = try Player().begun(at: "guardian")
  let (commands, clues) = (player.commands, try #require(player.level).clues.count)
  for _ in 1..<clues {
    #expect(player.text.contains("⏎ go on"))
    player.press(.enter)
    #expect(player.text.contains("‹ clues ›"))
  }
  #expect(player.text.contains("⏎ answers"))
  player.press(.enter)
  #expect(player.text.contains("‹ answers ›"))
  #expect(player.commands == commands)
}

@Test func `the rotor turns both ways round`() throws {
  var player = try Player().at(.rotorClues)
  for face in ["‹ hints ›", "‹ answers ›", "‹ clues ›"] {
    player.press(.right)
    #expect(player.text.contains(face))
  }
  player.press(.left)
  #expect(player.text.contains("‹ answers ›"))
}

@Test func `a letter on another face turns to that answer, and does not give it`() throws {
  var player = try Player().at(.rotorClues)
  let count = player.commands.count
  player.type("b")
  #expect(player.commands.count == count)
  #expect(player.text.contains("‹ answers ›"))
  player.press(.enter)
  #expect(player.commands.count == count + 1)
}

@Test func `the ember lights one thing at a time`() throws {
  var player = try Player().at(.search)
  #expect(player.text.contains("First tile"))
  #expect(!player.text.contains("Second tile"))
  player.press(.down)
  #expect(!player.text.contains("First tile"))
  #expect(player.text.contains("Second tile"))
}

@Test func `arrows move about the map`() throws {
  var player = try Player().at(.map)
  player.press(.right, .down, .down, .left, .enter)
  #expect(player.commands.last == .level(chapter: 1, level: 4))
}

@Test func `the map opens a level that was won`() throws {
  var player = try Player().at(.map)
  player.press(.up, .enter)
  #expect(player.level?.id == "trap")
  #expect(player.voice.overlay == nil)
}

@Test func `arrows change settings both ways`() throws {
  var player = try Player().at(.settings)
  player.press(.down, .down, .down, .right)
  #expect(player.session.settings[.motion] == "off")
  player.press(.left)
  #expect(player.session.settings[.motion] == "on")
  player.press(.home, .enter)
  #expect(player.session.language == .fr)
  #expect(player.text.contains("‹ français ›"))
}

@Test func `motion stops when it is switched off`() throws {
  var player = try Player(hasMotion: true).begun()
  player.solve()
  #expect(player.voice.nextTick != nil)
  player.receive([.notice(.settingChanged(.motion, value: "off"))])
  #expect(player.voice.nextTick == nil)
}

@Test func `plain text in the settings waits for Enter, and for nothing else`() throws {
  var player = try Player()
  player.chooseOnTitle("settings")
  player.press(.down, .left)
  #expect(player.text.contains("‹ plain text ›"))
  player.press(.down, .up)
  #expect(player.text.contains("‹ automatic ›"))
  #expect(!player.commands.contains(.set(setting: "interface", value: "line")))
  player.press(.left, .left)
  #expect(player.session.settings.interface == .full)
  player.press(.right, .enter)
  #expect(player.session.settings.interface == .line)
}

/// Where no round runs: before the first, and after one that was lost.
@Test(arguments: [false, true])
func `a hint on an escape is shown, and counted`(_ isLost: Bool) throws {
  var player = try Player(columns: 80, rows: 40).begun(at: "bats")
  if isLost {
    player.playRound()
    player.press(.enter)
    for _ in 0..<20 where player.isRunning {
      player.look()
      player.wait(.seconds(60))
    }
    player.wait(.seconds(1))
  }
  let hint = L10n.IceCave.batsHint1.resolved(in: .en)
  let left = try #require(player.voice.hintsLeft)
  player.type("h")
  #expect(player.text.split(separator: #/\s+/#).joined(separator: " ").contains(hint))
  #expect(player.voice.hintsLeft == left - 1)
}

@Test func `while a round runs there is no hint to ask for`() throws {
  var player = try Player().begun(at: "bats")
  player.press(.enter)
  player.look()
  #expect(player.isRunning)
  player.press(.escape)
  let menu = try #require(player.voice.overlay?.scene as? MenuScene)
  #expect(menu.entries.prefix(2) == [.goOn, .levels])
}
