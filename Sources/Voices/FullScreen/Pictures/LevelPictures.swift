/// The pictures of the levels of the built-in chapters, by id.
enum LevelPictures {
  /// The picture of the built-in level `id`; nothing for an escape, which is drawn otherwise.
  static func level(id: String) -> LevelPicture? {
    switch id {
    case "trap": trap
    case "bridge": bridge
    case "lever": lever
    case "door": door
    case "gate": gate
    case "guardian": guardian
    case "clock": clock
    case "jars": jars
    case "climb": climb
    case "waterfall": waterfall
    case "temple": temple
    case "mechanism": mechanism
    case "tiles": tiles
    case "blocks": blocks
    case "walls": walls
    case "jewels": jewels
    default: nil
    }
  }
}
