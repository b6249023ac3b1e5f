import Localization
import SampleWorld
import Screen
import Session
import Testing

@testable import FullScreen

struct ExploreKeysTests {
  private func explorer(_ columns: Int = 80, _ rows: Int = 24, _ language: Language = .en) throws
    -> Player
  {
    var player = try Window(language: language, columns: columns, rows: rows).player()
    player.explore()
    return player
  }

  private func field(of player: Player) -> String {
    (player.voice.stage.scene as? AdventureScene)?.editor.text ?? "no field"
  }

  // MARK: Commands

  @Test(arguments: ["", "   "])
  func `an empty command does nothing`(_ line: String) throws {
    var player = try explorer()
    player.say("listen")
    let (before, count) = (player.text, player.commands.count)
    player.say(line)
    #expect(player.commands.count == count)
    #expect(player.text == before)
  }

  @Test func `Enter leads on to what is out of view, and then does nothing`() throws {
    var player = try explorer()
    player.say("look. x rope. x hook. listen. smell. look. x rope")
    let count = player.commands.count
    #expect(player.text.contains("Enter: newer"))
    while player.text.contains("Enter: newer") {
      let before = player.text
      player.press(.enter)
      #expect(player.text != before)
    }
    #expect(player.commands.count == count)
  }

  @Test(arguments: [(80, 24), (40, 12), (120, 40), (50, 16)])
  func `what was said last ends above the ways, or begins in the first row`(
    _ columns: Int, _ rows: Int
  ) throws {
    var player = try explorer(columns, rows)
    for line in ["listen", "look", "east", "wait", "xyzzy", "about", "inventory"] {
      player.say(line)
      let shown = player.frame.lines.map { String($0.drop { $0 == " " }) }
      let echo = try #require(shown.firstIndex { $0.hasPrefix("> \(line)") })
      let ways = try #require(shown.lastIndex { $0.hasPrefix("›") }) - 1
      let isCut = shown[ways].hasSuffix(Symbol.below) || shown[ways].hasSuffix("newer")
      let isFirst = echo == 2 || shown[echo - 1].hasSuffix("earlier")
      let hasRoom = shown.contains { $0.hasPrefix("The beacon on the pass is out") }
      #expect(isCut ? isFirst : hasRoom || !shown[ways - 1].isEmpty, "\(line)")
    }
  }

  @Test func `lines that were pasted are orders, and wait for Enter`() throws {
    var player = try explorer()
    player.press(.paste("east\neast\n\nx goat\n"))
    #expect(player.commands.count == 1)
    #expect(field(of: player) == "east. east. x goat")
    player.press(.key(.enter))
    #expect(player.commands.dropFirst() == [.say("east. east. x goat")])
  }

  @Test func `a command is echoed after a blank line`() throws {
    var player = try explorer()
    player.say("listen", "smell")
    let lines = player.frame.lines.map { $0.drop { $0 == " " } }
    let echo = try #require(lines.firstIndex { $0.hasPrefix("> smell") })
    #expect(lines[echo - 1].isEmpty)
    #expect(lines[echo + 1].hasPrefix("Cold stone"))
  }

  @Test(arguments: ["help", "map"])
  func `what is shown over the adventure leaves what was said in view`(_ line: String) throws {
    var player = try explorer()
    player.say("listen", line)
    #expect(player.voice.overlay != nil)
    player.press(.escape)
    #expect(player.text.contains("> listen"))
  }

  @Test(arguments: [(80, 24, 5), (80, 20, 0), (80, 30, 7)])
  func `a picture gives its upper rows to a list, or all of them`(
    _ columns: Int, _ rows: Int, _ shown: Int
  ) throws {
    var player = try explorer(columns, rows)
    player.say("east", "east", "south", "south")
    let picture = player.frame.lines.prefix { !$0.contains("> south") }
      .filter { $0.contains("|") || $0.contains("__") }
    #expect(picture.count == shown)
    #expect(player.text.contains("slate"))
  }

  @Test(arguments: ["help", "map"])
  func `the next order may be typed over what is shown`(_ line: String) throws {
    var player = try explorer()
    player.say(line)
    #expect(player.voice.overlay != nil)
    player.say("listen")
    #expect(player.voice.overlay == nil)
    #expect(player.commands.last == .say("listen"))
  }

  @Test(arguments: Language.allCases)
  func `help lists the commands by F1 as by its word, whole at any size`(
    _ language: Language
  ) throws {
    var player = try explorer(40, 12, language)
    player.press(.function(1))
    let byKey = player.text
    player.press(.escape)
    player.say(language == .en ? "help" : "aide")
    #expect(player.text == byKey)
    var seen = player.text
    for _ in 0..<60 {
      player.press(.pageDown)
      seen += player.text
    }
    for row in AdventureHelp.rows {
      #expect(seen.contains(row.command.resolved(in: language)))
    }
  }

