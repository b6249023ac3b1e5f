/// A named place in a text: `{name}` takes a text, `{#name}` a number.
struct Parameter: Hashable {
  let name: String
  let isNumber: Bool

  /// The number that governs a plural.
  static let count = Parameter(name: "count", isNumber: true)

  var spelling: String { isNumber ? "{#\(name)}" : "{\(name)}" }
}

/// A value cut at its placeholders, `{{` and `}}` made single.
struct Template {
  enum Piece {
    case scalar(Placed)
    case parameter(Parameter, at: Position)
  }

  let pieces: [Piece]

  init(_ entry: Entry) throws(Diagnostic) {
    var pieces: [Piece] = []
    var rest = entry.value[...]
    while let first = rest.first {
      pieces.append(try Self.piece(from: &rest, startingWith: first, of: entry))
    }
    self.pieces = pieces
  }

  /// In the order of first appearance, each once.
  var parameters: [Parameter] {
    var found: [Parameter] = []
    for case .parameter(let parameter, _) in pieces where !found.contains(parameter) {
      found.append(parameter)
    }
    return found
  }

  /// What a reader sees, each placeholder as U+FFFC.
  var shown: [Placed] {
    pieces.map { piece in
      switch piece {
      case .scalar(let placed): placed
      case .parameter(_, let position): Placed(scalar: "\u{FFFC}", position: position)
      }
    }
  }

  /// The text with each placeholder as the control character of its number: U+0001 is the first.
  func encoded(for parameters: [Parameter]) -> String {
    var result = String.UnicodeScalarView()
    for piece in pieces {
      switch piece {
      case .scalar(let placed): result.append(placed.scalar)
      case .parameter(let parameter, _):
        let number = (parameters.firstIndex(of: parameter) ?? 0) + 1
        result.append(Unicode.Scalar(UInt8(number)))
      }
    }
    return String(result)
  }

  private static func piece(
    from rest: inout ArraySlice<Placed>, startingWith first: Placed, of entry: Entry
  ) throws(Diagnostic) -> Piece {
    rest.removeFirst()
    guard first.scalar == "{" || first.scalar == "}" else { return .scalar(first) }
    if rest.first?.scalar == first.scalar {
      rest.removeFirst()
      return .scalar(first)
    }
    guard first.scalar == "{", let end = rest.firstIndex(where: { $0.scalar == "}" }) else {
      throw entry.problem("a brace alone (write {{ or }})", at: first.position)
    }
    let inside = String(String.UnicodeScalarView(rest[..<end].map(\.scalar)))
    rest = rest[(end + 1)...]
    return .parameter(try parameter(inside, of: entry, at: first.position), at: first.position)
  }

  private static func parameter(
    _ inside: String, of entry: Entry, at place: Position
  ) throws(Diagnostic) -> Parameter {
    let isNumber = inside.hasPrefix("#")
    let name = isNumber ? String(inside.dropFirst()) : inside
    guard isLowerCamel(name), !reservedNames.contains(name) else {
      throw entry.problem("“{\(inside)}” is no placeholder: {name} or {#number}", at: place)
    }
    return Parameter(name: name, isNumber: isNumber)
  }
}
