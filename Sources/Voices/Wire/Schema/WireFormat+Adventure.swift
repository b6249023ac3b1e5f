import Localization

private typealias Words = L10n.WireFormat

/// The adventure.
extension WireFormat {
  static let adventureEvents: [WireShape] = [
    WireShape("text", Words.text, [.required("text", .text), .required("style", style)]),
    WireShape(
      "room", Words.room,
      [
        .required("id", .string), .required("name", .text),
        .required("exits", .list(direction)), .required("contents", things, Words.contents),
        .required("carried", things, Words.carried), .required("turn", .count),
        .required("score", .count), .required("of", .count),
        .optional("picture", .object(picture)), .required("over", .flag, Words.over),
        .required("dark", .flag, Words.dark), .required("sights", things, Words.sights),
        .required(
          "ways", .list(.object([.required("id", direction), .required("name", .text)])),
          Words.ways),
      ]),
    WireShape(
      "points", Words.points,
      [
        .required("points", .integer(Int.min...Int.max)), .required("score", .count),
        .required("of", .count), .required("text", .text),
      ]),
    WireShape("picture", Words.picture, picture),
    WireShape("map", Words.map, [.required("places", .list(.object(place)))]),
    WireShape(
      "help", Words.help,
      [
        .required(
          "commands",
          .list(.object([.required("command", .text), .required("text", .text)])))
      ]),
    WireShape("epilogue", Words.epilogue, [.required("text", .text)]),
    WireShape(
      "transcript", Words.transcript,
      [
        .required(
          "messages",
          .list(.object([.required("text", .text), .required("style", style)])))
      ]),
  ]

  static let thing: [WireField] = [
    .required("id", .string), .required("name", .text), .flag("worn", Words.worn),
    .optional("lit", .flag), .optional("open", .flag), .flag("distant", Words.distant),
    .optional("contents", things, Words.inside),
  ]

  private static let things = WireValueSchema.list(.definition(.thing))
  private static let direction = WireValueSchema.word([
    "north", "east", "south", "west", "up", "down",
  ])
  private static let style = WireValueSchema.word([
    "echo", "title", "prose", "reply", "refusal", "question", "heading", "item", "hint",
  ])

  private static let picture: [WireField] = [
    .required("id", .string), .required("text", .text),
    .required("drawings", .list(.string), Words.drawings),
  ]

  private static let place: [WireField] = [
    .required("id", .string), .required("name", .text), .required("here", .flag),
    .required(
      "exits",
      .list(
        .object([
          .required("id", direction), .required("to", .orNull(.string), Words.wayTo),
        ]))),
  ]
}
