import Localization
import Session

private typealias Words = L10n.WireFormat

/// The events of the adventure.
enum WireAdventure {
  static let events: [WireForm] = [
    text.form, room.form, points.form, pictureEvent.form, map.form, help.form, epilogue.form,
    transcript.form,
  ]

  static func write(_ event: AdventureEvent, to writer: inout WireWriter) {
    switch event {
    case .text(let said, let role): text.write((said, role), to: &writer)
    case .room(let view): room.write(view, to: &writer)
    case .picture(let picture, _): pictureEvent.write(picture, to: &writer)
    case .points(let view): points.write(view, to: &writer)
    case .map(let places): map.write(places, to: &writer)
    case .help(let rows): help.write(rows, to: &writer)
    case .epilogue(let text): epilogue.write(text, to: &writer)
    case .transcript(let messages): transcript.write(messages, to: &writer)
    }
  }

  private static let text = WireShape<(text: LocalizedText, role: AdventureTextRole)>(
    "text", Words.text, .required("text", \.text), .required("style", .word, \.role))

  private static let room = WireShape<RoomView>(
    "room", Words.room, .required("id", \.id), .required("name", \.name),
    .required("exits", .list(direction), { $0.exits.map(\.id) }),
    .required("contents", \.contents, Words.contents),
    .required("carried", \.carried, Words.carried), .required("turn", \.turn),
    .required("score", \.score), .required("of", \.possibleScore),
    .optional("picture", .object(picture), \.picture), .required("over", \.isOver, Words.over),
    .required("dark", \.isDark, Words.dark), .required("sights", \.sights, Words.sights),
    .objects(
      "ways", \.exits, meaning: Words.ways, .required("id", direction, \.id),
      .required("name", \.name)))

  private static let points = WireShape<PointsView>(
    "points", Words.points,
    .required("points", .limited(to: .integer(Int.min...Int.max)), \.points),
    .required("score", \.score), .required("of", \.possibleScore), .required("text", \.text))

  private static let pictureEvent = WireShape<PictureView>(
    "picture", Words.picture, fields: picture)

  private static let picture: [WireField<PictureView>] = [
    .required("id", \.id), .required("text", \.text),
    .required("drawings", \.drawings, Words.drawings),
  ]

  private static let map = WireShape<[AdventureMapPlaceView]>(
    "map", Words.map,
    .objects(
      "places", \.self, .required("id", \.id), .required("name", \.name),
      .required("here", \.isHere),
      .objects(
        "exits", \.ways, .required("id", direction, \.direction.id),
        .required("to", .orNull(String.wireType), \.to, Words.wayTo))))

  private static let help = WireShape<[HelpRow]>(
    "help", Words.help,
    .objects("commands", \.self, .required("command", \.command), .required("text", \.text)))

  private static let epilogue = WireShape<LocalizedText>(
    "epilogue", Words.epilogue, .required("text", \.self))

  /// Each text in the language in which it was said.
  private static let transcript = WireShape<[AdventureTranscript.Message]>(
    "transcript", Words.transcript,
    .objects("messages", \.self, .required("text", \.text), .required("style", .word, \.role)))

  private static let direction = WireType<String>.word([
    "north", "east", "south", "west", "up", "down",
  ])
}

/// A thing may hold things: so it is a definition of the schema.
extension ThingView: WireValue {
  static var wireType: WireType<Self> {
    WireType(schema: .definition("thing")) { $1.write($0, as: fields) }
  }

  /// `worn` of what is carried; `lit` and `open` of what can be so.
  static let fields: [WireField<Self>] = [
    .required("id", \.id), .required("name", \.name), .flag("worn", \.isWorn, Words.worn),
    .optional("lit", \.isLit), .optional("open", \.isOpen),
    .flag("distant", \.isDistant, Words.distant),
    .optional("contents", \.contents.nilIfEmpty, Words.inside),
  ]
}
