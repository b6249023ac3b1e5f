import JSON
import Session

extension WireEventEncoder {
  /// The events of the adventure have names of their own on the wire.
  func json(_ event: AdventureEvent) -> JSONValue {
    switch event {
    case .text(let text, let role):
      .event("text", ["text": self.text(text), "style": JSONValue(role.rawValue)])
    case .room(let room): .event("room", members(of: room))
    case .picture(let picture, _): .event("picture", members(of: picture))
    case .points(let view):
      .event(
        "points",
        [
          "points": JSONValue(view.points), "score": JSONValue(view.score),
          "of": JSONValue(view.possibleScore), "text": text(view.text),
        ])
    case .map(let places): .event("map", ["places": list(places, json)])
    case .help(let rows):
      .event(
        "help",
        ["commands": list(rows) { ["command": text($0.command), "text": text($0.text)] }])
    case .epilogue(let text): .event("epilogue", ["text": self.text(text)])
    case .transcript(let messages):
      .event(
        "transcript",
        [
          "messages": list(messages) {
            ["text": JSONValue($0.text), "style": JSONValue($0.role.rawValue)]
          }
        ])
    }
  }

  private func members(of room: RoomView) -> WireMembers {
    [
      "id": JSONValue(room.id), "name": text(room.name),
      "exits": list(room.exits) { JSONValue($0.id) }, "contents": list(room.contents, json),
      "carried": list(room.carried, json), "turn": JSONValue(room.turn),
      "score": JSONValue(room.score), "of": JSONValue(room.possibleScore),
      "picture": room.picture.map { JSONValue(members(of: $0)) },
      "over": JSONValue(room.isOver), "dark": JSONValue(room.isDark),
      "sights": list(room.sights, json),
      "ways": list(room.exits) { ["id": JSONValue($0.id), "name": text($0.name)] },
    ]
  }

  private func members(of picture: PictureView) -> WireMembers {
    [
      "id": JSONValue(picture.id), "text": text(picture.text),
      "drawings": list(picture.drawings) { JSONValue($0) },
    ]
  }

  /// `worn` of what is carried; `lit` and `open` of what can be so.
  private func json(_ thing: ThingView) -> JSONValue {
    // Member by member: a room shows dozens, and most have a name only.
    var json = JSONObject()
    json.reserveCapacity(2)
    json.append("id", JSONValue(thing.id))
    json.append("name", text(thing.name))
    if thing.isWorn { json.append("worn", true) }
    if let isLit = thing.isLit { json.append("lit", JSONValue(isLit)) }
    if let isOpen = thing.isOpen { json.append("open", JSONValue(isOpen)) }
    if thing.isDistant { json.append("distant", true) }
    if !thing.contents.isEmpty { json.append("contents", list(thing.contents, self.json)) }
    return JSONValue(json)
  }

  private func json(_ place: AdventureMapPlaceView) -> JSONValue {
    [
      "id": JSONValue(place.id), "name": text(place.name), "here": JSONValue(place.isHere),
      "exits": list(place.ways) {
        ["id": JSONValue($0.direction.id), "to": $0.to.map { JSONValue($0) } ?? .null]
      },
    ]
  }
}
