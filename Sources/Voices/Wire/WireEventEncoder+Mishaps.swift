import Flow
import JSON
import Session

/// The collection of mishaps, which the wire calls falls.
extension WireEventEncoder {
  func tally(_ tally: Tally) -> JSONValue {
    ["found": JSONValue(tally.found), "of": JSONValue(tally.all)]
  }

  func tally(of standing: StandingView) -> JSONValue {
    tally(Tally(found: standing.mishapsFound, of: standing.mishapsInAll))
  }

  func members(of pages: [ChapterMishaps]) -> WireMembers {
    let chapters = list(pages) { page in
      [
        "chapter": JSONValue(page.chapter), "title": text(page.title),
        "levels": list(page.levels) { JSONValue(members(of: $0)) },
      ]
    }
    let tally = pages.tally
    return [
      "found": JSONValue(tally.found), "of": JSONValue(tally.all), "chapters": chapters,
    ]
  }

  private func members(of level: ChapterMishaps.Level) -> WireMembers {
    [
      "level": JSONValue(level.label.level), "id": JSONValue(level.id),
      "name": level.label.name.map(text), "found": list(level.found) { JSONValue(members(of: $0)) },
      "of": JSONValue(level.of),
    ]
  }

  private func members(of mishap: Mishap) -> WireMembers {
    [
      "id": JSONValue(mishap.id), "object": mishap.object.map(text), "text": text(mishap.text),
      "reply": text(mishap.reply),
    ]
  }
}
