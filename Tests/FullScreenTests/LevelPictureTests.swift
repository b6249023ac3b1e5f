import Campaign
import Flow
import Localization
import Screen
import Session
import Testing

@testable import FullScreen

private let levels = (try? LocalLevelFactory().chapters())?.flatMap(\.levels) ?? []
private let questions = levels.filter { $0.kind != .reflex }

/// Every drawing, by the id of its level.
private let drawings: [(String, LevelDrawing)] = questions.flatMap { level in
  (LevelPicture(level: level.id)?.drawings ?? []).map { (level.id, $0) }
}

@Test func `every question of the built-in chapters has its picture, an escape has none`() {
  #expect(questions.count == 16)
  for level in levels {
    #expect((LevelPicture(level: level.id) == nil) == (level.kind == .reflex), "\(level.id)")
  }
  #expect(LevelPicture(level: "attic") == nil)
}

@Test(arguments: drawings)
func `ink and light of a level have one shape, but where a mark will stand`(
  _ name: String, _ drawing: LevelDrawing
) {
  #expect(drawing.light.count == drawing.ink.count && drawing.marks.count <= drawing.ink.count)
  for row in drawing.light.indices {
    let marks = drawing.marks.indices.contains(row) ? drawing.marks[row] : ""
    for column in 0..<max(drawing.size.columns, drawing.light[row].count) {
      let isDrawn = [drawing.ink[row], marks].contains { character(column, of: $0) != " " }
      #expect(isDrawn == (character(column, of: drawing.light[row]) != " "), "\(row), \(column)")
    }
  }
}

private func character(_ column: Int, of row: String) -> Character {
  column < row.count ? Array(row)[column] : " "
}

@Test(arguments: drawings)
func `what a level's picture is drawn with takes one column, and is ASCII, a line or a block`(
  _ name: String, _ drawing: LevelDrawing
) {
  for scalar in (drawing.ink + drawing.marks).joined().unicodeScalars {
    #expect(DisplayWidth.of(scalar) == 1)
    #expect((0x20...0x7E).contains(scalar.value) || (0x2500...0x259F).contains(scalar.value))
  }
}

@Test(arguments: drawings)
func `a level's picture is low and has no margin`(_ name: String, _ drawing: LevelDrawing) {
  #expect(drawing.size.rows <= 9 && drawing.size.columns <= 72)
  #expect((drawing.ink + drawing.marks).contains { $0.first != " " && !$0.isEmpty })
  #expect((drawing.ink + drawing.marks).allSatisfy { $0.last != " " })
}

@Test(arguments: drawings)
func `marks are drawn on parts only, and every part has a subject`(
  _ name: String, _ drawing: LevelDrawing
) throws {
  let picture = try #require(LevelPicture(level: name))
  for (row, light) in drawing.light.enumerated() {
    let marks = drawing.marks.indices.contains(row) ? drawing.marks[row] : ""
    for (column, lit) in light.unicodeScalars.enumerated() where lit != " " {
      let part = LevelDrawing.part(lit)
      #expect(part.map { $0 <= picture.subjects.count } ?? (Picture.style(lit) != nil))
      if character(column, of: marks) != " " { #expect(part != nil, "\(row), \(column)") }
    }
  }
}

@Test(arguments: questions.map(\.id))
func `the tallest drawing holds every part, the others are lower`(_ id: String) throws {
  let picture = try #require(LevelPicture(level: id))
  let parts = Set(picture.drawings[0].light.joined().unicodeScalars.compactMap(LevelDrawing.part))
  #expect(parts == Set(1...picture.subjects.count))
  let heights = picture.drawings.map(\.size.rows)
  #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 })
}

// MARK: What lights a part

@Test(arguments: questions.map(\.id))
func `what lights a part is there, and everything that can have the ember lights one`(
  _ id: String
) throws {
  let level = try #require(questions.first { $0.id == id })
  let subjects = try #require(LevelPicture(level: id)).subjects.flatMap(\.self)
  let lighting = lightingSubjects(of: level)
  for subject in subjects where subject != .fall && subject != .won {
    #expect(lighting.contains(subject), "\(subject)")
  }
  for subject in lighting where subject != .hint(level.content.hints.count) {
    #expect(subjects.contains(subject), "\(subject)")
  }
}

/// What the ember can be on in a level.
private func lightingSubjects(of level: Level) -> [PictureSubject] {
  switch level.task {
  case .closed(let closed): ([closed.right] + closed.wrong).map { .answer($0.id) }
  case .rotor(let rotor): rotor.clues.indices.map { .clue($0) } + [.lock]
  case .open: (0...level.content.hints.count).map { .hint($0) }
  case .search(let search): search.elements.map { .element($0.id) }
  case .way, .reflex: []
  }
}

@Test func `a part is lit by what it belongs to, and by nothing else`() throws {
  let lever = try #require(LevelPicture(level: "lever"))
  #expect(lever.parts(of: [.answer("both")]) == PictureParts(number: 1))
  #expect(lever.parts(of: [.answer("ember")]) == [PictureParts(number: 3), .init(number: 4)])
  #expect(lever.parts(of: [.answer("unknown"), .lock]) == [])
}

// MARK: Drawing

private let sample = LevelDrawing(
  #"""
  /\__/\
   || *

  11..22
   33 *

    ~~ `
   `
  """#)

@Test func `only the lit part is drawn as accent`() {
  let drawn = DrawnPicture(sample, touched: [], left: 4)
  #expect(drawn.rows[0] == [Span(column: 4, text: "/\\__/\\", style: .faint)])
  #expect(
    drawn.rows[1] == [
      Span(column: 5, text: "||", style: .faint), Span(column: 8, text: "*", style: .accent),
    ])
  let lit = drawn.row(0, lit: PictureParts(number: 2))
  #expect(lit == drawn.rows[0] + [Span(column: 8, text: "/\\", style: .accent)])
  #expect(drawn.row(1, lit: PictureParts(number: 2)) == drawn.rows[1])
}

@Test func `a row differs only where a part of it changes its light`() {
  let drawn = DrawnPicture(sample, touched: [], left: 0)
  #expect(drawn.differs(inRow: 0, PictureParts(number: 1), PictureParts(number: 3)))
  #expect(!drawn.differs(inRow: 0, PictureParts(number: 3), []))
  #expect(!drawn.differs(inRow: 1, PictureParts(number: 1), PictureParts(number: 2)))
}

@Test func `what was touched shows its marks, and a backtick wipes out`() {
  let drawn = DrawnPicture(sample, touched: PictureParts(number: 3), left: 0)
  #expect(drawn.rows[1].map(\.text) == ["|", "*"])
  let other = DrawnPicture(sample, touched: PictureParts(number: 2), left: 0)
  #expect(other.rows[0].map(\.text) == ["/\\__/"])
}
