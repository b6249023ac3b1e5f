import Adventure

/// Changes as short codes: a thousand turns are kept with every move.
extension UndoRecord {
  var code: String { inverse.map(\.code).joined(separator: " ") }

  init?(code: String) {
    let codes = code.split(separator: " ")
    let changes = codes.compactMap(StateChange.init(code:))
    guard changes.count == codes.count else { return nil }
    self.init(inverse: changes)
  }
}

extension StateChange {
  /// `mlamp=in:box`, `nweather=2`, `whut`, `c123`.
  fileprivate var code: String {
    switch self {
    case .setLocation(let thing, let location): "m\(thing.id)=\(location.code)"
    case .setVariable(let variable, let number): "n\(variable.id)=\(number)"
    case .setPlace(let place): "w\(place.id)"
    case .setGenerator(let generator): "c\(generator.state)"
    }
  }

  fileprivate init?(code: Substring) {
    let rest = code.dropFirst()
    switch code.first {
    case "m":
      guard let moved = pair(rest, ThingLocation.init(code:)) else { return nil }
      self = .setLocation(ThingID(moved.0), moved.1)
    case "n":
      guard let variable = SavedVariable(code: rest) else { return nil }
      self = .setVariable(variable.id, variable.number)
    case "w": self = .setPlace(PlaceID(String(rest)))
    case "c":
      guard let generator = Int(rest).flatMap(LehmerGenerator.init(state:)) else { return nil }
      self = .setGenerator(generator)
    default: return nil
    }
  }
}

extension ThingLocation {
  init?(code: String) {
    switch code {
    case "carried": self = .carried
    case "worn": self = .worn
    case "nowhere": self = .nowhere
    default:
      if code.hasPrefix("at:") {
        self = .place(PlaceID(String(code.dropFirst(3))))
      } else if code.hasPrefix("in:") {
        self = .inside(ThingID(String(code.dropFirst(3))))
      } else {
        return nil
      }
    }
  }

  /// `at:hut`, `in:box`, `carried`, `worn`, `nowhere`.
  var code: String {
    switch self {
    case .place(let place): "at:\(place.id)"
    case .inside(let thing): "in:\(thing.id)"
    case .carried: "carried"
    case .worn: "worn"
    case .nowhere: "nowhere"
    }
  }
}
