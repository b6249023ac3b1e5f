import Campaign
import Flow
import Localization
import Screen
import Session
import Testing

@testable import FullScreen

private let questions =
  (try? LocalLevelFactory().chapters())?.flatMap(\.levels)
  .filter { $0.kind != .reflex }.map(\.id) ?? []

private let stranger = PackCredits(
  title: LocalizedText(verbatim: SafeText(cleaning: "Attic")), author: nil,
  file: SafeText(cleaning: "attic.json"))

extension Player {
  /// The page as it is, and as it would be without a picture.
  fileprivate var pages: (pictured: Page, bare: Page) {
    var fresh = voice
    fresh.resize(to: size)
    let pictured = fresh.newLayout.page
    fresh.pack = stranger
    return (pictured, fresh.newLayout.page)
  }
}

/// The picture stands at the end of the page, under a blank row, and has moved nothing.
private func expectBelowEverything(_ player: Player) {
  let (pictured, bare) = player.pages
  #expect(bare.picture == nil)
  #expect(pictured.items == bare.items && pictured.latest == bare.latest)
  #expect(Array(pictured.rows.prefix(bare.rows.count)) == bare.rows)
  guard let picture = pictured.picture else {
    #expect(pictured.rows == bare.rows)
    return
  }
  #expect(picture.rows.upperBound == player.layout.view.height)
  #expect(pictured.rows.count == picture.rows.upperBound)
  #expect(pictured.rows[bare.rows.count..<picture.rows.lowerBound].allSatisfy { $0.isEmpty })
  #expect(picture.rows.lowerBound > bare.rows.count)
}

@Test(arguments: questions, Language.allCases)
func `a picture stands below everything, and moves nothing`(
  _ id: String, _ language: Language
) throws {
  var player = try Player(language).begun(at: id)
  #expect(player.layout.page.picture != nil)
  expectBelowEverything(player)
  for key in [Key.down, .down, .left, .up] {
    player.press(key)
    expectBelowEverything(player)
  }
  player.press(.right, .right, .right)
  player.chooseWrong()
  expectBelowEverything(player)
  player.openHints()
  expectBelowEverything(player)
}

@Test(arguments: questions, Language.allCases)
func `a picture stays through the replies to the first fall and to a hint`(
  _ id: String, _ language: Language
) throws {
  var player = try Player(language)
  player.beginAfterMishap(at: id)
  player.press(.left)
  if player.rightAnswer != nil { player.chooseWrong() } else { player.type("zz") }
  #expect(player.layout.page.picture != nil || id == "walls")
}

/// What one did is told and shown on one screen, and nothing of it by scrolling.
@Test(arguments: questions, Language.allCases)
func `once a level is won, its picture stands with what is said of that`(
  _ id: String, _ language: Language
) throws {
  var player = try Player(language)
  player.beginAfterMishap(at: id)
  player.solve()
  let layout = player.layout
  let picture = try #require(layout.page.picture)
  let latest = try #require(layout.page.latest)
  #expect(layout.view.rows.contains(latest.lowerBound) && !layout.view.hasMoreBelow)
  #expect(picture.rows.upperBound == layout.view.rows.upperBound)
  #expect(layout.page.rows[picture.rows.lowerBound - 1].isEmpty)
}

@Test(arguments: questions, Language.allCases)
func `there is no picture where there is no room`(_ id: String, _ language: Language) throws {
  var player = try Player(language, columns: 40, rows: 12).begun(at: id)
  #expect(player.layout.page.picture == nil)
  player.size = Size(columns: 50, rows: 30)
  expectBelowEverything(player)
}

@Test func `a stranger's level has no picture, whatever its id`() throws {
  var player = try Player().begun()
  #expect(player.layout.page.picture != nil)
  player.receive([.pack(stranger)])
  #expect(player.layout.page.picture == nil)
}

@Test(arguments: Language.allCases)
func `help in a stranger's level tells nothing of the story`(_ language: Language) throws {
  let story = [L10n.Full.signLit, L10n.Full.signRope].map { text in
    String(TextResolver(language)(text).map { $0 == "\u{A0}" ? " " : $0 })
  }
  var player = try Player(language, rows: 60).begun()
  player.type("?")
  #expect(story.allSatisfy { player.text.contains($0) })
  player.type("?")
  player.receive([.pack(stranger)])
  player.type("?")
  #expect(player.voice.layer.scene.kind == .help)
  #expect(!story.contains { player.text.contains($0) })
}

