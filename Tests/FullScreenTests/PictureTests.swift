import Adventure
import Campaign
import Flow
import Screen
import Testing

@testable import FullScreen

/// Every picture, by name.
private let pictures: [(String, Picture)] =
  [
    ("wordmark", Picture.wordmark), ("title", Picture.mountain), ("title beacon", Picture.beacon),
  ]
  + [Drawings.chapters, .places, .things].flatMap { drawings in
    drawings.ids.compactMap { id in Picture(id, in: drawings).map { (id, $0) } }
  }
  + combinations.compactMap { ids in
    Picture(place: ids).map { (ids.joined(separator: " "), $0) }
  }

private let chapters = (try? LocalLevelFactory().chapters().map(\.id)) ?? []
private let world = try? builtInWorld()
private let placePictures = (world?.places.map(\.pictures) ?? []).map { $0.map(\.id) }
/// Each place with one of its layers, and with all of them.
private let combinations = placePictures.flatMap { ids in
  ids.dropFirst().map { [ids[0], $0] } + [ids]
}
private let endPictures = world?.endings.map(\.picture.id) ?? []
private let thingPictures = world?.things.flatMap { $0.pictures.map(\.id) } ?? []

@Test func `every picture that the built-in world names is drawn, and no other`() {
  #expect(placePictures.count >= 16 && placePictures.allSatisfy { !$0.isEmpty })
  #expect(
    Set(placePictures.compactMap(\.first) + endPictures) == Drawings.places.ids)
  #expect(
    Set(placePictures.flatMap { $0.dropFirst() })
      == Drawings.layers.ids)
  #expect(thingPictures.count >= 18)
  #expect(Set(chapters) == Drawings.chapters.ids)
  #expect(Set(thingPictures) == Drawings.things.ids)
}

@Test(arguments: combinations)
func `a layer lies within its picture, and changes it`(_ ids: [String]) throws {
  let picture = try #require(Picture(place: ids))
  let base = try #require(Picture(place: [ids[0]]))
  #expect(picture.size == base.size)
  #expect(ids.count == 1 || picture.ink != base.ink)
}

@Test(arguments: placePictures)
func `the picture of a place leaves room for what is said there`(_ ids: [String]) throws {
  let size = try #require(Picture(place: ids)).size
  #expect(size.columns <= 38 && size.rows <= 7)
}

@Test(arguments: Drawings.things.ids.sorted())
func `the picture of a thing is small`(_ id: String) throws {
  let size = try #require(Picture(id, in: .things)).size
  #expect(size.columns <= 16 && size.rows <= 4)
}

@Test(arguments: pictures)
func `ink and light have one shape`(_ name: String, _ picture: Picture) {
  #expect(picture.ink.map { $0.map { $0 == " " } } == picture.light.map { $0.map { $0 == " " } })
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
  let rows = ["wordmark": 3, "title": 10, "title beacon": 11]
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
  #expect(["title beacon", "beacon-lit"].contains(name) || accents * 2 < lit.count { $0 != " " })
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

@Test func `a layer covers what lies under it, and lets the rest shine through`() {
  var picture = Picture("----\n----\n\n....\n....")
  picture.add(Drawings.Entry(words: ["1", "1"], text: "a b\n\n* :"))
  #expect(picture.ink == ["----", "-a-b"])
  #expect(picture.light == ["....", ".*.:"])
}

@Test func `blanks let shine through what lies under them`() {
  let ends = [
    Span(column: 0, text: "/", style: .faint), Span(column: 2, text: "\\", style: .accent),
  ]
  #expect(Picture("/ \\\n\n. *").spans == [ends])
}

@Test func `a stranger's chapter has no picture`() {
  #expect(Picture("attic", in: .chapters) == nil && Picture("title", in: .chapters) == nil)
  #expect(Picture(place: ["attic"]) == nil && Picture(place: []) == nil)
}
