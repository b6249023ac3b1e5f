import JSON
import Session

extension WireEvent {
  /// The events of the adventure have names of their own on the wire.
  func json(_ event: AdventureEvent) -> JSONValue {
    switch event {
    case .text(let text, let style):
      object("text", [("text", self.text(text)), ("style", JSONValue(style.rawValue))])
    case .room(let room): object("room", members(of: room))
    case .picture(let picture, _): object("picture", members(of: picture))
    case .map(let places): object("map", [("places", list(places, json))])
    case .help(let rows):
      object(
        "help",
        [
          (
            "commands",
            list(rows) { ["command": text($0.command), "text": text($0.text)] }
          )
        ])
    case .epilogue(let text): object("epilogue", [("text", self.text(text))])
    case .transcript(let messages):
      object(
        "transcript",
        [
          (
            "messages",
            list(messages) {
              ["text": JSONValue($0.text), "style": JSONValue($0.style.rawValue)]
            }
          )
        ])
    }
  }

  private func members(of room: RoomView) -> [(String, JSONValue)] {
    [
      ("id", JSONValue(room.id)), ("name", text(room.name)),
      ("exits", list(room.exits) { JSONValue($0.id) }), ("contents", list(room.contents, json)),
      ("carried", list(room.carried, json)), ("turn", JSONValue(room.turn)),
      ("score", JSONValue(room.score)), ("of", JSONValue(room.possibleScore)),
      ("picture", JSONValue(JSONObject(members(of: room.picture)))),
    ]
  }

  private func members(of picture: PictureView) -> [(String, JSONValue)] {
    [("id", JSONValue(picture.id)), ("text", text(picture.text))]
  }

  private func json(_ item: RoomView.Item) -> JSONValue {
    ["id": JSONValue(item.id), "name": text(item.name)]
  }

  private func json(_ place: MapPlaceView) -> JSONValue {
    [
      "id": JSONValue(place.id), "name": text(place.name), "here": JSONValue(place.isHere),
      "exits": list(place.ways) { way in
        [
          "id": JSONValue(way.direction.id), "to": way.to.map { JSONValue($0) } ?? .null,
        ]
      },
    ]
  }
}