  @Test func `to quit leads to the title the adventure was opened from, and says what is kept`()
    throws
  {
    var player = try explorer()
    player.say("exit")
    #expect(player.voice.stage.scene is TitleScene)
    #expect(player.text.contains("to the last turn."))
    #expect(!player.isOver)
  }

  @Test func `points are told below the text`() throws {
    var player = try explorer()
    for line in walkthrough.prefix(10) { player.say(line.en) }
    player.say("wait", "wait", "wait", "down")
    let scene = try #require(player.voice.stage.scene as? AdventureScene)
    #expect(scene.transcript.entries.contains { $0.text.hasPrefix("(The mountain concedes ") })
  }

  @Test func `history comes back with the arrows, and what was typed with it`() throws {
    var player = try explorer()
    player.say("listen", "smell")
    player.type("lo")
    player.press(.up)
    #expect(field(of: player) == "smell")
    player.press(.up)
    #expect(field(of: player) == "listen")
    player.press(.down, .down)
    #expect(field(of: player) == "lo")
  }

  @Test func `history outlives the way over the title`() throws {
    var player = try explorer()
    player.say("listen")
    player.goToTitle()
    player.press(.enter)
    let scene = try #require(player.voice.stage.scene as? AdventureScene)
    #expect(scene.transcript.entries.contains { $0.text == "listen" })
    player.press(.up)
    #expect(field(of: player) == "listen")
  }

  @Test func `the cursor stands in the field`() throws {
    var player = try explorer()
    player.type("look")
    let cursor = try #require(player.frame.cursor)
    let line = player.frame.lines[cursor.row]
    #expect(line.hasPrefix("   › look"))
    #expect(cursor.column == 9)
    player.press(.left)
    #expect(player.frame.cursor?.column == 8)
  }

  @Test func `a line of a hundred thousand letters is cut and answered`() throws {
    var player = try explorer(40, 12)
    player.enter(String(repeating: "x", count: 100_000))
    #expect(player.commands.last == .say(String(repeating: "x", count: LineEditor.limit)))
    #expect(player.text.contains("›"))
  }

  // MARK: Scrolling

  @Test(arguments: [(80, 24), (40, 12)])
  func `paging shows what was said before, a command leads back to the newest`(
    _ columns: Int, _ rows: Int
  ) throws {
    var player = try explorer(columns, rows)
    player.say("listen", "smell", "jump", "wait")
    let newest = player.text
    #expect(newest.contains("> wait"))
    #expect(!newest.contains("▾"))
    for _ in 0..<12 { player.press(.pageUp) }
    #expect(player.text.contains("The beacon on the pass"))
    #expect(player.text.contains("▾"))
    player.press(.pageDown)
    #expect(player.text.contains("▾"))
    player.say("sing")
    #expect(player.text.contains("> sing"))
    #expect(!player.text.contains("▾"))
  }

  @Test func `the wheel scrolls three rows`() throws {
    var player = try explorer()
    player.say("listen", "smell", "jump", "wait")
    let before = player.frame.lines
    player.press(.mouse(MouseEvent(.wheelUp, at: Position(column: 0, row: 0))))
    #expect(player.frame.lines[14..<17] == before[11..<14])
    player.press(.mouse(MouseEvent(.wheelDown, at: Position(column: 0, row: 0))))
    #expect(player.frame.lines == before)
  }

  @Test func `a reply that is too long is shown from its command on`() throws {
    var player = try explorer(40, 12)
    player.say("look")
    #expect(player.frame.lines[1].contains("> look"))
    #expect(player.text.contains("▾"))
  }

  @Test func `a hundred messages are kept`() throws {
    var player = try explorer()
    for _ in 0..<60 { player.say("listen") }
    let scene = try #require(player.voice.stage.scene as? AdventureScene)
    #expect(scene.transcript.entries.count == 100)
    #expect(scene.transcript.entries.allSatisfy { $0.text != "Mouth of the cave" })
  }

  @Test func `another size keeps the text at which the reader is`() throws {
    var player = try explorer()
    for word in ["listen", "smell", "jump", "wait", "think"] { player.say(word) }
    player.press(.pageUp)
    let first = try #require(player.frame.lines[10...].first { $0.contains("> ") })
    let command = try #require(first.split(separator: " ").last)
    player.size = Size(columns: 60, rows: 30)
    #expect(player.frame.lines.contains { $0.contains("> \(command)") })
    player.size = Size(columns: 80, rows: 24)
    #expect(player.frame.lines.contains(first))
  }

