import Flow
import Localization
import Screen
import Session
import SessionDriver
import Testing

@testable import FullScreen

/// Forms on the screen: what the keys fill, where the focus goes, and what is drawn.
struct FormKeysTests {
  private func player(_ style: FormLevel.Style, _ language: Language = .en) throws -> Player {
    var player = try Player(language, chapters: FormChapter.chapters(style))
    player.begin()
    return player
  }

  /// The row or option of that id, from 0, as the player has it before them.
  private func place(_ id: String, in player: Player) throws -> Int {
    let level = try #require(player.level)
    return try #require(
      level.rows.firstIndex { $0.id == id } ?? level.answers.firstIndex { $0.id == id })
  }

  private func letter(_ id: String, in player: Player) throws -> String {
    Player.letter(try place(id, in: player))
  }

  private func focus(of player: Player) -> Int { player.voice.layer.scene.focus }

  // MARK: Marks

  @Test func `a letter turns a mark, and turns it back`() throws {
    var player = try player(.several)
    let letter = try letter("owl", in: player)
    player.type(letter)
    #expect(player.commands.last == .fill(["owl": FormLevel.mark]))
    #expect(player.text.contains("\(letter) \(Symbol.lit)"))
    player.type(letter)
    #expect(player.commands.last == .fill(["owl": FormLevel.clear]))
    #expect(!player.text.contains("\(letter) \(Symbol.lit)"))
    #expect(try focus(of: player) == place("owl", in: player))
  }

  @Test func `Enter behind letters goes on to hand in, and turns no mark back`() throws {
    var player = try player(.several)
    for id in ["hen", "owl"] { player.type(try letter(id, in: player)) }
    #expect(player.text.contains("go on"))
    let count = player.commands.count
    player.press(.enter)
    #expect(player.commands.count == count)
    player.press(.enter)
    #expect(player.commands.last == .handIn)
  }

  @Test func `behind a letter and an arrow Enter turns a mark`() throws {
    var player = try player(.several)
    player.type("a")
    player.press(.down, .enter)
    let row = try #require(player.level?.rows[1])
    #expect(player.commands.last == .fill([row.id: FormLevel.mark]))
  }

  @Test(arguments: [Key.enter, .character(" ")])
  func `Enter and the space bar turn the mark with the focus`(_ key: Key) throws {
    var player = try player(.several)
    player.press(.down, key)
    let row = try #require(player.level?.rows[1])
    #expect(player.commands.last == .fill([row.id: FormLevel.mark]))
    #expect(focus(of: player) == 1)
  }

  @Test func `marks are handed in by the last item, and stay where they are wrong`() throws {
    var player = try player(.several)
    player.press(.end, .enter)
    #expect(player.commands.last == .handIn)
    #expect(player.text.contains("Nothing is marked yet."))
    for id in ["hen", "bat"] { player.type(try letter(id, in: player)) }
    player.press(.end, .enter)
    #expect(player.text.contains("No bat lays eggs."))
    #expect(player.text.contains("\(try letter("bat", in: player)) \(Symbol.lit)"))
    for id in ["bat", "owl"] { player.type(try letter(id, in: player)) }
    player.press(.end, .enter)
    #expect(player.text.contains(FormChapter.success))
    #expect(player.voice.isWaiting)
  }

  // MARK: Pairs

  @Test(arguments: [[Key.enter], [.character(" ")], [.right], [.character("1")]])
  func `a row shows what may belong to it, and Escape or ← hides that`(_ keys: [Key]) throws {
    for back in [Key.escape, .left] {
      var player = try player(.match)
      let count = player.commands.count
      let before = player.frame
      #expect(!player.text.contains("oiseau"))
      for key in keys { player.press(key) }
      for option in ["chien", "chat", "oiseau"] { #expect(player.text.contains(option)) }
      player.press(back)
      #expect(player.frame == before)
      #expect(player.commands.count == count)
    }
  }

  @Test func `a letter chooses, and the focus goes to the next empty row, then to the end`() throws
  {
    var player = try player(.match)
    #expect(focus(of: player) == 0)
    player.press(.enter)
    player.type(try letter("chien", in: player).uppercased())
    #expect(player.commands.last == .fill(["dog": "chien"]))
    #expect(focus(of: player) == 1)
    player.press(.enter)
    player.type(try letter("chat", in: player))
    #expect(player.commands.last == .fill(["cat": "chat"]))
    #expect(focus(of: player) == 2)
    player.press(.enter)
    #expect(player.commands.last == .handIn)
    #expect(player.text.contains(FormChapter.success))
  }

  @Test func `Enter chooses the option with the focus, which is first the one that is there`()
    throws
  {
    var player = try player(.match)
    player.type("2")
    for _ in 0..<(try place("oiseau", in: player)) { player.press(.down) }
    player.press(.enter)
    #expect(player.commands.last == .fill(["cat": "oiseau"]))
    player.type("2")
    #expect(try focus(of: player) == place("oiseau", in: player))
  }

  @Test func `a wrong pair is told and empty again, a right one stays`() throws {
    var player = try player(.match)
    for option in ["chien", "oiseau"] {
      player.press(.enter)
      player.type(try letter(option, in: player))
    }
    player.press(.enter)
    #expect(player.text.contains("cat: not oiseau."))
    #expect(player.level?.id == "form" && focus(of: player) == 1)
    #expect(player.voice.stage.scene.level?.rows.map { $0.value != nil } == [true, false])
  }

  // MARK: Gaps

  @Test func `Enter fills one gap after the other, then hands them in`() throws {
    var player = try player(.gaps)
    player.type("hours")
    player.press(.enter)
    #expect(player.commands.last == .fill(["gap-1": "hours"]))
    player.type("weeks")
    player.press(.enter)
    #expect(player.commands.last == .fill(["gap-2": "weeks"]))
    player.press(.enter)
    #expect(player.commands.last == .handIn)
    #expect(player.text.contains("1 of 2 are right."))
    player.type("minutes")
    player.press(.enter, .enter)
    #expect(player.text.contains(FormChapter.success))
  }

  @Test(arguments: [Key.up, .down, .tab]) func `↑, ↓ and Tab go to another gap`(_ key: Key) throws {
    var player = try player(.gaps)
    player.press(key)
    player.type("so")
    player.press(.enter)
    #expect(player.commands.last == .fill(["gap-2": "so"]))
    player.press(key, .enter)
    #expect(player.commands.last == .fill(["gap-2": "so"]))
    player.type("then")
    player.press(.enter)
    #expect(player.commands.last == .fill(["gap-1": "then"]))
  }

  @Test func `Tab fills the gap and goes on, as Enter does`() throws {
    var player = try player(.gaps)
    player.type("hours")
    player.press(.tab)
    #expect(player.commands.last == .fill(["gap-1": "hours"]))
    player.type("days")
    #expect(player.text.contains("Gap 2 days"))
  }

  @Test(arguments: [(columns: 40, rows: 12), (columns: 80, rows: 24)])
  func `what stands round a gap is on the screen, once, however small that is`(
    _ columns: Int, _ rows: Int
  ) throws {
    let question = """
      An egg is in the pan for many (1) … by the rule of the hut. Cakes need many (2) … by the rule of the pass, or so \
      they say in the valley, where nobody has an oven, a rule or the time to wait for any cake. They say it, too, on \
      the far side of the pass, where all have an oven.
      """
    var player = try Player(
      columns: columns, rows: rows, chapters: FormChapter.chapters(.gaps, asking: question))
    player.begin()
    player.press(.enter)
    player.type("hours")
    player.press(.enter)
    #expect(player.text.ranges(of: "many (2) … by").count == 1, "\(player.text)")
  }

  @Test(arguments: ["hours, days", "hours,days", "hours;days"])
  func `a list of as many words as there are gaps fills them all`(_ list: String) throws {
    var player = try player(.gaps)
    player.type(list)
    player.press(.enter)
    #expect(player.commands.last == .fill(["gap-1": "hours", "gap-2": "days"]))
  }

  @Test func `letters and pasted text are text, and a command asks for a hint`() throws {
    var player = try player(.gaps)
    let count = player.commands.count
    player.type("qh?1")
    player.press(.paste("é"))
    #expect(player.commands.count == count)
    #expect(player.text.contains("Gap 1 qh?1é"))
    #expect(player.text.contains("/hint"))
    for _ in 0..<5 { player.press(.backspace) }
    player.type("/hint")
    player.press(.enter)
    #expect(player.commands.last == .hint)
    #expect(player.text.contains("Think of eggs."))
  }

  @Test(arguments: [(Language.en, "Gap 1 so"), (.fr, "Trou 1 so")])
  func `the cursor stands behind what is typed into a gap`(
    _ language: Language, _ field: String
  ) throws {
    var player = try player(.gaps, language)
    player.type("so")
    let cursor = try #require(player.frame.cursor)
    let line = player.frame.lines[cursor.row]
    let end = try #require(line.firstRange(of: field)?.upperBound)
    #expect(line.distance(from: line.startIndex, to: end) == cursor.column)
  }
}
