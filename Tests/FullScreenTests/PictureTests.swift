import Adventure
import Campaign
import Screen
import Testing

@testable import FullScreen

private let chapters = ["ice-cave", "lost-city", "hidden-valley", "hidden-tomb"]

/// Every picture, by name.
private let pictures: [(String, Picture)] =
  [
    ("wordmark", TitlePictures.wordmark), ("title", TitlePictures.title),
    ("beacon", TitlePictures.beacon),
  ]
  + chapters.compactMap { id in ChapterPictures.chapter(id: id).map { (id, $0) } }
  + places.compactMap { id in WorldPictures.place(id: id).map { (id, $0) } }
  + things.compactMap { id in WorldPictures.thing(id: id).map { ("small \(id)", $0) } }

/// What the built-in world wants drawn.
private let places = (try? builtInWorld())?.places.map(\.id.id) ?? []
private let things =
  (try? builtInWorld())?.things.filter { $0.pictureText != nil }.map(\.id.id) ?? []

@Test func `every place and every thing with a picture in words has its picture`() {
  #expect(places.count >= 16 && places.allSatisfy { WorldPictures.place(id: $0) != nil })
  #expect(things.count >= 18 && things.allSatisfy { WorldPictures.thing(id: $0) != nil })
}

@Test(arguments: places)
func `the picture of a place leaves room for what is said there`(_ id: String) throws {
  let size = try #require(WorldPictures.place(id: id)).size
  #expect(size.columns <= 38 && size.rows <= 7)
}

@Test(arguments: things)
func `the picture of a thing is small`(_ id: String) throws {
  let size = try #require(WorldPictures.thing(id: id)).size
  #expect(size.columns <= 16 && size.rows <= 4)
}

@Test(arguments: pictures)
func `ink and light have one shape`(_ name: String, _ picture: Picture) {
  #expect(picture.ink.map { $0.map { $0 == " " } } == picture.light.map { $0.map { $0 == " " } })
}

@Test(arguments: pictures)
func `every mark of light stands for a style`(_ name: String, _ picture: Picture) {
  #expect(
    picture.light.joined().unicodeScalars.allSatisfy { $0 == " " || Picture.style($0) != nil })
}

@Test(arguments: pictures)
func `ink takes one column, and is ASCII, a line or a block`(_ name: String, _ picture: Picture) {
  for scalar in picture.ink.joined().unicodeScalars {
    #expect(DisplayWidth.of(scalar) == 1)
    #expect((0x20...0x7E).contains(scalar.value) || (0x2500...0x259F).contains(scalar.value))
  }
}

@Test(arguments: pictures)
func `a picture fits on a screen of 24 rows beside its text`(_ name: String, _ picture: Picture) {
  let rows = ["wordmark": 3, "title": 10, "beacon": 11]
  #expect(picture.size.columns <= 60)
  #expect(picture.size.rows <= rows[name, default: 8])
}

@Test(arguments: pictures)
func `a picture has no margin, so that it can be centred`(_ name: String, _ picture: Picture) {
  let rows = picture.ink
  #expect(rows.contains { $0.first != " " })
  #expect(rows.allSatisfy { $0.last != nil && $0.last != " " })
}

@Test(arguments: pictures)
func `every picture holds a light, and is mostly dark`(_ name: String, _ picture: Picture) {
  let lit = picture.light.joined()
  let accents = lit.count { $0 == "*" }
  #expect(accents > 0)
  #expect(name == "beacon" || accents * 2 < lit.count { $0 != " " })
}

@Test(arguments: pictures)
func `a picture is drawn as it is written`(_ name: String, _ picture: Picture) {
  var frame = Frame(picture.size)
  for (row, spans) in picture.spans.enumerated() {
    for span in spans {
      frame.put(span.text, at: Position(column: span.column, row: row), style: span.style)
    }
  }
  for (row, line) in frame.lines.enumerated() {
    #expect(line.hasPrefix(picture.ink[row]))
    for (column, lit) in picture.light[row].unicodeScalars.enumerated()
    where lit != " " {
      #expect(frame.style(at: Position(column: column, row: row)) == Picture.style(lit))
    }
  }
}

@Test func `blanks let shine through what lies under them`() {
  let ends = [
    Span(column: 0, text: "/", style: .faint), Span(column: 2, text: "\\", style: .accent),
  ]
  #expect(Picture("/ \\\n\n. *").spans == [ends])
}

@Test func `a stranger's chapter has no picture`() {
  #expect(ChapterPictures.chapter(id: "attic") == nil)
  #expect(WorldPictures.place(id: "attic") == nil && WorldPictures.thing(id: "attic") == nil)
  #expect(pictures.count == 7 + places.count + things.count)
}