  @Test func `every size shows the field and its cursor`() throws {
    var player = try explorer()
    player.say("east", "look")
    for columns in stride(from: 40, through: 130, by: 9) {
      for rows in 12...40 {
        player.size = Size(columns: columns, rows: rows)
        let frame = player.frame
        let row = try #require(frame.cursor?.row)
        #expect(frame.lines[row].contains("› Enter command"), "\(columns)x\(rows)")
        #expect(frame.lines[row - 1].contains("east"), "\(columns)x\(rows)")
      }
    }
    player.size = Size(columns: 39, rows: 12)
    #expect(player.text.contains("40×12"))
  }

  // MARK: Completion

  @Test(
    arguments: [
      (Language.en, "exa", "examine "), (.en, "examine ho", "examine hook "),
      (.en, "listen. examine ho", "listen. examine hook "), (.en, "xyzzy", "xyzzy"),
      (.fr, "écou", "écouter "), (.fr, "ECOU", "écouter "),
      (.fr, "examiner l’ann", "examiner l’anneau "), (.en, "examine bell", "examine bell"),
    ])
  func `Tab completes verbs and what is in sight`(
    _ language: Language, _ typed: String, _ completed: String
  ) throws {
    var player = try explorer(80, 24, language)
    player.type(typed)
    player.press(.tab)
    #expect(field(of: player) == completed)
  }

  @Test(
    arguments: [
      (Language.en, "x ho", ["x hook ", "x hook ", "x hook "]),
      (.en, "ta", ["take", "taste", "tap"]),
      (.en, "x hook ", ["x hook "]), (.en, "exa", ["examine ", "examine "]),
      (.en, "ro", ["rope "]), (.fr, "pre", ["prendre "]), (.fr, "reg", ["regarder "]),
      (.en, "plx", ["plx"]),
    ])
  func `Tab goes on to the next choice, help's verbs first, and never appends`(
    _ language: Language, _ typed: String, _ fields: [String]
  ) throws {
    var player = try explorer(80, 24, language)
    player.type(typed)
    for expected in fields {
      player.press(.tab)
      #expect(field(of: player) == expected)
    }
  }

  @Test func `Tab goes from choice to choice, and back`() throws {
    var player = try explorer()
    player.type("examine ")
    player.press(.tab)
    #expect(field(of: player) == "examine rope")
    player.press(.tab)
    #expect(field(of: player) == "examine ring")
    player.press(.key(.tab, .shift))
    #expect(field(of: player) == "examine rope")
    player.type(" x")
    #expect(field(of: player) == "examine rope x")
  }

  // MARK: Language

  @Test func `another language leaves what was said and speaks from there on`() throws {
    var player = try explorer()
    player.say("listen")
    player.press(.function(2))
    player.say("écouter")
    let scene = try #require(player.voice.stage.scene as? AdventureScene)
    let texts = scene.transcript.entries.map(\.text)
    #expect(texts.contains { $0.hasPrefix("Wind, and behind it") })
    #expect(texts.contains("Le seuil de la grotte"))
    #expect(player.text.contains("Votre commande"))
    #expect(player.text.contains("Issues"))
  }

  // MARK: The menu and the map

  @Test(arguments: Language.allCases)
  func `the menu opens the map and asks for a hint`(_ language: Language) throws {
    var player = try explorer(80, 24, language)
    player.press(.escape)
    player.press(.character(language == .en ? "m" : "c"))
    #expect(player.voice.overlay?.scene is AdventureMapScene)
    player.press(.escape)
    #expect(player.voice.overlay?.scene is MenuScene)
    player.press(.character(language == .en ? "h" : "i"))
    #expect(player.voice.overlay == nil)
    let scene = try #require(player.voice.stage.scene as? AdventureScene)
    #expect(scene.transcript.entries.last?.kind == .story(.hint))
  }

  @Test(arguments: Language.allCases)
  func `the way through the night shows every place whole, at both sizes`(
    _ language: Language
  ) throws {
    var player = try explorer(80, 24, language)
    for line in walkthrough {
      player.say(language == .en ? line.en : line.fr)
      for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)] {
        player.size = size
        let scene = try #require(player.voice.stage.scene as? AdventureScene)
        let room = try #require(scene.room)
        let name = (room.isOver ? L10n.Ending.title : room.name).resolved(in: language)
        #expect(player.frame.lines[0].contains(name), "\(name)")
        #expect(player.text.contains("› "), "\(name)")
      }
    }
    let scene = try #require(player.voice.stage.scene as? AdventureScene)
    #expect(scene.room?.score == scene.room?.possibleScore)
  }

  @Test func `the map moves by the arrows where it is too wide, and Enter leaves it`() throws {
    var player = try explorer(40, 12)
    player.say("east", "east", "east", "east", "map")
    let before = player.text
    #expect(player.voice.overlay?.scene is AdventureMapScene)
    player.press(.left)
    #expect(player.text != before)
    for _ in 0..<5 { player.press(.left) }
    #expect(player.text.contains("Mouth of"))
    player.press(.enter)
    #expect(player.voice.overlay == nil)
  }
}
