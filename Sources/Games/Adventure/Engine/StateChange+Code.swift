/// Changes as short codes: a thousand turns are kept with every move.
extension StateChange {
  /// `mlamp=in:box`, `nweather=2`, `whut`, `c123`.
  var code: String {
    switch self {
    case .setLocation(let thing, let location): "m\(thing.id)=\(location.code)"
    case .setVariable(let variable, let number): "n\(variable.id)=\(number)"
    case .setPlace(let place): "w\(place.id)"
    case .setGenerator(let generator): "c\(generator.state)"
    }
  }

  init?(code: some StringProtocol) {
    let rest = code.dropFirst()
    switch code.first {
    case "m":
      guard let moved = namedValue(rest, ThingLocation.init(code:)) else { return nil }
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
  /// Reads a code; nil where it is none.
  package init?(code: String) {
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
  package var code: String {
    switch self {
    case .place(let place): "at:\(place.id)"
    case .inside(let thing): "in:\(thing.id)"
    case .carried: "carried"
    case .worn: "worn"
    case .nowhere: "nowhere"
    }
  }
}

/// `name=value` taken apart.
package func namedValue<Value>(
  _ string: some StringProtocol, _ read: (String) -> Value?
) -> (String, Value)? {
  let parts = string.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2, let value = read(String(parts[1])) else { return nil }
  return (String(parts[0]), value)
}

/// A variable and its number, far from overflowing; where it is the engine’s own it counts something.
package struct SavedVariable {
  /// Which it is.
  package let id: VariableID
  /// What it is set to.
  package let number: Int

  private static let most = 1_000_000_000_000

  /// `turn:=12`; nil for a number that no play comes to.
  package init?(code: some StringProtocol) {
    guard let (name, number) = namedValue(code, { Int($0) }) else { return nil }
    let least = name.contains(":") ? 0 : -Self.most
    guard (least...Self.most).contains(number) else { return nil }
    id = VariableID(name)
    self.number = number
  }
}