@Test func `help where there are no hints speaks of none`() throws {
  let level = try Level.open(
    LevelContent(
      id: "o", text: LocalizedText(cleaning: "Q"), hints: [], notes: [], keywords: []),
    accepted: LocalizedList(verbatim: [SafeText(cleaning: "A")]), nearMisses: [],
    nudge: LocalizedText(cleaning: "No"),
    success: LocalizedText(cleaning: "Yes"))
  let chapter = try Chapter(
    id: "c", title: LocalizedText(cleaning: "C"), description: LocalizedText(cleaning: "D"),
    keywords: [], levels: [level])
  var player = try Player(rows: 60, chapters: [chapter])
  player.receive([.pack(stranger)])
  player.begin()
  player.press(.function(1))
  #expect(player.voice.layer.scene.kind == .help)
  #expect(player.text.contains("Esc opens the menu"))
  #expect(!player.text.contains("asks for a hint"))
}

@Test(arguments: [
  (CampaignScreen.closed, true), (.open, false),
]) func `help names the letters that are keys only where letters are no text`(
  _ screen: CampaignScreen, _ areKeys: Bool
) throws {
  var player = try Player(rows: 60).at(screen)
  player.press(.function(1))
  #expect(player.text.contains("h asks for a hint") == areKeys)
  #expect(player.text.contains("Tab asks for a hint") == !areKeys)
}

// MARK: Light

@Test func `the light follows the focus, and the page is not written again`() throws {
  var player = try Player().begun()
  player.look()
  let first = player.layout
  player.press(.down)
  player.look()
  let next = player.layout
  #expect(next.positionedPage === first.positionedPage)
  #expect(first.lit != next.lit && next.lit != [] && next.lit != .all)
  var changed: [Int] = []
  next.forEachRow(changedSince: first) { changed.append($0) }
  #expect(changed.allSatisfy { next.row($0) != first.row($0) })
  #expect(Set(changed) == Set((0..<24).filter { next.row($0) != first.row($0) }))
}

@Test(arguments: questions)
func `once the level is won, all of its picture is lit`(_ id: String) throws {
  var player = try Player(columns: 80, rows: 30).begun(at: id)
  let before = player.layout
  player.solve()
  let won = player.layout
  #expect(before.lit != .all && won.lit == .all)
  guard let picture = won.page.picture else { return }
  #expect(picture.rows.contains { won.row($0 + won.headerRows) != before.row($0 + won.headerRows) })
}

@Test(arguments: [
  ("trap", "climb"), ("bridge", "silent"), ("lever", "both"), ("door", "empty"),
])
func `an answer that was tried leaves its marks`(_ id: String, _ answer: String) throws {
  var player = try Player(columns: 80, rows: 30).begun(at: id)
  let before = try #require(player.layout.page.picture).drawn.rows
  let index = try #require(player.level?.answers.firstIndex { $0.id == answer })
  player.type(Player.letter(index))
  #expect(try #require(player.layout.page.picture).drawn.rows != before)
}

@Test func `a thing that was dealt with is marked`() throws {
  var player = try Player().begun(at: "blocks")
  player.type("1a")
  let picture = try #require(player.layout.page.picture)
  #expect(picture.drawn.rows.joined().contains { $0.text.contains("x") })
}

@Test func `each hint to an open question lights more`() throws {
  var player = try Player().begun(at: "mechanism")
  var lit = [player.layout.lit]
  for _ in 0..<2 {
    player.press(.tab)
    lit.append(player.layout.lit)
  }
  #expect(zip(lit, lit.dropFirst()).allSatisfy { $0.isStrictSubset(of: $1) })
}

extension Player {
  /// The first mishap of all is told at length; it lies behind.
  fileprivate mutating func beginAfterMishap(at id: String) {
    goOnce(to: "level \(id) after a mishap") {
      $0.begin()
      let wait = $0.level?.answers.firstIndex { $0.id == "wait" }
      $0.type(Player.letter(wait ?? 0))
      $0.play(to: id)
    }
  }
}
